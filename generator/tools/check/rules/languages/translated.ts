import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { parseMessage } from '../../../../site/config/values/icu-message.ts'
import { groupBy } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import type { ConfigText, SiteFacts } from '../../facts/site-facts.ts'
import { excerpt, languageName } from '../../message-values.ts'

/** Shorter words are too often the same in two languages. */
const wordsIn = (text: string): readonly string[] => text.replace(/\{[^{}]*\}/g, ' ').match(/\p{L}{3,}/gu) ?? []

const countsOf = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The words of a language on this site. */
interface Vocabulary {
  readonly language: string
  /** Written in lower case at least twice, so it is not a name. */
  readonly isOrdinary: (word: string) => boolean
  /** How often a word is used, in lower or upper case. */
  readonly uses: (word: string) => number
}

const vocabularyOf = (language: string, texts: readonly ConfigText[]): Vocabulary => {
  const words = texts.flatMap(({ text }) => wordsIn(text))
  const lowerCase = countsOf(words.filter(word => word === word.toLowerCase()))
  const anyCase = countsOf(words.map(word => word.toLowerCase()))
  return { language, isOrdinary: word => (lowerCase.get(word) ?? 0) > 1, uses: word => anyCase.get(word) ?? 0 }
}

/** The language that has nearly all words of a text, although the text's own language does not use them elsewhere. */
const foreignTo = (words: readonly string[], own: Vocabulary | undefined, others: readonly Vocabulary[]): Vocabulary | undefined => {
  const here = countsOf(words)
  return others.find(
    other => words.filter(word => other.isOrdinary(word) && (own?.uses(word) ?? 0) <= (here.get(word) ?? 0)).length >= 0.8 * words.length,
  )
}

const versionsKey = ({ path }: ConfigText): string => path.slice(0, -1).join('\n')

const foreignTexts = (site: SiteFacts, vocabularies: readonly Vocabulary[]) => {
  const names = new Set([site.business.name, ...site.places].flatMap(name => wordsIn(name.toLowerCase())))
  const places = new Set(site.places)
  const versions = groupBy(site.texts, versionsKey)
  return site.texts.flatMap(configText => {
    const words = wordsIn(configText.text)
      .map(word => word.toLowerCase())
      .filter(word => !names.has(word))
    if (words.length === 0 || places.has(configText.text)) return []
    // A text of few words must be the same in the other language: single words are often shared.
    const isPossible = ({ language }: Vocabulary): boolean =>
      language !== configText.language &&
      (words.length > 3 ||
        versions.get(versionsKey(configText))?.some(other => other.language === language && other.text === configText.text) === true)
    const own = vocabularies.find(({ language }) => language === configText.language)
    const foreign = foreignTo(words, own, vocabularies.filter(isPossible))
    return foreign === undefined ? [] : [{ path: configText.path, text: configText.text, language: foreign.language }]
  })
}

/** Shorter words in lower case are common in names: Costa del Sol, Ars-sur-Moselle. */
const isLowerCase = (word: string): boolean => word.length > 4 && word === word.toLowerCase() && word !== word.toUpperCase()

/** Whether a text that all languages share is not a name: a name has capitals and is not an ordinary word of one language. */
const isNoName = (text: string, vocabularies: readonly Vocabulary[]): boolean => {
  const words = wordsIn(text)
  const [only, ...more] = words.map(word => word.toLowerCase())
  const isOrdinary =
    only !== undefined &&
    more.length === 0 &&
    vocabularies.some(own => own.isOrdinary(only) && vocabularies.every(other => other === own || other.uses(only) === 0))
  return isOrdinary || words.some(isLowerCase)
}

export const untranslated = defineCheck({
  id: 'untranslated',
  severity: 'warning',
  about: {
    en: 'No text is in another language of the site.',
    fr: 'Aucun texte n’est dans une autre langue du site.',
  },
  hint: {
    en: 'Translate it. The names of places and of the business can stay.',
    fr: 'Traduisez-le. Les noms de lieux et celui de l’entreprise peuvent rester.',
  },
  messages: {
    foreign: { en: 'The text is in {language}: “{text}”', fr: 'Le texte est en {language} : « {text} »' },
    noName: {
      en: '“{text}” is not a name, but it is the same in every language',
      fr: '« {text} » n’est pas un nom, mais il est le même dans chaque langue',
      hint: { en: 'Write it in each language.', fr: 'Écrivez-le dans chaque langue.' },
    },
  },
  example: { variant: 'foreign', values: { language: languageName('en'), text: 'Clean gutters' } },
  applies: site => site.languages.length > 1,
  needs: 'site',
  run: ({ site }, report) => {
    const byLanguage = groupBy(site.texts, ({ language }) => language)
    const vocabularies = site.languages.map(({ code }) => vocabularyOf(code, byLanguage.get(code) ?? []))
    for (const { path, text, language } of foreignTexts(site, vocabularies))
      report({ variant: 'foreign', values: { language: languageName(language), text: excerpt(text) }, at: path })
    for (const { path, text } of site.sharedTexts)
      if (isNoName(text, vocabularies)) report({ variant: 'noName', values: { text }, at: path })
  },
})

/** Shorter texts are often the same in two languages: names, “Service”, “Message”. */
const minWords = 4

const literalsOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap(element => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    return Object.values(element.options).flatMap(({ value }) => literalsOf(value))
  })

/** The words of a message, without its placeholders and choices. */
const countWords = (text: string): number =>
  literalsOf(parseMessage(text))
    .join(' ')
    .match(/\p{L}{2,}/gu)?.length ?? 0

export const sameText = defineCheck({
  id: 'same-text',
  severity: 'notice',
  about: {
    en: 'No long text is the same in two languages.',
    fr: 'Aucun texte long n’est le même dans deux langues.',
  },
  hint: {
    en: 'Translate it. A name that is the same everywhere can be written once, without languages.',
    fr: 'Traduisez-le. Un nom qui est partout le même peut s’écrire une seule fois, sans langue.',
  },
  messages: {
    same: {
      en: 'The text is the same in {one} and {other}: “{text}”',
      fr: 'Le texte est le même en {one} et en {other} : « {text} »',
    },
  },
  example: {
    variant: 'same',
    values: { one: languageName('en'), other: languageName('fr'), text: 'We clean what the rain brings.' },
  },
  applies: site => site.languages.length > 1,
  needs: 'site',
  run: ({ site }, report) => {
    for (const versions of groupBy(site.texts, ({ path }) => path.slice(0, -1).join('\n')).values())
      for (const [index, { text, language, path }] of versions.entries()) {
        const same = versions.slice(0, index).find(earlier => earlier.text.trim() === text.trim())
        if (same !== undefined && countWords(text) >= minWords)
          report({
            variant: 'same',
            values: { one: languageName(same.language), other: languageName(language), text: excerpt(text) },
            at: path,
          })
      }
  },
})
