/** The coverage map, and the maps of map services. */
import type { Config } from '../config/schema/config-schema.ts'
import type { CoverageMap } from '../model/page.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import { withoutIsolates } from '../util/isolates.ts'
import { mostNamed } from '../util/limits.ts'
import { plainDigits } from '../util/locale.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { Location } from './resolve.ts'

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
      const place = address?.street === undefined ? `${lat},${lng}` : withoutIsolates(localized.address(address).lines.join(', '))
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

/** Directions to a street address, on OpenStreetMap if the site uses its maps, otherwise on Google Maps. */
export const directionsTo = (localized: LocalizedSite, address: Parameters<LocalizedSite['address']>[0]): AbsoluteUrl | null => {
  if (address.street === undefined) return null
  const place = withoutIsolates(localized.address(address).lines.join(', '))
  return localized.site.config.pages.serviceAreas?.map?.provider === 'openstreetmap'
    ? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`
}

const countriesWithMiles = new Set(['GB', 'LR', 'US'])
const kilometresPerMile = 1.609344

/** A distance in the unit of the country. @param kilometres as in the config */
const distance = ({ site, language }: LocalizedSite, kilometres: number): string => {
  const inMiles = countriesWithMiles.has(site.config.business.address.country)
  return new Intl.NumberFormat(plainDigits(language.locale), {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: 0,
  }).format(inMiles ? kilometres / kilometresPerMile : kilometres)
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
  const reach = site.config.locations.find(({ geo }) => geo !== undefined)?.radius
  return {
    ...localized.section(map),
    frame: urls === null ? null : { src: urls.frame, title: format(map.title), load: map.load },
    link: urls === null ? null : { href: urls.link, label: label('openMap') },
    all: isListed || areas.length <= mostNamed ? null : localized.linkIf(label('allAreas'), 'serviceAreas'),
    areas,
    listsOthers: !isListed && areas.length <= mostNamed,
    reach: areas.length === 1 && reach !== undefined ? distance(localized, reach) : null,
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
