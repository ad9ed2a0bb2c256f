/** The overview as text, and its findings as diagnostics. */
import type { SiteDiagnostic } from '../../../site/diagnostics/json.ts'
import type { Found } from '../diagnostics.ts'
import { formatDiagnostic } from '../format-diagnostic.ts'
import {
  countNames,
  countOrder,
  hintOf,
  type Overview,
  otherWordings,
  overviewSentence,
  type Shared,
  type SiteOverview,
  sitesWith,
} from './overview.ts'

const shown = (count: number | undefined): string => (count === undefined ? '–' : String(count))

const rowOf = ({ name, state, pages, counts }: SiteOverview): readonly string[] => [
  name,
  state === 'built' ? shown(pages) : state,
  ...countOrder.map(count => shown(counts[count])),
]

export const overviewTable = (overview: Overview): string => {
  const head = ['site', 'pages', ...countOrder.map(count => countNames[count])]
  const rows = [head, ...overview.sites.map(rowOf)]
  const widths = head.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(row =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  )
  return [...lines, overviewSentence(overview)].join('\n')
}

/** `anjou, brossard, candiac and 9 more` */
const listed = (sites: readonly SiteOverview[]): string => {
  const names = sites.map(({ name }) => name)
  return names.length > 6
    ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const sharedDiagnostic = (overview: Overview, shared: Shared<Found>): SiteDiagnostic => {
  const sites = sitesWith(overview, shared)
  const [config = ''] = shared.sites
  const where = sites.length === overview.sites.length ? `in all ${sites.length} sites` : `in ${sites.length} sites: ${listed(sites)}`
  const others = otherWordings(shared)
  return {
    ...shared.item,
    message: `${formatDiagnostic(shared.item, 'en').message}, ${where}${others === 0 ? '' : `, with ${others} more in other words`}`,
    hint: hintOf(overview, shared),
    config,
  }
}

/** All findings, each once: first the shared ones, then those of single sites. */
export const uniqueFindings = (overview: Overview): readonly SiteDiagnostic[] => [
  ...overview.shared.map(shared => sharedDiagnostic(overview, shared)),
  ...overview.sites.flatMap(({ name, config, own }) =>
    own.map((finding): SiteDiagnostic => {
      const { message, hint } = formatDiagnostic(finding, 'en')
      const isNamed = finding.where?.file !== config && overview.sites.length > 1
      return { ...finding, config, hint, message: isNamed ? `${name}: ${message}` : message }
    }),
  ),
]
