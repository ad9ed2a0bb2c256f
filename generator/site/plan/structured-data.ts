/**
 * One connected JSON-LD graph a page (schema.org 30, JSON-LD 1.1): nodes that need one another are linked by `@id`, the same ids in
 * every language. Only what the page shows is said, and in its language.
 */
import type { BreadcrumbList, ImageObject, ListItem, Place, Question as QuestionNode, Service as ServiceNode, WebPage } from 'schema-dts'
import { getOrCreate } from '../model/memoize.ts'
import type { JsonLd, Link, Picture, Question } from '../model/page.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import { absolute } from '../util/paths.ts'
import type { SaidOfPage } from './head.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { Location, Service } from './resolve.ts'
import { areaOf, areasServed, type BusinessGraph, telephone } from './structured-business.ts'

/** An area without a border in law is told by the towns in it. */
const areaWithTowns = (localized: LocalizedSite, location: Location): Place => {
  const { type, neighbourhoods } = location
  if (type === 'City' || neighbourhoods.length === 0) return areaOf(localized, location)
  const { format } = localized
  return {
    '@type': type,
    name: format(location.name),
    containsPlace: neighbourhoods.map(name => ({ '@type': 'Place', name: format(name) }) as const),
  }
}

/** The service that a page is about, in an area or anywhere. */
export interface ServiceFacts {
  readonly service: Service
  readonly location?: Location
  /** `Air duct cleaning in Laval`. */
  readonly name: string
  readonly description: string
}

/** Of a picture that stands on many pages one object. */
const imageIn = (origin: AbsoluteUrl, picture: Picture): ImageObject =>
  getOrCreate(images, picture, () => ({ '@type': 'ImageObject', url: absolute(origin, picture.src), caption: picture.alt }))
const images = new WeakMap<Picture, ImageObject>()

/** A step of the way to a page, which does not say where the page itself lies. */
const stepOf = (origin: AbsoluteUrl, { href, label }: Link, position: number, isLast: boolean): ListItem =>
  isLast
    ? { '@type': 'ListItem', position, name: label }
    : { '@type': 'ListItem', position, name: label, item: href.startsWith('/') ? absolute(origin, href as `/${string}`) : href }

/** Of a way that leads to many pages one list of the same objects. */
const stepsOf = (origin: AbsoluteUrl, way: readonly Link[]): readonly ListItem[] =>
  getOrCreate(steps, way, () => way.map((link, index) => stepOf(origin, link, index + 1, false)))
const steps = new WeakMap<readonly Link[], readonly ListItem[]>()

/** The list items of a breadcrumb that begins with `way`. */
const crumbsOf = (origin: AbsoluteUrl, way: readonly Link[], breadcrumb: readonly Link[]): readonly ListItem[] => [
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

// JSON-LD allows a node several types, schema-dts one.
type PageNode = Extract<WebPage, { readonly '@type': 'WebPage' }>

export interface PageGraphInput {
  readonly localized: LocalizedSite
  readonly graph: BusinessGraph
  readonly said: SaidOfPage
  readonly type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'
  /** How the breadcrumb begins: one list on many pages. */
  readonly way: readonly Link[]
  readonly breadcrumb: readonly Link[]
  readonly service?: ServiceFacts | undefined
  readonly questions?: readonly Question[] | undefined
  /** Whether the page shows the rating. */
  readonly showsRating: boolean
  /** One that the page shows. */
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
  node.areaServed = location === undefined ? areasServed(localized) : areaWithTowns(localized, location)
  return node
}

/** The `@graph` of a page that has an address of its own. */
export const pageGraph = ({
  localized,
  graph,
  said: { title: name, description, canonical: url },
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
          itemListElement: crumbsOf(origin, way, breadcrumb),
        }
      : undefined
  const business = type === 'ContactPage' ? graph.contactBusiness : showsRating ? graph.ratedBusiness : graph.business
  // In schema-dts a node may also be a string.
  const nodes = [business, graph.brand, graph.website, page, serviceNode, crumbs].filter(node => typeof node === 'object')
  return { '@context': 'https://schema.org', '@graph': nodes }
}
