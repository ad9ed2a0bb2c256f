/** Many sites at one look: what each has, those that need it most first, and what is the same in several told once. */

import { notesBefore } from '../../../site/messages/notes.ts'
import type { Severity, SourceLocation } from '../../../site/model/diagnostic.ts'
import type { StaleTranslation } from '../../translations/stale.ts'
import type { CheckedSite } from '../check-sites.ts'
import { describe } from '../describe.ts'
import type { Found } from '../diagnostics.ts'
import { type Shared, sharing } from './shared.ts'

/** What is counted of each site, the gravest first. */
export const countNames = {
  errors: 'errors',
  lost: 'addresses lost',
  warnings: 'warnings',
  leftovers: 'left-overs',
  drafts: 'drafts left',
  stale: 'stale translations',
} as const

export type CountName = keyof typeof countNames

// A table is a literal, so it has no keys but those of its type.
export const countOrder = Object.keys(countNames) as readonly CountName[]

export interface SiteOverview {
  /** Short, and of one site alone. */
  readonly name: string
  readonly config: string
  readonly state: 'built' | 'base' | 'not built'
  /** None of a site that is not built. */
  readonly pages: number | undefined
  /** `undefined`: unknown, since the site could not be built or a file could not be read. */
  readonly counts: Readonly<Record<CountName, number | undefined>>
  /** What no other site has. */
  readonly own: readonly Found[]
  readonly ownStale: readonly StaleTranslation[]
  /** What others have too. */
  readonly shared: readonly Shared<Found>[]
}

export interface Overview {
  readonly sites: readonly SiteOverview[]
  readonly shared: readonly Shared<Found>[]
  readonly sharedStale: readonly Shared<StaleTranslation>[]
}

/** Findings that have a count of their own. */
const counted: ReadonlyMap<string, 'lost' | 'leftovers' | 'drafts'> = new Map([
  ['URL_VANISHED', 'lost'],
  ['OTHER_CITY', 'leftovers'],
  ['DRAFT_TEXT', 'drafts'],
])

const countsOf = ({ diagnostics, report, stale }: CheckedSite): SiteOverview['counts'] => {
  const counts = { errors: 0, warnings: 0, lost: 0, leftovers: 0, drafts: 0 }
  for (const { code, severity, pages = [], more = 1 } of diagnostics) {
    if (severity !== 'notice') counts[`${severity}s`] += more
    const name = counted.get(code)
    if (name !== undefined) counts[name] += name === 'lost' ? pages.length : more
  }
  /** Of a site that is not built, what was not found may be there all the same. */
  const known = (count: number): number | undefined => (report === undefined && count === 0 ? undefined : count)
  const { errors, warnings, lost, leftovers, drafts } = counts
  return { errors, warnings, lost: known(lost), leftovers: known(leftovers), drafts: known(drafts), stale: stale?.length }
}

const placeText = ({ file, line, column }: SourceLocation): string => `${file}:${line}:${column}`

/** What is wrong, without the pages. */
export const wordsOf = ({ notes = [], ...told }: Found): string =>
  describe({ ...told, notes: notes.filter(({ code }) => code !== 'on-pages') }, 'en').message

/** Findings from one line of a config have one cause; those without a line, when they say the same. */
const causeOf = (one: Found): string => [one.code, one.severity, one.where === undefined ? wordsOf(one) : placeText(one.where)].join('\n')

const gravity: readonly Severity[] = ['error', 'warning', 'notice']

const gravityOf = ({ severity }: Found): number => gravity.indexOf(severity)

const stateOf = ({ report, base = false }: CheckedSite): SiteOverview['state'] =>
  base ? 'base' : report === undefined ? 'not built' : 'built'

/** The site that needs more comes first. */
const byNeed = (a: SiteOverview, b: SiteOverview): number => {
  const unbuilt = Number(b.state === 'not built') - Number(a.state === 'not built')
  if (unbuilt !== 0) return unbuilt
  const name = countOrder.find(one => (a.counts[one] ?? 0) !== (b.counts[one] ?? 0))
  return name === undefined ? 0 : (b.counts[name] ?? 0) - (a.counts[name] ?? 0)
}

/** @param idOf the id of a config’s site: its name, where no other site has the same */
export const overviewOf = (checked: readonly CheckedSite[], idOf: (config: string) => string): Overview => {
  const ids = checked.map(({ config }) => idOf(config))
  const areNames = new Set(ids).size === ids.length
  const findings = sharing(new Map(checked.map(({ config, diagnostics }) => [config, diagnostics])), causeOf)
  const stale = sharing(new Map(checked.map(({ config, stale = [] }) => [config, stale])), one => `${placeText(one.where)}\n${one.source}`)
  const shared = findings.shared.toSorted((a, b) => gravityOf(a.item) - gravityOf(b.item) || b.sites.size - a.sites.size)
  const sites = checked.map((site): SiteOverview => {
    const { config, report } = site
    return {
      name: areNames ? idOf(config) : config,
      config,
      state: stateOf(site),
      pages: report?.pages,
      counts: countsOf(site),
      own: (findings.own.get(config) ?? []).toSorted((a, b) => gravityOf(a) - gravityOf(b)),
      ownStale: stale.own.get(config) ?? [],
      shared: shared.filter(one => one.sites.has(config)),
    }
  })
  return { sites: sites.toSorted(byNeed), shared, sharedStale: stale.shared }
}

/** The sites that have something, in the order of the overview. */
export const sitesWith = ({ sites }: Overview, { sites: configs }: Pick<Shared<unknown>, 'sites'>): readonly SiteOverview[] =>
  sites.filter(({ config }) => configs.has(config))

/** How many wordings a finding of several sites has beside its first: they name the town, or the page. */
export const alikeOf = ({ all }: Shared<Found>): number => new Set(all.map(wordsOf)).size - 1

/** What to do, without whose base a file is: a base of many has many such notes. */
const ownHint = ({ notes = [], ...told }: Found): string => describe({ ...told, notes: notesBefore(notes, 'base-of') }, 'en').hint

const forAll = 'Words there that hold for every city mend it for all: docs/texts.md.'

/** What to do; it may be the first site’s own, and that of the others like it. What cities say of their base’s city is mended there. */
export const hintOf = (overview: Overview, one: Shared<Found>): string => {
  const { item, all, sites } = one
  const [first] = sites
  const hint = ownHint(item)
  if (all.every(other => ownHint(other) === hint)) return hint
  const own = `For ${overview.sites.find(({ config }) => config === first)?.name}: ${hint}`
  return item.code === 'OTHER_CITY' && !overview.sites.some(({ config }) => config === item.where?.file) ? `${forAll} ${own}` : own
}

/** `3 of 12 sites have errors; 2 of them could not be built; nothing at all was found on 4.` */
export const overviewSentence = ({ sites }: Overview): string => {
  const all = sites.length
  const wrong = sites.filter(({ counts }) => (counts.errors ?? 0) > 0).length
  const unbuilt = sites.filter(({ state }) => state === 'not built').length
  const clean = sites.filter(({ own, shared, counts }) => own.length + shared.length + (counts.stale ?? 0) === 0).length
  const errors =
    wrong === 0
      ? `No errors on ${all === 1 ? 'the site' : `${all} sites`}`
      : `${wrong} of ${all} sites ${wrong === 1 ? 'has' : 'have'} errors${unbuilt === 0 ? '' : `; ${unbuilt} of them could not be built`}`
  return `${errors}${clean === 0 ? '' : `; nothing at all was found on ${clean === all ? 'any of them' : clean}`}.`
}
