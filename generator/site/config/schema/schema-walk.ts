/** Finds the schemas at a path of the config, with their texts and default values. */
import * as z from 'zod'
import type { Translated } from '../../messages/language.ts'
import type { ConfigPath } from '../yaml/tree.ts'
import { type FieldTexts, ownTexts } from './field.ts'

type Schema = z.core.$ZodType

type Wrapper = z.ZodOptional | z.ZodDefault | z.ZodPrefault | z.ZodNullable

const isWrapper = (schema: Schema): schema is Wrapper =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable

/** The schema inside optional and defaulted ones. */
const unwrap = (schema: Schema): Schema => (isWrapper(schema) ? unwrap(schema.unwrap()) : schema)

/** The members of a union, or the schema itself. */
export const alternativesOf = (schema: Schema): readonly Schema[] => {
  const inner = unwrap(schema)
  return inner instanceof z.ZodUnion ? inner.options.flatMap((option: Schema) => alternativesOf(option)) : [inner]
}

export const schemasAt = (schema: Schema, path: ConfigPath): readonly Schema[] => {
  const [step, ...rest] = path
  if (step === undefined) return [schema]
  const inner = unwrap(schema)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option: Schema) => schemasAt(option, path))
  if (inner instanceof z.ZodObject) {
    const next: Schema | undefined = inner.shape[step]
    return next === undefined ? [] : schemasAt(next, rest)
  }
  if (inner instanceof z.ZodArray) return schemasAt(inner.element, rest)
  if (inner instanceof z.ZodRecord) return schemasAt(inner.valueType, rest)
  if (inner instanceof z.ZodTuple)
    return inner.def.items.flatMap((item: Schema, index: number) => (index === step ? schemasAt(item, rest) : []))
  return []
}

const objectsIn = (schema: Schema): readonly z.ZodObject[] => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap(objectsIn)
  return inner instanceof z.ZodObject ? [inner] : []
}

export const objectsAt = (schema: Schema, path: ConfigPath): readonly z.ZodObject[] => schemasAt(schema, path).flatMap(objectsIn)

export const keysAt = (schema: Schema, path: ConfigPath): readonly string[] => [
  ...new Set(objectsAt(schema, path).flatMap(object => Object.keys(object.shape))),
]

/** The description of a schema, or of the schema that it wraps. */
const aboutOf = (schema: Schema): string | undefined =>
  (schema instanceof z.ZodType ? schema.meta()?.description : undefined) ?? (isWrapper(schema) ? aboutOf(schema.unwrap()) : undefined)

/** The texts of a field. Missing ones come from the schema that it wraps, or the first member of a union. */
export const textsOf = (schema: Schema): FieldTexts => {
  const inner = isWrapper(schema) ? schema.unwrap() : schema instanceof z.ZodUnion ? schema.options[0] : undefined
  return { ...(inner === undefined ? {} : textsOf(inner)), ...ownTexts(schema) }
}

/** The help of a schema; the English one ends with its note. */
export const helpOf = (schema: Schema): Translated<string> | undefined => {
  const en = aboutOf(schema)
  return en === undefined ? undefined : { en, fr: textsOf(schema).help?.fr ?? en }
}

/** The help at a path, or of the closest value around it. */
export const aboutAt = (schema: Schema, path: ConfigPath): Translated<string> | undefined =>
  schemasAt(schema, path)
    .map(helpOf)
    .find(about => about !== undefined) ?? (path.length === 0 ? undefined : aboutAt(schema, path.slice(0, -1)))

const defaultOf = (schema: Schema): unknown => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.def.defaultValue
  return isWrapper(schema) ? defaultOf(schema.unwrap()) : undefined
}

/** The default value at a path. */
export const standardAt = (schema: Schema, path: ConfigPath): unknown =>
  schemasAt(schema, path)
    .map(defaultOf)
    .find(value => value !== undefined)
