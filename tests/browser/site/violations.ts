/** What axe says of a page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly target: unknown }[]
}

const told = (violations: readonly Violation[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 160)}`))

/** Those that colours decide. */
const byColour = ['color-contrast', 'link-in-text-block']

/** Runs in the page, which has axe from its first judgement. */
const judgeAgain = async (runOnly: {
  readonly type: 'rule' | 'tag'
  readonly values: readonly string[]
}): Promise<readonly Violation[]> => {
  // Put there by axe itself, without types.
  const { axe } = globalThis as unknown as {
    readonly axe: { run: (options: unknown) => Promise<{ readonly violations: readonly Violation[] }> }
  }
  return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations
}

/** In light all rules; in the dark those that colours decide. */
export const violations = async (
  page: Page,
  waived: readonly string[] = [],
): Promise<Readonly<Record<'light' | 'dark', readonly string[]>>> => {
  // What is folded away is judged as well, and nothing while it moves.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.locator('details').evaluateAll(all => {
    for (const folded of all) folded.setAttribute('open', '')
  })
  const light = await new AxeBuilder({ page })
    .withTags(standards)
    .disableRules([...waived])
    .setLegacyMode()
    .analyze()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await page.evaluate(judgeAgain, { type: 'rule', values: byColour } as const)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return { light: told(light.violations), dark: told(dark) }
}

/** All rules in light once more, after something changed: the window, for instance. */
export const violationsAgain = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const found = await page.evaluate(judgeAgain, { type: 'tag', values: standards } as const)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return told(found)
}

export const none = { light: [], dark: [] }
