/** Texts of the editor and of the config’s fields, in the language of the editor. */
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import { preferredFirst } from '../labels.ts'
import type { Path } from '../protocol.ts'
import type { FieldTree } from '../server/forms.ts'
import { call } from './client.ts'
import { editorTexts, valueNames } from './editor-texts.ts'
import { type Choice, plainText } from './message/message-parts.ts'

export type EditorLanguage = MessageLanguage

export const languages: Readonly<Record<EditorLanguage, string>> = { en: 'English', fr: 'Français' }

/** The language of the browser if the editor has it. */
export const browserLanguage = (): EditorLanguage => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')

export type TextKey = keyof typeof editorTexts

const fieldAt = (tree: FieldTree, path: Path): FieldTree | undefined =>
  path.reduce<FieldTree | undefined>((field, step) => field?.keys?.[step] ?? field?.each, tree)

/** `air-duct` → `Air duct`: a key that the owner chose. */
const readable = (key: string): string => {
  const text = key.replace(/[-_]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** @param fields texts of the config’s fields in this language; empty until the server has sent them */
export const textsIn = (language: EditorLanguage, fields: FieldTree) => {
  const text = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string =>
    editorTexts[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  /** The label of a field; of an item, the label of its list. */
  const label = (path: Path): string => {
    const last = path.findLastIndex(step => typeof step === 'string')
    const key = String(path[last] ?? '')
    const own = fieldAt(fields, path.slice(0, last + 1))?.label
    return own ?? fieldAt(fields, path.slice(0, last))?.entry?.replace('{name}', key) ?? readable(key)
  }
  const colon = { en: ':', fr: '\u00a0:' }[language]
  /** What a placeholder is called. */
  const valueName = (name: string): string => valueNames[name]?.[language] ?? readable(name)
  const help = (path: Path): string => fieldAt(fields, path)?.help ?? ''
  return Object.assign(text, {
    language,
    label,
    help,
    /** The help of a field or of the group around it. */
    helpNear: (path: Path): string => help(path) || help(path.slice(0, -1)),
    /** What a section of the config contains. */
    summary: (path: Path): string => fieldAt(fields, path)?.summary ?? help(path),
    option: (path: Path, option: string): string => fieldAt(fields, path)?.options?.[option] ?? option,
    valueName,
    /** A text of the config without the syntax of placeholders. */
    plain: (source: string): string => plainText(source, valueName),
    /** When a wording applies. */
    caseName: ({ name, isPlural, cases }: Pick<Choice, 'name' | 'isPlural' | 'cases'>, key: string): string => {
      const value = valueName(name)
      if (isPlural) {
        if (/^=\d/.test(key)) return text('caseExactly', { name: value, count: key.slice(1) })
        return key === 'one'
          ? text('caseOne', { name: value })
          : key === 'other'
            ? text('caseAnyNumber', { name: value })
            : `${value}${colon} ${key}`
      }
      const isPresence = cases.some(one => one.key === 'none')
      if (key === 'none') return text('caseNone', { name: value })
      if (key === 'other') return text(isPresence && cases.length === 2 ? 'caseSome' : 'caseOtherwise', { name: value })
      if (key === 'yes') return text('caseYes', { name: value })
      return `${value}${colon} ${fieldAt(fields, ['business', name])?.options?.[key] ?? readable(key)}`
    },
    /** An item of a list, with its article. */
    item: (path: Path): string | undefined => fieldAt(fields, path)?.item,
    /** @param names names of the steps that have one: items of lists, languages */
    breadcrumb: (path: Path, names: readonly (string | null)[] = []): string =>
      path
        .map(
          (step, index) =>
            (names[index] == null ? undefined : plainText(names[index], valueName)) ??
            (typeof step === 'number' ? String(step + 1) : label(path.slice(0, index + 1))),
        )
        .join(' › '),
    /** Items by language, those in the language of the editor first. */
    preferredFirst: <Item>(items: readonly Item[], codeOf: (item: Item) => string | null): readonly Item[] =>
      preferredFirst(items, codeOf, language),
  })
}

export type Texts = ReturnType<typeof textsIn>

const noFields: FieldTree = {}

/** @returns the texts in a language, with those of the fields as soon as the server has sent them */
export const useTextsIn = (language: EditorLanguage): Texts => {
  const [fields, setFields] = useState(noFields)
  useEffect(() => void call('fieldTexts', { language }).then(setFields), [language])
  return useMemo(() => textsIn(language, fields), [language, fields])
}

const TextsContext = createContext(textsIn('en', noFields))

export const TextsProvider = TextsContext.Provider

export const useTexts = (): Texts => useContext(TextsContext)

/** The path to a value in words, with its language. @param names names of list items on the path */
export const trailOf = (t: Texts, languageNames: ReadonlyMap<string, string>, path: Path, names: readonly (string | null)[] = []): string =>
  t.breadcrumb(
    path,
    path.map((step, index) => names[index] ?? (index === path.length - 1 ? (languageNames.get(String(step)) ?? null) : null)),
  )
