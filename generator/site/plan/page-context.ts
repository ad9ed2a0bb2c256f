/** Where the pages of one language are planned: the localized, with the parts that every page begins with. */
import type { Layout, Link, Page, Picture, Question } from '../model/page.ts'
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
  readonly localized: LocalizedSite
  readonly layout: (route: Route) => Layout
  /** The site in each of its languages, in order. */
  readonly everyLanguage: () => readonly LocalizedSite[]
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
  /** From the page below home to this one. */
  readonly steps: readonly Link[]
  readonly type?: PageGraphInput['type']
  readonly service?: ServiceFacts
  readonly questions?: readonly Question[] | undefined
  readonly showsRating?: boolean
  readonly shared?: HeadInput['shared']
}

/** A context for each language, in order. */
export const pageContexts = (site: ResolvedConfig): ReadonlyMap<string, PageContext> => {
  const near = neighbours(site.config.locations)
  const everyLanguage = (): readonly LocalizedSite[] => [...contexts.values()].map(({ localized }) => localized)
  const contexts: ReadonlyMap<string, PageContext> = new Map(
    site.languages.map(language => {
      const localized = localize(site, language)
      const layout = layoutOf(localized)
      const share = localized.picture(site.config.site.image) ?? localized.picture(site.config.pages.home.image)
      const graph = businessGraph(localized, share)
      const base: PageContext['base'] = (
        route,
        { texts, values, picture = null, steps, type = 'WebPage', service, questions, showsRating = false, shared },
      ) => {
        const breadcrumb = steps.length === 0 ? [] : breadcrumbOf(localized, steps)
        const head = headOf({ localized, route, texts, values, picture: picture ?? share, structuredData: null, shared })
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
                picture: picture ?? share,
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
      return [language.code, { localized, layout, neighbours: near, base, everyLanguage }]
    }),
  )
  return contexts
}
