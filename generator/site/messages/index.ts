/**
 * Every code of the build, with its severity, its meaning and its text in each language. Code that finds a problem passes values;
 * `docs/reference/errors.md` and `npm run explain -- CODE` show the same entries. The messages of checks are in the checks.
 */
import type { Problem } from '../model/diagnostic.ts'
import { assets } from './assets.ts'
import { extensionMessages } from './extensions.ts'
import { facts } from './facts.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { hosting } from './hosting.ts'
import { formatterOf, type MessageTable, problemOf, type ValuesOf } from './message.ts'
import { overlays } from './overlays.ts'
import { texts } from './texts.ts'
import { urls } from './urls.ts'
import { values } from './values.ts'
import { yaml } from './yaml.ts'

/** The entries by topic. */
export const topics = {
  'Files that a site is read from': files,
  YAML: yaml,
  'Keys and values': values,
  Texts: texts,
  'Facts of the business': facts,
  Overlays: overlays,
  URLs: urls,
  Forms: forms,
  'Images, icons and colors': assets,
  'Hosts, folders and shards': hosting,
  'The site’s own code': extensionMessages,
} as const satisfies Readonly<Record<string, MessageTable>>

/** The entries by code. */
export const buildMessages = {
  ...files,
  ...yaml,
  ...values,
  ...texts,
  ...facts,
  ...overlays,
  ...urls,
  ...forms,
  ...assets,
  ...hosting,
  ...extensionMessages,
} as const

type Entries = typeof buildMessages

/** A code that the build reports, as opposed to a check. */
export type BuildCode = keyof Entries

type ValueArgs<M> = keyof ValuesOf<M> extends never ? [] : [values: ValuesOf<M>]

/** The arguments of `problem` after the code: the variant, if the code has several, and the values of the message. */
type Args<C extends BuildCode> = Entries[C] extends { readonly variants: infer Variants }
  ? { [Name in keyof Variants]: [variant: Name, ...ValueArgs<Variants[Name]>] }[keyof Variants]
  : Entries[C] extends { readonly text: infer Only }
    ? ValueArgs<Only>
    : never

/** Returns a diagnostic without its location. */
export const problem = <C extends BuildCode>(code: C, ...args: Args<C>): Problem => {
  const parts: readonly unknown[] = args
  const variant = typeof parts[0] === 'string' ? parts[0] : undefined
  const values = parts.find(part => typeof part === 'object' && part !== null) ?? {}
  return problemOf(buildMessages, code, variant, values)
}

/** Returns the text of a problem that the build reports. */
export const formatBuildDiagnostic = formatterOf(buildMessages)
