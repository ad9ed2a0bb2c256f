/** The resolved config: everything that pages are planned from. */
import type { PhoneNumber } from 'libphonenumber-js'
import { routeInputOf } from '../config/rules/url-rules.ts'
import type { Config } from '../config/schema/config-schema.ts'
import { parsePhone } from '../config/values/phone-number.ts'
import { type Week, weekOf } from '../config/values/week.ts'
import type { Language } from '../model/language.ts'
import type { Head, HeroArt, IconShape, Logo, Picture, ShareCard } from '../model/page.ts'
import type { KindTable, PageKind, PagesConfig, PageTexts } from '../model/page-kinds.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import { planRoutes, type RouteTable, routeTable } from '../routes/routes.ts'
import { directionOf } from '../util/locale.ts'
import { memoize } from '../util/memoize.ts'

/** A published image of `assets/images/`, without its alt text. */
export type PictureFile = Omit<Picture, 'alt'>

/** Assets that pages refer to. */
export interface PlanAssets {
  readonly pictures: ReadonlyMap<string, PictureFile>
  /** The drawing in the place of missing photos. */
  readonly scene?: Picture | undefined
  readonly icons: ReadonlyMap<string, IconShape>
  readonly logo: Logo | null
  /** The mark of the business: in the header, next to its services, in its icons. */
  readonly mark: IconShape
  /** The site’s icon, with a content hash in its name. */
  readonly icon: UrlPath
  /** Stylesheets of the page kinds that have one below the first view. */
  readonly pages?: Readonly<Record<PageKind, { readonly lowerStyles?: UrlPath | undefined }>>
  /** The URL of the share image for a card; `undefined` if the site has no share images. */
  readonly shareUrl?: (card: Omit<ShareCard, 'url'>) => UrlPath
}

/** The drawings of the style. */
interface Look {
  readonly motif: IconShape
  readonly isDeep: boolean
  /** Whether the hero of a service without a picture shows its icon. */
  readonly showsSigns: boolean
}

interface PhoneEntry {
  readonly number: PhoneNumber
  /** The owner’s own format, for a number with letters. */
  readonly display: string | undefined
}

export type Service = Config['services'][number]
export type Location = Config['locations'][number]

/** The config of a page kind; `undefined` if it is left out. */
export const pageTexts = (pages: PagesConfig, kind: PageKind): PageTexts | undefined => pages[kind]

/** The config of a page that is being planned. */
export const pageConfig = <Kind extends PageKind>({ config }: ResolvedConfig, kind: Kind): NonNullable<Config['pages'][Kind]> => {
  const page = config.pages[kind]
  if (page === undefined) throw new Error(`no page ${kind}`)
  return page
}

export interface ResolvedConfig {
  readonly config: Config
  readonly kinds: KindTable
  readonly languages: readonly [Language, ...Language[]]
  /** The year for ages and the copyright. */
  readonly year: number
  /** The day of the build: `2026-11-21`. */
  readonly today: string
  readonly routes: RouteTable
  /** The phone book. Entries are parsed when they are read, so that a page depends only on the numbers that it shows. */
  readonly phones: Pick<ReadonlyMap<string, PhoneEntry>, 'get'>
  readonly services: ReadonlyMap<string, Service>
  readonly locations: ReadonlyMap<string, Location>
  readonly week: Week
  /** The branch whose pages are planned; `undefined` for pages of the business as a whole. */
  readonly branch: Location | undefined
  readonly assets: PlanAssets
  /** Background colour of the pages in both schemes, for the browser’s interface. */
  readonly themeColour: Head['themeColour']
  readonly look: Look & {
    /** The drawing of a hero; the same object for the same icons. */
    readonly artOf: (signs: readonly IconShape[]) => HeroArt
  }
  /** URL of a local receiver that replaces the form service. */
  readonly formEndpoint: AbsoluteUrl | undefined
  /** Indexes of inherited redirects that do not apply to this site. */
  readonly foreignRedirects: ReadonlySet<number>
}

export interface ResolveOptions {
  readonly kinds: KindTable
  readonly assets: PlanAssets
  readonly year: number
  /** The day of the build: `2026-11-21`. */
  readonly today: string
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
    const number = parsePhone(written, country)
    return number && { number, display }
  },
})

/** All routes of a site. They depend only on its config. */
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
  { kinds, assets, year, today, themeColour, look, formEndpoint, foreignRedirects = new Set(), routes }: ResolveOptions,
): ResolvedConfig => {
  const [first, ...others] = config.site.languages.map(languageOf)
  if (first === undefined) throw new Error('a site has at least one language')
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) => new Map(items.map(item => [item.id, item]))
  return {
    config,
    kinds,
    languages: [first, ...others],
    year,
    today,
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
