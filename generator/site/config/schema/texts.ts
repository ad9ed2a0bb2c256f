/** Builders of what is written in each language of a site. With no language (for the general JSON Schema) a text accepts any code. */
import * as z from 'zod'
import type { Translated } from '../../messages/language.ts'
import { getOrCreate, lazy } from '../../util/memoize.ts'
import { type FieldTexts, field, labels } from './field.ts'
import { httpUrl, icuText, languageTag, slugText } from './scalars.ts'

/** Placeholders that every text may use: docs/texts.md tells what each says. */
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
] as const

/** What texts about one service may use beside them. */
export const servicePlaceholders = ['service', 'steps', 'signs'] as const

/** What need not be written, since config/complete adds it before the shape is judged: so the type has it. */
export const completedLater = <Value>(value: z.ZodType<Value>): z.ZodType<Value> => value.optional() as z.ZodType as z.ZodType<Value>

export const textBuilders = (languages: readonly string[]) => {
  /** Something in each language, made with its code. */
  const inEach = <Value>(item: (language?: string) => z.ZodType<Value>): z.ZodType<Readonly<Record<string, Value>>> =>
    languages.length === 0
      ? // In a config of one language it is not named; the type is what config/complete makes of it.
        (z.union([z.record(languageTag, item()), item()]) as z.ZodType<Record<string, Value>>)
      : z.strictObject(Object.fromEntries(languages.map(code => [code, item(code)])))

  const perLanguage = <Value>(item: z.ZodType<Value>): z.ZodType<Readonly<Record<string, Value>>> => inEach(() => item)

  /** As `perLanguage`, where a language may be left out. */
  const partlyPerLanguage = <Value>(item: z.ZodType<Value>): z.ZodType<Readonly<Partial<Record<string, Value>>>> =>
    languages.length === 0 ? z.record(languageTag, item) : perLanguage(item.optional())

  const known = new Map<string, ReturnType<typeof perLanguage<string>>>()
  /** Hundreds of texts take what some few others take. */
  const taking = (placeholders: readonly string[], needs: readonly string[]) =>
    getOrCreate(known, JSON.stringify([placeholders, needs]), () => perLanguage(icuText([...commonPlaceholders, ...placeholders], needs)))

  /** A text that a visitor reads, in each language. */
  const text = (texts: FieldTexts, placeholders: readonly string[] = [], needs: readonly string[] = []) =>
    field(taking(placeholders, needs), texts, {
      ...(placeholders.length === 0 ? {} : { note: `Here also: ${placeholders.map(name => `{${name}}`).join(' ')}.` }),
      townsite: 'text',
    })

  /** One string for all languages, or one a language. */
  const textOrString = (texts: FieldTexts) =>
    field(z.union([icuText(commonPlaceholders, []), text(texts)]), texts, { note: 'One text for all languages, or one a language.' })

  /** Who says so. */
  const source = lazy(() =>
    z.strictObject({
      label: textOrString({ label: labels.label, help: { en: 'Who says so.', fr: 'Qui le dit.' } }),
      url: field(httpUrl.optional(), { label: labels.url }),
    }),
  )

  const slug = (help: Translated<string>) =>
    field(
      z.union([slugText(languages[0]), inEach(slugText)]),
      { label: { en: 'End of the address', fr: 'Fin de l’adresse' }, help },
      { note: 'One for all languages, or one a language: small letters, digits and hyphens.' },
    )

  return { inEach, partlyPerLanguage, text, textOrString, source, slug }
}

export type TextBuilders = ReturnType<typeof textBuilders>
