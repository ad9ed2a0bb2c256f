import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { schemaFor } from '../../../generator/site/compile.ts'
import { parseFast } from '../../../generator/site/config/accept.ts'
import { emailAddress } from '../../../generator/site/config/schema/scalars.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { compilePacked } from '../../support/site.ts'

type Path = readonly string[]

/** Every place in data but the outermost. */
const placesIn = (data: unknown, path: Path = []): readonly Path[] =>
  Object.entries(typeof data === 'object' && data !== null ? data : {}).flatMap(([key, value]) => [
    [...path, key],
    ...placesIn(value, [...path, key]),
  ])

interface Change {
  readonly place: number
  /** Takes the place of what stands there; `undefined` takes it away, and a key that nobody knows stands beside it. */
  readonly by: unknown
}

const changed = (data: unknown, changes: readonly Change[]): unknown => {
  const copy: unknown = structuredClone(data)
  for (const { place, by } of changes) {
    const places = placesIn(copy)
    const path = places[place % places.length] ?? []
    // Every step but the last one leads to a group or list.
    const around = path.slice(0, -1).reduce((value, step) => value[step] as Record<string, unknown>, copy as Record<string, unknown>)
    const key = path.at(-1) ?? ''
    // A copy: the next change may be within it, and the next run takes the same one.
    if (by !== undefined) around[key] = structuredClone(by)
    else if (Array.isArray(around)) around.splice(Number(key), 1)
    else delete around[key]
  }
  return copy
}

const odd = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, -1, 1e9, '', ' ', 'x', 'on', '{', '{city}', '{no}', 'en', 'laval', 'mon', '08:00-12:00'),
  fc.constantFrom<unknown>([], {}, [''], ['x'], { en: 'x' }, { en: 'x', fr: 'y' }, { en: 'x', fr: 1 }, { x: 'y' }, { label: 'x' }),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":"x"}'), JSON.parse('{"en":"x","fr":"y","__proto__":{}}'), { 1: 'x', constructor: 'y' }),
)
const changes = fc.array(fc.record({ place: fc.nat(), by: odd }), { maxLength: 3 })

/** As JSON, which has keys in their order. */
const told = (result: z.ZodSafeParseResult<unknown>): string => JSON.stringify(result.success ? result.data : result.error.issues)

test.each([
  ['the sample', sampleText, 60],
  ['a small site of one language', smallText, 200],
])('what zod makes of %s, whatever is changed in it, and zod is asked for all of it only where there are mistakes', (_, text, numRuns) => {
  const compiled = compilePacked(text)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics))
  const { config } = compiled.value
  const schema = schemaFor(config.site.languages.map(({ code }) => code))
  fc.assert(
    fc.property(changes, list => {
      const data = changed(config, list)
      const known = schema.safeParse(data)
      const whole = vi.spyOn(schema, 'safeParse')
      const found = parseFast(schema, data)
      const isAsked = whole.mock.calls.length > 0
      whole.mockRestore()
      expect(told(found)).toBe(told(known))
      expect(isAsked).toBe(!known.success)
    }),
    { numRuns },
  )
})

test.each<readonly [schema: z.ZodType, data: unknown, made: unknown]>([
  [z.strictObject({ a: z.string().optional(), b: z.number().default(1) }), {}, { b: 1 }],
  [z.strictObject({ a: z.string(), b: z.string().optional() }), { b: 'x', a: 'y' }, { a: 'y', b: 'x' }],
  [z.strictObject({ a: z.string().optional() }), { a: undefined }, { a: undefined }],
  [z.strictObject({ a: z.string().default('x').optional() }), {}, { a: 'x' }],
  [z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]), { b: 'x' }, { b: 'x' }],
  [z.object({ a: z.string() }), { a: 'x', b: 1 }, { a: 'x' }],
  [z.record(z.string(), z.string()), JSON.parse('{"__proto__":"x","a":"y"}'), { a: 'y' }],
  [z.record(z.enum(['a']), z.string()), { a: 'x' }, { a: 'x' }],
  [z.array(z.string().trim()).min(1), [' x '], ['x']],
  [
    z
      .string()
      .optional()
      .refine(value => value !== 'x'),
    'y',
    'y',
  ],
  [
    z.strictObject({
      a: z
        .string()
        .optional()
        .refine(value => value !== undefined),
    }),
    {},
    {},
  ],
])('%#: what zod makes of it', (schema, data, made) => {
  expect(parseFast(schema, data)).toEqual({ success: true, data: made })
  expect(schema.safeParse(data).data).toEqual(made)
})

test.each<readonly [schema: z.ZodType, data: unknown]>([
  [z.strictObject({ a: z.string() }), {}],
  [z.strictObject({ a: z.string() }), { a: 'x', b: 'y' }],
  [z.strictObject({ a: z.string() }), ['x']],
  [z.array(z.string()).min(1), []],
  [z.array(z.string()), { 0: 'x' }],
  [z.record(z.string().regex(/^a/), z.string()), { b: 'x' }],
  [z.union([z.string(), z.number()]), null],
])('%#: what zod says is wrong with it', (schema, data) => {
  const found = parseFast(schema, data)
  expect(found.error?.issues).toEqual(schema.safeParse(data).error?.issues)
  expect(found.success).toBe(false)
})

test.each([
  ['info@example.com', true],
  ["o'hara.first+last_2@sub.example.ca", true],
  ['été@exämple.com', true],
  ['почта@пример.рф', true],
  ['info@example', false],
  ['info?subject=x@example.com', false],
  ['in fo@example.com', false],
])('%s is an address of mail: %s', (address, isOne) => {
  expect(emailAddress.safeParse(address).success).toBe(isOne)
})
