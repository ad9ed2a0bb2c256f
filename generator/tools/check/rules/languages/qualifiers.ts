import { memoize } from '../../../../site/util/memoize.ts'
import { groupBy, keysOf } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import type { ConfigText } from '../../facts/site-facts.ts'
import { languageName } from '../../message-values.ts'

/** How a number limits a claim: “up to 80%” is another claim than “80%”. */
type Qualifier = 'atMost' | 'moreThan' | 'lessThan' | 'atLeast'

/** The words directly before a number, by language, as sources of regular expressions. A language that is not here is not checked. */
const words: Readonly<Record<string, Readonly<Record<Qualifier, string>>>> = {
  en: {
    atMost: 'up to|at most|as much as|as many as|no more than',
    moreThan: 'over|more than|exceeds?|in excess of',
    lessThan: 'under|less than|fewer than|below',
    atLeast: 'from|at least|starting at',
  },
  fr: {
    atMost: "jusqu[’']à|au plus|au maximum|tout au plus",
    moreThan: "plus de|plus d[’']|au-delà de|dépassent|dépasse|excède",
    lessThan: "moins de|moins d[’']|au-dessous de",
    atLeast: 'dès|à partir de|au moins|au minimum',
  },
  es: {
    atMost: 'hasta|como máximo|a lo sumo',
    moreThan: 'más de',
    lessThan: 'menos de',
    atLeast: 'desde|a partir de|al menos|como mínimo',
  },
  de: {
    atMost: 'bis zu|höchstens|maximal',
    moreThan: 'über|mehr als',
    // Not “unter”, which also precedes phone numbers.
    lessThan: 'weniger als',
    atLeast: 'ab|mindestens|wenigstens',
  },
  nl: {
    atMost: 'tot wel|tot|hoogstens|maximaal|ten hoogste',
    moreThan: 'meer dan|ruim',
    lessThan: 'minder dan|onder de',
    atLeast: 'vanaf|minstens|ten minste|minimaal',
  },
  it: {
    atMost: "fino a|fino all[’']|al massimo",
    moreThan: 'oltre|più di',
    lessThan: 'meno di',
    atLeast: 'da|a partire da|almeno',
  },
  pt: {
    atMost: 'até|no máximo',
    moreThan: 'mais de',
    lessThan: 'menos de',
    atLeast: 'desde|a partir de|pelo menos',
  },
  ar: {
    atMost: 'حتى|ما يصل إلى|لا تزيد على|كحد أقصى',
    moreThan: 'أكثر من|ما يزيد على',
    lessThan: 'أقل من|دون',
    atLeast: 'ابتداءً من|على الأقل|ما لا يقل عن',
  },
}

interface QualifiedNumber {
  /** Without separators: `15,000` and `15 000` are `15000`. */
  readonly number: string
  readonly qualifier: Qualifier | undefined
  /** As written, with its qualifier: `up to 80`. */
  readonly words: string
}

const patternOf = memoize((language: string): RegExp | undefined => {
  const own = words[language]
  if (own === undefined) return undefined
  const qualifiers = keysOf(own).map(kind => `(?<${kind}>${own[kind].replaceAll(' ', '\\s+')})`)
  // A range (“from 75 to 90”, “75–90”), a time and a part of a word or date have no qualifier that can be compared.
  return new RegExp(
    `(?:(?<!\\p{L})(?:${qualifiers.join('|')})\\s*[$€£]?)?(?<![\\p{L}\\d.,:/–-])(?<number>\\d{1,3}(?:[ \\u00a0\\u202f.,’']\\d{3})+|\\d+)(?<more>\\+)?(?![\\d:/]|[.,–-]\\d|\\s*(?:to|à|et|and|a|bis|und|tot|en|e|o|إلى|h|am|pm|a\\.m|p\\.m)(?!\\p{L}))`,
    'giu',
  )
})

/** The numbers that a text contains once. Years are left out: “from 1925” and “de 1925” are no limits. */
const numbersIn = ({ text, language }: ConfigText): ReadonlyMap<string, QualifiedNumber> => {
  const pattern = patternOf(language.split('-')[0] ?? language)
  if (pattern === undefined) return new Map()
  const found = [...text.matchAll(pattern)]
    .filter(({ groups }) => !/^(?:1[5-9]|20)\d\d$/.test(groups?.number ?? ''))
    .map(({ 0: whole, groups = {} }): QualifiedNumber => {
      const { number = '', more, ...kinds } = groups
      const qualifier = more === undefined ? keysOf(words.en ?? {}).find(kind => kinds[kind] !== undefined) : 'moreThan'
      return { number: number.replace(/\D/g, ''), qualifier, words: whole.trim() }
    })
  return new Map(
    [...groupBy(found, one => one.number)].flatMap(([number, same]) =>
      same.length === 1 && same[0] !== undefined ? [[number, same[0]]] : [],
    ),
  )
}

export const qualifierAgreement = defineCheck({
  id: 'qualifier-agreement',
  severity: 'warning',
  about: {
    en: 'A number has the same qualifier in every language: “up to”, “more than”, “less than”, “from” (en, fr, es, de, nl, it, pt, ar).',
    fr: 'Un nombre a la même nuance dans chaque langue : « jusqu’à », « plus de », « moins de », « dès » (en, fr, es, de, nl, it, pt, ar).',
  },
  hint: {
    en: 'Write the qualifier in both languages, or in neither.',
    fr: 'Écrivez la nuance dans les deux langues, ou dans aucune.',
  },
  messages: {
    differs: {
      en: 'The text says “{words}”, but “{other}” in {language}',
      fr: 'Le texte dit « {words} », mais « {other} » en {language}',
    },
  },
  example: { variant: 'differs', values: { words: '80', other: 'up to 80', language: languageName('en') } },
  applies: site => site.languages.length > 1,
  needs: 'site',
  run: ({ site }, report) => {
    for (const versions of groupBy(site.texts, ({ path }) => path.slice(0, -1).join('\n')).values()) {
      const [first, ...others] = versions
      if (first === undefined || others.length === 0) continue
      const wanted = numbersIn(first)
      for (const other of others)
        for (const [number, { qualifier, words }] of numbersIn(other)) {
          const original = wanted.get(number)
          if (original !== undefined && original.qualifier !== qualifier)
            report({
              variant: 'differs',
              values: { words, other: original.words, language: languageName(first.language) },
              at: other.path,
              needle: words,
            })
        }
    }
  },
})
