/** Accessibility of every kind of page, on a phone and at a desk, in light and in the dark. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Visitor } from './sample-site.ts'
import { contact, home, kinds } from './spec.ts'
import type { OnStage } from './stage.ts'
import { config, say, word } from './texts.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const judge = async (axe: AxeBuilder): Promise<readonly string[]> =>
  (await axe.setLegacyMode().analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )

/** In light all rules; in the dark those that colours decide. */
const violations = async (page: Page): Promise<Readonly<Record<'light' | 'dark', readonly string[]>>> => {
  // What is folded away is judged as well, and nothing while it moves.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const folded of await page.locator('details').all()) await folded.evaluate(element => element.setAttribute('open', ''))
  const light = await judge(new AxeBuilder({ page }).withTags(standards))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await judge(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return { light, dark }
}

const none = { light: [], dark: [] }

/** Each kind of page on the phone in French and at the desk in English. */
const both = (stage: OnStage): readonly (readonly [Visitor, 'en' | 'fr'])[] => [
  [stage().narrow, 'fr'],
  [stage().wide, 'en'],
]

export const accessSuite = (stage: OnStage): void => {
  describe('no axe violations', () => {
    test.each([...kinds, { kind: 'not found', path: { en: '/nowhere', fr: '/nulle-part' } }])('$kind', async ({ path }) => {
      const found = await Promise.all(
        both(stage).map(async ([{ open, page }, language]) => {
          await open(path[language])
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
      expect(await violations(page)).toEqual(none)
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
