/** Every text of a config with its translations, also of one that still has mistakes. */

import { languageCodes } from '../../site/config/compile/site-languages.ts'
import { localizedTexts } from '../../site/config/values/localized-texts.ts'
import type { ConfigDocument } from '../../site/config/yaml/config-document.ts'
import { type ConfigPath, pathText, valueAt } from '../../site/config/yaml/tree.ts'
import { isRecord } from '../../site/model/table.ts'

export interface TextEntry {
  /** `services.air-duct.faq[0].answer`: things with an id are named by it, so that the key stays when they change places. */
  readonly key: string
  readonly path: ConfigPath
  /** The same by positions, as the config has them now. */
  readonly at: ConfigPath
  /** As written, by language; one that is not there or empty is missing. */
  readonly texts: Readonly<Record<string, string>>
  /** Slugs and paths are translated once: they stay when the words around them change. */
  readonly isAddress: boolean
}

const addresses = new Set(['path', 'slug'])

/** Words that differ in line breaks or spaces alone are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()

/** With the ids of things in place of their positions. */
const byId = (data: unknown, path: ConfigPath): ConfigPath =>
  path.map((step, index) => {
    const item = typeof step === 'number' ? valueAt(data, path.slice(0, index + 1)) : undefined
    return isRecord(item) && typeof item.id === 'string' ? item.id : step
  })

export const textEntries = (data: unknown): { readonly languages: readonly string[]; readonly entries: readonly TextEntry[] } => {
  const languages = languageCodes(data)
  const entries = localizedTexts(data, languages).map(({ path: at, texts }) => {
    const path = byId(data, at)
    return {
      key: pathText(path),
      path,
      at,
      texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
      isAddress: addresses.has(String(path.at(-1))),
    }
  })
  return { languages, entries }
}

/** Where a text’s words stand: the file of each language that is there. */
export const filesOf = ({ path, texts }: TextEntry, document: ConfigDocument): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(texts).map(code => [code, document.locate([...path, code]).file]))
