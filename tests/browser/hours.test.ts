/**
 * The table of hours on the contact page: two columns with straight edges, and no time broken into two lines on a phone.
 *
 * @module-tag thorough
 */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildText } from '../html/built.ts'
import { launchBrowser } from '../support/browser.ts'
import { serveFolder } from '../support/serve-folder.ts'

const config = `
trade: locksmith
site: { origin: https://www.cle.example, languages: [en-BE, fr-BE, de-BE, ar] }
business: { name: Clé, address: { city: { en: Brussels, fr: Bruxelles, de: Brüssel, ar: بروكسل }, country: BE } }
phones: { book: { main: 02 001 01 23 } }
hours:
  timeZone: Europe/Brussels
  weekly: { mon-wed: 00:00-24:00, thu: [08:00-12:00, 13:30-18:00], fri: 08:30-19:30, sat-sun: closed }
services: [{ id: lockouts }]
locations: [{ name: { en: Brussels, fr: Bruxelles, de: Brüssel, ar: بروكسل } }]
hosting: [serve]
`

/** Runs in the page: rows whose columns do not begin and end at the edges of the table, and lines that end within days or a time. */
const flaws = (): readonly string[] =>
  [...document.querySelectorAll('[data-hours] dl > div')].flatMap(row => {
    const linesOf = (cell: Element | null): readonly string[] => {
      const text = cell?.firstChild
      if (!(text instanceof Text)) return ['no text']
      const lines = new Map<number, string>()
      for (let at = 0; at < text.length; at++) {
        const range = new Range()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const line = Math.round(range.getBoundingClientRect().bottom)
        lines.set(line, (lines.get(line) ?? '') + text.data.charAt(at))
      }
      return [...lines.values()]
    }
    const edgesOf = (element: Element | null): readonly [number, number] => {
      const range = new Range()
      if (element !== null) range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      return document.dir === 'rtl' ? [-right, -left] : [left, right]
    }
    const [days, times] = [row.querySelector('dt'), row.querySelector('dd')]
    const { left, right } = row.getBoundingClientRect()
    const [start, end] = document.dir === 'rtl' ? [-right, -left] : [left, right]
    const isAligned =
      Math.abs(edgesOf(days)[0] - start) < 1 && Math.abs(edgesOf(times)[1] - end) < 1 && edgesOf(days)[1] < edgesOf(times)[0]
    return [
      ...(isAligned ? [] : [`not at the edges: ${row.textContent}`]),
      ...[linesOf(days), linesOf(times)].flatMap(lines =>
        lines.slice(0, -1).some(line => !/[,،]\s*$/.test(line)) ? [`broken: ${lines.join(' | ')}`] : [],
      ),
    ]
  })

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('opening hours have two columns and whole times', async () => {
  const built = await buildText(config)
  const page = await browser.newPage({ javaScriptEnabled: false })
  const server = await serveFolder(built.out)
  const found: string[] = []
  const pages = built.pages.filter(({ html }) => html.includes('data-hours'))
  expect(pages.length).toBe(4)
  for (const { path } of pages)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${server.url}${path}`)
      expect([path, await page.locator('[data-hours] dl > div').count()]).toEqual([path, 4])
      found.push(...(await page.evaluate(flaws)).map(flaw => `${path}, ${width}: ${flaw}`))
    }
  expect(found).toEqual([])
  await page.close()
  await server.stop()
  built.remove()
})
