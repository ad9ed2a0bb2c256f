import type { Config } from '../../config/schema.ts'
import type { CoverageMap, IconShape, Rating, ServiceCard } from '../../model/page.ts'
import type { AbsoluteUrl } from '../../model/url.ts'
import type { Edition } from '../localized-site.ts'
import { plainDigits } from '../format/digits.ts'
import type { Service } from '../resolve.ts'

export const iconOf = ({ site }: Edition, service: Service): IconShape => {
  const icon = site.assets.icons.get(service.icon)
  if (icon === undefined) throw new Error(`no icon ${service.icon}`)
  return icon
}

export const serviceCard = (edition: Edition, service: Service): ServiceCard => ({
  id: service.id,
  name: edition.say(service.name),
  icon: iconOf(edition, service),
  summary: edition.say(service.summary),
  benefits: service.card.benefits.map(text => edition.say(text)),
  process: service.card.process.map(text => edition.say(text)),
  link: edition.link(edition.word('learnMore'), 'service', { service: service.id }),
})

/** Addresses of the embedded frame and of the map on its own site. */
const mapUrls = (edition: Edition): { readonly frame: AbsoluteUrl; readonly link: AbsoluteUrl } | null => {
  const { map } = edition.site.config.pages.serviceAreas
  const query = map.query === undefined ? undefined : edition.say(map.query)
  switch (map.provider) {
    case 'none':
      return null
    case 'google': {
      const params = new URLSearchParams({
        q: query ?? edition.say(edition.site.config.business.address.city),
        hl: edition.language.locale,
      })
      return { link: `https://www.google.com/maps?${params}`, frame: `https://www.google.com/maps?${params}&output=embed` }
    }
    case 'openstreetmap': {
      const points = edition.site.config.locations.map(location => location.geo)
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

/** More areas than this no drawing can hold; the page lists them all. */
const drawnAreas = 40

export const coverageMap = (edition: Edition): CoverageMap => {
  const { site, say, word } = edition
  const { map } = site.config.pages.serviceAreas
  const urls = mapUrls(edition)
  return {
    ...edition.section(map),
    frame: urls === null ? null : { src: urls.frame, title: say(map.title), load: map.load },
    link: urls === null ? null : { href: urls.link, label: word('openMap') },
    areas: site.config.locations.slice(0, drawnAreas).map(location => ({
      label: say(location.name),
      href: `${site.routes.path(edition.language.code, 'serviceAreas')}#${location.id}` as const,
      lat: location.geo.lat,
      lng: location.geo.lng,
    })),
  }
}

export const ratingOf = (edition: Edition): Rating | null => {
  const { rating } = edition.site.config.business
  if (rating === undefined) return null
  const format = (value: number) => new Intl.NumberFormat(plainDigits(edition.language.locale), { maximumFractionDigits: 1 }).format(value)
  const source = edition.say(rating.source)
  return {
    value: format(rating.value),
    best: format(rating.best),
    share: rating.value / rating.best,
    text: edition.word('rating', { value: format(rating.value), best: format(rating.best), count: rating.count, source }),
    link: rating.url === undefined ? null : { href: rating.url, label: source },
  }
}

/** Hosts whose maps a page may frame, for the security headers. */
export const frameOrigins = (config: Config): readonly AbsoluteUrl[] => {
  switch (config.pages.serviceAreas.map.provider) {
    case 'none':
      return []
    case 'google':
      return ['https://www.google.com', 'https://maps.google.com']
    case 'openstreetmap':
      return ['https://www.openstreetmap.org']
  }
}
