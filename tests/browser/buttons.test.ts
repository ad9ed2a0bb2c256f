/**
 * Buttons in the header have one line, those of the hero two at most: every style, in languages with long labels.
 *
 * @module-tag thorough
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keysOf } from '../../generator/site/util/table.ts'
import { styles } from '../../templates/styles/styles.ts'
import { buildText } from '../html/built.ts'
import { launchBrowser } from '../support/browser.ts'
import { serveFolder } from '../support/serve-folder.ts'

const config = (style: string): string => `
trade: dental-clinic
site: { origin: https://www.exemple.example, languages: [fr-FR, it-IT, de-DE] }
business: { name: Cabinet Brasseur, address: { city: { fr: Lyon, it: Lione, de: Lyon }, region: ARA, postalCode: "69003", country: FR } }
phones: { book: { main: 04 65 71 00 12 } }
services: [{ id: checkups }, { id: fillings }, { id: crowns-and-implants }]
locations: [{ name: { fr: Lyon, it: Lione, de: Lyon } }]
forms: { provider: formspree, id: abcdwxyz, processor: { name: Formspree, country: { fr: États-Unis, it: Stati Uniti, de: USA } } }
theme: { style: ${style} }
hosting: [serve]
`

/** Runs in the page: buttons with too many lines, and a header with two rows. */
const tooLong = async (): Promise<readonly string[]> => {
  await document.fonts.ready
  const linesOf = (element: Element): number => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  const header = document.querySelector('header')
  const actions = 'a:not([hreflang], [href="#main"])'
  const inHeader = [...(header?.querySelectorAll(actions) ?? [])].filter(
    link => link.closest('[popover]') === null && link.querySelector('svg') === null,
  )
  const inHero = [...document.querySelectorAll('main h1 ~ div a, main h1 ~ div button, main form button')]
  const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  return [
    ...inHeader.filter(link => seen(link) && linesOf(link) > 1),
    ...inHero.filter(link => seen(link) && link.querySelector('svg') === null && linesOf(link) > 2),
    ...(header !== null && header.offsetHeight > 90 ? [header] : []),
  ].map(element => `${element.tagName}: ${element.textContent?.trim().slice(0, 40)}`)
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ javaScriptEnabled: false })
})
afterAll(() => browser.close())

for (const style of keysOf(styles))
  test(`${style}: labels fit`, async () => {
    const built = await buildText(config(style))
    const server = await serveFolder(built.out)
    const found: string[] = []
    for (const path of ['/', '/it', '/de']) {
      await page.goto(`${server.url}${path}`)
      for (const width of [390, 1024, 1248, 1366, 1536]) {
        await page.setViewportSize({ width, height: 900 })
        found.push(...(await page.evaluate(tooLong)).map(text => `${path}, ${width}: ${text}`))
      }
    }
    expect(found).toEqual([])
    await server.stop()
    built.remove()
  })
