import { parsePhone } from '../../../../site/config/values/phone-number.ts'
import { defineCheck } from '../../define-check.ts'
import { isPhoneLink, plainSpaces } from '../../facts/page-facts.ts'

/** RFC 3966 with a global number and without visual separators. */
const globalNumber = /^tel:\+[1-9]\d{6,14}(?:;ext=\d+)?$/

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** At least seven digits, with or without separators: a number that people can dial. */
const shownNumber = (text: string): string | undefined => /\+?\d(?:[ ().–-]*\d){6,}/.exec(plainSpaces(text))?.[0]

/** Whether a link dials the number that is shown. Argentina’s mobile numbers have other digits within the country, so they are parsed. */
const dials = (href: string, shown: string, country: string): boolean => {
  const number = href.replace(/^tel:|;.*/g, '')
  return digitsIn(number).endsWith(digitsIn(shown).replace(/^0+/, '')) || parsePhone(shown, country)?.number === number
}

export const phoneLink = defineCheck({
  id: 'phone-link',
  severity: 'error',
  about: {
    en: 'A phone link dials the number that it shows, with its country code.',
    fr: 'Un lien téléphonique compose le numéro qu’il affiche, avec l’indicatif du pays.',
  },
  hint: { en: 'Check the number under phones.book.', fr: 'Vérifiez le numéro sous phones.book.' },
  messages: {
    notGlobal: {
      en: 'The phone link “{text}” dials {number}, which has no country code (as in +15145550123)',
      fr: 'Le lien téléphonique « {text} » compose {number}, qui n’a pas d’indicatif de pays (comme dans +15145550123)',
    },
    other: {
      en: 'The phone link “{text}” dials another number, {number}',
      fr: 'Le lien téléphonique « {text} » compose un autre numéro, {number}',
    },
  },
  example: { variant: 'notGlobal', values: { text: '819-555-0101', number: '819-555-0101' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    for (const { href, text } of page.links.filter(isPhoneLink)) {
      const values = { text, number: href.slice(4) }
      const shown = shownNumber(text)
      if (!globalNumber.test(href)) report({ variant: 'notGlobal', values })
      else if (shown !== undefined && !dials(href, shown, site.business.country)) report({ variant: 'other', values })
    }
  },
})
