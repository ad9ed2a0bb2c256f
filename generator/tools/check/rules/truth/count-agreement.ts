import type { ConfigPath } from '../../../../site/config/yaml/config-document.ts'
import { numberWords } from '../../../../site/plan/format/number-words.ts'
import { memoize } from '../../../../site/util/memoize.ts'
import { keysOf } from '../../../../site/util/table.ts'
import { escapeRegExp } from '../../../../site/util/text.ts'
import { defineCheck } from '../../define-check.ts'
import type { SiteFacts } from '../../facts/site-facts.ts'
import { sourceOf } from './config-source.ts'
import { type Counted, countWordsOf } from './count-words.ts'

interface CountInText {
  readonly counted: Counted
  readonly count: number
  /** As written: `six areas`. */
  readonly words: string
  /** Whether all of them are meant: `our six areas`, `Six areas, …`. */
  readonly isAll: boolean
}

const anySpace = (source: string): string => source.replaceAll(' ', '\\s+')

const patternsOf = memoize((locale: string) => {
  const language = countWordsOf(locale)
  if (language === undefined) return undefined
  const { nouns, all, over } = language
  const numbers = new Map(numberWords(locale).map(([number, word]) => [word, number]))
  // The longest first: “forty-two” before “forty”.
  const words = [...numbers.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp)
  // The pattern of a number is slow, so it is only tried on texts that have the counted word.
  const patterns = keysOf(nouns).map(counted => {
    const before = counted === 'ownYears' ? `(?<all>(?:${anySpace(over)})\\s+)` : `(?<all>(?:${all})\\s+)?`
    const number = `(?<number>\\d{1,3}|${words.join('|')})\\+?\\s+`
    const noun = anySpace(nouns[counted])
    // Neither a part of another number nor the end of a range.
    return {
      counted,
      mention: new RegExp(noun, 'iu'),
      pattern: new RegExp(`(?<![\\p{L}\\d.,–-])${before}${number}${noun}(?!\\p{L})`, 'giu'),
    }
  })
  return { numbers, patterns }
})

/** The counts in a text; none in a language without count words. */
const countsIn = (text: string, locale: string): readonly CountInText[] => {
  const { numbers = new Map<string, number>(), patterns = [] } = patternsOf(locale) ?? {}
  return patterns
    .filter(({ mention }) => mention.test(text))
    .flatMap(({ counted, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: whole, index, groups }): CountInText => {
        const number = (groups?.number ?? '').toLowerCase()
        const count = numbers.get(number) ?? Number(number)
        return { counted, count, words: whole.slice(groups?.all?.length ?? 0), isAll: index === 0 || groups?.all !== undefined }
      }),
    )
}

/** The config text that has a number, and the service that the page is about. */
interface Source {
  readonly service: string | undefined
  readonly path: ConfigPath
  readonly site: SiteFacts
}

const commonValue = (counts: readonly (number | undefined)[]): number | undefined => (new Set(counts).size === 1 ? counts[0] : undefined)

/** Length of a list of the service that a text is about: its own, that of the page, or any if all services have the same length. */
const listLength = (list: string, { service, path, site: { lengthAt, services } }: Source): number | undefined => {
  if (path[0] === 'services') return lengthAt(['services', path[1] ?? 0, list])
  const at = services.findIndex(({ id }) => id === service)
  if (at >= 0) return lengthAt(['services', at, list])
  return commonValue(services.map((_, index) => lengthAt(['services', index, list])))
}

/** Other texts can count steps and signs of other items. */
const isAboutService = ({ path }: Source): boolean => path[0] === 'services' || (path[0] === 'pages' && path[1] === 'service')

/** The number of each in the config; `undefined` if the text can count other items. */
const countInConfig: Readonly<Record<Counted, (source: Source) => number | undefined>> = {
  areas: ({ site }) => site.lengthAt(['locations']),
  services: ({ site }) => site.lengthAt(['services']),
  languages: ({ site }) => site.languages.length,
  steps: source => (isAboutService(source) ? listLength('process', source) : undefined),
  signs: source => (isAboutService(source) ? listLength('warningSigns', source) : undefined),
  // A heading or a lead above a list.
  items: ({ path, site: { lengthAt } }) => lengthAt([...path.slice(0, -2), 'items']) ?? lengthAt([...path.slice(0, -2), 'points']),
  fields: ({ path, site: { lengthAt } }) => (path[0] === 'forms' ? lengthAt([...path.slice(0, -2), 'fields']) : undefined),
  // A location can have its own hours.
  daysAWeek: ({ path, site }) => (path[0] === 'locations' ? undefined : site.openDays),
  yearsInTrade: ({ site }) => site.yearsInTrade,
  ownYears: ({ path, site }) => (path[0] === 'pages' || path[0] === 'business' ? site.yearsInTrade : undefined),
}

const contradicts = ({ counted, count, isAll }: CountInText, known: number, { emergency }: SiteFacts): boolean => {
  switch (counted) {
    case 'areas':
    case 'services':
    case 'signs':
      return count > known || (isAll && count < known)
    case 'daysAWeek':
      // An emergency service answers on the other days.
      return count < known || (count > known && !emergency)
    case 'languages':
    case 'yearsInTrade':
    case 'ownYears':
      return count > known
    default:
      return count !== known
  }
}

export const countAgreement = defineCheck({
  id: 'count-agreement',
  severity: 'warning',
  about: {
    en: 'Numbers on pages agree with the config: areas, services, languages, steps, warning signs, fields, days, years (English, French, Spanish, German, Dutch).',
    fr: 'Les nombres des pages concordent avec la configuration : secteurs, services, langues, étapes, signes, champs, jours, années (anglais, français, espagnol, allemand, néerlandais).',
  },
  hint: {
    en: 'Write a placeholder for the number, such as {areas, number, words}: docs/reference/placeholders.md has all of them.',
    fr: 'Insérez le nombre comme valeur, par exemple {areas, number, words} : docs/reference/placeholders.md les énumère toutes.',
  },
  messages: {
    differs: {
      en: 'The text says “{words}”, but the config has {count}',
      fr: 'Le texte dit « {words} », mais la configuration en compte {count}',
    },
  },
  example: { variant: 'differs', values: { words: 'Six areas', count: 5 } },
  figures: true,
  needs: 'text',
  run: ({ text, site, service }, report) => {
    for (const found of countsIn(text.text, text.language)) {
      const path = sourceOf(site, text, found.words)
      const count = path === undefined ? undefined : countInConfig[found.counted]({ service, path, site })
      if (path !== undefined && count !== undefined && contradicts(found, count, site))
        report({ variant: 'differs', values: { words: found.words, count }, at: path, needle: found.words })
    }
  },
})
