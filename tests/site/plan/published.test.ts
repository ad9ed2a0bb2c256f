import { expect, test } from 'vitest'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { lastChanged, parsePublished, printPublished, publishedNow } from '../../../generator/site/plan/published.ts'

const says = (...pages: readonly (readonly [UrlPath, string])[]) => new Map(pages)
const first = publishedNow(undefined, says(['/', 'aaaaaaaaaaaa'], ['/fr', 'bbbbbbbbbbbb']), '2026-11-21')

test('the first list has no dates, since the pages may be years old', () => {
  expect([...first]).toEqual([
    ['/', { fingerprint: 'aaaaaaaaaaaa', changed: null }],
    ['/fr', { fingerprint: 'bbbbbbbbbbbb', changed: null }],
  ])
})

test('later lists date changed and new pages, and drop removed ones', () => {
  const second = publishedNow(first, says(['/', 'cccccccccccc'], ['/contact', 'dddddddddddd']), '2026-12-01')
  expect([...second]).toEqual([
    ['/', { fingerprint: 'cccccccccccc', changed: '2026-12-01' }],
    ['/contact', { fingerprint: 'dddddddddddd', changed: '2026-12-01' }],
  ])
  expect([...publishedNow(second, says(['/', 'cccccccccccc']), '2027-01-05')]).toEqual([
    ['/', { fingerprint: 'cccccccccccc', changed: '2026-12-01' }],
  ])
  expect([
    lastChanged(second, '/', 'cccccccccccc'),
    // Changed without a record, so the date is unknown.
    lastChanged(second, '/', 'eeeeeeeeeeee'),
    lastChanged(second, '/gone', 'cccccccccccc'),
    lastChanged(first, '/', 'aaaaaaaaaaaa'),
  ]).toEqual(['2026-12-01', undefined, undefined, undefined])
})

test('sorts the file, parses it back unchanged, and reports an invalid line', () => {
  const text = printPublished(new Map([...first].reverse()))
  expect(text).toBe(
    '# What each page says, by fingerprint, and since when. Kept by “townsite published”; commit it.\n/ aaaaaaaaaaaa -\n/fr bbbbbbbbbbbb -\n',
  )
  expect(parsePublished('a.published', text)).toEqual({ list: first, diagnostics: [] })
  expect(parsePublished('a.published', `${text}<<<<<<< HEAD\n`).diagnostics).toMatchObject([
    { code: 'PUBLISHED_LINE', severity: 'error', where: { file: 'a.published', line: 4 } },
  ])
})
