/** Findings become diagnostics: the same words on many pages are one, with its pages, and its line of the config. */
import type { ConfigPath } from '../config/document.ts'
import { pathText } from '../config/document.ts'
import { type CheckId, checkCatalogue, codeOf } from '../model/checks.ts'
import type { Place, Severity } from '../model/diagnostic.ts'
import type { UrlPath } from '../model/url.ts'
import type { CheckDiagnostic, Finding } from './check.ts'
import type { Severities, SiteFacts } from './facts/site.ts'

/** A template that went wrong finds the same fault under a thousand names: a hundred of them are enough to see it. */
const mostPerCheck = 100

interface Group {
  readonly id: CheckId
  readonly finding: Finding
  readonly severity: Severity
  readonly pages: Set<UrlPath>
}

/** Place of a value in the config, of a part of its text, or of its key. */
export type Locate = (path: ConfigPath, options: { readonly needle?: string; readonly key?: boolean }) => Place

interface GatheringInput {
  readonly site: SiteFacts
  readonly severities: Severities
  readonly locate: Locate
}

export interface Gathering {
  readonly add: (id: CheckId, finding: Finding) => void
  /** The gravest first, then in the order of these checks. */
  readonly diagnostics: (order: readonly CheckId[]) => readonly CheckDiagnostic[]
}

const gravity: readonly Severity[] = ['error', 'warning', 'notice']

/** `on /a, /b and 12 more pages` */
const pageText = (pages: readonly UrlPath[]): string => {
  const [first, second, third] = pages
  if (first === undefined) return ''
  if (pages.length <= 3) return ` (on ${[first, second, third].filter(page => page !== undefined).join(', ')})`
  return ` (on ${first}, ${second} and ${pages.length - 2} more pages)`
}

export const gathering = ({ site, severities, locate }: GatheringInput): Gathering => {
  const groups = new Map<string, Group>()
  const perCheck = new Map<string, number>()
  const beyond = new Map<string, { readonly id: CheckId; readonly severity: Severity; count: number }>()

  /** Where in the config a finding comes from: the value it names, or the text that it quotes. */
  const origin = ({ at, atKey, needle, quote }: Finding): { readonly path: ConfigPath; readonly where: Place } | undefined => {
    if (at !== undefined)
      return {
        path: at,
        where: locate(at, { ...(needle === undefined ? {} : { needle }), ...(atKey === undefined ? {} : { key: atKey }) }),
      }
    if (quote === undefined) return undefined
    const code = site.languages.find(language => language.locale === quote.language)?.code
    const text = site.texts.find(one => one.language === code && one.text.includes(quote.text))
    return text === undefined ? undefined : { path: text.path, where: locate(text.path, { needle: quote.text }) }
  }

  const severityOf = (id: CheckId, { severity }: Finding): Severity => {
    const wanted = severities[id]
    return wanted === undefined || wanted === 'off' ? (severity ?? checkCatalogue[id].severity) : wanted
  }

  const diagnosticOf = ({ id, finding, severity, pages: seen }: Group): CheckDiagnostic => {
    const from = origin(finding)
    const where = finding.where ?? from?.where
    const pages = [...seen]
    return {
      code: codeOf(id),
      check: id,
      severity,
      message: `${finding.message}${pageText(pages)}`,
      hint: finding.hint ?? checkCatalogue[id].remedy,
      ...(where === undefined ? {} : { where }),
      ...(from === undefined ? {} : { key: pathText(from.path) }),
      pages,
    }
  }

  return {
    add: (id, finding) => {
      const severity = severityOf(id, finding)
      const key = `${id}\n${severity}\n${finding.message}\n${finding.at?.join('.') ?? ''}`
      const group = groups.get(key)
      if (group !== undefined) {
        if (finding.page !== undefined) group.pages.add(finding.page)
        return
      }
      const kind = `${id} ${severity}`
      const count = perCheck.get(kind) ?? 0
      perCheck.set(kind, count + 1)
      if (count < mostPerCheck) groups.set(key, { id, finding, severity, pages: new Set(finding.page === undefined ? [] : [finding.page]) })
      else {
        const rest = beyond.get(kind)
        if (rest === undefined) beyond.set(kind, { id, severity, count: 1 })
        else rest.count++
      }
    },
    diagnostics: order => {
      const told: readonly CheckDiagnostic[] = [
        ...[...groups.values()].map(diagnosticOf),
        ...[...beyond.values()].map(({ id, severity, count }) => ({
          code: codeOf(id),
          check: id,
          severity,
          message: `${count} more findings like these`,
          hint: 'Correct the first ones: the others often go with them.',
          pages: [],
        })),
      ]
      return told.toSorted(
        (a, b) => gravity.indexOf(a.severity) - gravity.indexOf(b.severity) || order.indexOf(a.check) - order.indexOf(b.check),
      )
    },
  }
}
