/**
 * Pages of a business with long words and many areas, at the widths of a small phone, a tablet and a laptop.
 *
 * @module-tag thorough
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenWords } from './broken-words.ts'
import { type ServedSite, startSite, type Visitor } from './site/served-site.ts'

const widths = [320, 390, 820, 1440] as const

/** Names on the map that a dot covers, that overlap another name, or that the rounded corners of the map cut off. */
const coveredNames = (): readonly string[] => {
  const map = document.querySelector<SVGSVGElement>('main svg[role=group]')
  const matrix = map?.getScreenCTM()
  if (map == null || matrix == null) return ['no map']
  const texts = [...map.querySelectorAll('text')].map(text => ({ name: text.textContent ?? '', box: text.getBoundingClientRect() }))
  const paths = [...map.querySelectorAll('path')].map(path => path.getAttribute('d') ?? '').filter(d => d.endsWith('h0'))
  const small = paths.flatMap(d =>
    [...d.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => new DOMPoint(Number(x), Number(y)).matrixTransform(matrix)),
  )
  const large = [...map.querySelectorAll('circle')].map(circle => circle.getBoundingClientRect())
  const meets = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const within = ({ x, y }: DOMPoint, box: DOMRect): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom
  return texts.flatMap(({ name, box }, at) => {
    const corners = [box.left + 1, box.right - 1].flatMap(x => [box.top + 1, box.bottom - 1].map(y => document.elementFromPoint(x, y)))
    const faults = [
      ...(small.some(dot => within(dot, box)) || large.some(dot => meets(dot, box)) ? ['dot'] : []),
      ...(texts.some((other, place) => place !== at && meets(other.box, box)) ? ['name'] : []),
      ...(corners.some(element => element === null || !map.contains(element)) ? ['corner'] : []),
    ]
    return faults.length === 0 ? [] : [`${name}: ${faults.join()}`]
  })
}

let site: ServedSite
let visitor: Visitor

beforeAll(async () => {
  site = await startSite('tests/fixtures/long-names.config.yaml')
  visitor = await site.visitor({ viewport: { width: 390, height: 844 } })
})
afterAll(() => site.stop())

describe.each(widths)('at %i px', width => {
  test('long words are broken at hyphens only, and no page scrolls sideways', async () => {
    const { page, open } = visitor
    await page.setViewportSize({ width, height: 844 })
    const found: unknown[] = []
    for (const path of ['/', '/leistungen', '/leistungen/verkehrsunfallschadensregulierung', '/kontakt']) {
      expect(await open(path)).toBe(200)
      const words = await page.evaluate(brokenWords)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (words.length > 0 || overflow > 0) found.push({ path, words, overflow })
    }
    expect(found).toEqual([])
  })

  test('names on the map are free of dots and other names, and no area is linked twice in the content', async () => {
    const { page, open } = visitor
    await page.setViewportSize({ width, height: 900 })
    const found: unknown[] = []
    for (const path of ['/', '/gebiete']) {
      await open(path)
      await page.locator('main svg[role=group]').scrollIntoViewIfNeeded()
      const names = await page.evaluate(coveredNames)
      if (names.length > 0) found.push({ path, names })
    }
    const links = await page.locator('main a').evaluateAll(all => all.map(link => link.textContent))
    expect({ found, links: links.filter(text => text === 'Ornbau') }).toEqual({ found: [], links: ['Ornbau'] })
  })
})
