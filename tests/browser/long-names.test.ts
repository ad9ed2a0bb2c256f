/** Pages of a business with long words and many areas, at the widths of a small phone, a tablet and a laptop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedSite, startSite, type Visitor } from './site/served-site.ts'

const widths = [320, 390, 820, 1440] as const

/** The words of a page that a line break divides without a hyphen, as “begin|end”. */
const brokenWords = (): readonly string[] => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const topOf = (node: Node, at: number): number => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    // The first letter after a hyphen also has a box without width at the end of the line before.
    return [...range.getClientRects()].at(-1)?.top ?? 0
  }
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.checkVisibility() !== true) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\u00ad]{8,}/gu))
      for (let at = 1; at < word.length; at++) {
        if (word[at] === '\u00ad' || word[at - 1] === '\u00ad') continue
        if (Math.abs(topOf(node, index + at) - topOf(node, index + at - 1)) > 4) found.push(`${word.slice(0, at)}|${word.slice(at)}`)
      }
  }
  return found
}

let site: ServedSite
let visitor: Visitor

beforeAll(async () => {
  site = await startSite('tests/fixtures/long-names.config.yaml')
  visitor = await site.visitor({ viewport: { width: 390, height: 844 } })
})
afterAll(() => site.stop())

test('long words are broken at hyphens only, and no page scrolls sideways', async () => {
  const { page, open } = visitor
  const found: unknown[] = []
  for (const path of ['/', '/leistungen', '/leistungen/verkehrsunfallschadensregulierung', '/kontakt']) {
    expect(await open(path)).toBe(200)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const words = await page.evaluate(brokenWords)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (words.length > 0 || overflow > 0) found.push({ path, width, words, overflow })
    }
  }
  expect(found).toEqual([])
})
