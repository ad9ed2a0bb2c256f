/** What people with a keyboard, or with large letters, get to see of each kind of page. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { faultsOf } from '../inspect.ts'
import { contact, home, kinds } from './spec.ts'
import type { OnStage } from './stage.ts'

/** Runs in the page: what has the focus, and whether the header or the floating button lies over its middle. Null at the end of the page. */
const focused = () => {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const cover = document.elementFromPoint(x, y)?.closest('.header, .floating-call')
  return {
    place: [...document.querySelectorAll('*')].indexOf(element),
    name: element.outerHTML.slice(0, 100),
    seen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && cover?.contains(element) !== false,
  }
}

type Focused = NonNullable<ReturnType<typeof focused>>

/** Tabs through a page. */
const walk = async (page: Page): Promise<readonly Focused[]> => {
  const steps: Focused[] = []
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(focused)
    if (here === null || here.place === steps[0]?.place) break
    steps.push(here)
  }
  return steps
}

export const reachSuite = (stage: OnStage): void => {
  describe('by keyboard alone', () => {
    test.each([
      ['a phone', { width: 360, height: 640 }, home.path.fr],
      ['a desk', { width: 1280, height: 720 }, home.path.en],
      ['a desk', { width: 1280, height: 720 }, contact.path.en],
    ])('at %s, everything is reached in order and shown (%o, %s)', async (_, viewport, path) => {
      const { site } = stage()
      const { open, page } = await site.visitor({ viewport, reducedMotion: 'reduce' })
      await open(path)
      const steps = await walk(page)
      expect(steps.length).toBeGreaterThan(20)
      expect(steps.map(({ place }) => place)).toEqual(steps.map(({ place }) => place).toSorted((a, b) => a - b))
      expect(steps.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([])
      await page.context().close()
    })
  })

  test.each([640, 1440])('letters twice as large: nothing cut off, nothing sideways (%i pixels)', async width => {
    const { site } = stage()
    // The policy of the site forbids foreign styles.
    const { open, page } = await site.visitor({ viewport: { width, height: 900 }, reducedMotion: 'reduce', bypassCSP: true })
    for (const { path } of kinds) {
      await open(path.fr)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect([path.fr, await page.evaluate(faultsOf)]).toEqual([path.fr, { cut: [], small: [], sideways: false }])
    }
    await page.context().close()
  })
}
