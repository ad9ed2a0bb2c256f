/**
 * One connected JSON-LD graph per page (schema.org 30, JSON-LD 1.1): nodes refer to each other by `@id`, with the same ids in every
 * language. It contains only what the page shows, in the page’s language.
 */
import type { BreadcrumbList, ImageObject, ListItem, Place, Question as QuestionNode, Service as ServiceNode, WebPage } from 'schema-dts'
import type { JsonLd, Link, Picture, Question } from '../model/page.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import { dataWithoutIsolates } from '../util/isolates.ts'
import { getOrCreate } from '../util/memoize.ts'
import { absolute } from '../util/paths.ts'
import type { HeadSummary } from './head.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { PageType, ServiceFacts } from './page-subject.ts'
import { placeType } from './place-type.ts'
import type { Location } from './resolve.ts'
import { areasServed, type BusinessGraph, placeNode, telephone } from './structured-business.ts'

/** A location that is not a city is described by its neighbourhoods. */
const placeWithNeighbourhoods = (localized: LocalizedSite, location: Location): Place => {
  const { neighbourhoods } = location
  const type = placeType(localized, location)
  if (type === 'City' || neighbourhoods.length === 0) return placeNode(localized, location)
  const { format } = localized
  return {
    '@type': type,
    name: format(location.name),
    containsPlace: neighbourhoods.map(name => ({ '@type': 'Place', name: format(name) }) as const),
  }
}

/** Pictures on several pages share one object. */
const imageIn = (origin: AbsoluteUrl, picture: Picture): ImageObject =>
  getOrCreate(images, picture, () => ({ '@type': 'ImageObject', url: absolute(origin, picture.src), caption: picture.alt }))
const images = new WeakMap<Picture, ImageObject>()

/** A step of the breadcrumb; the last one, the page itself, has no URL. */
const stepOf = (origin: AbsoluteUrl, { href, label }: Link, position: number, isLast: boolean): ListItem =>
  isLast
    ? { '@type': 'ListItem', position, name: label }
    : { '@type': 'ListItem', position, name: label, item: href.startsWith('/') ? absolute(origin, href as `/${string}`) : href }

/** Breadcrumbs with the same start share one list. */
const stepsOf = (origin: AbsoluteUrl, way: readonly Link[]): readonly ListItem[] =>
  getOrCreate(steps, way, () => way.map((link, index) => stepOf(origin, link, index + 1, false)))
const steps = new WeakMap<readonly Link[], readonly ListItem[]>()

/** The list items of a breadcrumb that begins with `way`. */
const breadcrumbItems = (origin: AbsoluteUrl, way: readonly Link[], breadcrumb: readonly Link[]): readonly ListItem[] => [
  ...stepsOf(origin, way),
  ...breadcrumb
    .slice(way.length)
    .map((link, index) => stepOf(origin, link, way.length + index + 1, way.length + index === breadcrumb.length - 1)),
]

const questionOf = ({ question, answer }: Question): QuestionNode => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
})

// JSON-LD allows several types for a node, schema-dts only one.
type PageNode = Extract<WebPage, { readonly '@type': 'WebPage' }>

interface PageGraphInput {
  readonly localized: LocalizedSite
  readonly graph: BusinessGraph
  readonly summary: HeadSummary
  readonly type: PageType
  /** The start of the breadcrumb: one list for many pages. */
  readonly way: readonly Link[]
  readonly breadcrumb: readonly Link[]
  readonly service?: ServiceFacts | undefined
  readonly questions?: readonly Question[] | undefined
  /** Whether the page shows the rating. */
  readonly showsRating: boolean
  /** A picture that the page shows. */
  readonly picture: Picture | null
}

const serviceNodeOf = (
  localized: LocalizedSite,
  { service, location, name, description }: ServiceFacts,
  { id, url, provider }: { readonly id: string; readonly url: AbsoluteUrl; readonly provider: BusinessGraph['references']['business'] },
): ServiceNode => {
  const { site, serviceName } = localized
  const node: Extract<ServiceNode, { readonly '@type': 'Service' }> = {
    '@type': 'Service',
    '@id': id,
    name,
    serviceType: serviceName(service),
    description,
    url,
    provider,
  }
  if (location?.phone !== undefined && location.phone !== site.config.phones.use.structuredData)
    node.availableChannel = {
      '@type': 'ServiceChannel',
      servicePhone: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...telephone(localized, 'structuredData', location),
      },
    }
  node.areaServed = location === undefined ? areasServed(localized) : placeWithNeighbourhoods(localized, location)
  return node
}

/** The `@graph` of a page that has a canonical URL. */
export const pageGraph = ({
  localized,
  graph,
  summary: { title: name, description, canonical: url },
  type,
  way,
  breadcrumb,
  service,
  questions,
  showsRating,
  picture,
}: PageGraphInput): JsonLd => {
  const { site, language } = localized
  const { origin } = site.config.site
  const breadcrumbId = `${url}#breadcrumb`
  const ownServiceId = `${url}#service`
  const faq = questions !== undefined && questions.length > 0
  const page: PageNode = {
    '@type': (faq ? [type, 'FAQPage'] : type) as 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name,
    description,
    inLanguage: language.locale,
    isPartOf: graph.references.website,
    about: graph.references.business,
    ...(picture !== null && { primaryImageOfPage: imageIn(origin, picture) }),
    ...(breadcrumb.length > 1 && { breadcrumb: { '@id': breadcrumbId } }),
    ...(faq ? { mainEntity: questions.map(questionOf) } : service !== undefined && { mainEntity: { '@id': ownServiceId } }),
  }
  const serviceNode = service && serviceNodeOf(localized, service, { id: ownServiceId, url, provider: graph.references.business })
  const crumbs: BreadcrumbList | undefined =
    breadcrumb.length > 1
      ? {
          '@type': 'BreadcrumbList',
          '@id': breadcrumbId,
          itemListElement: breadcrumbItems(origin, way, breadcrumb),
        }
      : undefined
  const business = type === 'ContactPage' ? graph.contactBusiness : showsRating ? graph.ratedBusiness : graph.business
  // In schema-dts a node may also be a string.
  const nodes = [business, graph.brand, graph.website, page, serviceNode, crumbs].filter(node => typeof node === 'object')
  const whole: JsonLd = { '@context': 'https://schema.org', '@graph': nodes }
  return language.direction === 'rtl' ? dataWithoutIsolates(whole) : whole
}
