/**
 * Invisible marks around the texts of a config: on a page that is rendered from it, they show which config value each piece comes from.
 * The characters are ignored by collation, are not drawn by fonts, and do not occur in sequence in real texts.
 */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { safeParse } from 'zod/v4/core'
import { schemaFor } from '../../../../site/compile.ts'
import type { Config } from '../../../../site/config/schema/config-schema.ts'
import { emailAddress } from '../../../../site/config/schema/scalars.ts'
import { schemasAt } from '../../../../site/config/schema/schema-walk.ts'
import { type ConfigPath, pathText } from '../../../../site/config/yaml/tree.ts'
import { getOrCreate } from '../../../../site/util/memoize.ts'
import { eachOf, keysOf } from '../../../../site/util/table.ts'

const open = '\u2063'
const close = '\u2064'
const digits = 5
const firstDigit = 0xfe00

const signs = (number: number): string =>
  Array.from({ length: digits }, (_, place) => String.fromCharCode(firstDigit + (Math.floor(number / 16 ** place) % 16))).join('')

const numberOf = (written: string): number =>
  [...written].reduce((sum, sign, place) => sum + (sign.charCodeAt(0) - firstDigit) * 16 ** place, 0)

const mark = /([\u2063\u2064])([\ufe00-\ufe0f]{5})/g

interface Run {
  readonly start: number
  readonly end: number
}

/** Ranges of a message between its choices; each option of a choice is a range, so that an empty option stays empty. */
const runsOf = (parts: readonly MessageFormatElement[]): readonly Run[] => {
  const runs: Run[] = []
  let run: Run | undefined
  for (const part of parts) {
    if (part.type === TYPE.plural || part.type === TYPE.select) {
      if (run !== undefined) runs.push(run)
      run = undefined
      runs.push(...Object.values(part.options).flatMap(option => runsOf(option.value)))
    } else {
      const { start, end } = part.location ?? { start: { offset: 0 }, end: { offset: 0 } }
      run = { start: run?.start ?? start.offset, end: end.offset }
    }
  }
  return run === undefined ? runs : [...runs, run]
}

/** Splits a range into paragraphs, which a page renders as separate elements. */
const byParagraphs = (text: string, { start, end }: Run): readonly Run[] => {
  const found: Run[] = []
  let from = start
  for (const gap of text.slice(start, end).matchAll(/\n\s*\n/g)) {
    found.push({ start: from, end: start + gap.index })
    from = start + gap.index + gap[0].length
  }
  return [...found, { start: from, end }].filter(run => text.slice(run.start, run.end).trim() !== '')
}

const runsIn = (text: string): readonly Run[] => {
  if (!/[{}']/.test(text)) return [{ start: 0, end: text.length }]
  try {
    return runsOf(parse(text, { ignoreTag: true, captureLocation: true }))
  } catch {
    return [{ start: 0, end: text.length }]
  }
}

/** The text with marks around each range that a page may show. */
export const marked = (text: string, number: number): string => {
  let result = ''
  let done = 0
  for (const { start, end } of runsIn(text).flatMap(run => byParagraphs(text, run))) {
    result += `${text.slice(done, start)}${open}${signs(number)}${text.slice(start, end)}${close}${signs(number)}`
    done = end
  }
  return result + text.slice(done)
}

/** Numbers of the marks in a text, the outermost first. @param carried marks that earlier texts opened and did not close */
export const marksIn = (
  text: string,
  carried: readonly number[] = [],
): { readonly found: readonly number[]; readonly left: readonly number[] } => {
  const opened: number[] = []
  const left = [...carried]
  for (const [, kind, written = ''] of text.matchAll(mark)) {
    const number = numberOf(written)
    if (kind === open) {
      opened.push(number)
      left.push(number)
    } else if (left.includes(number)) left.splice(left.lastIndexOf(number), 1)
  }
  // A value between two parts of a sentence is its own origin first.
  const isWhole = text.startsWith(open)
  return { found: [...new Set(isWhole ? [...opened, ...carried] : [...carried, ...opened])], left }
}

export const withoutMarks = (text: string): string => text.replace(mark, '')

/** Keys whose strings are looked up, sent or calculated with, although the schema accepts any text. */
const notText: ReadonlySet<string | number> = new Set(['townsite', 'extends', 'phones', 'timeZone', 'default', 'hidden', 'inboxes'])

/** Whether the value at a path is a text: the schema also accepts it with marks. */
const textTest = (schema: ReturnType<typeof schemaFor>): ((text: string, path: ConfigPath) => boolean) => {
  const acceptsMarks = (text: string, path: ConfigPath): boolean =>
    !path.some(step => notText.has(step)) &&
    schemasAt(schema, path).some(one => one === emailAddress || safeParse(one, marked(text, 0)).success)
  const known = new Map<string, boolean>()
  return (text, path) =>
    getOrCreate(known, path.map(step => (typeof step === 'number' ? '#' : step)).join('.'), () => acceptsMarks(text, path))
}

/** @returns a config whose texts carry marks, the paths of the marked values by number, and the numbers by path */
export const markConfig = (config: Config) => {
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
