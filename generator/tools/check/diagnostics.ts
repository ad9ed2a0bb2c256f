/** Turns groups of findings into diagnostics, with their pages and their line in the config. */

import { type ConfigPath, pathText } from '../../site/config/yaml/config-document.ts'
import { type CheckId, codeOf } from '../../site/messages/check-ids.ts'
import { noteOf } from '../../site/messages/notes.ts'
import type { Diagnostic, Note, Severity, SourceLocation } from '../../site/model/diagnostic.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { Check, Finding } from './define-check.ts'
import type { SiteFacts } from './facts/site-facts.ts'
import type { CollectedFindings, FindingGroup } from './findings.ts'

/** A group of findings as a diagnostic, with all its pages. */
export interface CheckDiagnostic extends Diagnostic {
  readonly check: CheckId
  readonly pages: readonly UrlPath[]
  /** Number of findings, if this diagnostic counts those beyond the limit. */
  readonly more?: number
}

/** What was found on a site, by a check or by the build. */
export type Found = Diagnostic & Partial<Omit<CheckDiagnostic, keyof Diagnostic>>

/** Where the values of a config are. */
export interface ConfigPlaces {
  /** The place of a value in the config, of a part of its text, or of its key. */
  readonly locate: (path: ConfigPath, options: { readonly needle?: string; readonly key?: boolean }) => SourceLocation
  /** How a config overrides a value of its base or of a pack. */
  readonly ownLine: (path: ConfigPath, where: SourceLocation) => readonly Note[]
}

const severityOrder: readonly Severity[] = ['error', 'warning', 'notice']

/** The value in the config that a finding comes from: the one it names, or the text that it quotes. */
const sourceOf = (
  { at, atKey, needle, quote }: Finding,
  site: SiteFacts,
  { locate }: ConfigPlaces,
): { readonly path: ConfigPath; readonly where: SourceLocation } | undefined => {
  if (at !== undefined)
    return { path: at, where: locate(at, { ...(needle === undefined ? {} : { needle }), ...(atKey === undefined ? {} : { key: atKey }) }) }
  if (quote === undefined) return undefined
  const code = site.languages.find(language => language.locale === quote.language)?.code
  const text = site.texts.find(one => one.language === code && one.text.includes(quote.text))
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
  const all = checks.flatMap(check => [
    ...groups.filter(({ id }) => id === check.id).map(group => diagnosticOf(check, group, site, places)),
    ...rest
      .filter(({ id }) => id === check.id)
      .map(({ severity, count }): CheckDiagnostic => {
        const finding = { variant: 'more', values: { count } }
        return { ...diagnosticOf(check, { finding, severity, pages: new Set() }, site, places), more: count }
      }),
  ])
  return all.toSorted((a, b) => severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity))
}
