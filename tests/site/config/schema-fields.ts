/** Finds every field of the config's schema, so that tests of all fields also cover a field that is added later. */
import * as z from 'zod'
import { schemaFor } from '../../../generator/site/config/schema/config-schema.ts'
import { objectsAt, schemasAt } from '../../../generator/site/config/schema/schema-walk.ts'
import type { ConfigPath } from '../../../generator/site/config/yaml/tree.ts'
import { pageKinds } from '../../../generator/site/pages/index.ts'
import { isRecord } from '../../../generator/site/util/table.ts'

type Schema = z.core.$ZodType

const schema: Schema = schemaFor(['en'], pageKinds)

const innerOf = (one: Schema): Schema =>
  one instanceof z.ZodOptional || one instanceof z.ZodDefault || one instanceof z.ZodPrefault || one instanceof z.ZodNullable
    ? innerOf(one.unwrap())
    : one

/** Values that a schema may accept, from texts that most fields take. Groups have all their keys first, then only the required ones. */
const candidatesOf = (schema: Schema, depth = 0): readonly unknown[] => {
  const one = innerOf(schema)
  if (depth > 8) return []
  if (one instanceof z.ZodUnion) return one.options.flatMap((option: Schema) => candidatesOf(option, depth))
  if (one instanceof z.ZodEnum) return one.options.slice(0, 1)
  if (one instanceof z.ZodLiteral) return [...one.values].slice(0, 1)
  if (one instanceof z.ZodBoolean) return [true]
  if (one instanceof z.ZodNumber) return [1, 3, 1998, 45]
  if (one instanceof z.ZodArray) return candidatesOf(one.element, depth + 1).map(item => [item])
  if (one instanceof z.ZodRecord)
    return ['en', 'main', 'duct', 'hull', 'mon-fri', 'x'].flatMap(key =>
      candidatesOf(one.valueType, depth + 1).map(value => ({ [key]: value })),
    )
  if (one instanceof z.ZodObject) {
    const keys = Object.entries<Schema>(one.shape).map(([key, value]) => ({
      key,
      found: candidatesOf(value, depth + 1).find(candidate => z.safeParse(value, candidate).success),
      isNeeded: !z.safeParse(value, undefined).success,
    }))
    if (keys.some(({ found, isNeeded }) => isNeeded && found === undefined)) return []
    return [keys.filter(({ found }) => found !== undefined), keys.filter(({ isNeeded }) => isNeeded)].map(list =>
      Object.fromEntries(list.map(({ key, found }) => [key, found])),
    )
  }
  return [
    ...['A text', 'https://a.example/x', '/x', 'x', 'hero.jpg', 'drop', '#123456', '2026-01-01', '10:00', '819-555-0142', 'a@a.example'],
    ...['CA', 'QC', 'America/Toronto'],
  ]
}

/** Whether a value of the schema may contain a free text. */
const hasText = (schema: Schema, depth = 0): boolean => {
  const one = innerOf(schema)
  if (depth > 8 || one instanceof z.ZodEnum || one instanceof z.ZodLiteral || one instanceof z.ZodBoolean || one instanceof z.ZodNumber)
    return false
  if (one instanceof z.ZodUnion) return one.options.some((option: Schema) => hasText(option, depth + 1))
  if (one instanceof z.ZodArray) return hasText(one.element, depth + 1)
  if (one instanceof z.ZodObject) return Object.values<Schema>(one.shape).some(part => hasText(part, depth + 1))
  return true
}

const setAt = (value: unknown, [step, ...rest]: ConfigPath, item: unknown): unknown => {
  if (step === undefined) return item
  if (Array.isArray(value)) return value.map((old: unknown, index) => (index === step ? setAt(old, rest, item) : old))
  return { ...(isRecord(value) ? value : {}), [step]: setAt(isRecord(value) ? value[step] : undefined, rest, item) }
}

/** The groups of a config, each with the keys that it could have. */
const groupsIn = (value: unknown, path: ConfigPath = []): readonly { readonly path: ConfigPath; readonly keys: readonly string[] }[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => groupsIn(item, [...path, index]))
  if (!isRecord(value)) return []
  const keys = [...new Set(objectsAt(schema, path).flatMap(object => Object.keys(object.shape)))]
  return [
    { path, keys: keys.filter(key => !Object.hasOwn(value, key)) },
    ...Object.entries(value).flatMap(([key, item]) => groupsIn(item, [...path, key])),
  ]
}

interface Completed {
  readonly data: unknown
  /** Keys that no candidate is valid for. */
  readonly without: readonly string[]
}

/**
 * Adds every schema key that a config lacks, as far as the result is valid.
 * @param isValid whether a config is valid as a whole
 */
export const withAllFields = (data: unknown, isValid: (data: unknown) => boolean): Completed => {
  let whole = data
  const without: string[] = []
  for (const { path, keys } of groupsIn(data))
    for (const key of keys) {
      const at = [...path, key]
      if (!schemasAt(schema, at).some(one => hasText(one))) continue
      const found = schemasAt(schema, at)
        .flatMap(one => candidatesOf(one).filter(candidate => z.safeParse(one, candidate).success))
        .slice(0, 6)
        .find(candidate => isValid(setAt(whole, at, candidate)))
      if (found === undefined) without.push(at.join('.'))
      else whole = setAt(whole, at, found)
    }
  return { data: whole, without }
}
