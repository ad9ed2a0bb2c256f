import * as z from 'zod'
import { blockBuilders } from './blocks.ts'
import { field } from './field.ts'
import { placeBuilders } from './places.ts'
import { textBuilders } from './texts.ts'

/** What the parts of the config's schema are made with; these alone know the languages. `isGeneral`: for the JSON Schema, whatever they are. */
export const buildersFor = (languages: readonly string[]) => {
  const texts = textBuilders(languages)
  return { isGeneral: languages.length === 0, ...texts, ...blockBuilders(texts), ...placeBuilders(texts) }
}

const off = field(z.literal('off'), { help: { en: 'off: the site does without it.', fr: 'Le site peut s’en passer.' } })

/** A page or form that a site may do without. Before a config is validated, those that are `off` are removed from it: only JSON Schema knows the word. */
export const optionalOrOff = <Schema extends z.ZodType>({ isGeneral }: Builders, schema: Schema): z.ZodOptional<Schema> =>
  (isGeneral ? (z.union([schema, off]) as z.ZodType as Schema) : schema).optional()

export type Builders = ReturnType<typeof buildersFor>
