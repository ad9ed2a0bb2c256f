/** Plans the redirects of a site, which every host prints. */
import { oldUrlPath } from '../config/schema/scalars.ts'
import { isBranch } from '../config/values/location-facts.ts'
import type { ConfigPath } from '../config/yaml/config-document.ts'
import type { Redirect } from '../model/host.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { UrlPath } from '../model/url.ts'
import type { Location, ResolvedConfig, Service } from '../plan/resolve.ts'
import { pageTexts } from '../plan/resolve.ts'
import { fillPath, inLanguage, type PerLanguage } from '../routes/routes.ts'
import { keysOf } from '../util/table.ts'

/**
 * Above this number, one rule with a placeholder replaces those of all locations. Hosts with enough room print the rules that it covers.
 */
const enumerated = 900

/** Why a URL redirects. */
export interface RedirectOrigin {
  /** An old URL of a page, a slug of another language, or a redirect of the owner. */
  readonly rule: 'alias' | 'slug' | 'redirect'
  /** Its place in the config; services and locations by id. */
  readonly path: ConfigPath
}

/** A redirect with its origin. */
export interface TracedRedirect {
  readonly redirect: Redirect
  readonly origin: RedirectOrigin
}

interface Move {
  readonly kind: PageKind
  readonly language: string
  readonly pattern: UrlPath
  readonly service?: Service
  readonly branch?: Location
  /** The slug that redirects; the page’s own slug if only the pattern differs. */
  readonly slug?: string | undefined
  readonly origin: RedirectOrigin
}

const slugIn = (slug: PerLanguage, language: string): string => inLanguage(slug, language) ?? ''

/** Every slug of an item, in all languages. */
const slugsOf = (slug: PerLanguage, languages: readonly string[]): readonly string[] =>
  typeof slug === 'string' ? [slug] : [...new Set(languages.map(language => slugIn(slug, language)))]

/** Where a slug is written in the config. */
const slugOrigin = (
  list: 'services' | 'locations',
  item: Service | Location,
  slug: string,
  languages: readonly string[],
): RedirectOrigin => ({
  rule: 'slug',
  path: [list, item.id, 'slug', ...languages.filter(language => slugIn(item.slug, language) === slug).slice(0, 1)],
})

/** Slugs that a branch has in other languages, under this language’s path. */
const otherSlugsOfBranches = (site: ResolvedConfig, kind: PageKind, language: string): readonly Move[] => {
  const own = inLanguage(pageTexts(site.config.pages, kind)?.path, language)
  const codes = site.languages.map(({ code }) => code)
  if (own === undefined) return []
  return site.config.locations.filter(isBranch).flatMap(branch =>
    slugsOf(branch.slug, codes)
      .filter(slug => slug !== slugIn(branch.slug, language))
      .map(slug => ({ kind, language, pattern: own, branch, slug, origin: slugOrigin('locations', branch, slug, codes) })),
  )
}

const movesOf = (site: ResolvedConfig, kind: PageKind): readonly Move[] => {
  const page = pageTexts(site.config.pages, kind)
  if (page === undefined) return []
  const codes = site.languages.map(language => language.code)
  const { perService, perBranch, shared } = site.kinds[kind].traits
  return (shared ? codes.slice(0, 1) : codes).flatMap((language): readonly Move[] => {
    const aliases = (page.aliases?.[language] ?? []).map((pattern, index) => ({
      pattern: oldUrlPath(pattern),
      origin: { rule: 'alias' as const, path: ['pages', kind, 'aliases', language, index] },
    }))
    if (perBranch) return [...aliases.map(alias => ({ kind, language, ...alias })), ...otherSlugsOfBranches(site, kind, language)]
    if (!perService) return aliases.map(alias => ({ kind, language, ...alias }))
    const own = inLanguage(page.path, language)
    return site.config.services.flatMap(service => [
      // A slug of another language under this language’s path, for the page and for its old URLs.
      ...(own === undefined
        ? []
        : slugsOf(service.slug, codes)
            .filter(slug => slug !== slugIn(service.slug, language))
            .map(slug => ({ kind, language, pattern: own, service, slug, origin: slugOrigin('services', service, slug, codes) }))),
      ...aliases.map(alias => ({ kind, language, service, slug: slugIn(service.slug, language), ...alias })),
    ])
  })
}

const expand = (site: ResolvedConfig, move: Move, locations: readonly Location[]): readonly Redirect[] => {
  const { kind, language, pattern, service, branch, slug } = move
  if (site.kinds[kind].traits.perBranch)
    return (branch === undefined ? locations.filter(isBranch) : [branch]).map(location => ({
      from: fillPath(pattern, { location: slug ?? slugIn(location.slug, language) }),
      to: site.routes.path(language, kind, { location: location.id }),
      status: 301,
    }))
  if (!site.kinds[kind].traits.perLocation) {
    return [
      {
        from: fillPath(pattern, { service: slug }),
        to: site.routes.path(language, kind, service === undefined ? {} : { service: service.id }),
        status: 301,
      },
    ]
  }
  const codes = site.languages.map(one => one.code)
  return locations.flatMap(({ id, slug: slugs }) => {
    const to = site.routes.find(language, kind, service === undefined ? {} : { service: service.id, location: id })
    return to === undefined
      ? []
      : slugsOf(slugs, codes).map(location => ({ from: fillPath(pattern, { service: slug, location }), to, status: 301 as const }))
  })
}

