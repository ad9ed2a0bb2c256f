/** Nothing moves when the web font of headings arrives after the first paint. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readBuilt } from '../html/built.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { type ServedSite, startSite } from './site/served-site.ts'

/** Runs in each page: sums the scores of its layout shifts. */
const observe = (): void => {
  Object.assign(globalThis, { shift: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value') })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: waits until its fonts are painted. @returns the sum */
const shiftOf = async (): Promise<number> => {
  await document.fonts.ready
  for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  return Reflect.get(globalThis, 'shift')
}

let site: ServedSite | undefined
afterEach(() => site?.stop())

/** The pages of a site in its first language, and phones, tablets and screens. */
const sites = [
  { name: 'brussels-locksmith', sizes: [[412, 823]], paths: /^\/(adresses|vie-privee)$/, isSample: true },
  {
    name: 'brussels-locksmith',
    sizes: [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ],
    paths: /^\/(?!nl|500)/,
    isSample: false,
  },
  {
    name: 'miami-plumber',
    sizes: [
      [390, 844],
      [1440, 900],
    ],
    paths: /^\/(?!es|500)/,
    isSample: false,
  },
  {
    name: 'austin-groomer',
    sizes: [
      [390, 844],
      [1440, 900],
    ],
    paths: /^\/(?!500)/,
    isSample: false,
  },
] as const

for (const { name, sizes, paths, isSample } of sites)
  test(`${name}: no layout shift on ${sizes.map(([width]) => width).join(', ')} pixels`, thoroughUnless(isSample), async () => {
    site = await startSite(`tests/fixtures/sites/${name}.config.yaml`)
    const { out, pages } = readBuilt(site.out)
    const found: string[] = []
    for (const [width, height] of sizes)
      for (const { path } of pages.filter(({ path }) => paths.test(path))) {
        // A new visitor, whose cache is empty.
        const { page, open } = await site.visitor({ viewport: { width, height } })
        await page.addInitScript(observe)
        await page.route('**/*.woff2', async route => {
          const body = await readFile(join(out, new URL(route.request().url()).pathname))
          // After the 0.1 s in which browsers hide the text.
          await new Promise(resolve => setTimeout(resolve, 250))
          await route.fulfill({ body, contentType: 'font/woff2' })
        })
        await open(path)
        await page.waitForLoadState()
        const shift = await page.evaluate(shiftOf)
        // The phone number in the header may move its neighbors by 6 pixels.
        if (shift > 0.0005) found.push(`${path}, ${width}: ${shift.toFixed(4)}`)
        await page.context().close()
      }
    expect(found).toEqual([])
  })
