import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { type LockedUrl, parseLock, printLock } from '../../../generator/site/urls/url-lock.ts'

test('prints one URL per line with its page, sorted by code unit, for several sites', () => {
  expect(
    printLock(
      new Map<string, readonly LockedUrl[]>([
        ['b', [{ path: '/é' }, { path: '/z' }, { path: '/' }, { path: '/z' }]],
        ['a', [{ path: '/Z', page: 'en service:air-duct' }, { path: '/a' }]],
      ]),
    ),
  ).toBe(
    [
      '# Public addresses, kept by “townsite urls --accept”. Once published, an address stays: as a page or as a redirect.',
      'a /Z en service:air-duct',
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
      fc.record(
        {
          path: fc.stringMatching(/^[a-z0-9/é-]{0,12}$/).map((rest): UrlPath => `/${rest}`),
          page: fc.stringMatching(/^[a-z]{2}(-[A-Z]{2})? service:[a-z-]{1,9}$/),
        },
        { requiredKeys: ['path'] },
      ),
      { minLength: 1, selector: ({ path }) => path },
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
  expect([...lock]).toEqual([['site', [{ path: '/a' }]]])
  expect(diagnostics.map(({ code, where }) => [code, where?.line])).toEqual([
    ['URL_LOCK_LINE', 2],
    ['URL_LOCK_LINE', 4],
    ['URL_LOCK_LINE', 5],
    ['URL_LOCK_LINE', 6],
  ])
})

test('reads a file of an earlier version, which has no pages', () => {
  expect(parseLock('urls.lock', 'site /a\nsite /fr/a\n')).toEqual({
    lock: new Map([['site', [{ path: '/a' }, { path: '/fr/a' }]]]),
    diagnostics: [],
  })
})

test.each(['my site', '#acme', '100%', 'a%20b', '<<<<<<<', 'café\u00a0bleu', '東京', 'a=b|c'])(
  'reads the URLs of the site %j back',
  site => {
    const lock = new Map<string, readonly LockedUrl[]>([
      [site, [{ path: '/' }, { path: '/contact', page: 'en contact' }]],
      ['other', [{ path: '/' }]],
    ])
    expect(parseLock('urls.lock', printLock(lock))).toEqual({ lock, diagnostics: [] })
  },
)
