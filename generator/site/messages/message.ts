/** What the message tables are made of. */
import type { Note, Problem, Severity } from '../model/diagnostic.ts'
import type { MessageLanguage, Translated } from './language.ts'
import { notes as noteTable, sentences } from './notes.ts'

export interface Text {
  /** What is wrong, without a full stop. */
  readonly message: string
  /** What to do about it: one or more sentences. */
  readonly hint: string
}

/** One message in every language, made from values. */
export interface Message<Values> extends Translated<(values: Values) => Text> {
  /** Values for the documentation. */
  readonly example: object
  /** The severity, where it differs from that of the code. */
  readonly severity?: Severity | ((values: Values) => Severity)
}

/** A code. `never`: the table holds messages of any values. */
export type Entry = {
  readonly severity: Severity
  /** What the code means, in one or two sentences, for docs/errors.md and `explain`. */
  readonly about: string
} & ({ readonly text: Message<never> } | { readonly variants: Readonly<Record<string, Message<never>>> })

export type MessageTable = Readonly<Record<string, Entry>>

/** A message without values. */
export type NoValues = Readonly<Record<never, never>>

/** Lists in an example are read-only in the values. */
type ValuesLike<Example> = { readonly [Key in keyof Example]: Example[Key] extends (infer Item)[] ? readonly Item[] : Example[Key] }

/** A message whose values have the types of its example. */
export const message = <Example extends object>(
  definition: Omit<Message<ValuesLike<Example>>, 'example'> & { readonly example: Example },
): Message<ValuesLike<Example>> => definition

export const fixedMessage = (text: Translated<Text>): Message<NoValues> => ({ example: {}, en: () => text.en, fr: () => text.fr })

export const messagesOf = (entry: Entry): readonly (readonly [variant: string | undefined, message: Message<never>])[] =>
  'text' in entry ? [[undefined, entry.text]] : Object.entries(entry.variants)

/** A problem of a code of a table. Callers check that the values fit the message. */
export const problemOf = (table: MessageTable, code: string, variant: string | undefined, values: object): Problem => {
  const entry = table[code]
  const found = entry === undefined ? undefined : messageOf(entry, variant)
  if (entry === undefined || found === undefined) throw new Error(`there is no message ${code} ${variant ?? ''}`)
  const { severity = entry.severity } = found
  return {
    code,
    ...(variant === undefined ? {} : { variant }),
    values: { ...values },
    severity: typeof severity === 'function' ? severity(values as never) : severity,
  }
}

const messageOf = (entry: Entry, variant: string | undefined): Message<never> | undefined =>
  'text' in entry ? entry.text : variant === undefined ? undefined : entry.variants[variant]

/** Returns the text of a problem in a language. */
export type Describe = (problem: Problem, language: MessageLanguage) => Text

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

/** Makes the texts of the codes of a table. */
export const describer =
  (table: MessageTable): Describe =>
  ({ code, variant, values, notes }, language) => {
    const entry = table[code]
    const found = entry === undefined ? undefined : messageOf(entry, variant)
    if (found === undefined) throw new Error(`there is no message ${code} ${variant ?? ''}`)
    // `problem` checked the values against the type of the message.
    const text = found[language](values as never)
    return notes === undefined ? text : withNotes(text, notes, language)
  }
