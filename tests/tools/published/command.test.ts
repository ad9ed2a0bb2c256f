/**
 * Dates of the sitemap after `townsite published`.
 *
 * @module-tag thorough
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const root = temporaryFolder()

test('the sitemap dates only pages that changed since the last record', async () => {
  const folder = join(root, 'dated')
  mkdirSync(folder)
  const config = join(folder, 'laval.config.yaml')
  const list = join(folder, '.townsite', 'laval.published')
  const out = join(folder, 'dist')
  const dated = async (): Promise<readonly string[]> => {
    expect((await run(['build', '--config', config, '--out', out])).code).toBe(0)
    return [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc><lastmod>/g)].map(([, address]) => address ?? '')
  }

  writeFileSync(config, sampleText)
  expect(await run(['published', '--config', config])).toEqual({
    code: 0,
    out: `${list}: 56 pages recorded. When a page changes, the sitemap will include the date. Commit this file.\n`,
    err: '',
  })
  expect(await dated()).toEqual([])

  writeFileSync(config, sampleWith(['      en: When there’s room on the schedule.{emergency', '      en: When there’s room.{emergency']))
  // Changed without a recorded date.
  expect(await dated()).toEqual([])
  expect((await run(['published', '--config', config])).out).toMatch(/\.published: \d+ of 56 pages changed since \d{4}-\d\d-\d\d\.\n$/)
  expect(JSON.parse((await run(['published', '--config', config, '--json'])).out)).toEqual([
    { config, list, isNew: false, pages: 56, changed: 0, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
  const changed = await dated()
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(56)
  expect(changed.every(address => !address.includes('/fr'))).toBe(true)
})
