/** The texts of the config’s fields in one language of the editor. */
import * as z from 'zod'
import { schemaFor } from '../../../site/compile.ts'
import type { FieldTexts } from '../../../site/config/schema/field.ts'
import { alternativesOf, textsOf } from '../../../site/config/schema/schema-walk.ts'
import type { MessageLanguage, Translated } from '../../../site/messages/language.ts'

type Schema = z.core.$ZodType

/** A field with its texts, and the fields below it. */
export interface FieldTree extends Readonly<Partial<Record<Exclude<keyof FieldTexts, 'options'>, string>>> {
  readonly options?: Readonly<Record<string, string>>
  readonly keys?: Readonly<Record<string, FieldTree>>
  /** Each item of a list, or entry of a record. */
  readonly each?: FieldTree
}

const textsIn = (language: MessageLanguage, { options = {}, ...texts }: FieldTexts): FieldTree => {
  // What a config writes is code in the English of JSON Schema.
  const plain = (text: Translated<string>): string => text[language].replace(/`([^`]*)`/g, '“$1”')
  const each = (table: Readonly<Record<string, Translated<string>>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(table).map(([key, text]) => [key, plain(text)]))
  return { ...each(texts), ...(Object.keys(options).length > 0 ? { options: each(options) } : {}) }
}

const treeOf = (language: MessageLanguage, schema: Schema): FieldTree => {
  const alternatives = alternativesOf(schema)
  const fields = alternatives.flatMap(one => (one instanceof z.ZodObject ? Object.entries<Schema>(one.shape) : []))
  const keys = fields.map(([key, inner]) => [key, treeOf(language, inner)] as const).filter(([, tree]) => Object.keys(tree).length > 0)
  const items = alternatives.flatMap(one => (one instanceof z.ZodArray ? [one.element] : one instanceof z.ZodRecord ? [one.valueType] : []))
  const each = items.map(item => treeOf(language, item)).find(tree => Object.keys(tree).length > 0)
  return {
    ...textsIn(language, textsOf(schema)),
    ...(keys.length > 0 ? { keys: Object.fromEntries(keys) } : {}),
    ...(each === undefined ? {} : { each }),
  }
}

/** @returns the texts of every field that a config may have */
export const fieldTree = (language: MessageLanguage): FieldTree => treeOf(language, schemaFor([]))
