/** What surrounds every page: navigation, toggle, footer, floating button. */
import type { Layout, Link, NavigationLink } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import type { LocalizedSite } from './localized-site.ts'
import { listLimit } from './nearby.ts'

const navigationKinds = [
  ['home', 'home'],
  ['about', 'about'],
  ['services', 'services'],
  ['serviceAreas', 'serviceAreas'],
  ['contact', 'contact'],
] as const satisfies readonly (readonly [PageKind, string])[]

/** The page of the navigation that a page lies below. */
const sectionOf: Readonly<Partial<Record<PageKind, PageKind>>> = {
  service: 'services',
  serviceLocation: 'services',
  locations: 'serviceAreas',
  thanks: 'contact',
}

/** The layout of a language: called once a language, then for each of its pages. */
export const layoutOf = (localized: LocalizedSite): ((route: Route) => Layout) => {
  const { site, format, word, link, book, phone, language } = localized
  const { business, services, locations } = site.config

  const near = locations.slice(0, listLimit)
  const footer: Layout['footer'] = {
    phone: phone('footer'),
    email: business.email,
    address: localized.address(business.address),
    services: services.map(service => link(format(service.name), 'service', { service: service.id })),
    company: [
      link(word('about'), 'about'),
      link(word('services'), 'services'),
      link(word('serviceAreas'), 'serviceAreas'),
      link(word('locations'), 'locations'),
      link(word('contact'), 'contact'),
      link(word('privacy'), 'privacy'),
    ],
    locations: near.map(
      (location): Link => ({ href: `${site.routes.path(language.code, 'serviceAreas')}#${location.id}`, label: format(location.name) }),
    ),
    profiles: business.profiles.map(({ name, url }) => ({ href: url, label: name })),
    licence: business.licence === undefined ? null : word('licence', { number: business.licence.number }),
    copyright: word('copyright', { year: String(site.year), business: business.name }),
  }
  const constant = {
    businessName: business.name,
    home: site.routes.path(language.code, 'home'),
    logo: site.assets.logo,
    navigationPhone: phone('nav'),
    book,
    floatingPhone: phone('floating'),
    footer,
  }

  const navigations = new Map<PageKind, readonly NavigationLink[]>()
  const navigation = (kind: PageKind): readonly NavigationLink[] => {
    const known = navigations.get(kind)
    if (known !== undefined) return known
    const links = navigationKinds.map(([target, label]): NavigationLink => {
      const current = target === kind ? 'page' : target === sectionOf[kind] ? 'section' : undefined
      return { ...link(word(label), target), ...(current === undefined ? {} : { current }) }
    })
    navigations.set(kind, links)
    return links
  }

  return route => ({
    ...constant,
    navigation: navigation(route.kind),
    toggle:
      site.languages.length === 1
        ? []
        : site.languages.map(other => ({
            language: other,
            // A page for all languages at once has no twin: its toggle leads home.
            href:
              site.routes.alternates(route).find(twin => twin.language === other.code)?.path ??
              site.routes.path(other.code, route.kind === 'thanks' ? 'thanks' : 'home'),
            current: other.code === language.code,
          })),
  })
}
