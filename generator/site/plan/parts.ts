import type { Config } from '../config/schema/config-schema.ts'
import type { Text } from '../model/language.ts'
import type { CoverageMap, IconShape, Message, Rating, ServiceCard, Source } from '../model/page.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import { mostNamed } from '../util/limits.ts'
import { plainDigits } from '../util/locale.ts'
import { memoize } from '../util/memoize.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { PageContext } from './page-context.ts'
import type { Location, Service } from './resolve.ts'
import type { Values } from './texts.ts'

export const iconOf = ({ site }: LocalizedSite, service: Service): IconShape | null => {
  if (service.icon === undefined) return null
  const icon = site.assets.icons.get(service.icon)
  if (icon === undefined) throw new Error(`no icon ${service.icon}`)
  return icon
}

/** The icons of a service’s hero; none if the style has only lines. */
export const signsOf = (localized: LocalizedSite, service: Service): readonly IconShape[] => {
  const icon = iconOf(localized, service)
  return icon === null || !localized.site.look.showsSigns ? noSigns : signOf(icon)
}

const noSigns: readonly IconShape[] = []

/** One list per icon, so that its drawing is cached too. */
export const signOf = memoize((shape: IconShape): readonly IconShape[] => [shape], new WeakMap())

/** The maximum number of icons in a drawing. */
const mostSigns = 4

/** The icons that the home page shows instead of a picture: those of the first services, and the mark if there are few. */
export const homeSigns = (localized: LocalizedSite): readonly IconShape[] => {
  const { config, assets } = localized.site
  const icons = [...new Set(config.services.flatMap(service => iconOf(localized, service) ?? []))].slice(0, mostSigns)
  return icons.length === mostSigns ? icons : [...icons, assets.mark]
}

type Cited = NonNullable<NonNullable<Service['alert']>['source']>

const isCited = (source: Cited | Text | string): source is Cited => typeof source === 'object' && 'label' in source

/** A source with its URL, or only its name. */
export const sourceOf = ({ format }: LocalizedSite, source: Cited | Text | string, values?: Values): Source =>
  isCited(source) ? { label: format(source.label, values), href: source.url ?? null } : { label: format(source, values), href: null }

/** The accessible name of the link to a service’s page. */
const learnMoreLabel = (localized: LocalizedSite, { name }: Service): string => {
  const pattern = localized.site.config.translations.learnMoreAbout
  const service = localized.format(name)
  return pattern === undefined ? `${localized.label('learnMore')} ${service}` : localized.format(pattern, { service })
}

export const serviceCard = (localized: LocalizedSite, service: Service): ServiceCard => ({
  id: service.id,
  name: localized.format(service.name),
  icon: iconOf(localized, service),
  summary: localized.format(service.summary),
  benefits: localized.lines(service.card?.benefits ?? service.benefits.map(one => one.title), localized.serviceValues(service)),
  process: localized.lines(service.card?.process ?? service.process.map(one => one.title), localized.serviceValues(service)),
  link: localized.linkIf(learnMoreLabel(localized, service), 'service', { service: service.id }),
})

type MapConfig = NonNullable<NonNullable<Config['pages']['serviceAreas']>['map']>

/** URLs of the embedded map and of the map on its own site. */
const mapUrls = (localized: LocalizedSite, map: MapConfig): { readonly frame: AbsoluteUrl; readonly link: AbsoluteUrl } | null => {
  const query = map.query === undefined ? undefined : localized.format(map.query)
  switch (map.provider) {
    case 'none':
      return null
    case 'google': {
      const params = new URLSearchParams({
        q: query ?? localized.format(localized.site.config.business.address.city),
        hl: localized.language.locale,
      })
      return { link: `https://www.google.com/maps?${params}`, frame: `https://www.google.com/maps?${params}&output=embed` }
    }
    case 'openstreetmap': {
      const points = localized.site.config.locations.flatMap(location => location.geo ?? [])
      if (map.bounds === undefined && points.length === 0) return null
      const margin = 0.1
      const [west, south, east, north] = map.bounds ?? [
        Math.min(...points.map(point => point.lng)) - margin,
        Math.min(...points.map(point => point.lat)) - margin,
        Math.max(...points.map(point => point.lng)) + margin,
        Math.max(...points.map(point => point.lat)) + margin,
      ]
      const bbox = [west, south, east, north].map(edge => edge.toFixed(3)).join(',')
      return {
        frame: `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik`,
        link: `https://www.openstreetmap.org/?bbox=${bbox}`,
      }
    }
  }
}

