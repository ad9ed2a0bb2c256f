/** The lines of a style never cross a text: every style, page kind, width and scheme, with and without a picture. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keysOf } from '../../generator/site/util/table.ts'
import { styles } from '../../templates/styles/styles.ts'
import { buildText } from '../html/built.ts'
import { launchBrowser } from '../support/browser.ts'
import { serveFolder } from '../support/serve-folder.ts'
import { thorough } from '../support/thorough.ts'
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

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled: false })
})
afterAll(() => browser.close())

type View = readonly [scheme: 'light' | 'dark', width: number]

/** Schemes differ in colors: lines and texts are at the same places in both. */
const all: readonly View[] = [
  ['light', 390],
  ['light', 820],
  ['light', 1440],
  ['light', 1024],
  ['dark', 1024],
]

/** The texts that are crossed, by page, width and scheme. */
const crossed = async (
  style: string,
  home: string,
  views: readonly View[],
  isWanted: (path: string) => boolean,
): Promise<readonly string[]> => {
  const built = await buildText(config(style, home))
  const server = await serveFolder(built.out)
  const found: string[] = []
  for (const { path } of built.pages.filter(({ path }) => isWanted(path))) {
    await page.goto(`${server.url}${path}`)
    for (const [colorScheme, width] of views) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await page.evaluate(crossedTexts)).map(text => `${path}, ${width}, ${colorScheme}: ${text}`))
    }
  }
  await server.stop()
  built.remove()
  return found
}

test('waves: on a phone and on a laptop, no line crosses a text', async () => {
  const views: readonly View[] = [
    ['light', 390],
    ['light', 1024],
  ]
  expect(await crossed('waves', 'image: { file: hero.jpg, alt: A room }', views, () => true)).toEqual([])
})

test.for(keysOf(styles))('%s: no line crosses a text', thorough, async style => {
  expect(await crossed(style, 'image: { file: hero.jpg, alt: A room }', all, () => true)).toEqual([])
  expect(await crossed(style, '', all, path => path === '/')).toEqual([])
})
