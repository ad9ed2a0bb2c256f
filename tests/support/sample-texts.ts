/** The sample's texts as data, for tests that change them. */
import { parse, stringify } from 'yaml'
import { sampleText } from './sample.ts'

/** A text by language code. */
export type TextMap = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is TextMap => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces every text map of a config. @param change called with the map and its key */
const eachText = (value: unknown, change: (texts: TextMap, key: string) => unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map(item => eachText(item, change, key))
  if (!isMap(value)) return value
  if ('en' in value) return change(value, key)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, eachText(item, change, name)]))
}

/** The sample with other languages and texts. Its hosts need no compressed files, which take most of the time of a build. */
export const withLanguages = (languages: readonly unknown[], change: Parameters<typeof eachText>[1]): string => {
  const sample = parse(sampleText) as { readonly site: object }
  return stringify(eachText({ ...sample, hosting: ['serve', 'netlify'], site: { ...sample.site, languages } }, change))
}
