/** The editor’s own words, those of each feature from its own folder. A further language is a further table in each. */
import type { MessageLanguage } from '../../../site/messages/language.ts'
import { preferredFirst } from '../labels.ts'
import type { Path } from '../protocol.ts'
import type { FieldTree } from '../server/field-texts.ts'
import { helpAt, itemAt, labelAt, optionAt, summaryAt } from './fields.ts'
import { fileWords } from './file/file-words.ts'
import { formWords } from './forms/form-words.ts'
import { newWords } from './new/new-words.ts'
import { pageWords } from './page-words.ts'
import { translationWords } from './translations/translation-words.ts'
import { widgetWords } from './widgets/widget-words.ts'

export const features = [pageWords, formWords, fileWords, translationWords, newWords, widgetWords] as const

export const languages: Readonly<Record<MessageLanguage, string>> = { en: 'English', fr: 'Français' }

export type EditorLanguage = MessageLanguage

type WordsOf<Feature> = Feature extends { readonly en: infer Words } ? keyof Words : never

export type Word = WordsOf<(typeof features)[number]>

const wordsIn = (language: EditorLanguage): Readonly<Record<Word, string>> =>
  // Each feature has all of its words in each language, and together they are all words.
  Object.assign({}, ...features.map(feature => feature[language])) as Readonly<Record<Word, string>>

const words: Readonly<Record<EditorLanguage, Readonly<Record<Word, string>>>> = { en: wordsIn('en'), fr: wordsIn('fr') }

export interface Say {
  (word: Word, values?: Readonly<Record<string, string | number>>): string
  /** What a value or group is called; an item by the label of its list. */
  readonly called: (path: Path) => string
  /** What one of a value’s options is called. */
  readonly choice: (path: Path, choice: string) => string
  /** One item of a list, with its article. */
  readonly one: (path: Path) => string | undefined
  /** The whole way to a value. @param names of the steps that have one of their own, items of lists and languages */
  readonly trail: (path: Path, names?: readonly (string | null)[]) => string
  /** The schema’s help on a value itself. */
  readonly help: (path: Path) => string
  /** The same, or that of the group around it. */
  readonly helpNear: (path: Path) => string
  /** What a section of the config holds. */
  readonly summary: (path: Path) => string
  readonly language: EditorLanguage
  /** What there is in each language of a site, in the order in which it is read: the editor’s own first. */
  readonly inOrder: <One>(all: readonly One[], codeOf: (one: One) => string | null) => readonly One[]
}

const wordIn =
  (language: EditorLanguage) =>
  (word: Word, values: Readonly<Record<string, string | number>> = {}): string =>
    words[language][word].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** @param fields texts of the config’s fields in this language; empty until they have been sent */
export const sayIn = (language: EditorLanguage, fields: FieldTree): Say =>
  Object.assign(wordIn(language), {
    called: (path: Path): string => labelAt(fields, path),
    trail: (path: Path, names: readonly (string | null)[] = []): string =>
      path
        .map((step, index) => names[index] ?? (typeof step === 'number' ? String(step + 1) : labelAt(fields, path.slice(0, index + 1))))
        .join(' › '),
    choice: (path: Path, choice: string): string => optionAt(fields, path, choice),
    one: (path: Path): string | undefined => itemAt(fields, path),
    help: (path: Path): string => helpAt(fields, path),
    helpNear: (path: Path): string => helpAt(fields, path) || helpAt(fields, path.slice(0, -1)),
    summary: (path: Path): string => summaryAt(fields, path),
    inOrder: <One>(all: readonly One[], codeOf: (one: One) => string | null): readonly One[] => preferredFirst(all, codeOf, language),
    language,
  })

/** That of the person’s browser, if the editor speaks it. */
export const firstLanguage = (): EditorLanguage => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')

/** The path to a value in words, with its language. @param names of list items on the path */
export const trailOf = (say: Say, languageNames: ReadonlyMap<string, string>, path: Path, names: readonly (string | null)[] = []): string =>
  say.trail(
    path,
    path.map((step, index) => names[index] ?? (index === path.length - 1 ? (languageNames.get(String(step)) ?? null) : null)),
  )
