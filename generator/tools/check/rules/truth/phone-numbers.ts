import { escapeRegExp } from '../../../../site/util/text.ts'
import { defineCheck } from '../../define-check.ts'
import { isPhoneLink, plainSpaces } from '../../facts/page-facts.ts'

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** How a number is written, whatever its digits: `000-000-0000`. */
const shapeOf = (shown: string): string => shown.replace(/\d/g, '0')

const patternOf = (shape: string): string => `(?<!\\d)${escapeRegExp(shape).replace(/\d/g, '\\d')}(?!\\d)`

/** Compares numbers written with and without the country code. */
const isSame = (a: string, b: string): boolean => {
  const [long, short] = a.length < b.length ? [b, a] : [a, b]
  return long.endsWith(short.replace(/^0+/, ''))
}

/** Readers take any number in a block for the number of that block. The emergency number can be next to it if it has a label. */
export const blockPhone = defineCheck({
  id: 'block-phone',
  severity: 'warning',
  about: {
    en: 'A section shows only one phone number, apart from an emergency number.',
    fr: 'Une section affiche un seul numéro de téléphone, en plus du numéro d’urgence.',
  },
  hint: {
    en: 'Write {phone} in the text, so that it shows the same number.',
    fr: 'Insérez {phone} dans le texte, pour qu’il affiche le même numéro.',
  },
  messages: {
    two: {
      en: 'One section shows two phone numbers: {one} and {other}',
      fr: 'Une section affiche deux numéros de téléphone : {one} et {other}',
    },
  },
  example: { variant: 'two', values: { one: '819-555-0101', other: '819-555-0100' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    const shown = page.links.filter(link => isPhoneLink(link) && /^\D*\d[^\p{L}]*$/u.test(link.text)).map(({ text }) => plainSpaces(text))
    if (shown.length === 0) return
    const number = new RegExp([...new Set(shown.map(shapeOf))].map(patternOf).join('|'), 'gu')
    const { emergency } = site.phones
    const isLabelledEmergency = (written: string, text: string): boolean =>
      emergency !== null && isSame(digitsIn(emergency), digitsIn(written)) && text.length > written.length + 2
    for (const texts of page.blocks) {
      const [one, ...others] = texts.flatMap(text =>
        (plainSpaces(text).match(number) ?? []).filter(written => !isLabelledEmergency(written, text)),
      )
      const other = others.find(written => !isSame(digitsIn(written), digitsIn(one ?? '')))
      if (one !== undefined && other !== undefined) report({ variant: 'two', values: { one, other } })
    }
  },
})

/** At least seven digits, without the zeros that some countries write before a number. */
const numberIn = (text: string): string | undefined => /\d{7,}/.exec(digitsIn(text).replace(/^0+/, ''))?.[0]

export const fieldExample = defineCheck({
  id: 'field-example',
  severity: 'warning',
  about: {
    en: 'The example in a field is not a number of the business.',
    fr: 'L’exemple d’un champ n’est pas un numéro de l’entreprise.',
  },
  hint: {
    en: 'Use a number that belongs to no one as the placeholder. In North America, 555-0100 to 555-0199 are reserved for examples.',
    fr: 'Utilisez comme exemple un numéro qui n’appartient à personne. En Amérique du Nord, les numéros 555-0100 à 555-0199 sont réservés aux exemples.',
  },
  messages: {
    own: {
      en: 'The example in a field, {text}, is a number of the business',
      fr: 'L’exemple d’un champ, {text}, est un numéro de l’entreprise',
    },
  },
  example: { variant: 'own', values: { text: '(819) 555-0100' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    for (const { of, text, language } of page.texts) {
      const example = of === 'input placeholder' ? numberIn(text) : undefined
      if (example !== undefined && site.phones.book.some(number => number.endsWith(example)))
        report({ variant: 'own', values: { text }, quote: { language, text } })
    }
  },
})
