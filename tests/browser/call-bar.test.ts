/**
 * The bar with the phone number at the lower edge of small screens.
 *
 * @module-tag thorough
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedSite, startSite } from './site/served-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await startSite('site.config.yaml')
})
afterAll(() => served.stop())

/** Runs in the page, scrolled: the controls and labels of forms that the bar covers, and whether the bar is shown. */
const barAt = () => {
  const bar = document.querySelector('[data-floating]')
  const covered = [...document.querySelectorAll('form input, form select, form textarea, form button, form label')].filter(control => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return [top + 1, (top + bottom) / 2, bottom - 1].some(y => bar?.contains(document.elementFromPoint((left + right) / 2, y)))
  })
  return { covered: covered.map(control => control.outerHTML.slice(0, 80)), shown: bar?.checkVisibility({ visibilityProperty: true }) }
}

/** Runs in the page: scrolls, and waits until observers and transitions are done. */
const scrolledTo = async (top: number): Promise<void> => {
  scrollTo({ top, behavior: 'instant' })
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined)))
}

test.each(['/', '/contact', '/fr/contact', '/locations'])(
  'on %s it covers no field at 390 px, and appears above and below the form',
  async path => {
    const { open, page } = await served.visitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await open(path)
    await page.evaluate(() => document.fonts.ready)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const found = []
    for (let top = 0; top < height - 844; top += 60) {
      await page.evaluate(scrolledTo, top)
      found.push({ top, ...(await page.evaluate(barAt)) })
    }
    expect(found.filter(({ covered }) => covered.length > 0)).toEqual([])
    expect(new Set(found.map(({ shown }) => shown)).has(true)).toBe(true)
    expect(found.at(-1)?.shown).toBe(true)
    await page.context().close()
  },
)
