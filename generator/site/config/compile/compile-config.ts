/** Compiles a chain of YAML files to a valid config, or to all errors in it. */

import { problem } from '../../messages/index.ts'
import type { Translated } from '../../messages/language.ts'
import { shownValue } from '../../messages/shown-value.ts'
import type { Diagnostic, Result } from '../../model/diagnostic.ts'
import { diagnosticKey, isError } from '../../util/diagnostics.ts'
import { isRecord } from '../../util/table.ts'
import { limits } from '../limits.ts'
import { type Chain, composeChain, isLarge, lazyChain, withBaseNote } from '../overlay/config-chain.ts'
import { withoutIncomplete } from '../overlay/overlay-halves.ts'
import { starterServices } from '../packs/trade-starter.ts'
import { addresses } from '../rules/address-rules.ts'
import { characters } from '../rules/character-rules.ts'
import { coordinates } from '../rules/coordinate-rules.ts'
import { statedFacts } from '../rules/facts.ts'
import { ratings } from '../rules/figure-rules.ts'
import { forms } from '../rules/form-rules.ts'
import { hours } from '../rules/hours-rules.ts'
import { identity } from '../rules/identity.ts'
import { branches, postalCodes } from '../rules/location-rules.ts'
import { phones } from '../rules/phone-rules.ts'
import { references } from '../rules/references.ts'
import type { AssetNames, Rule } from '../rules/rule.ts'
import { texts } from '../rules/text-rules.ts'
import { urls } from '../rules/url-rules.ts'
import { type Config, type ConfigKinds, type ConfigSchema, schemaFor } from '../schema/config-schema.ts'
import { tagsNamed } from '../values/language-tags.ts'
import { type ConfigDocument, type ConfigPath, writtenText } from '../yaml/config-document.ts'
import type { ConfigParser } from '../yaml/section-cache.ts'
import { byIds, pathText, valueAt } from '../yaml/tree.ts'
import { completed, inOneLanguage, withNames } from './complete-config.ts'
import { type ConfigIssue, toDiagnostic } from './config-issue.ts'
import { prune } from './draft.ts'
import { withoutRepeats } from './repeated-issues.ts'
import { shapeIssues } from './shape-issues.ts'
import { invalidLanguages, languageCodes, newLanguages, siteLanguages, switchedOff, withoutPack } from './site-languages.ts'

const rules: readonly Rule[] = [
  identity,
  references,
  addresses,
  coordinates,
  ratings,
  branches,
  postalCodes,
  phones,
  hours,
  forms,
  urls,
  texts,
  characters,
  statedFacts,
]

/** A valid config, with the document for the positions of its values. The document is parsed again when it is first used. */
export interface CompiledConfig {
  readonly config: Config
  readonly document: ConfigDocument
}

/** Orders diagnostics by file, then by line. */
const byPlace = (files: readonly string[]) => {
  const file = ({ where }: Diagnostic): number => (where === undefined ? -1 : files.indexOf(where.file))
  return (a: Diagnostic, b: Diagnostic): number =>
    file(a) - file(b) || (a.where?.line ?? 0) - (b.where?.line ?? 0) || (a.where?.column ?? 0) - (b.where?.column ?? 0)
}

/** An error in a value that aliases repeat is reported once. */
const withoutDuplicates = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(diagnostics.map(one => [`${one.where?.file}:${one.where?.line}:${one.where?.column} ${diagnosticKey(one)}`, one])).values(),
]

