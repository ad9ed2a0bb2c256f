import type { Text } from '../model/language.ts'
import type { IconShape, Point, Question, SectionTexts, ServiceCard, ServiceTiles, Source, Symptom } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { mostInFull } from '../util/limits.ts'
import { memoize } from '../util/memoize.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { PageContext } from './page-context.ts'
import type { Service } from './resolve.ts'
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

/** The maximum number of tiles: more are a list, which is on the page of services. */
const mostTiles = 8

/** The form in which a service is selected: on its page, or the one that closes the home page. Without forms, only the page. */
const requestPath = (localized: LocalizedSite, service: Service): string => {
  const page = localized.linkIf('', 'service', { service: service.id })?.href
  if (localized.site.config.forms?.quick === undefined) return page ?? '#book'
  return page === undefined ? '#book' : `${page}#request`
}

/** Links to the form of each service, or to that of the home page if services have no pages. */
export const serviceTiles = (localized: LocalizedSite): ServiceTiles => {
  const { services, translations } = localized.site.config
  const { aboutWhat } = translations
  return {
    heading: aboutWhat === undefined ? localized.label('ourServices') : localized.format(aboutWhat),
    items: services.slice(0, mostTiles).map(service => ({
      name: localized.serviceName(service),
      icon: iconOf(localized, service),
      href: requestPath(localized, service),
    })),
    all: services.length > mostTiles ? localized.linkIf(localized.label('ourServices'), 'services') : null,
  }
}

/** The maximum numbers of symptoms on the home page. */
const mostSymptoms = { perService: 3, together: 9 }

/** The first warning signs of every service. */
export const symptomsOf = (localized: LocalizedSite): readonly Symptom[] =>
  localized.site.config.services
    .flatMap(service =>
      localized.points(service.warningSigns.slice(0, mostSymptoms.perService), localized.serviceValues(service)).map(({ title }) => ({
        title,
        service: localized.serviceName(service),
        href: requestPath(localized, service),
      })),
    )
    .slice(0, mostSymptoms.together)

type Section<Item> = SectionTexts & { readonly items: readonly Item[] }

/** The steps of the main service, if the cards of the services do not list steps. */
export const mainProcess = (localized: LocalizedSite): Section<Point> | null => {
  const { services, pages } = localized.site.config
  const [main] = services
  if (main === undefined || main.process.length === 0 || services.length <= mostInFull || pages.service === undefined) return null
  const values = localized.serviceValues(main)
  const { heading } = localized.section(pages.service.process, values)
  return { heading, lead: [localized.serviceName(main)], items: localized.points(main.process, values) }
}

/** Answered questions about a service. */
export const questionsOf = ({ format, paragraphs, serviceValues }: LocalizedSite, service: Service): readonly Question[] => {
  const values = serviceValues(service)
  return service.faq
    .map(one => ({ question: format(one.question, values), answer: paragraphs(one.answer, values) }))
    .filter(({ question }) => question !== '')
}

/** The maximum number of questions on the home page. */
const mostQuestions = 5

/** The first questions about every service, each question once. */
export const firstQuestions = (localized: LocalizedSite): Section<Question> | null => {
  const { services, pages } = localized.site.config
  const [main] = services
  if (main === undefined || pages.service === undefined) return null
  const perService = Math.max(1, Math.floor(mostQuestions / services.length))
  const asked = new Set<string>()
  const items = services
    .flatMap(service => {
      const name = services.length === 1 ? undefined : localized.serviceName(service)
      const first = questionsOf(localized, service)
        .filter(({ question }) => !asked.has(question))
        .slice(0, perService)
      for (const { question } of first) asked.add(question)
      return first.map(one => ({ ...one, service: name }))
    })
    .slice(0, mostQuestions)
  const { heading } = localized.section(pages.service.faq, localized.serviceValues(main))
  return items.length === 0 ? null : { heading, lead: [], items }
}

type Cited = NonNullable<NonNullable<Service['alert']>['source']>

const isCited = (source: Cited | Text | string): source is Cited => typeof source === 'object' && 'label' in source

/** A source with its URL, or only its name. */
export const sourceOf = ({ format }: LocalizedSite, source: Cited | Text | string, values?: Values): Source =>
  isCited(source) ? { label: format(source.label, values), href: source.url ?? null } : { label: format(source, values), href: null }

/** The text of the link to a service’s page. It names the service, because screen readers and search engines list links without their context. */
const learnMoreLabel = (localized: LocalizedSite, { name }: Service): string => {
  const pattern = localized.site.config.translations.learnMoreAbout
  const service = localized.format(name)
  return pattern === undefined ? `${localized.label('learnMore')} ${service}` : localized.format(pattern, { service })
}

export const serviceCard = (localized: LocalizedSite, service: Service): ServiceCard => ({
  id: service.id,
  name: localized.format(service.name),
  picture: localized.picture(service.image),
  icon: iconOf(localized, service),
  summary: localized.format(service.summary),
  benefits: localized.lines(service.card?.benefits ?? service.benefits.map(one => one.title), localized.serviceValues(service)),
  process: localized.lines(service.card?.process ?? service.process.map(one => one.title), localized.serviceValues(service)),
  link: localized.linkIf(learnMoreLabel(localized, service), 'service', { service: service.id }),
})

/** The service that a page is about. */
export const serviceOf = ({ localized }: PageContext, route: Route): Service => {
  const service = localized.site.services.get(route.params.service ?? '')
  if (service === undefined) throw new Error(`no service for ${route.path}`)
  return service
}

/** Title of a service’s own page. */
export const serviceTitle = ({ site }: LocalizedSite, service: Service): Text =>
  service.seo?.title ?? site.config.pages.service?.title ?? service.name
