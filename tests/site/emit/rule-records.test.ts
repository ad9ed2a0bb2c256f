import { expect, test } from 'vitest'
import { recordedRedirects, redirectsFile, ruleRecords } from '../../../generator/site/emit/rule-records.ts'
import type { Redirect } from '../../../generator/site/model/host.ts'

test('redirects are noted one by one as JSON, however many there are', () => {
  for (const count of [0, 1, 1000, 1001, 2500]) {
    const redirects = Array.from({ length: count }, (_, at): Redirect => ({ from: `/old-é-${at}`, to: `/new-${at}`, status: 301 }))
    const file = ruleRecords(() => redirects, []).find(({ path }) => path === redirectsFile)
    const text = Buffer.from(file?.bytes ?? '').toString()
    expect(text).toBe(JSON.stringify(redirects.map(({ from, to, status }) => ({ from, to, status }))))
    expect(recordedRedirects(text)).toEqual(redirects)
  }
})
