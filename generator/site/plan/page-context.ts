/** Where the pages of one language are planned: the edition, with the parts that every page begins with. */
import type { Chrome, Link, Page, Picture, Question } from '../model/page.ts'
import type { PageKind, Route } from '../model/route.ts'
import { chromeOf } from './layout.ts'
import { type Edition, editionOf } from './localized-site.ts'
import { breadcrumbOf, type HeadInput, headOf } from './head.ts'
import { neighbours } from './nearby.ts'
import type { Location, Site } from './resolve.ts'
import { businessGraph, type PageGraphInput, pageGraph, type ServiceFacts } from './structured-data.ts'
import type { Values } from './texts.ts'

export interface Desk {
  readonly edition: Edition
  readonly chrome: (route: Route) => Chrome
  /** Other locations that a location’s page links to. */
  readonly neighbours: ReadonlyMap<string, readonly Location[]>
  /** The fields that all pages have. */
  readonly base: <Kind extends PageKind>(route: Route & { readonly kind: Kind }, input: BaseInput) => Base<Kind>
}

type Base<Kind extends PageKind> = Pick<Page, 'language' | 'path' | 'head' | 'chrome' | 'words' | 'breadcrumb'> & { readonly kind: Kind }

export interface BaseInput {
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

/** A desk for each language, in order. */
export const desksOf = (site: Site): ReadonlyMap<string, Desk> => {
  const near = neighbours(site.config.locations)
  return new Map(
    site.languages.map(language => {
      const edition = editionOf(site, language)
      const chrome = chromeOf(edition)
      const share = edition.picture(site.config.site.image) ?? edition.picture(site.config.pages.home.image)
      const graph = businessGraph(edition, share)
      const base: Desk['base'] = (
        route,
        { texts, values, picture = null, steps, type = 'WebPage', service, questions, showsRating = false, shared },
      ) => {
        const breadcrumb = steps.length === 0 ? [] : breadcrumbOf(edition, steps)
        const head = headOf({ edition, route, texts, values, picture: picture ?? share, structuredData: null, shared })
        const structuredData =
          head.canonical === null
            ? null
            : pageGraph({
                edition,
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
          chrome: chrome(route),
          words: edition.words,
          breadcrumb,
        }
      }
      return [language.code, { edition, chrome, neighbours: near, base }]
    }),
  )
}
