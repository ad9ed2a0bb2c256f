/** Accessibility of every kind of page, on a phone and at a desk, in light and in the dark. */
import { describe, expect, test } from 'vitest'
import { thorough, thoroughUnless } from '../../support/thorough.ts'
import type { Visitor } from './served-site.ts'
import { contact, home, kinds } from './spec.ts'
import { setStage } from './stage.ts'
import { config, textIn, word } from './texts.ts'
import { none, violations } from './violations.ts'

const stage = setStage('narrow', 'wide')

/** Each kind of page on the phone in French and at the desk in English. */
const both = (): readonly (readonly [Visitor, 'en' | 'fr'])[] => [
  [stage().narrow, 'fr'],
  [stage().wide, 'en'],
]

/** The kind with the most on it; axe reads slowly. */
const everyDay = 'home'

describe('no axe violations, nothing wider than the screen', () => {
  for (const { kind, path } of [...kinds, { kind: 'not found', path: { en: '/nowhere', fr: '/nulle-part' } }])
    test(kind, thoroughUnless(kind === everyDay), async () => {
      const found = await Promise.all(
        both().map(async ([{ open, page }, language]) => {
          await open(path[language])
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
          return violations(page)
        }),
      )
      expect(found).toEqual([none, none])
    })

  test('axe finds no violation in the open menu', thorough, async () => {
    const { open, page } = stage().narrow
    await open(home.path.en)
    await page.getByRole('button', { name: word('openMenu', 'en') }).click()
    await page.getByRole('navigation', { name: word('mainNavigation', 'en') }).waitFor()
    // The rest of the page is inert meanwhile, heading and all.
    expect(await violations(page, ['landmark-one-main', 'page-has-heading-one'])).toEqual(none)
  })

  test('axe finds no violation in a form with errors', thorough, async () => {
    const { open, page } = stage().narrow
    await open(contact.path.en)
    // The first wrong field is jumped to: while it glides there, what sticks to the edges passes over it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: textIn(config.forms.contact.submit, 'en'), exact: true }).click()
    await page.getByText(textIn(config.forms.messages.required, 'en')).first().waitFor()
    expect(await violations(page)).toEqual(none)
  })
})
