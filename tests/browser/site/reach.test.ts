/**
 * What people with a keyboard, or with large letters, get to see of each kind of page.
 *
 * @module-tag thorough
 */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { thorough } from '../../support/thorough.ts'
import { faultsOf } from '../inspect.ts'
import { loadFrames, pressTab } from '../keyboard.ts'
import { contact, home, kinds } from './spec.ts'
import { setStage } from './stage.ts'

/**
 * Runs in the page: the focused element, and whether the header and the call button leave it visible; a picture as large as the screen
 * may lose an edge. Null at the end of the page.
 */
const focused = () => {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const { left, right, top, bottom, height, width } = element.getBoundingClientRect()
  const edge = height > innerHeight / 2 ? height / 10 : 1
  const side = width > innerWidth / 2 ? width / 10 : 0
  const covers = [...document.querySelectorAll('body > header, [data-floating]')]
    .filter(cover => !cover.contains(element) && cover.checkVisibility({ visibilityProperty: true }))
    .map(cover => cover.getBoundingClientRect())
  const isOver = (cover: DOMRect) =>
    left < cover.right - side && right > cover.left + side && top < cover.bottom - edge && bottom > cover.top + edge
  // The link to the content covers the header while it has the focus.
  const isOnTop = document.elementFromPoint((left + right) / 2, top + 1) === element
  return {
    place: [...document.querySelectorAll('*')].indexOf(element),
    name: element.outerHTML.slice(0, 100),
    seen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && (isOnTop || !covers.some(isOver)),
  }
}

type Focused = NonNullable<ReturnType<typeof focused>>

/** Goes through a page, by `Tab` or back by `Shift+Tab`. */
const walk = async (page: Page, key: string): Promise<readonly Focused[]> => {
  const steps: Focused[] = []
  for (let count = 0; count < 150; count++) {
    await pressTab(page, key)
    const here = await page.evaluate(focused)
    if (here === null || steps.some(({ place }) => place === here.place)) break
    steps.push(here)
  }
  return steps
}

const stage = setStage()

describe('by keyboard alone', () => {
  const everything = async (viewport: { readonly width: number; readonly height: number }, path: string): Promise<void> => {
    const { site } = stage()
    const { open, page } = await site.visitor({ viewport, reducedMotion: 'reduce' })
    await open(path)
    await loadFrames(page)
    const there = await walk(page, 'Tab')
    expect(there.length).toBeGreaterThan(20)
    expect(there.map(({ place }) => place)).toEqual(there.map(({ place }) => place).toSorted((a, b) => a - b))
    const back = await walk(page, 'Shift+Tab')
    expect(new Set(back.map(({ place }) => place))).toEqual(new Set(there.map(({ place }) => place)))
    expect([there, back].map(steps => steps.filter(({ seen }) => !seen).map(({ name }) => name))).toEqual([[], []])
    await page.context().close()
  }
  const desk = { width: 1280, height: 720 }

  test('on a phone, Tab reaches and shows everything in order, forwards and backwards', () =>
    everything({ width: 360, height: 640 }, home.path.fr))
  test('on a desktop, Tab reaches and shows everything in order', thorough, () => everything(desk, home.path.en))
  test('on a desktop, Tab reaches and shows everything on a page with a long form', thorough, () => everything(desk, contact.path.en))
})

const withLargeLetters = async (width: number): Promise<void> => {
  const { site } = stage()
  // The policy of the site forbids foreign styles.
  const { open, page } = await site.visitor({ viewport: { width, height: 900 }, reducedMotion: 'reduce', bypassCSP: true })
  for (const { path } of kinds) {
    await open(path.fr)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect([path.fr, await page.evaluate(faultsOf)]).toEqual([path.fr, { cut: [], small: [], sideways: false }])
  }
  await page.context().close()
}

test('at 200% text size nothing is cut off or scrolls sideways on a narrow screen', () => withLargeLetters(640))
test('at 200% text size nothing is cut off or scrolls sideways on a wide screen', thorough, () => withLargeLetters(1440))
