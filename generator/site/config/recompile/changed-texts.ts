/** Compiles a valid config again, after texts of a single location changed. */
import { isRecord } from '../../util/table.ts'
import { inOneLanguage } from '../compile/complete-config.ts'
import { buildersFor } from '../schema/builders.ts'
import type { Config } from '../schema/config-schema.ts'
import { locations as locationsSchema } from '../schema/locations.ts'
import { cleanedTree } from '../yaml/look-alikes.ts'
import { lostTexts } from '../yaml/lost-texts.ts'
import { parseConfigText } from '../yaml/parse-config.ts'
import { sectionsOf } from '../yaml/text-sections.ts'
import { dataOf, type SourceFile } from '../yaml/tree.ts'

/** A config that was compiled without any diagnostic, from a single file that extends no other. */
export interface CompiledText {
  readonly text: string
  readonly config: Config
}

type Item = Readonly<Record<string, unknown>>

/** Keys of a location whose strings no rule, default or language pack depends on, unless they have placeholders. */
const textKeys = new Set(['name', 'in', 'description', 'neighbourhoods', 'services'])

/** The number of characters that two texts begin with, or end with, in common. Compares large blocks first. */
const commonLength = (before: string, after: string, maxLength: number, fromEnd: boolean): number => {
  const block = (text: string, skip: number, length: number): string =>
    fromEnd ? text.slice(text.length - skip - length, text.length - skip) : text.slice(skip, skip + length)
  let length = 0
  for (let step = 2 ** 16; step >= 1; step /= 2)
    while (length + step <= maxLength && block(before, length, step) === block(after, length, step)) length += step
  return length
}

const itemIn = (source: SourceFile, text: string): Item | undefined => {
  const parsed = parseConfigText({ ...source, text })
  const value = parsed.ok && lostTexts({ ...source, text }, parsed.value).length === 0 ? cleanedTree(parsed.value, text) : undefined
  const [item, ...others] = value?.kind === 'list' ? value.items.map(dataOf) : []
  return isRecord(item) && others.length === 0 ? item : undefined
}

/** Everything but the strings. */
const outlineOf = (item: Item): string => JSON.stringify(item, (_, value: unknown) => (typeof value === 'string' ? '' : value))

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Whether two items differ only in texts without placeholders. */
const differsInTexts = (before: Item, after: Item): boolean =>
  outlineOf(before) === outlineOf(after) &&
  Object.keys(before).every(key => {
    const strings = stringsIn(after[key])
    return stringsIn(before[key]).every((was, index) => {
      const is = strings[index] ?? ''
      return was === is || (textKeys.has(key) && !was.includes('{') && !is.includes('{'))
    })
  })

/** @returns `undefined` if anything else has changed, or if the changed location is invalid: then the config must be compiled as a whole */
export const withChangedTexts = (last: CompiledText, source: SourceFile): Config | undefined => {
  const { config } = last
  const { text } = source
  const shorter = Math.min(text.length, last.text.length)
  const start = commonLength(last.text, text, shorter, false)
  const end = text.length - commonLength(last.text, text, shorter - start, true)
  const ranges = sectionsOf(text)?.find(({ key }) => key === 'locations')?.items ?? []
  // The end of its last line is common to both texts, so the next part begins in both at the same line.
  const index = ranges.findIndex(range => range.start <= start && end < range.end)
  const [range, location] = [ranges[index], config.locations[index]]
  if (range === undefined || location === undefined || ranges.length !== config.locations.length) return undefined
  const before = itemIn(source, last.text.slice(range.start, range.end + last.text.length - text.length))
  const after = itemIn(source, text.slice(range.start, range.end))
  // An item without an id or slug gets them from its name.
  if (before === undefined || after === undefined || before.id !== location.id || before.slug === undefined) return undefined
  if (!differsInTexts(before, after)) return undefined
  const languages = config.site.languages.map(({ code }) => code)
  const schema = locationsSchema(buildersFor(languages))
  const [only = '', ...others] = languages
  const { data } = schema.safeParse(others.length > 0 ? [after] : inOneLanguage(schema, [after], only))
  return data === undefined ? undefined : { ...config, locations: config.locations.toSpliced(index, 1, ...data) }
}
