/** Where a page is planned: the site in its language, beside the page’s own phone number, with the parts that every page begins with. */
import type { Link, Page, PhoneLink, Picture, Question } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import { breadcrumbOf, type HeadInput, headOf } from './head.ts'
import { layoutOf } from './layout.ts'
import { type LocalizedSite, localize } from './localized-site.ts'
import { neighbours } from './nearby.ts'
import type { Location, ResolvedConfig } from './resolve.ts'
import { businessGraph, type PageGraphInput, pageGraph, type ServiceFacts } from './structured-data.ts'
import type { Values } from './texts.ts'

export interface PageContext {
  /** Its texts stand beside `phone`. */
  readonly localized: LocalizedSite
  /** The number that the page is about: that of its area, else the one its kind shows. */
  readonly phone: PhoneLink
  /** The site in each of its languages, in order. */
  readonly everyLanguage: readonly LocalizedSite[]
  /** Other locations that a location’s page links to. */
  readonly neighbours: ReadonlyMap<string, readonly Location[]>
  /** The fields that all pages have. */
  readonly base: <Kind extends PageKind>(route: Route & { readonly kind: Kind }, input: BaseInput) => Base<Kind>
}

type Base<Kind extends PageKind> = Pick<Page, 'language' | 'path' | 'head' | 'layout' | 'words' | 'breadcrumb'> & { readonly kind: Kind }

interface BaseInput {
  readonly texts: HeadInput['texts']
  readonly values?: Values
  /** The page’s own picture, for social networks too. */
  readonly picture?: Picture | null
  /** From the page below home to this one; a page that the site has not is no step. */
  readonly steps: readonly (Link | null)[]
  readonly type?: PageGraphInput['type']
  readonly service?: ServiceFacts
  readonly questions?: readonly Question[] | undefined
  readonly showsRating?: boolean
  readonly sharedTitle?: HeadInput['sharedTitle']
}

/** For each language, in order: what a page of it is planned from. */
export const pageContexts = (site: ResolvedConfig): ReadonlyMap<string, (route: Route) => PageContext> => {
  const near = neighbours(site.config.locations)
  const localizedSites = site.languages.map(language => localize(site, language))
  return new Map(
    localizedSites.map(anywhere => {
      const { language } = anywhere
      const layout = layoutOf(anywhere)
      const pictureOf = ({ picture }: LocalizedSite): Picture | null =>
        picture(site.config.site.image) ?? picture(site.config.pages.home.image)
      const besideOwn = anywhere.beside(anywhere.phone('structuredData'))
      const graph = businessGraph(besideOwn, pictureOf(besideOwn))
      const baseIn =
        (localized: LocalizedSite): PageContext['base'] =>
        (route, { texts, values, picture = null, steps, type = 'WebPage', service, questions, showsRating = false, sharedTitle }) => {
          const share = picture ?? pictureOf(localized)
          const breadcrumb =
            steps.length === 0
              ? []
              : breadcrumbOf(
                  localized,
                  steps.filter(step => step !== null),
                )
          const head = headOf({ localized, route, texts, values, picture: share, structuredData: null, sharedTitle })
          const structuredData =
            head.canonical === null
              ? null
              : pageGraph({
                  localized,
                  graph,
                  route,
                  type,
                  name: head.title,
                  description: head.description,
                  breadcrumb,
                  service,
                  questions,
                  showsRating,
                  picture,
                })
          return {
            kind: route.kind,
            language,
            path: route.path,
            head: { ...head, structuredData },
            layout: layout(route),
            words: localized.words,
            breadcrumb,
          }
        }
      const contextOf = (route: Route): PageContext => {
        const location = site.locations.get(route.params.location ?? '')
        const phone = anywhere.phone(route.traits.phone ?? 'contact', location)
        const localized = anywhere.beside(phone)
        return { localized, phone, neighbours: near, base: baseIn(localized), everyLanguage: localizedSites }
      }
      return [language.code, contextOf]
    }),
  )
}
