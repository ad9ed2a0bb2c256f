/**
 * Every style on a site that has no photograph: nothing cut off, nothing sideways, WCAG AA.
 *
 * @module-tag thorough
 */
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysOf } from '../../generator/site/util/table.ts'
import { styles } from '../../templates/styles/styles.ts'
import { type Built, buildText } from '../html/built.ts'
import { axeViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { type ServedFolder, serveFolder } from '../support/serve-folder.ts'
import { sampleOf, thorough } from '../support/thorough.ts'
import { faultsOf } from './inspect.ts'

/** A business with the services of a trade, in three places, without a picture. */
const config = (style: string): string => `
trade: plumber
site: { origin: https://www.brazos.example, languages: [en-US] }
business: { name: Brazos Plumbing, address: { city: Austin, region: TX } }
phones: { book: { main: 512-555-0142 } }
services: [{ id: drain-cleaning }, { id: leak-repair }, { id: water-heaters }]
locations:
  - { name: Austin, geo: { lat: 30.27, lng: -97.74 }, neighbourhoods: [Zilker, Mueller] }
  - { name: Round Rock, geo: { lat: 30.51, lng: -97.68 } }
  - { name: Buda, geo: { lat: 30.09, lng: -97.84 } }
theme: { style: ${style} }
hosting: [serve]
`

const looks = [
  { width: 320, height: 640, colorScheme: 'dark' },
  { width: 820, height: 1100, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(keysOf(styles))('%s', thorough, style => {
  let built: Built
  let server: ServedFolder
  let page: Page
  beforeAll(async () => {
    built = await buildText(config(style))
    server = await serveFolder(built.out)
    page = await browser.newPage({ reducedMotion: 'reduce' })
  })
  afterAll(async () => {
    await page.close()
    await server.stop()
    built.remove()
  })

  test('no page is too heavy for the first round trip', () => {
    expect(built.pages.filter(({ html }) => gzipSync(html, { level: 9 }).length > 14_000).map(({ path }) => path)).toEqual([])
  })

  const kinds = ['/', '/services/leak-repair', '/services/leak-repair/buda', '/services', '/service-areas', '/contact', '/about', '/404']
  test.for(sampleOf(kinds, 1))('%s: nothing cut off, nothing sideways, WCAG AA', async path => {
    for (const { width, height, colorScheme } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      await page.goto(`${server.url}${path}`)
      const violations = await axeViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })
      expect([
        width,
        await page.evaluate(faultsOf),
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`)),
      ]).toEqual([width, { cut: [], small: [], sideways: false }, []])
    }
  })
})
