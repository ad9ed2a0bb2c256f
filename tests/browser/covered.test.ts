/**
 * Scrolls through pages and moves through them by keyboard: fixed elements never cover texts or controls.
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packedSite } from '../support/site.ts'
import { sampleOf } from '../support/thorough.ts'
import { loadFrames, pressTab } from './keyboard.ts'
import { type ServedSite, startSite } from './site/served-site.ts'

const sites = ['site', 'miami-plumber', 'brussels-locksmith', 'dental-clinic'] as const
const screens = [
  [320, 568],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** Bars along an edge, which the page scrolls below. They may cover content that scrolls past, but not the focused element. */
const bars = 'body > header, [data-floating]'

/** Runs in the page: texts and controls that are covered at some scroll position. */
const coveredWhileScrolling = (bars: string): readonly string[] => {
  const found = new Set<string>()
  const isBar = (element: Element): boolean => {
    const bar = element.closest(bars)
    return bar !== null && bar.getBoundingClientRect().width >= document.documentElement.clientWidth
  }
  const look = (element: Element, x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return
    const top = document.elementsFromPoint(x, y).find(one => getComputedStyle(one).opacity !== '0')
    if (top === undefined || top.contains(element) || element.contains(top) || isBar(top)) return
    const name = (one: Element): string => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`
    found.add(`${name(top)} on ${name(element)} “${(element.textContent || element.outerHTML).trim().slice(0, 40)}”`)
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, node =>
    node.textContent?.trim() && node.parentElement?.checkVisibility({ visibilityProperty: true })
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  )
  // The walker shows texts alone.
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary, iframe')].filter(one =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const range = document.createRange()
  for (let y = 0; ; y += innerHeight / 3) {
    scrollTo({ top: y, behavior: 'instant' })
    for (const text of texts) {
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects())
        for (const x of [left + 2, (left + right) / 2, right - 2])
          if (text.parentElement !== null) look(text.parentElement, x, (top + bottom) / 2)
    }
    for (const control of controls) {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      look(control, (left + right) / 2, (top + bottom) / 2)
    }
    if (y + innerHeight >= document.documentElement.scrollHeight) return [...found]
  }
}

/** Runs in the page: what has the focus, and whether all of it is seen; null at the end of the page. */
const focused = () => {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  // A slider is clear: what shows it is the stage around it.
  const shown = getComputedStyle(element).opacity === '0' ? (element.parentElement ?? element) : element
  const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  const seen = boxes.some(({ left, right, top, bottom }) => {
    // What is as high as the screen may lose an edge.
    const edge = bottom - top > innerHeight / 2 ? (bottom - top) / 10 : 3
    const isSeenAt = (y: number): boolean => {
      const hit = document.elementsFromPoint((left + right) / 2, y).find(one => one === element || getComputedStyle(one).opacity !== '0')
      return hit !== undefined && (shown.contains(hit) || hit.contains(shown) || hit.parentElement?.contains(shown) === true)
    }
    // The focus is on the first link of a frame.
    if (element.tagName === 'IFRAME') return isSeenAt(top + 10)
    return [top + edge, (top + bottom) / 2, bottom - edge].every(isSeenAt)
  })
  return { place: [...document.querySelectorAll('*')].indexOf(element), name: element.outerHTML.slice(0, 120), seen }
}

/** Runs in the page: what people can use, and see or find by keyboard. */
const controlsShown = () =>
  [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.getAttribute('tabindex') !== '-1')
    .map(one => ({ place: [...document.querySelectorAll('*')].indexOf(one), name: one.outerHTML.slice(0, 120) }))

/** What the focus comes to by `Tab` without being seen, or does not come to. */
const keyboardFaults = async (page: Page): Promise<readonly string[]> => {
  const [hidden, places] = [[] as string[], new Set<number>()]
  let last = -1
  let isLost = false
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (;;) {
    await pressTab(page)
    const here = await page.evaluate(focused)
    // A date has several stops.
    if (here !== null && here.place === last) continue
    // A frame that loads on the way loses the focus, and the next stop is the one behind it; at the end of the page it is the first.
    if (here === null && !isLost) {
      isLost = true
      continue
    }
    if (here === null || places.has(here.place)) break
    isLost = false
    last = here.place
    places.add(last)
    if (!here.seen) hidden.push(here.name)
  }
  const controls = await page.evaluate(controlsShown)
  return [...hidden, ...controls.filter(({ place }) => !places.has(place)).map(({ name }) => `not reached: ${name}`)]
}

const placed = sites.map((name, place) => [name, place] as const)

describe.each(sampleOf(placed, 2))('%s', (name, place) => {
  const config = name === 'site' ? 'site.config.yaml' : `tests/fixtures/sites/${name}.config.yaml`
  const { routes } = packedSite(readFileSync(config, 'utf8')).resolved.routes
  const languages = [...new Set(routes.map(({ language }) => language))]
  let served: ServedSite
  beforeAll(async () => {
    served = await startSite(config)
  })
  afterAll(() => served.stop())

  // A language a screen: each kind of page is seen on all screens, and in every language. A landing takes one of two sites.
  const looks = screens.map((screen, index) => [...screen, languages[index % languages.length]] as const)
  test.each(looks.filter((_, index) => process.env.EVERY !== undefined || index === place + 1))(
    'at %i × %i, in %s',
    async (width, height, language) => {
      // The policy of the site forbids foreign styles.
      const { open, page } = await served.visitor({ viewport: { width, height }, reducedMotion: 'reduce', bypassCSP: true })
      const kinds = new Map(routes.filter(one => one.language === language).map(({ kind, path }) => [kind, path]))
      const faults: Record<string, readonly string[]> = {}
      for (const path of kinds.values()) {
        await open(path)
        // Elements without pointer events cover texts as well.
        await page.addStyleTag({ content: '* { pointer-events: auto !important }' })
        await page.evaluate(() => document.fonts.ready)
        await loadFrames(page)
        const found = [...(await page.evaluate(coveredWhileScrolling, bars)), ...(await keyboardFaults(page))]
        if (found.length > 0) faults[path] = found
      }
      expect(faults).toEqual({})
      await page.context().close()
    },
  )
})
