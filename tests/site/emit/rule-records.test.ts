import { expect, test } from 'vitest'
import { recordedRedirects, redirectsFile, ruleRecords } from '../../../generator/site/emit/rule-records.ts'
import type { Redirect } from '../../../generator/site/model/host.ts'
import { expandRedirect } from '../../../generator/site/util/expand-redirect.ts'

const notedText = (redirects: readonly Redirect[]): string =>
  Buffer.from(ruleRecords(() => redirects, []).find(({ path }) => path === redirectsFile)?.bytes ?? '').toString()

test('records every redirect as JSON', () => {
  for (const count of [0, 1, 200, 201, 1000, 1001, 2500]) {
    const redirects = Array.from({ length: count }, (_, at): Redirect => ({ from: `/old-é-${at}`, to: `/new-${at}`, status: 301 }))
    const text = notedText(redirects)
    expect(text).toBe(JSON.stringify(redirects.map(({ from, to, status }) => ({ from, to, status }))))
    expect(recordedRedirects(text)).toEqual(redirects)
  }
})

test('records the redirects that a pattern covers instead of the pattern', () => {
  const covers = [...Array.from({ length: 450 }, (_, at) => `place-${at}`), 'Québec', '"quoted"']
  const other: Redirect = { from: '/old/elsewhere', to: '/contact', status: 302 }
  const pattern: Redirect = { from: '/old/:name', to: '/new/:name/it', status: 301, pattern: true, covers: [...covers, other] }
  const text = notedText([{ from: '/a', to: '/b', status: 301 }, pattern])
  expect(text).toBe(JSON.stringify([{ from: '/a', to: '/b', status: 301 }, ...expandRedirect(pattern)]))
  expect(recordedRedirects(text)).toHaveLength(454)
  expect(recordedRedirects(text).slice(-2)).toEqual([{ from: '/old/"quoted"', to: '/new/"quoted"/it', status: 301 }, other])
})