/** A key without a value that is needed is one error, at the key. @returns the faults with these errors, and the other issues */
const emptyKeys = (document: ConfigDocument, faults: readonly Diagnostic[], issues: readonly ConfigIssue[]) => {
  // Overlays name items by their ids.
  const keyOf = ({ path, missing = '' }: ConfigIssue): string => pathText([...byIds(document.find([]).value, path), missing])
  const empty = new Map(
    faults.flatMap(one => (one.code === 'OVERLAY_NOTHING_TO_CLEAR' && one.variant === 'empty' ? [[one.key ?? '', one] as const] : [])),
  )
  const missing = new Map(issues.flatMap(one => (one.missing === undefined ? [] : [[keyOf(one), one] as const])))
  return {
    needed: faults.map((fault): Diagnostic => {
      const issue = empty.get(fault.key ?? '') === fault ? missing.get(fault.key ?? '') : undefined
      if (issue === undefined) return fault
      const { about } = issue.values
      const name = issue.missing ?? ''
      // A written null may be meant as a text.
      if (fault.values.written !== '') return { ...fault, severity: 'error' }
      return { ...fault, ...problem('KEY_MISSING', 'empty', { name, about: about as Translated<string> | undefined }) }
    }),
    others: issues.filter(one => one.missing === undefined || !empty.has(keyOf(one))),
  }
}

/** @param more errors that were not examined */
const limited = (diagnostics: readonly Diagnostic[], unexamined: number): readonly Diagnostic[] => {
  const more = Math.max(0, diagnostics.length - limits.reported) + unexamined
  return more === 0 || !diagnostics.some(isError)
    ? diagnostics
    : [...diagnostics.slice(0, limits.reported), problem('MORE_MISTAKES', { more })]
}

/** Whether the owner wrote the value at a path. */
const isOwn = (document: ConfigDocument, path: ConfigPath): boolean => {
  const { complete, value } = document.find(path)
  return complete && value.at.source.isPack !== true
}

/** The languages of the language packs in a chain, without regions. */
const packLanguages = (chain: Chain): readonly string[] => [
  ...new Set(
    chain.flatMap(({ file, isPack }) => (isPack === true ? (/(?:^|\/)languages\/([a-z]{2,3})(?:-\w+)*\.yaml$/.exec(file)?.[1] ?? []) : [])),
  ),
]

/** The data of a chain, completed. The tree of a large config is released here; its positions are parsed again when needed. */
const completedData = (chain: Chain, kinds: ConfigKinds, read: ConfigParser | undefined) => {
  const { document, diagnostics: faults } = composeChain(chain, read)
  if (document === undefined) return { document, faults }
  const { data, issues } = completed(document.data, kinds, path => isOwn(document, path))
  const choosesLanguages = document.find(['site', 'languages']).value.over !== undefined
  const isReleased = read === undefined && chain.some(isLarge)
  return { document: isReleased ? lazyChain(chain) : document, faults, whole: data, incomplete: issues, choosesLanguages }
}

/** A list with too many items. The schema collects the errors of all items before it returns, and overflows the stack with 100,000. */
const longList = (data: unknown, path: ConfigPath = []): { readonly path: ConfigPath; readonly count: number } | undefined => {
  if (Array.isArray(data) && data.length > limits.items) return { path, count: data.length }
  const parts = Array.isArray(data) ? data.entries() : isRecord(data) ? Object.entries(data) : []
  for (const [step, part] of parts) {
    const found = longList(part, [...path, step])
    if (found !== undefined) return found
  }
  return undefined
}

