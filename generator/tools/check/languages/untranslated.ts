import { groupBy } from '../../../site/model/table.ts'
import type { Finding, SiteCheck } from '../check.ts'
import type { ConfigText, SiteFacts } from '../facts/site.ts'

/** Shorter words are too often the same in two languages. */
const wordsIn = (text: string): readonly string[] => text.replace(/\{[^{}]*\}/g, ' ').match(/\p{L}{3,}/gu) ?? []

const counted = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The words of a language on this site. */
interface Vocabulary {
  readonly language: string
  /** Written small at least twice: no names. */
  readonly isOrdinary: (word: string) => boolean
  /** How often a word is used, large or small. */
  readonly uses: (word: string) => number
}

const vocabularyOf = (language: string, texts: readonly ConfigText[]): Vocabulary => {
  const words = texts.flatMap(({ text }) => wordsIn(text))
  const small = counted(words.filter(word => word === word.toLowerCase()))
  const all = counted(words.map(word => word.toLowerCase()))
  return { language, isOrdinary: word => (small.get(word) ?? 0) > 1, uses: word => all.get(word) ?? 0 }
}

/** The language whose words nearly all of a text’s are, though its own language uses none of them elsewhere. */
const foreignTo = (words: readonly string[], own: Vocabulary | undefined, others: readonly Vocabulary[]): Vocabulary | undefined => {
  const here = counted(words)
  return others.find(
    other => words.filter(word => other.isOrdinary(word) && (own?.uses(word) ?? 0) <= (here.get(word) ?? 0)).length >= 0.8 * words.length,
  )
}

const localized = (site: SiteFacts, vocabularies: readonly Vocabulary[], names: ReadonlySet<string>): readonly Finding[] => {
  const places = new Set(site.places)
  const families = groupBy(site.texts, ({ path }) => path.slice(0, -1).join('\n'))
  return site.texts.flatMap(({ path, language, text }) => {
    const words = wordsIn(text)
      .map(word => word.toLowerCase())
      .filter(word => !names.has(word))
    if (words.length === 0 || places.has(text)) return []
    const versions = families.get(path.slice(0, -1).join('\n')) ?? []
    const own = vocabularies.find(one => one.language === language)
    const foreign = foreignTo(
      words,
      own,
      vocabularies.filter(
        other =>
          other !== own &&
          // Of few words only those that stand in the other language as well.
          (words.length > 3 || versions.some(version => version.language === other.language && version.text === text)),
      ),
    )
    return foreign === undefined
      ? []
      : [{ message: `the text is in ${foreign.language}: “${text.slice(0, 60)}${text.length > 60 ? '…' : ''}”`, at: path }]
  })
}

/** Shorter small words stand in names: Costa del Sol, Ars-sur-Moselle. */
const isSmall = (word: string): boolean => word.length > 4 && word === word.toLowerCase() && word !== word.toUpperCase()

/** What is written once for all languages is a name; a name has capitals, and is no ordinary word of one language. */
const forAll = ({ sharedTexts }: SiteFacts, vocabularies: readonly Vocabulary[]): readonly Finding[] =>
  sharedTexts.flatMap(({ path, text }) => {
    const words = wordsIn(text)
    const [only, ...more] = words.map(word => word.toLowerCase())
    const isOrdinary =
      only !== undefined &&
      more.length === 0 &&
      vocabularies.some(one => one.isOrdinary(only) && vocabularies.every(other => other === one || other.uses(only) === 0))
    return isOrdinary || words.some(isSmall)
      ? [{ message: `“${text}” is no name, and the same in every language`, hint: 'Write it in each language.', at: path }]
      : []
  })

export const untranslated = {
  id: 'untranslated',
  needs: 'site',
  applies: site => site.languages.length > 1,
  run: ({ site }) => {
    const byLanguage = groupBy(site.texts, ({ language }) => language)
    const vocabularies = site.languages.map(({ code }) => vocabularyOf(code, byLanguage.get(code) ?? []))
    const names = new Set([site.business.name, ...site.places].flatMap(name => wordsIn(name.toLowerCase())))
    return [...localized(site, vocabularies, names), ...forAll(site, vocabularies)]
  },
} as const satisfies SiteCheck