/** A location on the site’s map service: embedded, on its own, and directions. */
export const placeUrls = (
  localized: LocalizedSite,
  { address, geo }: Location,
): { readonly frame: AbsoluteUrl; readonly link: AbsoluteUrl; readonly way: AbsoluteUrl } | null => {
  if (geo === undefined) return null
  const { lat, lng } = geo
  switch (localized.site.config.pages.serviceAreas?.map?.provider) {
    case undefined:
    case 'none':
      return null
    case 'google': {
      // https://developers.google.com/maps/documentation/urls/get-started
      const place = address?.street === undefined ? `${lat},${lng}` : localized.address(address).lines.join(', ')
      const params = new URLSearchParams({ q: place, hl: localized.language.locale })
      return {
        frame: `https://www.google.com/maps?${params}&output=embed`,
        link: `https://www.google.com/maps?${params}`,
        way: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`,
      }
    }
    case 'openstreetmap': {
      const bbox = [lng - 0.01, lat - 0.005, lng + 0.01, lat + 0.005].map(edge => edge.toFixed(5)).join(',')
      return {
        frame: `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${lat},${lng}`,
        link: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`,
        way: `https://www.openstreetmap.org/directions?to=${lat},${lng}`,
      }
    }
  }
}

/**
 * The coverage map; `null` if no location has coordinates and there is no map service.
 * @param isListed whether the page lists all locations itself
 */
export const coverageMap = (localized: LocalizedSite, isListed = false): CoverageMap | null => {
  const { site, format, label } = localized
  const map = site.config.pages.serviceAreas?.map
  if (map === undefined) return null
  const urls = mapUrls(localized, map)
  const page = site.routes.path(localized.language.code, 'serviceAreas')
  const areas = site.config.locations.flatMap(({ id, name, geo }) =>
    geo === undefined ? [] : [{ label: format(name), href: `${page}#${id}` as const, lat: geo.lat, lng: geo.lng }],
  )
  if (urls === null && areas.length === 0) return null
  return {
    ...localized.section(map),
    frame: urls === null ? null : { src: urls.frame, title: format(map.title), load: map.load },
    link: urls === null ? null : { href: urls.link, label: label('openMap') },
    all: isListed || areas.length <= mostNamed ? null : localized.linkIf(label('allAreas'), 'serviceAreas'),
    areas,
  }
}

export const ratingOf = (localized: LocalizedSite): Rating | null => {
  const { rating } = localized.site.config.business
  if (rating === undefined) return null
  const format = (value: number) =>
    new Intl.NumberFormat(plainDigits(localized.language.locale), { maximumFractionDigits: 1 }).format(value)
  const source = localized.format(rating.source)
  return {
    value: format(rating.value),
    best: format(rating.best),
    share: rating.value / rating.best,
    text: localized.label('rating', { value: format(rating.value), best: format(rating.best), count: rating.count, source }),
    link: rating.url === undefined ? null : { href: rating.url, label: source },
  }
}

/** Origins of embedded maps, for the security headers. */
export const frameOrigins = (config: Config): readonly AbsoluteUrl[] => {
  switch (config.pages.serviceAreas?.map?.provider) {
    case undefined:
    case 'none':
      return []
    case 'google':
      return ['https://www.google.com', 'https://maps.google.com']
    case 'openstreetmap':
      return ['https://www.openstreetmap.org']
  }
}

/** The same message in every language, the page’s own first. */
export const messagesOf = (
  { localized: own, everyLanguage }: PageContext,
  texts: { readonly heading: Text; readonly text: Text; readonly link: Text },
): readonly Message[] =>
  [own, ...everyLanguage.filter(other => other !== own)].map(localized => ({
    language: localized.language,
    heading: localized.format(texts.heading),
    text: localized.paragraphs(texts.text),
    home: localized.link(localized.format(texts.link), 'home'),
    phone: localized.phone('contact'),
    motif: localized.site.look.motif,
  }))
