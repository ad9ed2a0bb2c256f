/** Groups findings, and turns the groups into diagnostics with their pages and their line in the config. */

import { type ConfigPath, pathText } from '../../site/config/yaml/config-document.ts'
import { type CheckId, codeOf } from '../../site/messages/check-ids.ts'
import { noteOf } from '../../site/messages/notes.ts'
import type { Diagnostic, Note, Severity, SourceLocation } from '../../site/model/diagnostic.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { getOrCreate } from '../../site/util/memoize.ts'
import type { Check, Finding } from './define-check.ts'
import type { Severities, SiteFacts } from './facts/site-facts.ts'

/** A broken template can cause thousands of different findings: those beyond this number are only counted. */
const maxGroupsPerCheck = 100

/** The same message on several pages. Plain data, so that a worker thread can send it. */
interface FindingGroup {
  readonly id: CheckId
  readonly finding: Finding
  readonly severity: Severity
  readonly pages: Set<UrlPath>
}

/** The number of findings beyond the limit. */
interface Rest {
  readonly id: CheckId
  readonly severity: Severity
  count: number
}

export interface CollectedFindings {
  readonly groups: readonly FindingGroup[]
  readonly rest: readonly Rest[]
}

interface FindingCollector {
  readonly add: (id: CheckId, finding: Finding) => void
  readonly merge: (collected: CollectedFindings) => void
  readonly collected: () => CollectedFindings
}

export const findingCollector = (checks: readonly Check[], severities: Severities): FindingCollector => {
  const usual = new Map(checks.map(({ id, severity }) => [id, severity]))
  const groups = new Map<string, FindingGroup>()
  const groupsPerCheck = new Map<string, number>()
  const rest = new Map<string, Rest>()

  const severityOf = (id: CheckId, { severity }: Finding): Severity => {
    const configured = severities[id]
    return configured === undefined || configured === 'off' ? (severity ?? usual.get(id) ?? 'error') : configured
  }

  const addToRest = ({ id, severity, count }: Rest): void => {
    getOrCreate(rest, `${id} ${severity}`, () => ({ id, severity, count: 0 })).count += count
  }

  const addTo = (id: CheckId, severity: Severity, finding: Finding, pages: readonly UrlPath[]): void => {
    const key = JSON.stringify([id, severity, finding.variant, finding.values, finding.at])
    const group = groups.get(key)
    if (group !== undefined) {
      for (const page of pages) group.pages.add(page)
      return
    }
    const count = groupsPerCheck.get(`${id} ${severity}`) ?? 0
    groupsPerCheck.set(`${id} ${severity}`, count + 1)
    if (count < maxGroupsPerCheck) groups.set(key, { id, finding, severity, pages: new Set(pages) })
    else addToRest({ id, severity, count: Math.max(1, pages.length) })
  }

  return {
    add: (id, finding) => addTo(id, severityOf(id, finding), finding, finding.page === undefined ? [] : [finding.page]),
    merge: collected => {
      for (const { id, severity, finding, pages } of collected.groups) addTo(id, severity, finding, [...pages])
      for (const counted of collected.rest) addToRest(counted)
    },
    collected: () => ({ groups: [...groups.values()], rest: [...rest.values()] }),
  }
}

/** A group of findings as a diagnostic, with all its pages. */
export interface CheckDiagnostic extends Diagnostic {
  readonly check: CheckId
  readonly pages: readonly UrlPath[]
  /** Number of findings, if this diagnostic counts those beyond the limit. */
  readonly more?: number
}

/** A diagnostic of a check or of the build. */
export type Found = Diagnostic & Partial<Omit<CheckDiagnostic, keyof Diagnostic>>

export interface ConfigPlaces {
  /** The place of a value in the config, of a part of its text, or of its key. */
  readonly locate: (path: ConfigPath, options: { readonly needle?: string; readonly key?: boolean }) => SourceLocation
  /** How a config overrides a value of its base or of a pack. */
  readonly ownLine: (path: ConfigPath, where: SourceLocation) => readonly Note[]
}

export const severityOrder: readonly Severity[] = ['error', 'warning', 'notice']

/** The value in the config that causes a finding: the value at its path, or the text that it quotes. */
const sourceOf = (
  { at, atKey, needle, quote }: Finding,
  site: SiteFacts,
  { locate }: ConfigPlaces,
): { readonly path: ConfigPath; readonly where: SourceLocation } | undefined => {
  if (at !== undefined)
    return { path: at, where: locate(at, { ...(needle === undefined ? {} : { needle }), ...(atKey === undefined ? {} : { key: atKey }) }) }
  if (quote === undefined) return undefined
  const code = site.languages.find(language => language.locale === quote.language)?.code
  const text = site.texts.find(configText => configText.language === code && configText.text.includes(quote.text))
  return text === undefined ? undefined : { path: text.path, where: locate(text.path, { needle: quote.text }) }
}

const diagnosticOf = (
  check: Check,
  { finding, severity, pages: seen }: Omit<FindingGroup, 'id'>,
  site: SiteFacts,
  places: ConfigPlaces,
): CheckDiagnostic => {
  const source = sourceOf(finding, site, places)
  const where = finding.where ?? source?.where
  const pages = [...seen]
  const ownNotes = finding.where === undefined && source !== undefined ? places.ownLine(source.path, source.where) : []
  return {
    code: codeOf(check.id),
    check: check.id,
    severity,
    variant: finding.variant,
    values: finding.values ?? {},
    notes: [...(pages.length === 0 ? [] : [noteOf('on-pages', { pages })]), ...ownNotes],
    ...(where === undefined ? {} : { where }),
    ...(source === undefined ? {} : { key: pathText(source.path) }),
    pages,
  }
}

/** The most severe first, then in the order of these checks. */
export const diagnosticsOf = (
  { groups, rest }: CollectedFindings,
  checks: readonly Check[],
  site: SiteFacts,
  places: ConfigPlaces,
): readonly CheckDiagnostic[] => {
  const diagnostics = checks.flatMap(check => [
    ...groups.filter(({ id }) => id === check.id).map(group => diagnosticOf(check, group, site, places)),
    ...rest
      .filter(({ id }) => id === check.id)
      .map(({ severity, count }): CheckDiagnostic => {
        const finding = { variant: 'more', values: { count } }
        return { ...diagnosticOf(check, { finding, severity, pages: new Set() }, site, places), more: count }
      }),
  ])
  return diagnostics.toSorted((a, b) => severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity))
}
