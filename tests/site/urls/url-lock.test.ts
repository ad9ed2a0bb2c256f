import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { parseLock, printLock } from '../../../generator/site/urls/url-lock.ts'

test('prints one URL per line, sorted by code unit, for several sites', () => {
  expect(
    printLock(
      new Map<string, readonly UrlPath[]>([
        ['b', ['/é', '/z', '/', '/z']],
        ['a', ['/Z', '/a']],
      ]),
    ),
  ).toBe(
    [
      '# Public addresses, kept by “npm run urls -- --accept”. Once published, an address stays: as a page or as a redirect.',
      'a /Z',
      'a /a',
      'b /',
      'b /z',
      'b /é',
      '',
    ].join('\n'),
  )
})

test('parses printed text, in any order and with any line endings', () => {
  const lists = fc.dictionary(
    fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
    fc.uniqueArray(
      fc.stringMatching(/^[a-z0-9/é-]{0,12}$/).map((rest): UrlPath => `/${rest}`),
      { minLength: 1 },
    ),
  )
  fc.assert(
    fc.property(lists, byId => {
      const lock = new Map(Object.entries(byId))
      const shuffled = printLock(lock).trimEnd().split('\n').reverse().join('\r\n')
      const { lock: again, diagnostics } = parseLock('urls.lock', shuffled)
      expect(diagnostics).toEqual([])
      expect(printLock(again)).toBe(printLock(lock))
    }),
  )
})

test('reports the line of a merge conflict marker', () => {
  const { lock, diagnostics } = parseLock('urls.lock', '# x\n<<<<<<< HEAD\nsite /a\n=======\nsite b\n>>>>>>> other\n')
  expect([...lock]).toEqual([['site', ['/a']]])
  expect(diagnostics.map(({ code, where }) => [code, where?.line])).toEqual([
    ['URL_LOCK_LINE', 2],
    ['URL_LOCK_LINE', 4],
    ['URL_LOCK_LINE', 5],
    ['URL_LOCK_LINE', 6],
  ])
})
