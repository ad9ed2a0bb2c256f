/** The texts of a config by language, also of one that still has mistakes. */
import { isRecord } from '../model/table.ts'
import type { ConfigPath } from './tree.ts'

export interface TextGroup {
  readonly path: ConfigPath
  readonly texts: Readonly<Record<string, unknown>>
}

/** Every group of a config that is a text, in order; what is below one is no matter of its own. */
export const textGroups = (data: unknown, isText: (group: TextGroup['texts']) => boolean): readonly TextGroup[] => {
  const found: TextGroup[] = []
  const path: (string | number)[] = []
  const visitAt = (step: string | number, value: unknown): void => {
    path.push(step)
    visit(value)
    path.pop()
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visitAt(index, item)
    else if (isRecord(value)) {
      if (isText(value)) found.push({ path: [...path], texts: value })
      else for (const [key, item] of Object.entries(value)) visitAt(key, item)
    }
  }
  visit(data)
  return found
}

export interface LocalizedText {
  readonly path: ConfigPath
  /** By language; one whose value was left empty (`fr:`) is not there. */
  readonly texts: Readonly<Record<string, string>>
}

/** Every text that has versions in these languages and nothing else. */
export const localizedTexts = (data: unknown, languages: readonly string[]): readonly LocalizedText[] =>
  textGroups(data, group => {
    const entries = Object.entries(group)
    return entries.length > 0 && entries.every(([key, text]) => languages.includes(key) && (typeof text === 'string' || text === null))
  }).map(({ path, texts }) => ({
    path,
    texts: Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : []))),
  }))
