/**
 * Which fonts a first visit shows, with font files that arrive after the first paint.
 *
 * @module-tag thorough
 */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { home } from './spec.ts'
import { setStage } from './stage.ts'

const stage = setStage()

/** Later than the 100 ms for which browsers hide text, earlier than the 3 s after which they keep the fallback. */
const delay = 400

/** After them, what has arrived is displayed. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

describe('first visit', () => {
  for (const [name, viewport] of Object.entries({ phone: { width: 390, height: 844 }, laptop: { width: 1440, height: 900 } }))
    test(`on a ${name}, headings and name change to the site’s font without a layout shift`, async () => {
      for (const path of [home.path.en, '/en/services/chimney-cleaning']) {
        const { page } = await stage().site.visitor({ viewport })
        const session = await page.context().newCDPSession(page)
        let show = (): void => undefined
        const shown = new Promise<void>(resolve => {
          show = resolve
        })
        await page.context().route('**/*.woff2', async route => {
          await shown
          await route.continue()
        })
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(globalThis, { shifts })
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(`${stage().site.url}${path}`, { waitUntil: 'domcontentloaded' })
        await twoFrames(page)
        // A busy machine may paint the first half of a page alone. Here, only fonts count.
        await page.evaluate(() => (globalThis as unknown as { readonly shifts: number[] }).shifts.splice(0))
        await page.waitForTimeout(delay)
        show()
        await page.waitForLoadState('networkidle')
        await twoFrames(page)
        await session.send('DOM.enable')
        await session.send('CSS.enable')
        const { root } = await session.send('DOM.getDocument')
        const isOwnFont = async (selector: string): Promise<readonly boolean[]> => {
          const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
          const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
          return fonts.map(font => font.isCustomFont).toSorted()
        }
        const moved = await page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly number[] }).shifts)
        expect([path, await isOwnFont('h1'), await isOwnFont('h2'), await isOwnFont('footer li a')]).toEqual([
          path,
          // The invisible copy that reserves lines has the fallback font.
          [false, true],
          [true],
          [false],
        ])
        expect([path, moved.filter(value => value >= 0.001)]).toEqual([path, []])
        await page.context().close()
      }
    })
})
