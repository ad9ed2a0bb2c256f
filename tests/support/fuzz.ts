/**
 * Fuzz testing with fast-check: inputs are valid texts, bytes or values with a few random changes. If a property fails, fast-check prints the
 * seed and the smallest input that fails. `FUZZ_SEED=<seed>` repeats a run.
 */
import fc from 'fast-check'
import { isRecord } from '../../generator/site/util/table.ts'

/** Texts that have a meaning in YAML, HTML, CSV, URLs, paths, terminals or JavaScript. */
const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\n',
  '\r\nSet-Cookie: a=b',
  '\u2028',
  '\u202e',
  '\ud800',
  '\ufeff',
  '\u001b[31m\u0007',
  '\t- x: 1\n',
  '\n---\n',
  ': ',
  ' #',
  '&a *a',
  '<<: *a',
  '!!js/function x',
  '"\'`',
  '{name} {{ {',
  '{n, plural, other {#}}',
  '</script><script>alert(1)</script>',
  '<!--',
  '<img src=https://evil.example/x onerror=alert(1)>',
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'http://[',
  'file:///etc/passwd',
  '../../../outside.txt',
  '..\\outside.txt',
  '/etc/passwd',
  'CON',
  'a/'.repeat(200),
  '=HYPERLINK("https://evil.example")',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '2026-02-30',
  'é́',
  '👩‍👩‍👧‍👦',
  '['.repeat(300),
  'x'.repeat(20_000),
]

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  [null],
  { '': '' },
  JSON.parse('{ "__proto__": { "polluted": true } }'),
  { constructor: { prototype: {} } },
]

/** From 0 to 1, as a position in an input. Without bias, because fast-check prefers the first and last values. */
const position = fc.noBias(fc.nat(999_999)).map(part => part / 1_000_000)
/** Most inputs get few changes: they stay nearly valid. */
const fewOf = <Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> => fc.array(item, { minLength: 1, maxLength: 5 })

interface Splice<Part> {
  readonly at: number
  /** How much is removed. */
  readonly length: number
  /** What is inserted: new content, or a copy from another position. */
  readonly insert: Part | { readonly from: number }
}

const spliceOf = <Part>(part: fc.Arbitrary<Part>, length: fc.Arbitrary<number>): fc.Arbitrary<Splice<Part>> =>
  fc.record({ at: position, length, insert: fc.oneof(part, fc.record({ from: position })) })

const isCopy = (insert: unknown): insert is { readonly from: number } => isRecord(insert) && typeof insert.from === 'number'

/** One of the texts, with some characters, words or lines inserted, removed, repeated or moved. */
export const mutatedText = (corpus: readonly string[]): fc.Arbitrary<string> => {
  const splice = spliceOf(fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 3 })), fc.nat(60))
  const apply = (text: string, { at, length, insert }: Splice<string>): string => {
    const start = Math.floor(at * text.length)
    const from = isCopy(insert) ? Math.floor(insert.from * text.length) : 0
    return text.slice(0, start) + (isCopy(insert) ? text.slice(from, from + length) : insert) + text.slice(start + length)
  }
  return fc.tuple(fc.constantFrom(...corpus), fewOf(splice)).map(([text, splices]) => splices.reduce(apply, text))
}

/** One of the files, with some bytes inserted, removed or repeated; some are cut off. */
export const mutatedBytes = (corpus: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> => {
  const splice = spliceOf(fc.uint8Array({ maxLength: 8 }), fc.oneof(fc.nat(8), fc.nat(1_000), fc.nat()))
  const apply = (bytes: Uint8Array, { at, length, insert }: Splice<Uint8Array>): Uint8Array => {
    const start = Math.floor(at * bytes.length)
    const from = isCopy(insert) ? Math.floor(insert.from * bytes.length) : 0
    const middle = isCopy(insert) ? bytes.subarray(from, from + Math.min(length, 4_096)) : insert
    return Buffer.concat([bytes.subarray(0, start), middle, bytes.subarray(start + length)])
  }
  return fc.tuple(fc.constantFrom(...corpus), fewOf(splice)).map(([bytes, splices]) => splices.reduce(apply, bytes))
}

interface ValueChange {
  readonly at: number
  /** `value` replaces a part; `add` adds it as an item or a key. */
  readonly kind: 'value' | 'add' | 'remove'
  readonly value: unknown
}

type Steps = readonly (string | number)[]

/** The steps to every part of a value, and to the value itself. */
const stepsIn = (value: unknown, steps: Steps = []): readonly Steps[] => [
  steps,
  ...(Array.isArray(value)
    ? value.flatMap((item, index) => stepsIn(item, [...steps, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) => stepsIn(item, [...steps, key]))
      : []),
]

/** @param change returns `undefined` to remove the part */
const changedAt = (value: unknown, [step, ...rest]: Steps, change: (part: unknown) => unknown): unknown => {
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? changedAt(item, rest, change) : item)).filter(item => item !== undefined)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, key === step ? changedAt(item, rest, change) : item]))
}

const partAt = (value: unknown, position: number): Steps => {
  const all = stepsIn(value)
  return all[Math.floor(position * all.length)] ?? []
}

const changedValue = (whole: unknown, { at, kind, value }: ValueChange): unknown =>
  changedAt(whole, partAt(whole, at), part => {
    if (kind === 'value') return value
    if (kind === 'remove') return undefined
    if (Array.isArray(part)) return [...part, value]
    return isRecord(part) ? { ...part, [typeof value === 'string' ? value.slice(0, 100) : 'added']: value } : value
  })

const mark = 'deeply nested'

/** JSON text of a value with one part below `depth` lists. Text, because functions that walk such a value would overflow the stack. */
const nestedText = (whole: unknown, at: number, depth: number): string => {
  let part: unknown
  const marked = changedAt(whole, partAt(whole, at), old => {
    part = old
    return mark
  })
  return JSON.stringify(marked).replace(
    JSON.stringify(mark),
    () => `${'['.repeat(depth)}${JSON.stringify(part) ?? 'null'}${']'.repeat(depth)}`,
  )
}

/** JSON text of one of the values, with some parts replaced, removed, added or nested deeply. */
export const mutatedJson = (corpus: readonly unknown[]): fc.Arbitrary<string> => {
  const value = fc.oneof(
    { arbitrary: fc.constantFrom(...hostileValues), weight: 3 },
    { arbitrary: fc.jsonValue(), weight: 1 },
    { arbitrary: mutatedText(corpus.map(one => JSON.stringify(one))), weight: 1 },
  )
  const change: fc.Arbitrary<ValueChange> = fc.record({ at: position, kind: fc.constantFrom('value', 'value', 'add', 'remove'), value })
  const depth = fc.oneof({ arbitrary: fc.constant(0), weight: 9 }, fc.constantFrom(1, 70, 20_000))
  return fc
    .tuple(fc.constantFrom(...corpus), fc.array(change, { maxLength: 4 }), position, depth)
    .map(([whole, changes, at, levels]) => nestedText(changes.reduce(changedValue, whole) ?? null, at, levels))
}

/**
 * Options of `fc.assert` for a fuzz target.
 * @param runs how many inputs with EVERY=1; otherwise a quarter of them, for CI
 * @param seconds after which it ends, even with fewer inputs
 */
export const fuzzing = (runs: number, seconds: number): { numRuns: number; interruptAfterTimeLimit: number; seed?: number } => ({
  numRuns: process.env.EVERY === undefined ? Math.ceil(runs / 4) : runs,
  interruptAfterTimeLimit: seconds * 1_000,
  ...(process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) }),
})