/** Slugs that a location has in other languages, under a service’s own slug. */
const crossedLocations = (site: ResolvedConfig): readonly TracedRedirect[] => {
  const codes = site.languages.map(one => one.code)
  return site.config.locations.flatMap(location =>
    codes.flatMap(language => {
      const pattern = inLanguage<UrlPath>(site.config.pages.serviceLocation?.path, language)
      const others = slugsOf(location.slug, codes).filter(slug => slug !== slugIn(location.slug, language))
      if (pattern === undefined || others.length === 0) return []
      return site.config.services.flatMap(service => {
        const to = site.routes.find(language, 'serviceLocation', { service: service.id, location: location.id })
        return others.flatMap((slug): readonly TracedRedirect[] => {
          if (to === undefined) return []
          const from = fillPath(pattern, { service: slugIn(service.slug, language), location: slug })
          return [{ redirect: { from, to, status: 301 }, origin: slugOrigin('locations', location, slug, codes) }]
        })
      })
    }),
  )
}

/** One rule with a placeholder for all locations of a move; only for locations that have the same slug in all languages. */
const placeholder = (site: ResolvedConfig, move: Move, locations: readonly Location[]): readonly Redirect[] => {
  // Pages of a service in a location have a path in each language.
  const own = inLanguage(pageTexts(site.config.pages, move.kind)?.path, move.language)
  if (own === undefined || move.service === undefined) return []
  const { id, slug } = move.service
  const there =
    site.config.pages.serviceLocation?.pairs === 'written' ? locations.filter(one => Object.hasOwn(one.services, id)) : locations
  return [
    {
      from: fillPath(move.pattern, { service: move.slug, location: ':location' }),
      to: fillPath(own, { service: slugIn(slug, move.language), location: ':location' }),
      status: 301,
      pattern: true,
      covers: there.map(one => slugIn(one.slug, move.language)),
    },
  ]
}

/** The redirects of the config. Sources are decoded, since they may have been copied from a browser. */
const writtenRedirects = (site: ResolvedConfig): readonly TracedRedirect[] =>
  site.config.redirects.flatMap(({ from, to, status }, index): readonly TracedRedirect[] =>
    site.foreignRedirects.has(index)
      ? []
      : [{ redirect: { from: oldUrlPath(from), to, status }, origin: { rule: 'redirect', path: ['redirects', index] } }],
  )

/** All redirects that the owner wrote, valid or not: old URLs of pages, and `redirects`. */
export const ownerRedirects = (site: ResolvedConfig): readonly TracedRedirect[] => [
  ...keysOf(site.kinds).flatMap(kind =>
    movesOf(site, kind)
      .filter(move => move.origin.rule === 'alias')
      .flatMap(move => expand(site, move, site.config.locations).map(redirect => ({ redirect, origin: move.origin }))),
  ),
  ...writtenRedirects(site),
]

/**
 * All redirects in order of priority: old URLs of pages, slugs of other languages, the owner’s redirects. The first rule for a URL wins,
 * but the owner’s have priority over slugs, and pages over all redirects.
 */
export const tracedRedirects = (site: ResolvedConfig): readonly TracedRedirect[] => {
  const moves = keysOf(site.kinds).flatMap(kind => movesOf(site, kind))
  const { locations } = site.config
  const codes = site.languages.map(one => one.code)
  const hasOneSlug = ({ slug }: Location): boolean => slugsOf(slug, codes).length === 1
  const oneSlug = locations.filter(hasOneSlug)
  const perLocation = moves.filter(move => site.kinds[move.kind].traits.perLocation)
  const many = moves.length + perLocation.length * oneSlug.length > enumerated
  const severalSlugs = locations.filter(location => !hasOneSlug(location))
  const expanded = (move: Move): readonly Redirect[] =>
    many && site.kinds[move.kind].traits.perLocation
      ? [...expand(site, move, severalSlugs), ...placeholder(site, move, oneSlug)]
      : expand(site, move, locations)
  const planned: readonly TracedRedirect[] = [
    ...moves.flatMap(move => expanded(move).map(redirect => ({ redirect, origin: move.origin }))),
    ...crossedLocations(site),
    ...writtenRedirects(site),
  ]
  const taken = new Set(site.routes.routes.map(route => route.path.toLowerCase()))
  const owned = new Set(ownerRedirects(site).map(({ redirect }) => redirect.from.toLowerCase()))
  return planned.filter(({ redirect, origin }) => {
    const id = redirect.from.toLowerCase()
    if (taken.has(id) || (origin.rule === 'slug' && owned.has(id))) return false
    taken.add(id)
    return true
  })
}

/** The redirects as input for the hosts. */
export const planRedirects = (site: ResolvedConfig): readonly Redirect[] => tracedRedirects(site).map(({ redirect }) => redirect)
