import { expect, test } from 'vitest'
import { workingTexts } from '../../../generator/tools/edit/server/texts.ts'

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`
const begun = lines('one', 'two', 'three', 'four', 'five', 'six', 'seven')

const opened = () => {
  const texts = workingTexts()
  texts.open('a.yaml', begun)
  return texts
}
const changed = (text: string): ReadonlyMap<string, string> => new Map([['a.yaml', text]])

test('undo restores the same bytes, and redo the changed ones', () => {
  const texts = opened()
  texts.change('one', changed(begun.replace('one', 'ONE')))
  texts.change('two', changed(begun.replace('one', 'ONE').replace('two', 'TWO')))
  expect([texts.undo(), texts.undo(), texts.undo()]).toEqual(['two', 'one', undefined])
  expect([texts.text('a.yaml'), texts.unsaved()]).toEqual([begun, []])
  expect([texts.redo(), texts.canRedo()]).toEqual(['one', true])
  texts.change('six', changed(begun.replace('six', 'SIX')))
  expect([texts.canRedo(), texts.text('a.yaml')]).toEqual([false, begun.replace('six', 'SIX')])
})

test('undoes changes that are already saved', () => {
  const texts = opened()
  texts.change('one', changed(begun.replace('one', 'ONE')))
  texts.saved('a.yaml')
  texts.undo()
  expect([texts.text('a.yaml'), texts.unsaved()]).toEqual([begun, ['a.yaml']])
})

test('changes are listed by lines', () => {
  const texts = opened()
  texts.change('two', changed(begun.replace('two', 'TWO')))
  expect(texts.changes()).toEqual([
    {
      file: 'a.yaml',
      lines: [
        { kind: 'same', line: 1, text: 'one' },
        { kind: 'removed', line: 2, text: 'two' },
        { kind: 'added', line: 2, text: 'TWO' },
        { kind: 'same', line: 3, text: 'three' },
      ],
    },
  ])
  texts.saved('a.yaml')
  expect(texts.changes()).toEqual([])
})

test('merges changes of other lines on disk with unsaved ones', () => {
  const texts = opened()
  texts.change('one', changed(begun.replace('one', 'ONE')))
  expect(texts.reread('a.yaml', begun.replace('seven', 'SEVEN'))).toBe(true)
  expect(texts.text('a.yaml')).toBe(begun.replace('one', 'ONE').replace('seven', 'SEVEN'))
  texts.undo()
  expect(texts.text('a.yaml')).toBe(begun.replace('seven', 'SEVEN'))
})

test('reports a conflict if the same lines changed on disk, and keeps both versions', () => {
  const texts = opened()
  texts.change('one', changed(begun.replace('one', 'ONE')))
  expect(texts.reread('a.yaml', begun.replace('one', 'Uno'))).toBe(false)
  expect(texts.text('a.yaml')).toBe(begun.replace('one', 'ONE'))
})
