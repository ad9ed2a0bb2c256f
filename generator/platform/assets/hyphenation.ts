/** Loads the hyphenation patterns of a site’s languages: https://github.com/ytiurin/hyphen */
import createHyphenator from 'hyphen'
import { memoizeText } from '../../site/util/memoize.ts'
import { type Hyphenate, softHyphen } from '../../site/util/soft-hyphens.ts'

/** By language, without region. Scripts without hyphenation, such as Arabic, have none. */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: readonly unknown[] }>>> = {
  de: () => import('hyphen/patterns/de-1996.js'),
  en: () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  it: () => import('hyphen/patterns/it.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
}

/** Letters that stay together at either end of a word. */
const least = 4

const wordHyphenator = (patterns: readonly unknown[]): ((word: string) => string) => {
  const hyphenate = createHyphenator(patterns, { hyphenChar: softHyphen, html: false })
  return memoizeText((word): string => {
    const [first = '', ...syllables] = hyphenate(word).split(softHyphen)
    return syllables.reduce((written, syllable) => {
      const letters = written.replaceAll(softHyphen, '').length
      return written + (letters < least || word.length - letters < least ? '' : softHyphen) + syllable
    }, first)
  })
}

/** @returns words of other languages unchanged */
export const loadHyphenation = async (locales: readonly string[]): Promise<Hyphenate> => {
  const languages = [...new Set(locales.map(locale => new Intl.Locale(locale).language))]
  const loaded = await Promise.all(
    languages.map(async language => {
      const patterns = await loaders[language]?.()
      return [language, patterns === undefined ? undefined : wordHyphenator(patterns.default)] as const
    }),
  )
  const byLanguage = new Map(loaded)
  return (word, locale) => byLanguage.get(new Intl.Locale(locale).language)?.(word) ?? word
}
