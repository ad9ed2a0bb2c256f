/** Accessibility violations that axe finds on a page. */
import type { Page } from 'playwright'
import { axeViolations } from '../../support/axe.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend on colors. */
const byColour = ['color-contrast', 'link-in-text-block']

const described = (violations: Awaited<ReturnType<typeof axeViolations>>): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 160)}`))

/** All rules in the light scheme, and those that depend on colors in the dark one. */
export const violations = async (
  page: Page,
  waived: readonly string[] = [],
): Promise<Readonly<Record<'light' | 'dark', readonly string[]>>> => {
  // Collapsed content is checked as well, and animations are off.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.locator('details').evaluateAll(all => {
    for (const folded of all) folded.setAttribute('open', '')
  })
  const light = await axeViolations(page, { tags: standards, waived })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeViolations(page, { rules: byColour })
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return { light: described(light), dark: described(dark) }
}

/** All rules in light once more, after something changed: the window, for instance. */
export const violationsAgain = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const found = await axeViolations(page, { tags: standards })
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return described(found)
}

export const none = { light: [], dark: [] }