/** The schema joins the errors of all items with spread arguments, and overflows the stack with about 100,000. @returns `undefined` then */
const parsedBy = (schema: ConfigSchema, data: unknown): ReturnType<ConfigSchema['safeParse']> | undefined => {
  try {
    return schema.safeParse(data)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** @param read parses the files; the editor passes its section cache */
export const compileChain = (chain: Chain, assets: AssetNames, kinds: ConfigKinds, read?: ConfigParser): Result<CompiledConfig> => {
  const { document, faults, whole, incomplete, choosesLanguages } = completedData(chain, kinds, read)
  if (document === undefined) return { ok: false, diagnostics: faults }
  const long = longList(whole)
  if (long !== undefined) {
    const fault = problem('CONFIG_TOO_LARGE', 'items', { key: pathText(long.path), count: long.count, most: limits.items })
    return { ok: false, diagnostics: [...faults, toDiagnostic(document, { path: long.path, atKey: true, ...fault })] }
  }
  const languages = languageCodes(whole)
  if (languages.length > limits.languages) {
    const fault = problem('CONFIG_TOO_LARGE', 'languages', { count: languages.length, most: limits.languages })
    return { ok: false, diagnostics: [...faults, toDiagnostic(document, { path: ['site', 'languages'], atKey: true, ...fault })] }
  }
  // Without valid languages, every text would be an error.
  const listed = valueAt(document.data, ['site', 'languages'])
  if (listed !== undefined && listed !== null && !Array.isArray(listed)) {
    const fault = problem('TYPE_WRONG', 'value', {
      name: 'languages',
      wanted: 'array',
      value: typeof listed === 'string' ? tagsNamed(listed) : shownValue(listed),
      at: 'site.languages',
    })
    return { ok: false, diagnostics: [...faults, toDiagnostic(document, { path: ['site', 'languages'], ...fault })] }
  }
  const invalid = invalidLanguages(document.data, whole)
  if (invalid.length > 0) return { ok: false, diagnostics: [...faults, ...invalid.map(issue => toDiagnostic(document, issue))] }
  const schema = schemaFor(languages, kinds)
  const [only, ...others] = languages
  const named = (data: unknown): unknown =>
    withNames(only === undefined || others.length > 0 ? data : inOneLanguage(schema, data, only), languages)
  const withAll = named(whole)
  const parsed = parsedBy(schema, withAll)
  if (parsed === undefined) {
    // Without the document: parsing it again for the position would take seconds.
    const where = { file: chain[0].file, line: 1, column: 1 }
    return { ok: false, diagnostics: [...faults, { ...problem('CONFIG_TOO_LARGE', 'mistakes'), where }] }
  }
  // Valid data has no texts in other languages.
  const { data: used, issues } = parsed.success ? { data: whole, issues: [] } : switchedOff(whole, languages)
  // An overlay that chooses among the languages of its base leaves the texts of the others there.
  const off = choosesLanguages ? [] : issues

  const written = used === whole ? withAll : named(used)
  const validate = (data: unknown) => {
    const result = data === withAll ? parsed : schema.safeParse(data)
    const shapes = result.error?.issues ?? []
    // One issue of the schema can name many unknown keys.
    const found = shapeIssues(schema, data, languages, shapes.slice(0, limits.examined), document)
    const unexamined = Math.max(0, shapes.length - limits.examined) + Math.max(0, found.length - limits.examined)
    const lacking = newLanguages(data, found.slice(0, limits.examined), path => isOwn(document, path))
    // A chain without any pack is complete by itself.
    const shape = chain.some(({ isPack }) => isPack === true) ? withoutPack(siteLanguages(data), lacking, packLanguages(chain)) : lacking
    return { result, shape, unexamined }
  }
  const { data, warnings, result: validated } = withoutIncomplete(document, written, validate)
  const { result, shape, unexamined } = validated
  const draft = result.success
    ? result.data
    : prune<Config>(
        data,
        shape.filter(issue => issue.absent !== true).map(issue => issue.path),
      )
  const ruleIssues =
    unexamined > 0
      ? []
      : rules.flatMap(rule =>
          rule({
            draft,
            data,
            languages,
            assets,
            kinds,
            isWritten: path => isOwn(document, path),
            written: path => writtenText(document, path),
          }),
        )

  const allIssues: readonly ConfigIssue[] = withoutRepeats([...incomplete, ...off, ...warnings, ...shape, ...ruleIssues], data, () =>
    starterServices(chain, valueAt(data, ['trade'])),
  )
  const { needed, others: further } = emptyKeys(document, faults, allIssues)
  const diagnostics = limited(
    withoutDuplicates([...needed, ...further.map(issue => withBaseNote(chain)(toDiagnostic(document, issue)))]).toSorted(
      byPlace(chain.map(({ file }) => file)),
    ),
    unexamined,
  )
  return result.success && !diagnostics.some(isError)
    ? { ok: true, value: { config: result.data, document: lazyChain(chain, read) }, diagnostics }
    : { ok: false, diagnostics }
}
