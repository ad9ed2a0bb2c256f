/** The frame of every page: navigation, language links, footer, floating button. */

import type { Layout, Link, NavigationLink } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import { isolated } from '../util/isolates.ts'
import { memoize } from '../util/memoize.ts'
import { keysOf } from '../util/table.ts'
import type { LocalizedSite } from './localized-site.ts'
import { listLimit } from './nearby.ts'
import { isNumber } from './phones.ts'
import { proofOf } from './rating.ts'
import type { ResolvedConfig } from './resolve.ts'
import { pageTexts } from './resolve.ts'

/** Page kinds of the site that have a place in the header or footer, in its order. */
const kindsIn = ({ kinds, config }: ResolvedConfig, list: 'navigation' | 'footer'): readonly PageKind[] =>
  keysOf(kinds)
    .filter(kind => kinds[kind].traits[list] !== undefined && pageTexts(config.pages, kind) !== undefined)
    .sort((a, b) => (kinds[a].traits[list] ?? 0) - (kinds[b].traits[list] ?? 0))

/**
 * Plans the layout of a language.
 * @returns the layout for each of its pages
 */
export const layoutOf = (localized: LocalizedSite): ((route: Route) => Layout) => {
  const { site, phone, language } = localized
  const { business, services, locations } = site.config
  const name = isolated(business.name, language.direction)

  const linkTo = (kind: PageKind, { format, label, link }: LocalizedSite): Link => {
    const { label: key } = site.kinds[kind].traits
    const heading = pageTexts(site.config.pages, kind)?.heading
    if (key !== undefined) return link(label(key), kind)
    return link(heading === undefined ? kind : format(heading), kind)
  }
  const withPhoneOf = (place: 'nav' | 'floating' | 'footer'): LocalizedSite => localized.withPhone(phone(place))
  const header = withPhoneOf('nav')
  const footerSite = withPhoneOf('footer')
  const footer: Layout['footer'] = {
    labels: footerSite.labels,
    phone: phone('footer'),
    email: business.email ?? null,
    address: footerSite.address(business.address),
    services: [
      ...services
        .slice(0, listLimit)
        .flatMap(service => footerSite.linkIf(footerSite.format(service.name), 'service', { service: service.id }) ?? []),
      ...(services.length > listLimit ? [footerSite.linkIf(footerSite.label('services'), 'services') ?? []].flat() : []),
    ],
    company: kindsIn(site, 'footer').map(kind => linkTo(kind, footerSite)),
    locations: [
      ...locations.slice(0, listLimit).flatMap((location): readonly Link[] => {
        const href = footerSite.locationPath(location.id)
        return href === null ? [] : [{ href, label: footerSite.format(location.name) }]
      }),
      ...(locations.length > listLimit ? [footerSite.linkIf(footerSite.label('allAreas'), 'serviceAreas') ?? []].flat() : []),
    ],
    profiles: business.profiles.map(({ name, url }) => ({ href: url, label: name })),
    licence: business.licence === undefined ? null : footerSite.label('licence', { number: business.licence.number }),
    copyright: footerSite.label('copyright', { year: String(site.year), business: name }),
  }
  const floatingPhone = phone('floating')
  const common = {
    businessName: name,
    home: site.routes.path(language.code, 'home'),
    logo: site.assets.logo,
    mark: site.assets.mark,
    labels: header.labels,
    navigationPhone: phone('nav'),
    book: header.book,
    floatingPhone,
    floatingClock:
      site.config.hours === undefined || !isNumber(floatingPhone)
        ? null
        : (withPhoneOf('floating').openUntil(site.config.hours.weekly) ?? null),
    proof: proofOf(header),
    callNow: withPhoneOf('floating').label(isNumber(floatingPhone) ? 'callNow' : 'email'),
    footer,
  }

  const navigation = memoize((kind: PageKind): readonly NavigationLink[] => {
    const { below } = site.kinds[kind].traits
    return kindsIn(site, 'navigation').map((target): NavigationLink => {
      const current = target === kind ? 'page' : target === below ? 'section' : undefined
      return { ...linkTo(target, header), ...(current === undefined ? {} : { current }) }
    })
  })

  return route => {
    const twins = site.routes.alternates(route)
    return {
      ...common,
      navigation: navigation(route.kind),
      toggle:
        site.languages.length === 1
          ? []
          : site.languages.map(other => ({
              language: other,
              // A page shared by all languages has no other version: its language links go to the home pages.
              href:
                twins.find(twin => twin.language === other.code)?.path ??
                site.routes.path(other.code, route.kind === 'thanks' ? 'thanks' : 'home'),
              current: other.code === language.code,
            })),
    }
  }
}
