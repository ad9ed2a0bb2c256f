/** Follows the config's schema along a path: what may stand there, what it is for, and what holds when nothing is written. */
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

/** What may stand there, alternatives one by one. */
export const alternativesOf = (schema: Schema): readonly Schema[] => {
  const inner = unwrap(schema)
  return inner instanceof z.ZodUnion ? inner.options.flatMap((option: Schema) => alternativesOf(option)) : [inner]
}

/** All schemas that may stand at a path, through lists, records and alternatives. */
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

/** All object schemas that may stand at a path. */
export const objectsAt = (schema: Schema, path: ConfigPath): readonly z.ZodObject[] => schemasAt(schema, path).flatMap(objectsIn)

/** Keys that are known at a path. */
export const keysAt = (schema: Schema, path: ConfigPath): readonly string[] => [
  ...new Set(objectsAt(schema, path).flatMap(object => Object.keys(object.shape))),
]

/** The schema's description, its own or that of what it wraps. */
const aboutOf = (schema: Schema): string | undefined =>
  (schema instanceof z.ZodType ? schema.meta()?.description : undefined) ?? (isWrapper(schema) ? aboutOf(schema.unwrap()) : undefined)

/** The texts of a field: its own, and where it has none those of the schema that it wraps, or of the first alternative. */
export const textsOf = (schema: Schema): FieldTexts => {
  const inner = isWrapper(schema) ? schema.unwrap() : schema instanceof z.ZodUnion ? schema.options[0] : undefined
  return { ...(inner === undefined ? {} : textsOf(inner)), ...ownTexts(schema) }
}

/** What a value is for, in both languages of messages; in English with the notes on how to write it. */
export const helpOf = (schema: Schema): Translated<string> | undefined => {
  const en = aboutOf(schema)
  return en === undefined ? undefined : { en, fr: textsOf(schema).help?.fr ?? en }
}

/** What a value is for; a part without words of its own has those of the whole. */
export const aboutAt = (schema: Schema, path: ConfigPath): string | undefined =>
  schemasAt(schema, path)
    .map(aboutOf)
    .find(about => about !== undefined) ?? (path.length === 0 ? undefined : aboutAt(schema, path.slice(0, -1)))

const standardOf = (schema: Schema): unknown => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.def.defaultValue
  return isWrapper(schema) ? standardOf(schema.unwrap()) : undefined
}

/** What holds at a path when nothing is written there, if the schema says. */
export const standardAt = (schema: Schema, path: ConfigPath): unknown =>
  schemasAt(schema, path)
    .map(standardOf)
    .find(value => value !== undefined)
