import type { Config } from '../config/schema/config-schema.ts'
import type { Text } from '../model/language.ts'
import type { Head, JsonLd, Link, Picture, ShareCard } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import { memoize, memoizeLast } from '../util/memoize.ts'
import { absolute } from '../util/paths.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { ResolvedConfig } from './resolve.ts'
import { displayWidth, searchLimits } from './search-result.ts'
import { shareCard } from './share-cards.ts'
import { completeText, type PartialText, textIn, type Values } from './texts.ts'

type OpenGraph = Head['openGraph']

/** Open Graph uses an underscore in locales. */
const openGraphLocale = (locale: string): string => locale.replace('-', '_')

/** URL of a language’s web app manifest: the default language has the plain name. */
const manifestPath = (localized: LocalizedSite): UrlPath =>
  localized.language === localized.site.languages[0] ? '/manifest.webmanifest' : `/manifest.${localized.language.code}.webmanifest`

/** The parts of the head that structured data repeats. */
export type HeadSummary = Pick<Head, 'title' | 'description'> & { readonly canonical: AbsoluteUrl }

interface HeadTexts {
  readonly title: Text
  readonly description?: Text | undefined
  readonly keywords?: Text | undefined
}

/** Texts of the head that many pages share, with their common values filled in. */
export type PartialHead = Readonly<Record<keyof HeadTexts, PartialText<string>>>

export interface HeadInput {
  readonly localized: LocalizedSite
  readonly route: Route
  readonly texts: HeadTexts
  /** The same texts, if their common values are already filled in. */
  readonly partial?: PartialHead | undefined
  readonly values?: Values | undefined
  readonly picture: Picture | null
  /** Receives the texts of the head; only for pages that have a canonical URL. */
  readonly structuredData: (summary: HeadSummary) => JsonLd
  /** Title of a share image for several pages, if each cannot have its own. */
  readonly sharedTitle?: string | undefined
}

/** A title or description with a part that is included only if it fits: `{fits, select, yes { | {business}} other {}}`. */
export const fitText = ({ format, language }: LocalizedSite, kind: keyof typeof searchLimits, text: Text, values: Values = {}): string => {
  if (!textIn(text, language.code).includes('fits')) return format(text, values)
  const whole = format(text, { fits: 'yes', ...values })
  return displayWidth(whole) <= searchLimits[kind] ? whole : format(text, { fits: 'no', ...values })
}

/** @param known values that are the same on all pages with these texts; other values are strings */
export const partialHead = (localized: LocalizedSite, { title, description, keywords }: HeadTexts, known: Values): PartialHead => {
  const { language, site } = localized
  const partialOf = localized.partialTexts(known)
  const fitting = (kind: keyof typeof searchLimits, text: Text): PartialText<string> =>
    textIn(text, language.code).includes('fits') ? values => fitText(localized, kind, text, values) : partialOf(text)
  const words = keywords ?? site.config.site.keywords
  return {
    title: fitting('title', title),
    description: description === undefined ? '' : fitting('description', description),
    keywords: words === undefined ? '' : partialOf(words),
  }
}

const openGraphWith = ({ site, language }: LocalizedSite, image: OpenGraph['image'], isHidden: boolean): OpenGraph => ({
  type: 'website',
  siteName: site.config.business.name,
  locale: openGraphLocale(language.locale),
  alternateLocales: isHidden ? [] : site.languages.filter(one => one !== language).map(one => openGraphLocale(one.locale)),
  image,
})

/** Open Graph data of all pages with the same share image: one object. */
const openGraphBy = memoize(
  (localized: LocalizedSite) =>
    memoize((card: ShareCard): OpenGraph => {
      const url = absolute(localized.site.config.site.origin, card.url)
      return openGraphWith(localized, { url, width: 1200, height: 630, alt: card.title, type: 'image/png', card }, false)
    }, new WeakMap()),
  new WeakMap(),
)

/** The page’s own share image if it has one, otherwise an image of the site. */
const openGraphOf = ({ localized, route, picture, sharedTitle }: HeadInput, title: string): OpenGraph => {
  const isHidden = route.traits.hidden === true
  const card = isHidden ? null : shareCard(localized, route, { title, shared: sharedTitle })
  if (card !== null) return openGraphBy(localized)(card)
  const { origin } = localized.site.config.site
  const image =
    picture === null ? null : { url: absolute(origin, picture.src), width: picture.width, height: picture.height, alt: picture.alt }
  return openGraphWith(localized, image, isHidden)
}

/** All language versions of a page are consecutive and share one list. */
const alternatesIn = memoize(
  ({ languages, config }: ResolvedConfig) =>
    memoizeLast((twins: readonly Route[]): Head['alternates'] => {
      const { origin } = config.site
      const first = twins.find(twin => twin.language === languages[0].code)
      if (languages.length === 1 || first === undefined) return []
      return [
        ...twins.map(({ language, path }) => ({
          hreflang: languages.find(one => one.code === language)?.locale ?? language,
          href: absolute(origin, path),
        })),
        { hreflang: 'x-default', href: absolute(origin, first.path) },
      ]
    }),
  new WeakMap(),
)

export const headOf = (input: HeadInput): Head => {
  const { localized, route, texts, values = {}, partial: partialTexts = partialHead(localized, texts, values), structuredData } = input
  const { site } = localized
  const { config } = site
  const { origin } = config.site
  // A draft is listed once it is written.
  const hidden = route.traits.hidden === true || isDraftRoute(config, route)
  const canonical = hidden ? null : absolute(origin, route.path)
  const title = completeText(partialTexts.title, values)
  const description = completeText(partialTexts.description, values)
  return {
    title,
    description,
    keywords: completeText(partialTexts.keywords, values),
    canonical,
    indexable: config.site.indexable && !hidden,
    alternates: hidden ? [] : alternatesIn(site)(site.routes.alternates(route)),
    openGraph: openGraphOf(input, title),
    themeColour: site.themeColour,
    icon: site.assets.icon,
    manifest: manifestPath(localized),
    structuredData: canonical === null ? null : structuredData({ title, description, canonical }),
  }
}

/** The start of every breadcrumb. One list for all pages, so that caches can use it as a key. */
export const homeBreadcrumb = memoize(
  (localized: LocalizedSite): readonly Link[] => [localized.link(localized.label('home'), 'home')],
  new WeakMap(),
)

/** Appends steps to a breadcrumb; `null` is a page that the site does not have. */
export const breadcrumbTo = (way: readonly Link[], steps: readonly (Link | null)[]): readonly Link[] => [
  ...way,
  ...steps.filter(step => step !== null),
]

const draftLocations = memoize(
  ({ locations }: Config): ReadonlySet<string> => new Set(locations.flatMap(({ id, draft }) => (draft === true ? [id] : []))),
  new WeakMap(),
)

/** Whether a page is about an area whose texts are still drafts. Search engines must not list it until they are written. */
export const isDraftRoute = (config: Config, { params: { location } }: Pick<Route, 'params'>): boolean =>
  location !== undefined && draftLocations(config).has(location)
