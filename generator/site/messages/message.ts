/** What the messages of the build and of checks are made of. */
import type { MessageValues, Note, Problem, Severity } from '../model/diagnostic.ts'
import type { MessageLanguage, Translated } from './language.ts'
import { notes as noteTable, sentences } from './notes.ts'

export interface Text {
  /** What is wrong, without a full stop. */
  readonly message: string
  /** What to do about it: one or more sentences. */
  readonly hint: string
}

/** What replaces a `{placeholder}`. Numbers are formatted for the language. */
export type Value = string | number | Translated<string>

/** A text with `{placeholders}`, or a function where the wording depends on the values. */
type Template<Values> = string | ((values: Values) => string)

/** Both languages of a hint can come from one function. */
type HintTemplate<Values> = Translated<Template<Values>> | ((values: Values) => Translated<string>)

export interface Message<Values> extends Translated<Template<Values>> {
  /** What to do. Default: the hint of the code. */
  readonly hint?: HintTemplate<Values>
  /** Values for the documentation. */
  readonly example?: object
  /** The severity, where it differs from that of the code. */
  readonly severity?: Severity | ((values: Values) => Severity)
}

/** A code. `never`: the table holds messages of any values. */
export type Entry = {
  readonly severity: Severity
  /** What the code means, in one or two sentences, for docs/reference/errors.md and `explain`. */
  readonly about: Translated<string>
  readonly hint?: Translated<string>
} & ({ readonly text: Message<never> } | { readonly variants: Readonly<Record<string, Message<never>>> })

export type MessageTable = Readonly<Record<string, Entry>>

/** The names of the placeholders in a text. Braces around anything but a name are text. */
type Placeholders<Text> = Text extends `${string}{${infer Rest}` ? NameBeforeBrace<Rest> | Placeholders<Rest> : never

type NameBeforeBrace<Rest> = Rest extends `${infer Name}}${string}`
  ? Name extends `${string}${' ' | '{' | ':'}${string}`
    ? never
    : Name
  : never

type TextsOf<M> =
  | (M extends Translated<unknown> ? M[MessageLanguage] : never)
  | (M extends { readonly hint: infer Hint } ? (Hint extends Translated<unknown> ? Hint[MessageLanguage] : never) : never)

/** A message without an example has the values of its placeholders. */
export type ValuesOf<M> = M extends { readonly example: object }
  ? M extends Message<infer Values>
    ? Values
    : never
  : Readonly<Record<Placeholders<TextsOf<M>>, Value>>

/** Lists in an example are read-only in the values. */
type ValuesLike<Example> = { readonly [Key in keyof Example]: Example[Key] extends (infer Item)[] ? readonly Item[] : Example[Key] }

/** An error in the type of a message with a placeholder that has no value. */
type OnlyNames<M, Names> = [Placeholders<TextsOf<M>>] extends [Names]
  ? unknown
  : { readonly missing: `has no value for ${Exclude<Placeholders<TextsOf<M>>, Names> & string}` }

/** A message whose values have the types of its example. */
export const message = <
  Example extends object,
  En extends Template<ValuesLike<Example>>,
  Fr extends Template<ValuesLike<Example>>,
  const Hint extends HintTemplate<ValuesLike<Example>>,
>(
  definition: {
    readonly example: Example
    readonly en: En
    readonly fr: Fr
    readonly hint?: Hint
    readonly severity?: Severity | ((values: ValuesLike<Example>) => Severity)
  } & OnlyNames<{ readonly en: En; readonly fr: Fr; readonly hint: Hint }, keyof Example>,
): Message<ValuesLike<Example>> & { readonly example: object } => definition

export const messagesOf = (entry: Entry): readonly (readonly [variant: string | undefined, message: Message<never>])[] =>
  'text' in entry ? [[undefined, entry.text]] : Object.entries(entry.variants)

/** @throws if the table does not have the message */
const find = (
  table: MessageTable,
  code: string,
  variant: string | undefined,
): { readonly entry: Entry; readonly found: Message<never> } => {
  const entry = table[code]
  const found = entry === undefined || 'text' in entry ? entry?.text : entry.variants[variant ?? '']
  if (entry === undefined || found === undefined) throw new Error(`there is no message ${code} ${variant ?? ''}`)
  return { entry, found }
}

/** A problem of a code of a table. Callers check that the values fit the message. */
export const problemOf = (table: MessageTable, code: string, variant: string | undefined, values: object): Problem => {
  const { entry, found } = find(table, code, variant)
  const { severity = entry.severity } = found
  return {
    code,
    ...(variant === undefined ? {} : { variant }),
    values: { ...values },
    severity: typeof severity === 'function' ? severity(values as never) : severity,
  }
}

const frenchNumber = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 5 })

const valueText = (value: Value, language: MessageLanguage): string => {
  if (typeof value === 'object') return value[language]
  return typeof value === 'number' && language === 'fr' ? frenchNumber.format(value) : String(value)
}

/** The text of a template. A placeholder without a value stays. */
const fill = (template: Template<never>, values: MessageValues, language: MessageLanguage): string =>
  // The type of the message allows only these values.
  typeof template === 'function'
    ? template(values as never)
    : template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        values[name] === undefined ? placeholder : valueText(values[name] as Value, language),
      )

/** Returns the text of a message. `defaultHint` is the hint of its code. */
export const messageText = (
  { hint, ...texts }: Message<never>,
  defaultHint: Translated<string> | undefined,
  values: MessageValues,
  language: MessageLanguage,
): Text => {
  const translated = typeof hint === 'function' ? hint(values as never) : hint
  return {
    message: fill(texts[language], values, language),
    hint: translated === undefined ? (defaultHint?.[language] ?? '') : fill(translated[language], values, language),
  }
}

const withNotes = (text: Text, notes: readonly Note[], language: MessageLanguage): Text => {
  const shown = notes.map(({ code, values }) => ({ definition: noteTable[code], values }))
  return {
    message: shown.reduce(
      (whole, { definition, values }) => definition?.message?.[language](whole, values as never) ?? whole,
      text.message,
    ),
    hint: sentences([
      shown.some(({ definition }) => definition?.replacesHint === true) ? undefined : text.hint,
      ...shown.map(({ definition, values }) => definition?.hint?.[language](values as never)),
    ]),
  }
}

/** Returns a function that formats the problems of a table in a language. */
export const formatterOf =
  (table: MessageTable) =>
  ({ code, variant, values, notes }: Problem, language: MessageLanguage): Text => {
    const { entry, found } = find(table, code, variant)
    const text = messageText(found, entry.hint, values, language)
    return notes === undefined ? text : withNotes(text, notes, language)
  }
