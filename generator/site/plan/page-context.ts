/** The context in which a page is planned: the site in the page’s language with its phone number, and the fields that every page has. */

import type { Layout, Link, Page, PhoneLink, Picture, Question } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import { lazy, memoize } from '../util/memoize.ts'
import { branchOf, siteOfBranch } from './branch.ts'
import { breadcrumbTo, type HeadInput, headOf, homeBreadcrumb } from './head.ts'
import { layoutOf } from './layout.ts'
import { type LocalizedSite, localize } from './localized-site.ts'
import { neighbours } from './nearby.ts'
import type { PageType, ServiceFacts } from './page-subject.ts'
import type { Location, ResolvedConfig } from './resolve.ts'
import { type BusinessGraph, businessGraph } from './structured-business.ts'
import { pageGraph } from './structured-data.ts'
import type { Values } from './texts.ts'

export interface PageContext {
  /** Its `{phone}` is `phone`. */
  readonly localized: LocalizedSite
  /** The number that the page shows: that of its location, otherwise that of its page kind. */
  readonly phone: PhoneLink
  /** The site in each of its languages, in order. */
  readonly everyLanguage: readonly LocalizedSite[]
  /** The site of the branch that serves a location, or of the business. */
  readonly at: (location: Location) => LocalizedSite
  /** Other locations that a location’s page links to. */
  readonly neighbours: (location: Location) => readonly Location[]
  /** The fields that all pages have. */
  readonly base: <Kind extends PageKind>(route: Route & { readonly kind: Kind }, input: BaseInput) => Base<Kind>
}

type Base<Kind extends PageKind> = Pick<Page, 'language' | 'path' | 'head' | 'layout' | 'labels' | 'breadcrumb'> & { readonly kind: Kind }

interface BaseInput {
  readonly texts: HeadInput['texts']
  readonly partial?: HeadInput['partial']
  readonly values?: Values
  /** The page’s own picture, also used for social networks. */
  readonly picture?: Picture | null
  /** The start of the breadcrumb, if many pages share it; by default only the home page. */
  readonly way?: readonly Link[]
  /** From the page below home to this one; `null` is a page that the site does not have. */
  readonly steps: readonly (Link | null)[]
  readonly type?: PageType
  readonly service?: ServiceFacts
  readonly questions?: readonly Question[] | undefined
  readonly showsRating?: boolean
  readonly sharedTitle?: HeadInput['sharedTitle']
}

/** What all pages of the business or of a branch share. */
interface View {
  readonly layout: (route: Route) => Layout
  readonly graph: BusinessGraph
}

/** The business or one of its branches, in one language. */
interface Office {
  readonly anywhere: LocalizedSite
  readonly contextFor: (phone: PhoneLink) => PageContext
}

const pictureOf = ({ site, picture }: LocalizedSite): Picture | null =>
  picture(site.config.site.image) ?? picture(site.config.pages.home.image)

const viewOf = (anywhere: LocalizedSite): View => {
  const ownSite = anywhere.withPhone(anywhere.phone('structuredData'))
  const layout = lazy(() => layoutOf(anywhere))
  const graph = lazy(() => businessGraph(ownSite, pictureOf(ownSite)))
  return {
    layout: route => layout()(route),
    get graph() {
      return graph()
    },
  }
}

const baseIn =
  (view: View, localized: LocalizedSite): PageContext['base'] =>
  (
    route,
    {
      texts,
      partial: partialTexts,
      values,
      picture = null,
      way = homeBreadcrumb(localized),
      steps,
      type = 'WebPage',
      service,
      questions,
      showsRating = false,
      sharedTitle,
    },
  ) => {
    const share = picture ?? pictureOf(localized)
    const breadcrumb = steps.length === 0 ? [] : breadcrumbTo(way, steps)
    const head = headOf({
      localized,
      route,
      texts,
      partial: partialTexts,
      values,
      picture: share,
      structuredData: summary =>
        pageGraph({
          localized,
          graph: view.graph,
          summary: summary,
          type,
          way,
          breadcrumb,
          service,
          questions,
          showsRating,
          picture: share,
        }),
      sharedTitle,
    })
    return {
      kind: route.kind,
      language: localized.language,
      path: route.path,
      head,
      layout: view.layout(route),
      labels: localized.labels,
      breadcrumb,
    }
  }

/** The page contexts of each language. */
export const pageContexts = (site: ResolvedConfig): ReadonlyMap<string, (route: Route) => PageContext> => {
  const near = neighbours(site.config.locations)
  const localizedSites = site.languages.map(language => localize(site, language))
  return new Map(
    localizedSites.map(anywhere => {
      const at = (location: Location): LocalizedSite => officeAt(location).anywhere
      const officeOf = (anywhere: LocalizedSite): Office => {
        const view = viewOf(anywhere)
        const contextFor = memoize((phone: PhoneLink): PageContext => {
          const localized = anywhere.withPhone(phone)
          return { localized, phone, at, neighbours: near, base: baseIn(view, localized), everyLanguage: localizedSites }
        }, new WeakMap())
        return { anywhere, contextFor }
      }
      const whole = officeOf(anywhere)
      const ofBranch = memoize((branch: Location) => officeOf(localize(siteOfBranch(site, branch), anywhere.language)))
      const officeAt = (location: Location | undefined): Office => {
        const branch = branchOf(site, location)
        return branch === undefined ? whole : ofBranch(branch)
      }
      const contextOf = (route: Route): PageContext => {
        const location = site.locations.get(route.params.location ?? '')
        const { anywhere, contextFor } = officeAt(location)
        return contextFor(anywhere.phone(route.traits.phone ?? 'contact', location))
      }
      return [anywhere.language.code, contextOf]
    }),
  )
}
