/** The overview as text, and its findings as diagnostics. */
import type { SiteDiagnostic } from '../../../site/diagnostics/json.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import { listed, withValues } from '../../messages.ts'
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

const states = { base: { en: 'base', fr: 'base' }, 'not built': { en: 'not built', fr: 'non généré' } } as const

const rowOf =
  (language: MessageLanguage) =>
  ({ name, state, pages, counts }: SiteOverview): readonly string[] => [
    name,
    state === 'built' ? shown(pages) : states[state][language],
    ...countOrder.map(count => shown(counts[count])),
  ]

export const overviewTable = (overview: Overview, language: MessageLanguage): string => {
  const head = ['site', 'pages', ...countOrder.map(count => countNames[count][language])]
  const rows = [head, ...overview.sites.map(rowOf(language))]
  const widths = head.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(row =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  )
  return [...lines, overviewSentence(overview, language)].join('\n')
}

/** `anjou, brossard, candiac and 9 more` */
const listedSites = (sites: readonly SiteOverview[], language: MessageLanguage): string => {
  const names = sites.map(({ name }) => name)
  const more = { en: `${names.length - 5} more`, fr: `${names.length - 5} autres` }[language]
  return listed(names.length > 6 ? [...names.slice(0, 5), more] : names, language)
}

interface Places {
  readonly all: boolean
  readonly count: number
  readonly names: string
  readonly others: number
}

/** Where a shared finding is, after its message. */
const places = withValues<Places>({
  en: ({ all, count, names, others }) =>
    `, ${all ? `in all ${count} sites` : `in ${count} sites: ${names}`}${others === 0 ? '' : `, with ${others} more in other words`}`,
  fr: ({ all, count, names, others }) =>
    `, ${all ? `sur les ${count} sites` : `sur ${count} sites : ${names}`}${others === 0 ? '' : `; autres formulations : ${others}`}`,
})

const sharedDiagnostic = (overview: Overview, shared: Shared<Found>, language: MessageLanguage): SiteDiagnostic => {
  const sites = sitesWith(overview, shared)
  const [config = ''] = shared.sites
  const where = places[language]({
    all: sites.length === overview.sites.length,
    count: sites.length,
    names: listedSites(sites, language),
    others: otherWordings(shared),
  })
  return {
    ...shared.item,
    message: `${formatDiagnostic(shared.item, language).message}${where}`,
    hint: hintOf(overview, shared, language),
    config,
  }
}

/** All findings, each once: first the shared ones, then those of single sites. */
export const uniqueFindings = (overview: Overview, language: MessageLanguage): readonly SiteDiagnostic[] => [
  ...overview.shared.map(shared => sharedDiagnostic(overview, shared, language)),
  ...overview.sites.flatMap(({ name, config, own }) =>
    own.map((finding): SiteDiagnostic => {
      const { message, hint } = formatDiagnostic(finding, language)
      const isNamed = finding.where?.file !== config && overview.sites.length > 1
      return { ...finding, config, hint, message: isNamed ? `${name}: ${message}` : message }
    }),
  ),
]
