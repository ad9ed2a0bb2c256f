/** Accessibility of every kind of page, on a phone and at a desk, in light and in the dark. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Visitor } from './sample-site.ts'
import { contact, home, kinds } from './spec.ts'
import type { OnStage } from './stage.ts'
import { config, say, word } from './texts.ts'

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
const judgeAgain = async (rules: readonly string[]): Promise<readonly Violation[]> => {
  const { axe } = globalThis as unknown as {
    readonly axe: { run: (options: unknown) => Promise<{ readonly violations: readonly Violation[] }> }
  }
  return (await axe.run({ runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })).violations
}

/** In light all rules; in the dark those that colours decide. */
const violations = async (page: Page, waived: readonly string[] = []): Promise<Readonly<Record<'light' | 'dark', readonly string[]>>> => {
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
  const dark = await page.evaluate(judgeAgain, byColour)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return { light: told(light.violations), dark: told(dark) }
}

const none = { light: [], dark: [] }

/** Each kind of page on the phone in French and at the desk in English. */
const both = (stage: OnStage): readonly (readonly [Visitor, 'en' | 'fr'])[] => [
  [stage().narrow, 'fr'],
  [stage().wide, 'en'],
]

export const accessSuite = (stage: OnStage): void => {
  describe('no axe violations, nothing wider than the screen', () => {
    test.each([...kinds, { kind: 'not found', path: { en: '/nowhere', fr: '/nulle-part' } }])('$kind', async ({ path }) => {
      const found = await Promise.all(
        both(stage).map(async ([{ open, page }, language]) => {
          await open(path[language])
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
          return violations(page)
        }),
      )
      expect(found).toEqual([none, none])
    })

    test('the open menu', async () => {
      const { open, page } = stage().narrow
      await open(home.path.en)
      await page.getByRole('button', { name: word('openMenu', 'en') }).click()
      await page.getByRole('navigation', { name: word('mainNavigation', 'en') }).waitFor()
      // The rest of the page is inert meanwhile, heading and all.
      expect(await violations(page, ['landmark-one-main', 'page-has-heading-one'])).toEqual(none)
    })

    test('a form with mistakes', async () => {
      const { open, page } = stage().narrow
      await open(contact.path.en)
      await page.getByRole('button', { name: say(config.forms.contact.submit, 'en'), exact: true }).click()
      await page.getByText(say(config.forms.messages.required, 'en')).first().waitFor()
      expect(await violations(page)).toEqual(none)
    })
  })
}
