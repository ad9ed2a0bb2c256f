/** YAML text → a valid config, or every mistake in it. */
import { problem } from '../../messages/index.ts'
import { type Diagnostic, diagnosticKey, isError, type Result } from '../../model/diagnostic.ts'
import { limits } from '../limits.ts'
import { type Chain, composeChain, isLarge, lazyChain, withBaseNote } from '../overlay/config-chain.ts'
import { withoutHalves } from '../overlay/overlay-halves.ts'
import { branches } from '../rules/branches.ts'
import { factsSaid } from '../rules/facts.ts'
import { forms } from '../rules/form-rules.ts'
import { hours } from '../rules/hours-rules.ts'
import { identity } from '../rules/identity.ts'
import { phones } from '../rules/phone-rules.ts'
import { postalCodes } from '../rules/postal-codes.ts'
import { references } from '../rules/references.ts'
import type { AssetNames, Rule } from '../rules/rule.ts'
import { texts } from '../rules/text-rules.ts'
import { addresses } from '../rules/url-rules.ts'
import { type Config, type ConfigKinds, schemaFor } from '../schema/config-schema.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import type { ConfigParser } from '../yaml/section-cache.ts'
import { completed, inOneLanguage, withNames } from './complete-config.ts'
import { type ConfigIssue, toDiagnostic } from './config-issue.ts'
import { prune } from './draft.ts'
import { shapeIssues, withoutEchoes } from './shape-issues.ts'
import { languageCodes, newLanguages, switchedOff } from './site-languages.ts'

const rules: readonly Rule[] = [identity, references, branches, postalCodes, phones, hours, forms, addresses, texts, factsSaid]

/** A valid config, with the document it came from: read again if anybody asks, since its tree is ten times its text. */
export interface CompiledConfig {
  readonly config: Config
  readonly document: ConfigDocument
}

/** In the order of the files, then of their lines. */
const byPlace = (files: readonly string[]) => {
  const file = ({ where }: Diagnostic): number => (where === undefined ? -1 : files.indexOf(where.file))
  return (a: Diagnostic, b: Diagnostic): number =>
    file(a) - file(b) || (a.where?.line ?? 0) - (b.where?.line ?? 0) || (a.where?.column ?? 0) - (b.where?.column ?? 0)
}

/** What an alias repeats is written once, and so are its mistakes. */
const once = (all: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(all.map(one => [`${one.where?.file}:${one.where?.line}:${one.where?.column} ${diagnosticKey(one)}`, one])).values(),
]

/** As many as are told in one run. */
const atMost = (all: readonly Diagnostic[], unread: number): readonly Diagnostic[] => {
  const more = Math.max(0, all.length - limits.told) + unread
  return more === 0 || !all.some(isError) ? all : [...all.slice(0, limits.told), problem('MORE_MISTAKES', { more })]
}

/** What a chain says, completed. Of a large one the tree goes before the rest of the work: who asks for a place has it read again. */
const wholeOf = (chain: Chain, kinds: ConfigKinds, read: ConfigParser | undefined) => {
  const { document, diagnostics: faults } = composeChain(chain, read)
  if (document === undefined) return { document, faults }
  const { data, issues } = completed(document.data, kinds, path => {
    const { complete, value } = document.find(path)
    return complete && value.at.source.isPack !== true
  })
  const choosesLanguages = document.find(['site', 'languages']).value.over !== undefined
  const isLet = read === undefined && chain.some(isLarge)
  return { document: isLet ? lazyChain(chain) : document, faults, whole: data, left: issues, choosesLanguages }
}

/** The config that a chain of files makes. @param read what reads its files, where they are read again and again */
export const compileChain = (chain: Chain, assets: AssetNames, kinds: ConfigKinds, read?: ConfigParser): Result<CompiledConfig> => {
  const { document, faults, whole, left, choosesLanguages } = wholeOf(chain, kinds, read)
  if (document === undefined) return { ok: false, diagnostics: faults }
  const languages = languageCodes(whole)
  if (languages.length > limits.languages) {
    const fault = problem('CONFIG_TOO_LARGE', 'languages', { count: languages.length, most: limits.languages })
    return { ok: false, diagnostics: [...faults, toDiagnostic(document, { path: ['site', 'languages'], atKey: true, ...fault })] }
  }
  const schema = schemaFor(languages, kinds)
  const [only, ...others] = languages
  const named = (data: unknown): unknown =>
    withNames(only === undefined || others.length > 0 ? data : inOneLanguage(schema, data, only), languages)
  const entire = named(whole)
  const parsed = schema.safeParse(entire)
  // Valid data has no texts in other languages.
  const { data: spoken, issues } = parsed.success ? { data: whole, issues: [] } : switchedOff(whole, languages)
  // A city that chooses among the languages of its base leaves the words of the others there.
  const off = choosesLanguages ? [] : issues

  const written = spoken === whole ? entire : named(spoken)
  const judge = (data: unknown) => {
    const shaped = data === entire ? parsed : schema.safeParse(data)
    const misshapen = shaped.error?.issues ?? []
    // What is beyond counting is not looked into further.
    const shape = newLanguages(data, shapeIssues(schema, data, languages, misshapen.slice(0, limits.judged)))
    return { shaped, shape, unread: Math.max(0, misshapen.length - limits.judged) }
  }
  const { data, warnings, judged } = withoutHalves(document, written, judge)
  const { shaped, shape, unread } = judged
  const draft = shaped.success
    ? shaped.data
    : prune<Config>(
        data,
        shape.filter(issue => issue.absent !== true).map(issue => issue.path),
      )
  const beyond = unread > 0 ? [] : rules.flatMap(rule => rule({ draft, data, languages, assets, kinds }))

  const all: readonly ConfigIssue[] = withoutEchoes([...left, ...off, ...warnings, ...shape, ...beyond])
  const diagnostics = atMost(
    once([...faults, ...all.map(issue => withBaseNote(chain)(toDiagnostic(document, issue)))]).toSorted(
      byPlace(chain.map(({ file }) => file)),
    ),
    unread,
  )
  return shaped.success && !diagnostics.some(isError)
    ? { ok: true, value: { config: shaped.data, document: lazyChain(chain, read) }, diagnostics }
    : { ok: false, diagnostics }
}
