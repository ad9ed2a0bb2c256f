/** What may stand at a place of the config, as a person who fills in a form meets it. */
import * as z from 'zod'
import type { ConfigPath } from '../yaml/tree.ts'
import { alternativesOf, schemasAt } from './schema-walk.ts'

type Schema = z.core.$ZodType

/** A value that is chosen from a few. */
export type Choice = string | number | boolean

export type Shape =
  | { readonly kind: 'text' /** Whether it has a text per language. */; readonly isByLanguage: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'group'; readonly keys: readonly string[] }
  /** A map with any keys, or with ids as keys. */
  | { readonly kind: 'record' }
  | { readonly kind: 'list' }

const choicesOf = (schema: Schema): readonly Choice[] | undefined => {
  if (schema instanceof z.ZodEnum) return schema.options
  if (!(schema instanceof z.ZodLiteral)) return undefined
  return [...schema.values].filter(value => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
}

const isCollection = (one: Schema): boolean => one instanceof z.ZodObject || one instanceof z.ZodArray || one instanceof z.ZodRecord

const isByLanguage = (schema: Schema, languages: readonly string[]): boolean =>
  schema instanceof z.ZodObject &&
  Object.keys(schema.shape).join() === languages.join() &&
  // The cast: the shape of an object consists of schemas.
  Object.values(schema.shape as Readonly<Record<string, Schema>>).every(text => !alternativesOf(text).some(isCollection))

/** @param like the current value, which selects one of several shapes */
const ofAlternatives = (alternatives: readonly Schema[], languages: readonly string[], like: unknown): Shape | undefined => {
  const byLanguage = alternatives.some(one => isByLanguage(one, languages))
  const groups = alternatives.flatMap(one => (one instanceof z.ZodObject && !isByLanguage(one, languages) ? [one] : []))
  const isRecord = alternatives.some(one => one instanceof z.ZodRecord)
  const isList = alternatives.some(one => one instanceof z.ZodArray)
  const plain = alternatives.filter(one => !isCollection(one))
  const group: Shape = { kind: 'group', keys: [...new Set(groups.flatMap(one => Object.keys(one.shape)))] }
  if (Array.isArray(like) && isList) return { kind: 'list' }
  if (typeof like === 'object' && like !== null && !byLanguage && groups.length > 0) return group
  if (typeof like === 'object' && like !== null && isRecord) return { kind: 'record' }
  if (plain.length === 0 && !byLanguage) {
    if (groups.length > 0) return group
    return isRecord ? { kind: 'record' } : isList ? { kind: 'list' } : undefined
  }
  const choices = plain.map(choicesOf)
  if (choices.length > 0 && !byLanguage && choices.every(one => one !== undefined)) return { kind: 'choice', choices: choices.flat() }
  if (plain.some(one => one instanceof z.ZodBoolean)) return { kind: 'switch' }
  if (plain.length > 0 && plain.every(one => one instanceof z.ZodNumber)) return { kind: 'number' }
  return { kind: 'text', isByLanguage: byLanguage }
}

/**
 * The form control for the value at a path; `undefined` if the path is invalid. Text has priority over a group of keys.
 * @param like the current value
 */
export const shapeAt = (schema: Schema, path: ConfigPath, languages: readonly string[], like?: unknown): Shape | undefined =>
  ofAlternatives(schemasAt(schema, path).flatMap(alternativesOf), languages, like)

/** Whether the value at a path is required. */
export const isNeededAt = (schema: Schema, path: ConfigPath): boolean => {
  const schemas = schemasAt(schema, path)
  return schemas.length > 0 && schemas.every(one => !z.safeParse(one, undefined).success)
}
