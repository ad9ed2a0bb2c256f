import { memoizeText } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import { isPhoneLink, plainBlanks } from '../facts/page.ts'

/** RFC 3966 with a global number; visual separators are left out. */
const dialled = /^tel:\+[1-9]\d{6,14}(?:;ext=\d+)?$/

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** Seven digits in a row, whatever stands between them: a number that people dial. */
const shownNumber = (text: string): string | undefined => /\+?\d(?:[ ().–-]*\d){6,}/.exec(plainBlanks(text))?.[0]

/** The same few links stand on all pages. */
const faultsOf = memoizeText(href =>
  memoizeText((text): readonly Finding[] => {
    if (!dialled.test(href))
      return [{ message: `the phone link “${text}” dials ${href.slice(4)}, which is no number with country code (+15145550123)` }]
    const shown = shownNumber(text)
    const called = digitsIn(href.replace(/;.*/, ''))
    return shown === undefined || called.endsWith(digitsIn(shown).replace(/^0+/, ''))
      ? []
      : [{ message: `the phone link “${text}” dials ${href.slice(4)}, another number` }]
  }),
)

export const phoneLink = {
  id: 'phone-link',
  needs: 'page',
  run: ({ page }) => page.links.filter(isPhoneLink).flatMap(({ href, text }) => faultsOf(href)(text)),
} as const satisfies PageCheck
