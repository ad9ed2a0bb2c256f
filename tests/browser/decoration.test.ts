/** The lines of a style never cross a text: every style, page kind, width and scheme, with and without a picture. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keysOf } from '../../generator/site/util/table.ts'
import { styles } from '../../templates/styles/styles.ts'
import { buildText } from '../html/built.ts'
import { launchBrowser, respondFrom } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { crossedTexts } from './crossed-text.ts'

/** One service has a picture, the other none. */
const config = (style: string, home: string): string => `
trade: plumber
site: { origin: https://www.brazos.example, languages: [en-US] }
business: { name: Brazos Plumbing, address: { city: Austin, region: TX } }
phones: { book: { main: 512-555-0142 } }
services: [{ id: drain-cleaning, image: { file: service-dryer.jpg, alt: A room } }, { id: leak-repair }]
locations: [{ name: Round Rock, geo: { lat: 30.51, lng: -97.68 } }]
pages: { home: { ${home} } }
forms: { provider: formspree, id: abcdwxyz, processor: { name: Formspree, country: the US } }
theme: { style: ${style} }
hosting: [serve]
`

const widths = [390, 820, 1024, 1440]

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled: false })
})
afterAll(() => browser.close())

/** The texts that are crossed, by page, width and scheme. */
const crossed = async (style: string, home: string, isWanted: (path: string) => boolean): Promise<readonly string[]> => {
  const built = await buildText(config(style, home))
  await respondFrom(built, page)
  const found: string[] = []
  for (const { path } of built.pages.filter(({ path }) => isWanted(path))) {
    await page.goto(`http://brazos.example${path}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        found.push(...(await page.evaluate(crossedTexts)).map(text => `${path}, ${width}, ${colorScheme}: ${text}`))
      }
    }
  }
  await page.unroute('**/*')
  built.remove()
  return found
}

for (const style of keysOf(styles))
  test(`${style}: no line crosses a text`, thoroughUnless(style === 'waves'), async () => {
    expect(await crossed(style, 'image: { file: hero.jpg, alt: A room }', () => true)).toEqual([])
    expect(await crossed(style, '', path => path === '/')).toEqual([])
  })
