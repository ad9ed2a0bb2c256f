/**
 * The first view of the home page in every style, with and without a picture. `EVERY=1` combines all of them; otherwise each style has one
 * kind of first view.
 *
 * @module-tag thorough
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysOf } from '../../generator/site/util/table.ts'
import { styles } from '../../templates/styles/styles.ts'
import { type Built, buildText } from '../html/built.ts'
import { launchBrowser } from '../support/browser.ts'
import { type ServedFolder, serveFolder } from '../support/serve-folder.ts'
import { brokenWords } from './broken-words.ts'

const config = (style: string, home: string): string => `
trade: plumber
site: { origin: https://www.brazos.example, languages: [en-US] }
business: { name: Brazos Plumbing, address: { city: Austin, region: TX } }
phones: { book: { main: 512-555-0142 } }
services: [{ id: drain-cleaning }, { id: leak-repair }, { id: water-heaters }]
locations: [{ name: Austin }]
pages: { home: { ${home} } }
forms: { provider: formspree, id: abcdwxyz, processor: { name: Formspree, country: the US } }
theme: { style: ${style} }
hosting: [serve]
`

/** Runs in the page: what of the form and its neighbours is wrong in the first view. */
const firstView = () => {
  const button = document.querySelector('main > :first-child form button')?.getBoundingClientRect()
  const view = document.querySelector('main > :first-child figure img')?.getBoundingClientRect()
  const sheet = document.querySelector('main > :first-child form')?.parentElement?.getBoundingClientRect()
  const meets =
    view !== undefined &&
    sheet !== undefined &&
    view.left < sheet.right &&
    sheet.left < view.right &&
    view.top < sheet.bottom - 1 &&
    sheet.top + 1 < view.bottom
  const tiles = [...document.querySelectorAll('main > :first-child nav a')].map(tile => tile.getAttribute('href'))
  return { meets, isBelow: button !== undefined && button.bottom > innerHeight, offers: button !== undefined || tiles.length > 0 }
}

const screens = [
  [1366, 650],
  [390, 664],
] as const

const homes = [
  ['with a picture', 'image: { file: hero.jpg, alt: A room }'],
  ['without a picture', ''],
  ['a person', 'image: { file: hero.jpg, alt: Ada }, person: { name: Ada Byron, role: Owner }'],
] as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(homes.map((home, nth) => [...home, nth] as const))('%s', (_, home, nth) => {
  const shown = keysOf(styles).filter((_, index) => process.env.EVERY !== undefined || index % homes.length === nth)
  describe.each(shown)('%s', style => {
    let built: Built
    let server: ServedFolder
    let page: Page
    beforeAll(async () => {
      built = await buildText(config(style, home))
      server = await serveFolder(built.out)
      page = await browser.newPage({ reducedMotion: 'reduce' })
    })
    afterAll(async () => {
      await page.close()
      await server.stop()
      built.remove()
    })

    test('one can send a request without scrolling, and the form leaves the picture clear', async () => {
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await page.goto(server.url)
        expect([width, await page.evaluate(firstView)]).toEqual([width, { meets: false, isBelow: false, offers: true }])
      }
    })
  })
})

const french = (style: string): string => `
trade: plumber
site: { origin: https://www.morel.example, languages: [fr-FR] }
business: { name: Plomberie Morel, address: { city: Lyon, country: FR } }
phones: { book: { main: 04 78 12 34 56 } }
services: [{ id: drain-cleaning }, { id: leak-repair }, { id: water-heaters }, { id: fixtures }, { id: bathrooms }]
locations: [{ name: Lyon }]
pages: { home: { layout: counter } }
theme: { style: ${style} }
hosting: [serve]
`

describe.each(keysOf(styles).filter(style => styles[style].home.plain.startsWith('counter')))('tiles of %s', style => {
  test('long names of services are broken at hyphens only', async () => {
    const built = await buildText(french(style))
    const server = await serveFolder(built.out)
    const page = await browser.newPage()
    await page.goto(server.url)
    for (const width of [320, 390, 640, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect([width, await page.locator('main > :first-child nav li').count(), await page.evaluate(brokenWords)]).toEqual([width, 5, []])
    }
    await page.close()
    await server.stop()
    built.remove()
  })
})
