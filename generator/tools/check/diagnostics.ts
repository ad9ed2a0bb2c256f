/** Groups of findings become diagnostics, with their pages and their line of the config. */

import { type CheckId, checkCatalogue, codeOf } from '../../site/catalogue/checks/index.ts'
import { type ConfigPath, pathText } from '../../site/config/yaml/config-document.ts'
import type { Severity, SourceLocation } from '../../site/model/diagnostic.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { CheckDiagnostic, Finding } from './check.ts'
import type { SiteFacts } from './facts/site.ts'
import type { CollectedFindings, Group } from './findings.ts'

/** Place of a value in the config, of a part of its text, or of its key. */
type Locate = (path: ConfigPath, options: { readonly needle?: string; readonly key?: boolean }) => SourceLocation

/** How a config says for itself what it has from its base; `undefined` for what it wrote itself. */
export type OwnLine = (path: ConfigPath, where: SourceLocation) => string | undefined

const gravity: readonly Severity[] = ['error', 'warning', 'notice']

/** `on /a, /b and 12 more pages` */
const pageText = (pages: readonly UrlPath[]): string => {
  const [first, second, third] = pages
  if (first === undefined) return ''
  if (pages.length <= 3) return ` (on ${[first, second, third].filter(page => page !== undefined).join(', ')})`
  return ` (on ${first}, ${second} and ${pages.length - 2} more pages)`
}

/** Where in the config a finding comes from: the value it names, or the text that it quotes. */
const originOf = (
  { at, atKey, needle, quote }: Finding,
  site: SiteFacts,
  locate: Locate,
): { readonly path: ConfigPath; readonly where: SourceLocation } | undefined => {
  if (at !== undefined)
    return { path: at, where: locate(at, { ...(needle === undefined ? {} : { needle }), ...(atKey === undefined ? {} : { key: atKey }) }) }
  if (quote === undefined) return undefined
  const code = site.languages.find(language => language.locale === quote.language)?.code
  const text = site.texts.find(one => one.language === code && one.text.includes(quote.text))
  return text === undefined ? undefined : { path: text.path, where: locate(text.path, { needle: quote.text }) }
}

const diagnosticOf = (
  { id, finding, severity, pages: seen }: Group,
  site: SiteFacts,
  { locate, ownLine }: ConfigPlaces,
): CheckDiagnostic => {
  const from = originOf(finding, site, locate)
  const where = finding.where ?? from?.where
  const pages = [...seen]
  const hint = finding.hint ?? checkCatalogue[id].remedy
  const own = finding.where === undefined && from !== undefined ? ownLine(from.path, from.where) : undefined
  return {
    code: codeOf(id),
    check: id,
    severity,
    message: `${finding.message}${pageText(pages)}`,
    words: finding.message,
    hint: own === undefined ? hint : `${hint} ${own}`,
    ...(where === undefined ? {} : { where }),
    ...(from === undefined ? {} : { key: pathText(from.path) }),
    pages,
  }
}

/** Where values of a config stand. */
export interface ConfigPlaces {
  readonly locate: Locate
  readonly ownLine: OwnLine
}

/** The gravest first, then in the order of these checks. */
export const diagnosticsOf = (
  { groups, beyond }: CollectedFindings,
  order: readonly CheckId[],
  site: SiteFacts,
  places: ConfigPlaces,
): readonly CheckDiagnostic[] => {
  const all: readonly CheckDiagnostic[] = [
    ...groups.map(group => diagnosticOf(group, site, places)),
    ...beyond.map(({ id, severity, count }) => ({
      code: codeOf(id),
      check: id,
      severity,
      message: `${count} more findings like these`,
      words: `${count} more findings like these`,
      more: count,
      hint: 'Correct the first ones: the others often go with them.',
      pages: [],
    })),
  ]
  return all.toSorted(
    (a, b) => gravity.indexOf(a.severity) - gravity.indexOf(b.severity) || order.indexOf(a.check) - order.indexOf(b.check),
  )
}
