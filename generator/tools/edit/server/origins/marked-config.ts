/** A config whose texts carry marks. A page that is rendered from it shows which text comes from which value. */
import { safeParse } from 'zod/v4/core'
import { schemaFor } from '../../../../site/compile.ts'
import type { Config } from '../../../../site/config/schema/config-schema.ts'
import { emailAddress } from '../../../../site/config/schema/scalars.ts'
import { schemasAt } from '../../../../site/config/schema/schema-walk.ts'
import { type ConfigPath, pathText } from '../../../../site/config/yaml/tree.ts'
import { getOrCreate } from '../../../../site/util/memoize.ts'
import { eachOf, keysOf } from '../../../../site/util/table.ts'
import { marked } from './marks.ts'

export interface MarkedConfig {
  readonly config: Config
  /** Paths of the marked values; the index is the number in the mark. */
  readonly paths: readonly ConfigPath[]
  /** Numbers by the text of the path. */
  readonly numbers: ReadonlyMap<string, number>
}

/** Keys whose strings are looked up, sent or calculated with, although the schema accepts any text. */
const notText: ReadonlySet<string | number> = new Set(['extends', 'phones', 'timeZone', 'default', 'hidden', 'inboxes'])

/** Whether the value at a path is a text: the schema also accepts it with marks. */
const textTest = (schema: ReturnType<typeof schemaFor>): ((text: string, path: ConfigPath) => boolean) => {
  const acceptsMarks = (text: string, path: ConfigPath): boolean =>
    !path.some(step => notText.has(step)) &&
    schemasAt(schema, path).some(one => one === emailAddress || safeParse(one, marked(text, 0)).success)
  const known = new Map<string, boolean>()
  return (text, path) =>
    getOrCreate(known, path.map(step => (typeof step === 'number' ? '#' : step)).join('.'), () => acceptsMarks(text, path))
}

export const markConfig = (config: Config): MarkedConfig => {
  const isText = textTest(schemaFor(config.site.languages.map(({ code }) => code)))
  const numbers = new Map<string, number>()
  const paths: ConfigPath[] = []
  const numberOf = (path: ConfigPath): number => getOrCreate(numbers, pathText(path), () => paths.push(path) - 1)
  const walk = (value: unknown, path: ConfigPath): unknown => {
    if (typeof value === 'string') return isText(value, path) ? marked(value, numberOf(path)) : value
    if (typeof value !== 'object' || value === null) return value
    return Array.isArray(value)
      ? value.map((item, index) => walk(item, [...path, index]))
      : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]))
  }
  // Every value keeps its type.
  const withMarks = walk(config, []) as Config
  const book = eachOf(keysOf(config.phones.book), name => {
    const entry = config.phones.book[name] ?? ''
    const { number, display } = typeof entry === 'string' ? { number: entry } : entry
    return { number, display: marked(display ?? number, numberOf(['phones', 'book', name])) }
  })
  return { config: { ...withMarks, phones: { ...config.phones, book } }, paths, numbers }
}
