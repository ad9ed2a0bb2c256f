/** Makes another city’s config in memory: only valid configs are written. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { assetNames } from '../../platform/assets/names.ts'
import { hasSiteId } from '../../platform/config/config-names.ts'
import { internalFolder } from '../../platform/inside.ts'
import { assetFoldersOf, relativePath, schemaPath } from '../../platform/site-root.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { compileChain } from '../../site/compile.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import { inheritedFacts } from '../../site/config/inherited-facts.ts'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { SharedFact } from '../../site/config/values/shared-facts.ts'
import { isDeviceName } from '../../site/config/values/slug.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { type CloneFacts, controlFault, type Fault, isFaults, readAnswers, type Written } from './answers.ts'
import { type Base, factsOf, optionFor } from './base.ts'
import type { CloneMessage } from './clone-messages.ts'
import { copyText, overlayText } from './overlay.ts'
import { planClone } from './plan.ts'

/** The input of a clone. */
export interface Order {
  readonly written: Written & { readonly city: string }
  /** File to write, as the user named it, and its absolute path. */
  readonly out: string
  readonly path: string
  readonly full: boolean
  /** Code of the language of its comments, English by default. */
  readonly reader?: string
}

export interface Draft extends Order {
  readonly facts: CloneFacts
  readonly text: string
  readonly compiled: CompiledConfig
}

/** Why there is no draft: invalid answers, or a config that would be invalid. */
interface RejectedDraft {
  readonly faults: readonly Fault[]
  readonly diagnostics: readonly Diagnostic[]
  /** The text of the invalid config. */
  readonly text?: string
}

export const isDraft = (draft: Draft | RejectedDraft): draft is Draft => 'facts' in draft

/** The schema that the base names, relative to the new file; by default that of the package. */
const schemaOf = ({ path, text }: Base, out: string): string => {
  const named = /^#\s*yaml-language-server:\s*\$schema=(\S+)/m.exec(text)?.[1]
  if (named === undefined) return schemaPath(out)
  return /^\w+:\/\//.test(named) ? named : relativePath(join(dirname(path), named), out)
}

/** @param resolve resolves paths @returns why a config cannot be written to a file with this name; `undefined` if it can */
export const outFault = (
  out: string,
  resolve: Terminal['path'],
):
  | Extract<CloneMessage, { readonly code: 'configName' | 'controlCharacters' | 'deviceName' | 'folderIsFile' | 'internalFolder' }>
  | undefined => {
  const control = controlFault(out)
  if (control !== undefined) return control
  if (!/\.ya?ml$/.test(out) || !hasSiteId(out)) return { code: 'configName', values: { file: out } }
  if (isDeviceName(basename(out))) {
    const other = join(dirname(out), basename(out).replace(/^[^.]*/, '$&-site'))
    return { code: 'deviceName', values: { file: out, other } }
  }
  const path = resolve(out)
  const folder = internalFolder(path, resolve('.'))
  if (folder !== undefined) return { code: 'internalFolder', values: { file: out, folder } }
  for (let parent = dirname(path); parent !== dirname(parent); parent = dirname(parent))
    if (existsSync(parent)) return statSync(parent).isDirectory() ? undefined : { code: 'folderIsFile', values: { path: parent } }
  return undefined
}

/** @returns why a new file cannot be written; `undefined` if it can */
export const newFileFault = (out: string, path: Terminal['path']): CloneMessage | undefined =>
  outFault(out, path) ?? (existsSync(path(out)) ? { code: 'taken', values: { file: out } } : undefined)

/** Whether another file exists there. A file with the same text, of an interrupted run, may be overwritten. */
export const isTaken = ({ path, text }: Pick<Draft, 'path' | 'text'>): boolean => existsSync(path) && readFileSync(path, 'utf8') !== text

/** Keys that the base leaves to its cities, and that this city lacks. */
const missingKeys = ({ file, absent }: Base, facts: CloneFacts): readonly Fault[] =>
  absent.flatMap((key): readonly Fault[] => {
    const option = optionFor[key] ?? 'phone'
    if ([facts[option] ?? []].flat().length > 0) return []
    return [{ question: option === 'areas' ? 'area' : option, message: { code: 'baseLacks', values: { file, key } } }]
  })

/** The config of the base without the name of its region, if that was completed from `region`: there is nothing to clear. */
const writtenConfig = ({ compiled: { config, document } }: Base): Config => {
  const { regionName, ...address } = config.business.address
  return document.find(['business', 'address', 'regionName']).complete ? config : { ...config, business: { ...config.business, address } }
}

const textOf = (base: Base, { written, full, path, reader }: Order, facts: CloneFacts): string => {
  const plan = planClone(writtenConfig(base), facts, base.absent)
  const schema = schemaOf(base, path)
  if (!full) return overlayText({ base: relativePath(base.path, path).replace(/^\.\//, ''), schema, city: written.city, reader }, plan)
  const ids = base.compiled.config.locations.map(({ id }) => id)
  return copyText(base.text, schema, plan, ids)
}

/** The questions about facts that a city must not inherit. A copy clears the others. */
const questionOf: Readonly<Partial<Record<SharedFact, Fault['question']>>> = {
  ...({ origin: 'origin', phone: 'phone', email: 'email', areas: 'area', founded: 'founded', rating: 'rating', claims: 'claims' } as const),
  ...({ hours: 'hours', licence: 'licence', profiles: 'profiles', timeZone: 'timeZone', inbox: 'inbox', legal: 'legal' } as const),
}

/**
 * The facts that a complete copy would take from the city of its base. An overlay reports them at each build, but a copy has no base to
 * compare them with.
 */
const copiedFacts = (base: Base, order: Order, facts: CloneFacts, assets: AssetNames): readonly Fault[] => {
  const overlay = { file: order.out, text: textOf(base, { ...order, full: false }, facts) }
  const compiled = compileChain([overlay, ...base.chain, ...base.packs], assets)
  if (!compiled.ok) return []
  const faults = inheritedFacts(compiled.value).flatMap(({ variant, values, key = '' }): readonly Fault[] => {
    const question = variant === 'area' ? 'area' : questionOf[values.fact as SharedFact]
    if (question === undefined) return []
    const value = String(variant === 'area' ? values.area : values.value)
    return [{ question, message: { code: 'copiedFact', values: { key, value, city: order.written.city, same: question !== 'origin' } } }]
  })
  return faults.filter((one, index) => faults.findIndex(({ question }) => question === one.question) === index)
}

/** @returns a valid config of the city, or its errors */
export const draftCity = (base: Base, order: Order): Draft | RejectedDraft => {
  const facts = readAnswers(order.written, factsOf(base))
  if (isFaults(facts)) return { faults: facts, diagnostics: [] }
  const faults = missingKeys(base, facts)
  if (faults.length > 0) return { faults, diagnostics: [] }
  const assets = assetNames(...assetFoldersOf([order.path, base.path]))
  const copied = order.full ? copiedFacts(base, order, facts, assets) : []
  if (copied.length > 0) return { faults: copied, diagnostics: [] }
  const text = textOf(base, order, facts)
  const chain = order.full ? [] : base.chain
  const compiled = compileChain([{ file: order.out, text }, ...chain, ...base.packs], assets)
  if (!compiled.ok) return { faults: [], diagnostics: compiled.diagnostics.filter(isError), text }
  return { ...order, facts, text, compiled: compiled.value }
}
