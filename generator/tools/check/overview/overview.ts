/** An overview of many sites, those with the most severe problems first. Findings that several sites have are listed once. */
import type { MessageLanguage, Translated } from '../../../site/messages/language.ts'
import { notesBefore } from '../../../site/messages/notes.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'
import { getOrCreate } from '../../../site/util/memoize.ts'
import type { StaleTranslation } from '../../translations/stale.ts'
import type { CheckedSite } from '../check-sites.ts'
import { type Found, severityOrder } from '../diagnostics.ts'
import { formatDiagnostic } from '../format-diagnostic.ts'

export interface Shared<Item> {
  /** The item of the first site. */
  readonly item: Item
  /** The items of all sites; a site may have several. */
  readonly all: readonly Item[]
  readonly sites: ReadonlySet<string>
}

/**
 * Separates the items that several sites have from those that only one site has.
 * @param keyOf items of different sites with the same key are shared
 */
const sharing = <Item>(bySite: ReadonlyMap<string, readonly Item[]>, keyOf: (item: Item) => string) => {
  const found = new Map<string, { readonly item: Item; readonly all: Item[]; readonly sites: Set<string> }>()
  for (const [site, items] of bySite)
    for (const item of items) {
      const key = keyOf(item)
      const { all, sites } = getOrCreate(found, key, () => ({ item, all: [], sites: new Set<string>() }))
      all.push(item)
      sites.add(site)
    }
  const isOwn = (item: Item): boolean => found.get(keyOf(item))?.sites.size === 1
  return {
    shared: [...found.values()].filter(({ sites }) => sites.size > 1),
    own: new Map([...bySite].map(([site, items]) => [site, items.filter(isOwn)])),
  }
}

/** The columns of the overview, most severe first. */
export const countNames = {
  errors: { en: 'errors', fr: 'erreurs' },
  lost: { en: 'broken URLs', fr: 'URL perdues' },
  warnings: { en: 'warnings', fr: 'avertissements' },
  leftovers: { en: 'other-city texts', fr: 'textes d’une autre ville' },
  drafts: { en: 'drafts left', fr: 'brouillons' },
  stale: { en: 'stale translations', fr: 'traductions à revoir' },
} as const satisfies Readonly<Record<string, Translated<string>>>

export type CountName = keyof typeof countNames

// An object literal has only the keys of its type.
export const countOrder = Object.keys(countNames) as readonly CountName[]

export interface SiteOverview {
  /** Short and unique. */
  readonly name: string
  readonly config: string
  readonly state: 'built' | 'base' | 'not built'
  /** `undefined` if the site was not built. */
  readonly pages: number | undefined
  /** `undefined` if the site could not be built, or a file could not be read. */
  readonly counts: Readonly<Record<CountName, number | undefined>>
  /** Findings that no other site has. */
  readonly own: readonly Found[]
  readonly ownStale: readonly StaleTranslation[]
  /** Findings that other sites have too. */
  readonly shared: readonly Shared<Found>[]
}

export interface Overview {
  readonly sites: readonly SiteOverview[]
  readonly shared: readonly Shared<Found>[]
  readonly sharedStale: readonly Shared<StaleTranslation>[]
}

/** Codes with a separate column. */
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
  /** A site that was not built may have problems that were not found. */
  const known = (count: number): number | undefined => (report === undefined && count === 0 ? undefined : count)
  const { errors, warnings, lost, leftovers, drafts } = counts
  return { errors, warnings, lost: known(lost), leftovers: known(leftovers), drafts: known(drafts), stale: stale?.length }
}

const placeText = ({ file, line, column }: SourceLocation): string => `${file}:${line}:${column}`

/** The English message, without the number of pages. */
export const messageOf = ({ notes = [], ...found }: Found): string =>
  formatDiagnostic({ ...found, notes: notes.filter(({ code }) => code !== 'on-pages') }, 'en').message

/** Findings with the same line of a config, or else with the same message, have the same cause. */
const causeOf = (found: Found): string =>
  [found.code, found.severity, found.where === undefined ? messageOf(found) : placeText(found.where)].join('\n')

const severityRank = ({ severity }: Found): number => severityOrder.indexOf(severity)

const stateOf = ({ report, base = false }: CheckedSite): SiteOverview['state'] =>
  base ? 'base' : report === undefined ? 'not built' : 'built'

