/** Every text of a config with its translations, also of one that still has mistakes. */
import type { ConfigDocument } from '../../site/config/document.ts'
import { languageCodes } from '../../site/config/languages.ts'
import { type ConfigPath, pathText } from '../../site/config/tree.ts'

export interface TextEntry {
  /** `services.air-duct.faq[0].answer`: things with an id are named by it, so that the key stays when they change places. */
  readonly key: string
  readonly path: ConfigPath
  /** As written, by language; one that is not there or empty is missing. */
  readonly texts: Readonly<Record<string, string>>
  /** Addresses are translated once and then stay, whatever becomes of the words beside them. */
  readonly isAddress: boolean
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: Readonly<Record<string, unknown>>, languages: readonly string[]): value is Readonly<Record<string, string>> => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(key => languages.includes(key) && (typeof value[key] === 'string' || value[key] === null))
}

const addresses = new Set(['path', 'slug'])

/** Words that differ in line breaks or spaces alone are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()

export const textEntries = (data: unknown): { readonly languages: readonly string[]; readonly entries: readonly TextEntry[] } => {
  const languages = languageCodes(data)
  const entries: TextEntry[] = []
  const visit = (value: unknown, path: ConfigPath): void => {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, [...path, isRecord(item) && typeof item.id === 'string' ? item.id : index])
    else if (isRecord(value)) {
      if (isText(value, languages)) {
        const texts = Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string' && text.trim() !== ''))
        entries.push({ key: pathText(path), path, texts, isAddress: addresses.has(String(path.at(-1))) })
      } else for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
    }
  }
  visit(data, [])
  return { languages, entries }
}

/** Where a text’s words stand: the file of each language that is there. */
export const filesOf = ({ path, texts }: TextEntry, document: ConfigDocument): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(texts).map(code => [code, document.locate([...path, code]).file]))
