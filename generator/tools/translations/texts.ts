/** Lists every text of a config with its translations, also if the config is invalid. */

import { languageCodes } from '../../site/config/compile/site-languages.ts'
import { localizedTexts } from '../../site/config/values/localized-texts.ts'
import type { ConfigDocument } from '../../site/config/yaml/config-document.ts'
import { type ConfigPath, pathText, valueAt } from '../../site/config/yaml/tree.ts'
import { isRecord } from '../../site/util/table.ts'

export interface TextEntry {
  /** `services.air-duct.faq[0].answer`: with ids instead of positions, so that the key stays the same when items move. */
  readonly key: string
  readonly path: ConfigPath
  /** The path with positions. */
  readonly at: ConfigPath
  /** By language; missing or empty texts are not translated. */
  readonly texts: Readonly<Record<string, string>>
  /** Slugs and paths are translated once, and not stale when other texts change. */
  readonly isAddress: boolean
}

const addresses = new Set(['path', 'slug'])

/** Texts that differ only in white space are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()

/** The path with ids instead of positions. */
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

/** The source file of each translation of a text. */
export const filesOf = ({ path, texts }: TextEntry, document: ConfigDocument): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(texts).map(code => [code, document.locate([...path, code]).file]))
