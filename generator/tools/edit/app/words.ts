/** The editor’s own words, those of each feature from its own folder. A further language is a further table in each. */
import { labelOf } from '../label.ts'
import type { Path } from '../protocol.ts'
import { bySpoken } from '../spoken.ts'
import { fileWords } from './file/words.ts'
import { formWords } from './forms/words.ts'
import { choiceAt } from './help/choices.ts'
import { helpInEnglish, helpInFrench } from './help/help.ts'
import { nameAt, oneAt } from './help/names.ts'
import { newWords } from './new/words.ts'
import { pageWords } from './page-words.ts'
import { toldIn } from './told/told.ts'
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

export interface Say {
  (word: Word, values?: Readonly<Record<string, string | number>>): string
  /** What a value or group is called. @param label what it is called where nobody named it */
  readonly called: (path: Path, label: string) => string
  /** What one of a value's choices is called. */
  readonly choice: (path: Path, choice: string) => string
  /** One thing of a list, with its article. */
  readonly one: (path: Path) => string | undefined
  /** The whole way to a value. @param names of the steps that have one of their own, things of lists and languages */
  readonly trail: (path: Path, names?: readonly (string | null)[]) => string
  /** The schema's help on a value. */
  readonly help: (about: string) => string
  /** What the server tells in English; what the language has nothing for stays so. */
  readonly told: (english: string) => string
  /** What there is in each language of a site, in the order in which it is read: the editor’s own first. */
  readonly inOrder: <One>(all: readonly One[], codeOf: (one: One) => string | null) => readonly One[]
}

const wordIn =
  (language: EditorLanguage) =>
  (word: Word, values: Readonly<Record<string, string | number>> = {}): string =>
    words[language][word].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

const sayers = new Map<EditorLanguage, Say>()

/** The same each time, so that what depends on it stays. */
export const sayIn = (language: EditorLanguage): Say => {
  const known = sayers.get(language)
  if (known !== undefined) return known
  const say: Say = Object.assign(wordIn(language), {
    called: (path: Path, label: string): string => nameAt(language, path, label),
    trail: (path: Path, names: readonly (string | null)[] = []): string =>
      path
        .map(
          (step, index) =>
            names[index] ?? (typeof step === 'number' ? String(step + 1) : nameAt(language, path.slice(0, index + 1), labelOf(step))),
        )
        .join(' › '),
    choice: (path: Path, choice: string): string => choiceAt(language, path, choice),
    one: (path: Path): string | undefined => oneAt(language, path),
    help: (about: string): string => (language === 'fr' ? helpInFrench(about) : undefined) ?? helpInEnglish(about),
    inOrder: <One>(all: readonly One[], codeOf: (one: One) => string | null): readonly One[] => bySpoken(all, codeOf, language),
    told: (english: string): string => toldIn(language, english) ?? english,
  })
  sayers.set(language, say)
  return say
}

/** That of the person’s browser, if the editor speaks it. */
export const firstLanguage = (): EditorLanguage => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')
