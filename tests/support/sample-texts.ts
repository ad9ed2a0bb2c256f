/** The sample's texts as data, to be changed by a test. */
import { parse, stringify } from 'yaml'
import { sampleText } from './sample.ts'

/** A text by language code. */
export type TextMap = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is TextMap => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gives every text map of a config to a function, with the key it stands under. */
export const eachText = (value: unknown, change: (texts: TextMap, key: string) => unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map(item => eachText(item, change, key))
  if (!isMap(value)) return value
  if ('en' in value) return change(value, key)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, eachText(item, change, name)]))
}

/** The sample with other languages and its texts changed, for hosts that want no compressed files: those cost most of a build. */
export const withLanguages = (languages: readonly unknown[], change: Parameters<typeof eachText>[1]): string => {
  const sample = parse(sampleText) as { readonly site: object }
  return stringify(eachText({ ...sample, hosting: ['serve', 'netlify'], site: { ...sample.site, languages } }, change))
}
