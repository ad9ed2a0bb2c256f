/**
 * Every kind of mistake in one place: its permanent code, how grave it is, what it means, the words for it and the remedy. What makes
 * diagnostics passes values; `docs/errors.md` and `npm run explain -- CODE` show the same entries.
 */
import { addresses } from './addresses.ts'
import { assets } from './assets.ts'
import type { CheckCode } from './check-ids.ts'
import type { Entry, NoValues, Severity, Wording } from './entry.ts'
import { facts } from './facts.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { hosting } from './hosting.ts'
import { overlays } from './overlays.ts'
import { texts } from './texts.ts'
import { values } from './values.ts'
import { yaml } from './yaml.ts'

/** Mistakes that are not found by checks, by what they concern. */
export const themes = {
  'Files that a site is read from': files,
  YAML: yaml,
  'Keys and values': values,
  Texts: texts,
  'Facts of the business': facts,
  Overlays: overlays,
  Addresses: addresses,
  Forms: forms,
  'Pictures, icons and colours': assets,
  'Hosts, folders and shards': hosting,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Entry>>>>

const entries = { ...files, ...yaml, ...values, ...texts, ...facts, ...overlays, ...addresses, ...forms, ...assets, ...hosting } as const

type Entries = typeof entries

/** A code that a step of a build gives, in contrast to a check. */
export type BuildCode = keyof Entries

/** Every code of the program. */
export type Code = BuildCode | CheckCode

type ValueArgs<Said> = Said extends Wording<infer Values> ? (keyof Values extends never ? [] : [values: Values]) : never

type VariantArgs<Variants> = { [Name in keyof Variants]: [variant: Name, ...ValueArgs<Variants[Name]>] }[keyof Variants]

/** What an entry’s words are made from: its values, after the name of the variant when it has several wordings. */
type Args<C extends BuildCode> = Entries[C]['says'] extends { readonly words: unknown }
  ? ValueArgs<Entries[C]['says']>
  : VariantArgs<Entries[C]['says']>

/** A diagnostic without its place. */
export interface Problem<C extends Code = Code> {
  readonly code: C
  readonly severity: Severity
  /** What is wrong, in words of the config, without a full stop. */
  readonly message: string
  /** What to do about it: a sentence. */
  readonly hint: string
}

const isWording = (says: Entry['says']): says is Wording<never> => typeof says.words === 'function'

/** A problem in the words of the catalogue. */
export const problem = <C extends BuildCode>(code: C, ...args: Args<C>): Problem<C> => {
  const { severity, says }: Entry = entries[code]
  // The type of `args` saw to it that they are the variant’s name, if it has several, and the values of just these words.
  const [first, second] = args as readonly [unknown?, unknown?]
  const wording = isWording(says) ? says : says[String(first)]
  const values = (isWording(says) ? first : second) ?? ({} satisfies NoValues)
  if (wording === undefined) throw new Error(`${code} has no wording ${String(first)}`)
  const { message, remedy, severity: own } = wording.words(values as never)
  return { code, severity: own ?? severity, message, hint: remedy }
}
