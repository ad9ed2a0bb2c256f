/** Reading the JSON Schema of a config. */
import type * as z from 'zod'

export type Json = z.core.JSONSchema.JSONSchema

export const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export const optionsOf = (schema: Json): readonly Json[] =>
  (schema.anyOf ?? [schema]).filter(isSchema).flatMap(one => (one === schema ? [one] : optionsOf(one)))

/** A text or slug per language; a string where all languages have the same. */
export const isPerLanguage = (schema: Json): boolean =>
  optionsOf(schema).some(
    option => option.propertyNames !== undefined && isSchema(option.additionalProperties) && option.additionalProperties.type === 'string',
  )

/** The end of a description: where the default of a text comes from. */
export const packNote = / ?Default: the text in [^ ]+?(?:, or in the file of the language)?\.$/

/** `a[].b` → `a`, `[]`, `b`. */
export const stepsOf = (path: string): readonly string[] => path.replaceAll('[]', '.[]').split('.')
