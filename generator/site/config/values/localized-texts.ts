/** The texts of a config by language, also of one that still has mistakes. */
import { isRecord } from '../../model/table.ts'
import type { ConfigPath } from '../yaml/tree.ts'

export interface TextGroup {
  readonly path: ConfigPath
  readonly texts: Readonly<Record<string, unknown>>
}

/**
 * Visits every group of a config that is a text, in order; what is below one is no matter of its own.
 * @param found told of its path too, which changes when the visit goes on
 */
export const visitTexts = (
  data: unknown,
  isText: (group: TextGroup['texts']) => boolean,
  found: (texts: TextGroup['texts'], path: ConfigPath) => void,
): void => {
  const path: (string | number)[] = []
  // One function, and most of a config are single values, for which nothing is called: two functions that call each other V8 makes one of,
  // each many times in the other, and takes a fifth of a second for it.
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

/** Every group of a config that is a text, in order; what is below one is no matter of its own. */
export const textGroups = (data: unknown, isText: (group: TextGroup['texts']) => boolean): readonly TextGroup[] => {
  const found: TextGroup[] = []
  visitTexts(data, isText, (texts, path) => found.push({ path: [...path], texts }))
  return found
}

export interface LocalizedText {
  readonly path: ConfigPath
  /** By language; one whose value was left empty (`fr:`) is not there. */
  readonly texts: Readonly<Record<string, string>>
}

/** Every text that has versions in these languages and nothing else. @param isWanted whether it is asked for, by one of its versions */
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
  const saysWanted = (texts: TextGroup['texts']): boolean => {
    let isSaid = false
    for (const key in texts) {
      const text = texts[key]
      if (typeof text !== 'string') continue
      if (isWanted(text)) return true
      isSaid = true
    }
    return !isSaid
  }
  visitTexts(data, isText, (texts, path) => {
    if (!saysWanted(texts)) return
    const said = Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []))
    found.push({ path: [...path], texts: Object.fromEntries(said) })
  })
  return found
}
