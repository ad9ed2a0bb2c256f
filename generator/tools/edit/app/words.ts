/** The editor’s own words, those of each feature from its own folder. A further language is a further table in each. */
import { fileWords } from './file/words.ts'
import { formWords } from './forms/words.ts'
import { newWords } from './new/words.ts'
import { pageWords } from './page-words.ts'
import { translationWords } from './translations/words.ts'
import { widgetWords } from './widgets/words.ts'

export const features = [pageWords, formWords, fileWords, translationWords, newWords, widgetWords] as const

export const languages = { en: 'English', fr: 'Français' } as const

export type EditorLanguage = keyof typeof languages

type WordsOf<Feature> = Feature extends { readonly en: infer Words } ? keyof Words : never

export type Word = WordsOf<(typeof features)[number]>

const wordsIn = (language: EditorLanguage): Readonly<Record<Word, string>> =>
  // Each feature has all of its words in each language, and together they are all words.
  Object.assign({}, ...features.map(feature => feature[language])) as Readonly<Record<Word, string>>

const words: Readonly<Record<EditorLanguage, Readonly<Record<Word, string>>>> = { en: wordsIn('en'), fr: wordsIn('fr') }

export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string

export const sayIn =
  (language: EditorLanguage): Say =>
  (word, values = {}) =>
    words[language][word].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** That of the person’s browser, if the editor speaks it. */
export const firstLanguage = (): EditorLanguage => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')
