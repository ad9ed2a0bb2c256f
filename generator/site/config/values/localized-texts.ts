/** The texts of a config by language. The config may be invalid. */
import { isRecord } from '../../util/table.ts'
import type { ConfigPath } from '../yaml/tree.ts'

export interface TextGroup {
  readonly path: ConfigPath
  readonly texts: Readonly<Record<string, unknown>>
}

/**
 * Visits every map that is a text, in order, without descending into it.
 * @param found receives the path, which is mutated afterwards
 */
export const visitTexts = (
  data: unknown,
  isText: (group: TextGroup['texts']) => boolean,
  found: (texts: TextGroup['texts'], path: ConfigPath) => void,
): void => {
  const path: (string | number)[] = []
  // One recursive function that skips scalars before the call: V8 takes long to optimize two mutually recursive functions.
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        if (typeof value[index] !== 'object') continue
        path.push(index)
        visit(value[index])
        path.pop()
      }
    } else if (isRecord(value)) {
      if (isText(value)) found(value, path)
      else
        for (const key in value) {
          if (typeof value[key] !== 'object') continue
          path.push(key)
          visit(value[key])
          path.pop()
        }
    }
  }
  visit(data)
}

/** Every map of a config that is a text, in order. */
export const textGroups = (data: unknown, isText: (group: TextGroup['texts']) => boolean): readonly TextGroup[] => {
  const found: TextGroup[] = []
  visitTexts(data, isText, (texts, path) => found.push({ path: [...path], texts }))
  return found
}

export interface LocalizedText {
  readonly path: ConfigPath
  /** By language, without languages whose value is empty (`fr:`). */
  readonly texts: Readonly<Record<string, string>>
}

/** Every text in these languages. @param isWanted selects texts by any of their translations */
export const localizedTexts = (
  data: unknown,
  languages: readonly string[],
  isWanted: (text: string) => boolean = () => true,
): readonly LocalizedText[] => {
  const found: LocalizedText[] = []
  const isText = (group: TextGroup['texts']): boolean => {
    let isEmpty = true
    for (const key in group) {
      if (!languages.includes(key) || (typeof group[key] !== 'string' && group[key] !== null)) return false
      isEmpty = false
    }
    return !isEmpty
  }
  const matches = (texts: TextGroup['texts']): boolean => {
    let hasText = false
    for (const key in texts) {
      const text = texts[key]
      if (typeof text !== 'string') continue
      if (isWanted(text)) return true
      hasText = true
    }
    return !hasText
  }
  visitTexts(data, isText, (texts, path) => {
    if (!matches(texts)) return
    const written = Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []))
    found.push({ path: [...path], texts: Object.fromEntries(written) })
  })
  return found
}
