import type { Page } from 'playwright'

/** Runs in the page. */
const isInFrame = (): boolean => document.activeElement?.tagName === 'IFRAME'

/**
 * `Tab` or `Shift+Tab`, and the focus where it comes to rest: a frame of another origin hands it on when its process gets to it. One with
 * nothing to focus keeps it for a moment only, and a key pressed in that moment would step over what comes next; one that still has it
 * after half a second keeps it.
 */
export const pressTab = async (page: Page, key = 'Tab'): Promise<void> => {
  const before = (await page.evaluate(isInFrame)) ? await page.evaluateHandle(() => document.activeElement) : undefined
  await page.keyboard.press(key)
  if (before !== undefined)
    await page.waitForFunction(was => document.activeElement !== was && document.activeElement !== document.body, before)
  if (await page.evaluate(isInFrame))
    await page.waitForFunction(() => document.activeElement?.tagName !== 'IFRAME', undefined, { timeout: 500 }).catch(() => undefined)
}

/** Lazy frames loaded before somebody tabs through the page: one that loads on the way takes the focus with it. */
export const loadFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('iframe')].map(
        frame =>
          new Promise(resolve => {
            frame.addEventListener('load', resolve, { once: true })
            frame.loading = 'eager'
            frame.src += ''
          }),
      ),
    ),
  )
