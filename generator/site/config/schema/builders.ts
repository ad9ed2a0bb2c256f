import * as z from 'zod'
import { blockBuilders } from './blocks.ts'
import { field } from './field.ts'
import { placeBuilders } from './places.ts'
import { textBuilders } from './texts.ts'

/** Builders for the parts of the schema, in the languages of a site. `isGeneral`: for the JSON Schema, in any language. */
export const buildersFor = (languages: readonly string[]) => {
  const texts = textBuilders(languages)
  return { isGeneral: languages.length === 0, ...texts, ...blockBuilders(texts), ...placeBuilders(texts) }
}

const off = field(z.literal('off'), { help: { en: 'off removes it from the site.', fr: 'off : le site s’en passe.' } })

/** An optional page or form. Those that are `off` are removed before validation, so only the JSON Schema has the value. */
export const optionalOrOff = <Schema extends z.ZodType>({ isGeneral }: Builders, schema: Schema): z.ZodOptional<Schema> =>
  (isGeneral ? (z.union([schema, off]) as z.ZodType as Schema) : schema).optional()

export type Builders = ReturnType<typeof buildersFor>
