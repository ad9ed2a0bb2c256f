import { expect, test } from 'vitest'
import { editChain } from '../../../../generator/site/config/edit/edit-chain.ts'
import { editVerified } from '../../../../generator/site/config/edit/edit-checked.ts'
import { changeData } from '../../../../generator/site/config/edit/edit-data.ts'

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

test('renames a key in place, with its comments and quotation marks', () => {
  const before = lines(
    '# First',
    'site:',
    '  # The old name',
    '  "old": { a: 1 } # as it was',
    '  next: 2',
    'list:',
    '  - old: 3',
    '    b: { old: 4 }',
  )
  const renamed = editVerified(before, [
    { kind: 'rename', path: ['site', 'old'], key: 'new' },
    { kind: 'rename', path: ['list', 0, 'old'], key: 'new' },
    { kind: 'rename', path: ['list', 0, 'b', 'old'], key: 'new name: x' },
  ])
  expect(renamed).toBe(
    lines(
      '# First',
      'site:',
      '  # The old name',
      '  new: { a: 1 } # as it was',
      '  next: 2',
      'list:',
      '  - new: 3',
      '    b: { "new name: x": 4 }',
    ),
  )
  expect(changeData({ b: 1, c: 2, d: 3 }, { kind: 'rename', path: ['c'], key: 'x' })).toEqual({ b: 1, x: 2, d: 3 })
  expect(editChain([{ file: 'city.yaml', text: before }], { kind: 'rename', path: ['site', 'old'], key: 'new' })).toContain(
    '  new: { a: 1 }',
  )
})

test('writes a key before all others of its map', () => {
  const first = (text: string, ...path: readonly (string | number)[]): string => editVerified(text, [{ kind: 'first', path, value: 1 }])
  expect(first(lines('site: { a: 1 }', 'list: [{ b: 2 }]', 'more:', '  - c: 3', '    d: 4', '  - { e: 5 }'), 'x')).toBe(
    lines('x: 1', 'site: { a: 1 }', 'list: [{ b: 2 }]', 'more:', '  - c: 3', '    d: 4', '  - { e: 5 }'),
  )
  expect(first('site: { a: 1 }', 'site', 'x')).toBe('site: { x: 1, a: 1 }')
  expect(first(lines('more:', '  - c: 3', '    d: 4'), 'more', 0, 'x')).toBe(lines('more:', '  - x: 1', '    c: 3', '    d: 4'))
  expect(first(lines('site:', '  # of a', '  a: 1'), 'site', 'x')).toBe(lines('site:', '  x: 1', '  # of a', '  a: 1'))
  expect(first('site: {}', 'site', 'x')).toBe('site: { x: 1 }')
  expect(first('{}', 'x')).toBe('{ x: 1 }')
})