/** Most severe problems first. */
const byNeed = (a: SiteOverview, b: SiteOverview): number => {
  const unbuilt = Number(b.state === 'not built') - Number(a.state === 'not built')
  if (unbuilt !== 0) return unbuilt
  const name = countOrder.find(count => (a.counts[count] ?? 0) !== (b.counts[count] ?? 0))
  return name === undefined ? 0 : (b.counts[name] ?? 0) - (a.counts[name] ?? 0)
}

/** @param idOf the id of a config’s site, which is its name in the overview if all ids are unique */
export const overviewOf = (checked: readonly CheckedSite[], idOf: (config: string) => string): Overview => {
  const ids = checked.map(({ config }) => idOf(config))
  const areNames = new Set(ids).size === ids.length
  const findings = sharing(new Map(checked.map(({ config, diagnostics }) => [config, diagnostics])), causeOf)
  const staleKey = ({ where, source }: StaleTranslation): string => `${placeText(where)}\n${source}`
  const stale = sharing(new Map(checked.map(({ config, stale = [] }) => [config, stale])), staleKey)
  const shared = findings.shared.toSorted((a, b) => severityRank(a.item) - severityRank(b.item) || b.sites.size - a.sites.size)
  const sites = checked.map((site): SiteOverview => {
    const { config, report } = site
    return {
      name: areNames ? idOf(config) : config,
      config,
      state: stateOf(site),
      pages: report?.pages,
      counts: countsOf(site),
      own: (findings.own.get(config) ?? []).toSorted((a, b) => severityRank(a) - severityRank(b)),
      ownStale: stale.own.get(config) ?? [],
      shared: shared.filter(finding => finding.sites.has(config)),
    }
  })
  return { sites: sites.toSorted(byNeed), shared, sharedStale: stale.shared }
}

/** The sites that have a shared item, in the order of the overview. */
export const sitesWith = ({ sites }: Overview, { sites: configs }: Pick<Shared<unknown>, 'sites'>): readonly SiteOverview[] =>
  sites.filter(({ config }) => configs.has(config))

/** Number of other wordings of a shared finding: they contain the name of the city or page. */
export const otherWordings = ({ all }: Shared<Found>): number => new Set(all.map(messageOf)).size - 1

/** The hint without the notes about the configs that extend a base, which can be many. */
const ownHint = ({ notes = [], ...found }: Found, language: MessageLanguage): string =>
  formatDiagnostic({ ...found, notes: notesBefore(notes, 'base-of') }, language).hint

const forAll = {
  en: 'Write a text there that is true for every city: docs/reference/placeholders.md.',
  fr: 'Écrivez-y un texte qui vaut pour toutes les villes : docs/reference/placeholders.md.',
}

const forSite = { en: (name: string) => `For ${name}: `, fr: (name: string) => `Pour ${name} : ` }

/** The hint if it is the same for all sites, otherwise that of the first site. Texts about the city of a base are fixed in the base. */
export const hintOf = (overview: Overview, finding: Shared<Found>, language: MessageLanguage): string => {
  const { item, all, sites } = finding
  const [first] = sites
  const hint = ownHint(item, language)
  if (all.every(other => ownHint(other, language) === hint)) return hint
  const own = `${forSite[language](overview.sites.find(({ config }) => config === first)?.name ?? '')}${hint}`
  return item.code === 'OTHER_CITY' && !overview.sites.some(({ config }) => config === item.where?.file)
    ? `${forAll[language]} ${own}`
    : own
}

/** `3 of 12 sites have errors; 2 of them could not be built.` */
export const overviewSentence = ({ sites }: Overview, language: MessageLanguage): string => {
  const total = sites.length
  const wrong = sites.filter(({ counts }) => (counts.errors ?? 0) > 0).length
  const unbuilt = sites.filter(({ state }) => state === 'not built').length
  const clean = sites.filter(({ own, shared, counts }) => own.length + shared.length + (counts.stale ?? 0) === 0).length
  if (language === 'fr') {
    const failed =
      wrong === 0 ? 'Aucune erreur' : `Sites avec des erreurs : ${wrong} sur ${total}${unbuilt === 0 ? '' : ` (non générés : ${unbuilt})`}`
    return `${failed}${clean === 0 ? '' : `; sans aucun constat : ${clean} sur ${total}`}.`
  }
  const errors =
    wrong === 0
      ? `No errors on ${total === 1 ? 'the site' : `${total} sites`}`
      : `${wrong} of ${total} sites ${wrong === 1 ? 'has' : 'have'} errors${unbuilt === 0 ? '' : `; ${unbuilt} of them could not be built`}`
  return `${errors}${clean === 0 ? '' : `; ${clean === total ? 'no findings' : `${clean} without findings`}`}.`
}
