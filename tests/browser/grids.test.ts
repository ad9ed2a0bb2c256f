/**
 * Lists of items with an edge, in columns, end with a full line, and lists of links are not one wide column.
 *
 * @module-tag thorough
 */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildText } from '../html/built.ts'
import { launchBrowser } from '../support/browser.ts'
import { serveFolder } from '../support/serve-folder.ts'

const config = `
trade: plumber
site: { origin: https://www.brazos.example, languages: [en-US] }
business: { name: Brazos Plumbing, address: { city: Austin, region: TX } }
phones: { book: { main: 512-555-0142 } }
services: [{ id: drain-cleaning }, { id: leak-repair }, { id: water-heaters }, { id: fixtures }, { id: bathrooms }]
locations:
  - { name: Austin, description: Old pipes., neighbourhoods: [Zilker] }
  - { name: Buda, description: New pipes., neighbourhoods: [Whispering Hollow] }
theme: { style: waves }
hosting: [serve]
`

/** Runs in the page: lists of items with an edge that have a gap after the last one, and lists of links in one wide column. */
const flaws = (): readonly string[] =>
  [...document.querySelectorAll('main ul, main ol')].flatMap(list => {
    const boxes = [...list.children].map(item => item.getBoundingClientRect()).filter(({ width }) => width > 0)
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (first === undefined || last === undefined || boxes.length < 3 || getComputedStyle(list).display !== 'grid') return []
    const hasEdge = [list.lastElementChild, list.lastElementChild?.firstElementChild].some(
      item => item instanceof Element && Number.parseFloat(getComputedStyle(item).borderBlockStartWidth) > 0,
    )
    const text = list.textContent?.trim().slice(0, 30)
    const isOneColumn = boxes.every(({ left }) => Math.abs(left - first.left) < 2)
    const leadsOn = [...list.children].every(item => item.firstElementChild?.tagName === 'A')
    const right = Math.max(...boxes.map(box => box.right))
    return [
      ...(hasEdge && !isOneColumn && right - last.right > 2 ? [`gap after the last item of “${text}”`] : []),
      ...(isOneColumn && leadsOn && first.width > 600 ? [`one column of ${Math.round(first.width)} pixels: “${text}”`] : []),
    ]
  })

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('lists end with a full line, and links have columns on tablets', async () => {
  const built = await buildText(config)
  const page = await browser.newPage({ javaScriptEnabled: false })
  const server = await serveFolder(built.out)
  const found: string[] = []
  // Pages of the other services and areas have the same lists.
  const paths = built.pages.map(({ path }) => path).filter(path => !/leak-repair|water-heaters|fixtures|bathrooms|buda/.test(path))
  for (const path of paths) {
    await page.goto(`${server.url}${path}`)
    for (const width of [820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await page.evaluate(flaws)).map(flaw => `${path}, ${width}: ${flaw}`))
    }
  }
  expect(found).toEqual([])
  await page.close()
  await server.stop()
  built.remove()
})
