/** A config whose words carry marks. Planned and rendered, it makes the same page, on which each piece tells which value it is. */
import { safeParse } from 'zod/v4/core'
import { schemaFor } from '../../../../site/compile.ts'
import type { Config } from '../../../../site/config/schema/config-schema.ts'
import { emailAddress } from '../../../../site/config/schema/scalars.ts'
import { schemasAt } from '../../../../site/config/schema/schema-walk.ts'
import { type ConfigPath, pathText } from '../../../../site/config/yaml/tree.ts'
import { getOrCreate } from '../../../../site/model/memoize.ts'
import { eachOf, keysOf } from '../../../../site/model/table.ts'
import { marked } from './marks.ts'

export interface MarkedConfig {
  readonly config: Config
  /** By the numbers of the marks. */
  readonly paths: readonly ConfigPath[]
}

/** Keys where the schema would take words, and yet what stands there is looked up, sent or reckoned with. */
const noWords: ReadonlySet<string | number> = new Set(['extends', 'phones', 'timeZone', 'default', 'hidden', 'inboxes'])

/** Whether what stands at a path is words: its schema takes it with marks, too. An e-mail address is shown as it is. */
const areWords = (schema: ReturnType<typeof schemaFor>): ((text: string, path: ConfigPath) => boolean) => {
  const takesMarks = (text: string, path: ConfigPath): boolean =>
    !path.some(step => noWords.has(step)) &&
    schemasAt(schema, path).some(one => one === emailAddress || safeParse(one, marked(text, 0)).success)
  const known = new Map<string, boolean>()
  return (text, path) =>
    getOrCreate(known, path.map(step => (typeof step === 'number' ? '#' : step)).join('.'), () => takesMarks(text, path))
}

/** What is remembered from one config of a session to the next: numbers stay with their paths, and what stayed the same keeps its marks. */
export interface MarkMemory {
  /** Whether the text at a path was marked. */
  readonly isMarked: (path: ConfigPath) => boolean
  readonly numberOf: (path: ConfigPath) => number
  /** By the numbers of the marks. */
  readonly paths: readonly ConfigPath[]
  /** The marked likeness of a part of the config, where it stood at this path when it was marked. */
  readonly likenessOf: (part: object, path: ConfigPath, make: () => unknown) => unknown
}

export const markMemory = (): MarkMemory => {
  const numbers = new Map<string, number>()
  const paths: ConfigPath[] = []
  const likenesses = new WeakMap<object, { readonly at: string; readonly made: unknown }>()
  return {
    paths,
    isMarked: path => numbers.has(pathText(path)),
    numberOf: path => getOrCreate(numbers, pathText(path), () => paths.push(path) - 1),
    likenessOf: (part, path, make) => {
      const at = pathText(path)
      const known = likenesses.get(part)
      if (known?.at === at) return known.made
      const made = make()
      likenesses.set(part, { at, made })
      return made
    },
  }
}

export const markConfig = (config: Config, { numberOf, likenessOf, paths }: MarkMemory = markMemory()): MarkedConfig => {
  const isWords = areWords(schemaFor(config.site.languages.map(({ code }) => code)))
  const walk = (value: unknown, path: ConfigPath): unknown => {
    if (typeof value === 'string') return isWords(value, path) ? marked(value, numberOf(path)) : value
    if (typeof value !== 'object' || value === null) return value
    return likenessOf(value, path, () =>
      Array.isArray(value)
        ? value.map((item, index) => walk(item, [...path, index]))
        : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])])),
    )
  }
  // Every value keeps its kind.
  const words = walk(config, []) as Config
  const book = eachOf(keysOf(config.phones.book), name => {
    const entry = config.phones.book[name] ?? ''
    const { number, display } = typeof entry === 'string' ? { number: entry } : entry
    return { number, display: marked(display ?? number, numberOf(['phones', 'book', name])) }
  })
  return { config: { ...words, phones: { ...config.phones, book } }, paths }
}
