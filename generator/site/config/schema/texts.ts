/** Builders for values in each language of a site. With no language (for the general JSON Schema) a text accepts any code. */
import * as z from 'zod'
import type { Translated } from '../../messages/language.ts'
import { getOrCreate, lazy } from '../../util/memoize.ts'
import { type FieldTexts, field, labels } from './field.ts'
import { icuText } from './icu-text.ts'
import { languageTag, linkUrl, slugText } from './scalars.ts'

/** Placeholders that every text may use (docs/reference/placeholders.md). */
export const commonPlaceholders = [
  'business',
  'city',
  'region',
  'regionCode',
  'founded',
  'years',
  'yearsRounded',
  'year',
  'phone',
  'areaCode',
  'email',
  'areas',
  'services',
  'languages',
  'daysOpen',
  'licence',
  'emergency',
  'office',
  'map',
  'request',
  'mainService',
  'serviceNames',
  'areaNames',
  'inCity',
  'languageNames',
] as const

/** Additional placeholders of texts about a service. */
export const servicePlaceholders = ['service', 'steps', 'signs'] as const

/** An optional value that `compile/complete-config.ts` adds before validation, so the type has it. */
export const completedLater = <Value>(value: z.ZodType<Value>): z.ZodType<Value> => value.optional() as z.ZodType as z.ZodType<Value>

export const textBuilders = (languages: readonly string[]) => {
  /** A map with a value for each language. @param item returns the schema for a language code */
  const inEach = <Value>(item: (language?: string) => z.ZodType<Value>): z.ZodType<Readonly<Record<string, Value>>> =>
    languages.length === 0
      ? // A config in one language may leave out the map, which is added before validation.
        (z.union([z.record(languageTag, item()), item()]) as z.ZodType<Record<string, Value>>)
      : z.strictObject(Object.fromEntries(languages.map(code => [code, item(code)])))

  const perLanguage = <Value>(item: z.ZodType<Value>): z.ZodType<Readonly<Record<string, Value>>> => inEach(() => item)

  /** Like `perLanguage`, but languages are optional. */
  const partlyPerLanguage = <Value>(item: z.ZodType<Value>): z.ZodType<Readonly<Partial<Record<string, Value>>>> =>
    languages.length === 0 ? z.record(languageTag, item) : perLanguage(item.optional())

  const known = new Map<string, ReturnType<typeof perLanguage<string>>>()
  /** Cached: hundreds of texts have the same placeholders. */
  const textWith = (placeholders: readonly string[], needs: readonly string[]) =>
    getOrCreate(known, JSON.stringify([placeholders, needs]), () => perLanguage(icuText([...commonPlaceholders, ...placeholders], needs)))

  /** A text that a visitor reads, in each language. */
  const text = (texts: FieldTexts, placeholders: readonly string[] = [], needs: readonly string[] = []) =>
    field(textWith(placeholders, needs), texts, {
      ...(placeholders.length === 0 ? {} : { note: `Here also: ${placeholders.map(name => `{${name}}`).join(' ')}.` }),
      townsite: 'text',
    })

  const textOrString = (texts: FieldTexts) =>
    field(z.union([icuText(commonPlaceholders, []), text(texts)]), texts, { note: 'One text for all languages, or one per language.' })

  /** A source of a statement. */
  const source = lazy(() =>
    z.strictObject({
      label: textOrString({ label: labels.label, help: { en: 'Name of the source: Consumer Safety Agency', fr: 'Nom de la source.' } }),
      url: field(linkUrl.optional(), { label: labels.url }),
    }),
  )

  const slug = (help: Translated<string>) =>
    field(
      z.union([slugText(languages[0]), inEach(slugText)]),
      { label: { en: 'URL slug', fr: 'Fin de l’adresse' }, help },
      { note: 'One for all languages, or one per language: lowercase letters, digits and hyphens.' },
    )

  return { inEach, partlyPerLanguage, text, textOrString, source, slug }
}

export type TextBuilders = ReturnType<typeof textBuilders>
