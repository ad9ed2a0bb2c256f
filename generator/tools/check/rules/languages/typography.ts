import { memoize } from '../../../../site/util/memoize.ts'
import { defineCheck } from '../../define-check.ts'
import type { PageText } from '../../facts/page-facts.ts'
import type { SiteFacts } from '../../facts/site-facts.ts'
import { typographyOf } from './typography-rules.ts'

/** URLs and email addresses have their own rules. */
const addresses = /https?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+/g
/** Replaces an address: it is neither a letter nor a digit nor a space. */
const addressMark = '\uFFFC'

/** A match with a few words before and after it. */
const context = (text: string, at: number, length: number): string => {
  const begin = text.lastIndexOf(' ', Math.max(0, at - 18)) + 1
  const end = text.indexOf(' ', Math.min(text.length, at + length + 14))
  return text.slice(at < 18 ? 0 : begin, end < 0 ? text.length : end)
}

const namesOf = memoize(
  ({ places, business, languages }: SiteFacts): ReadonlySet<string> =>
    new Set([...places, business.name, ...languages.map(({ name }) => name)].flatMap(name => name.match(/\p{L}+/gu) ?? [])),
  new WeakMap(),
)

/** Whether Every Longer Word Begins With a Capital, except names. */
const isTitleCase = (text: string, names: ReadonlySet<string>): boolean => {
  const words = (text.match(/\p{L}{4,}/gu) ?? []).slice(1).filter(word => !names.has(word) && word !== word.toUpperCase())
  return words.length > 1 && words.every(word => /^\p{Lu}/u.test(word))
}

const isHeading = ({ of = '' }: PageText): boolean => /^h[1-6]$/.test(of)

export const typography = defineCheck({
  id: 'typography',
  severity: 'warning',
  about: {
    en: 'Texts follow the typography of their language.',
    fr: 'Les textes suivent la typographie de leur langue.',
  },
  hint: {
    en: 'Replace it in the config. A no-break space is Option+Space on macOS, and Alt+0160 on Windows.',
    fr: 'Remplacez-le dans la configuration. Une espace insécable s’écrit Option+Espace sur macOS, et Alt+0160 sur Windows.',
  },
  messages: {
    rule: { en: '“{text}” contains {rule}', fr: '« {text} » contient {rule}' },
    titleCase: {
      en: '“{text}” has a capital at each word, which is not usual in this language',
      fr: '« {text} » a une majuscule à chaque mot, comme un titre anglais',
      hint: {
        en: 'Keep the capitals of the first word and of names.',
        fr: 'Gardez la majuscule du premier mot et celles des noms propres.',
      },
    },
  },
  example: {
    variant: 'rule',
    values: {
      rule: { en: 'a straight apostrophe; write ’', fr: 'une apostrophe droite; écrivez ’' },
      text: "votre adresse jusqu'à ce que les gouttières",
    },
  },
  applies: site => site.languages.some(language => typographyOf(language.locale) !== undefined),
  needs: 'text',
  run: ({ text: pageText, site }, report) => {
    const { text, language } = pageText
    const rules = typographyOf(language)
    if (rules === undefined || rules.exceptions?.includes(text)) return
    const prose = text.replace(addresses, addressMark)
    for (const { pattern, what } of rules.rules) {
      const match = pattern.exec(prose)
      if (match === null) continue
      const quoted = context(prose, match.index, match[0].length)
      report({ variant: 'rule', values: { rule: what, text: quoted }, quote: { language, text: quoted } })
    }
    if (rules.sentenceCase === true && isHeading(pageText) && isTitleCase(prose, namesOf(site)))
      report({ variant: 'titleCase', values: { text }, quote: { language, text } })
  },
})
