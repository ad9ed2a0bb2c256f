/** Everything resolved: what the pages of a site are planned from. */
import type { PhoneNumber } from 'libphonenumber-js'
import { routeInputOf } from '../config/rules/url-rules.ts'
import type { Config } from '../config/schema/config-schema.ts'
import { readPhone } from '../config/values/phone-number.ts'
import { type Week, weekOf } from '../config/values/week.ts'
import type { Language } from '../model/language.ts'
import { memoize } from '../model/memoize.ts'
import type { Head, HeroArt, IconShape, Logo, Picture, ShareCard } from '../model/page.ts'
import type { KindTable, PageKind } from '../model/page-kinds.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import { planRoutes, type RouteTable, routeTable } from '../routes/routes.ts'
import { directionOf } from '../util/script.ts'

/** A picture of `assets/images/` as it is published, without its text. */
export type PictureFile = Omit<Picture, 'alt'>

/** What the assets folder gave. */
export interface PlanAssets {
  readonly pictures: ReadonlyMap<string, PictureFile>
  readonly icons: ReadonlyMap<string, IconShape>
  readonly logo: Logo | null
  /** The sign of the business: in the header, beside its services, in its icons. */
  readonly mark: IconShape
  /** The site’s icon, under a name of its content: browsers keep it. */
  readonly icon: UrlPath
  /** Where the share picture with this title will be published; without it there are none. */
  readonly shareUrl?: (card: Omit<ShareCard, 'url'>) => UrlPath
}

/** What the style draws. */
interface Look {
  readonly motif: IconShape
  readonly isDeep: boolean
  /** Whether the head of a service without a picture shows its sign. */
  readonly showsSigns: boolean
}

interface PhoneEntry {
  readonly number: PhoneNumber
  /** The writing that the owner prefers, for a number in letters. */
  readonly display: string | undefined
}

export type Service = Config['services'][number]
export type Location = Config['locations'][number]

/** What the config says of a page that is being planned. */
export const pageConfig = <Kind extends PageKind>({ config }: ResolvedConfig, kind: Kind): NonNullable<Config['pages'][Kind]> => {
  const page = config.pages[kind]
  if (page === undefined) throw new Error(`no page ${kind}`)
  return page
}

export interface ResolvedConfig {
  readonly config: Config
  readonly kinds: KindTable
  readonly languages: readonly [Language, ...Language[]]
  /** The year that copyright and ages are reckoned in. */
  readonly year: number
  readonly routes: RouteTable
  /** The phone book, read when it is asked, so that whoever tracks what a page reads learns of it. */
  readonly phones: Pick<ReadonlyMap<string, PhoneEntry>, 'get'>
  readonly services: ReadonlyMap<string, Service>
  readonly locations: ReadonlyMap<string, Location>
  readonly week: Week
  /** The branch whose pages are planned from this; none for those of the business as a whole. */
  readonly branch: Location | undefined
  readonly assets: PlanAssets
  /** Ground of the pages in both schemes, for the browser’s own frame. */
  readonly themeColour: Head['themeColour']
  readonly look: Look & {
    /** The drawing of a first view; the same object for the same signs. */
    readonly artOf: (signs: readonly IconShape[]) => HeroArt
  }
  /** Address of a local receiver that stands in for the form service. */
  readonly formEndpoint: AbsoluteUrl | undefined
  /** Positions of redirects that a base wrote, and that lead to no page of this site: they are not its. */
  readonly foreignRedirects: ReadonlySet<number>
}

export interface ResolveOptions {
  readonly kinds: KindTable
  readonly assets: PlanAssets
  readonly year: number
  readonly themeColour: Head['themeColour']
  readonly look: Look
  readonly formEndpoint?: AbsoluteUrl | undefined
  readonly foreignRedirects?: ReadonlySet<number>
  readonly routes?: (() => RouteTable) | undefined
}

const languageOf = ({ code, locale, name }: Config['site']['languages'][number]): Language => ({
  code,
  locale,
  name,
  direction: directionOf(locale),
})

const phoneBook = ({ book, country }: Config['phones']): ResolvedConfig['phones'] => ({
  get: name => {
    const entry = book[name]
    if (entry === undefined) return undefined
    const { number: written, display } = typeof entry === 'string' ? { number: entry } : entry
    const number = readPhone(written, country)
    return number && { number, display }
  },
})

/** All routes of a site, of which its config alone decides. */
const routesOf = (config: Config, kinds: KindTable): RouteTable =>
  routeTable(
    planRoutes(
      routeInputOf(
        config,
        config.site.languages.map(({ code }) => code),
        kinds,
      ),
    ),
  )

export const resolveConfig = (
  config: Config,
  { kinds, assets, year, themeColour, look, formEndpoint, foreignRedirects = new Set(), routes }: ResolveOptions,
): ResolvedConfig => {
  const [first, ...others] = config.site.languages.map(languageOf)
  if (first === undefined) throw new Error('a site has at least one language')
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) => new Map(items.map(item => [item.id, item]))
  return {
    config,
    kinds,
    languages: [first, ...others],
    year,
    routes: routes?.() ?? routesOf(config, kinds),
    phones: phoneBook(config.phones),
    services: byId(config.services),
    locations: byId(config.locations),
    get week() {
      return weekOf(config.hours?.weekly ?? {})
    },
    branch: undefined,
    assets,
    themeColour,
    look: { ...look, artOf: memoize(signs => ({ motif: look.motif, isDeep: look.isDeep, signs }), new WeakMap()) },
    formEndpoint,
    foreignRedirects,
  }
}
