/** From a config and its assets to the site: one value, whose parts are computed when they are first read. */
import { lookOf } from '../../templates/styles/styles.ts'
import { type ColourMove, paletteOf } from '../../templates/theme.ts'
import type { Assets } from './assets.ts'
import type { CompiledConfig } from './config/compile/compile-config.ts'
import { inheritedFacts } from './config/inherited-facts.ts'
import type { Config } from './config/schema/config-schema.ts'
import { findsAreas } from './config/values/location-facts.ts'
import type { ConfigDocument } from './config/yaml/config-document.ts'
import { collisions, pageFile } from './emit/collect.ts'
import { manifestFiles } from './emit/manifest.ts'
import { robotsFile, sitemapFiles } from './emit/sitemap.ts'
import { themeDiagnostics } from './emit/theme-diagnostics.ts'
import { metaPolicy, type PolicyInput, securityHeaders } from './hosts/headers.ts'
import { type HostNeeds, hostNeeds, type PrintedHosts, printHosts } from './hosts/index.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { OutputFile, TemplateInstance } from './model/file.ts'
import type { FolderMessages, HeaderRule, Redirect } from './model/host.ts'
import type { Page } from './model/page.ts'
import type { PageKind } from './model/page-kinds.ts'
import type { Route } from './model/route.ts'
import type { AbsoluteUrl, UrlPath } from './model/url.ts'
import { pageKinds } from './pages/index.ts'
import { pagePlanner } from './pages/planner.ts'
import { coarsePoints, futureFacts } from './plan/dated-facts.ts'
import { pastExceptions } from './plan/exceptions.ts'
import { formOrigins } from './plan/forms.ts'
import { frameOrigins } from './plan/maps.ts'
import { pageContexts } from './plan/page-context.ts'
import { type ResolvedConfig, resolveConfig } from './plan/resolve.ts'
import { imageKey } from './plan/used-assets.ts'
import { forPage } from './render/failed-page.ts'
import { pageBytes, pageText } from './render/page-bytes.ts'
import type { RouteTable } from './routes/routes.ts'
import { planRedirects } from './urls/plan-redirects.ts'
import { resolveChains } from './urls/redirect-chains.ts'
import { foreignRedirects, redirectDiagnostics } from './urls/redirect-diagnostics.ts'
import { isError } from './util/diagnostics.ts'
import { lazy, memoize, weakLazy } from './util/memoize.ts'
import { assign } from './util/table.ts'

/** A complete website. Its parts are computed lazily and cached, except pages, of which there may be many. */
export interface Site {
  readonly config: Config
  /** The config with every reference, default and language resolved. */
  readonly resolved: ResolvedConfig
  readonly document: ConfigDocument
  readonly assets: Assets
  readonly routes: readonly Route[]
  /** The shared values of the pages of each language. */
  readonly contexts: ReturnType<typeof pageContexts>
  readonly page: (route: Route) => Page
  readonly html: (page: Page) => string
  /** The page’s file as bytes, or as a template with its texts. The next call overwrites the result: copy it to keep it. */
  readonly bytes: (page: Page) => Uint8Array | TemplateInstance
  readonly redirects: readonly Redirect[]
  readonly headers: readonly HeaderRule[]
  /** The configuration files of the site’s hosts. */
  readonly hosts: PrintedHosts
  /** What these hosts need of every page. */
  readonly needs: HostNeeds
  /** Every published file except the pages and their share images. */
  readonly files: readonly OutputFile[]
  /** If one of them is an error, the site must not be published. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Inputs of a build besides the config and the assets. */
export interface Circumstances {
  /** The year for ages and the copyright. */
  readonly year: number
  /** `2026-11-21`, for diagnostics only: the output does not depend on it. */
  readonly today: string
  /** Name of the output folder, which some hosts’ files contain. */
  readonly folder: string
  /** Replaces the form service’s URL, to try the forms without an account. */
  readonly formEndpoint?: AbsoluteUrl | undefined
  /** Its routes, if they are known already. */
  readonly routes?: (() => RouteTable) | undefined
}

/** Builds the site of a config. Pure: the same inputs give the same site. */
export const build = ({ config, document }: CompiledConfig, assets: Assets, circumstances: Circumstances): Site => {
  const { light, dark, moves } = paletteOf(config.theme.colours)
  const themeColour = { light: light.page.paper, dark: dark.page.paper }
  const resolved = lazy(() => {
    const options = { kinds: pageKinds, assets, themeColour, look: lookOf(config), ...circumstances }
    const whole = resolveConfig(config, options)
    if (document.files.length === 1 || config.redirects.length === 0) return whole
    return resolveConfig(config, { ...options, foreignRedirects: foreignIn(whole, document, assets) })
  })
  const routes = lazy(() => resolved().routes.routes)
  const contexts = lazy(() => pageContexts(resolved()))
  const page = lazy(() => pagePlanner(contexts()))
  const redirects = weakLazy(() => planRedirects(resolved()))
  const headers = lazy(() => headersOf(resolved(), assets))
  const hosts = lazy(() => hostsOf(resolved(), redirects(), headers(), circumstances.folder))
  // Does not depend on all pages, as the hosts’ files do.
  const needs = lazy(() => hostNeeds(config.hosting))
  const policyOf = (kind: PageKind): string | null =>
    needs().metaPolicy ? metaPolicy(policyInput(resolved(), [assets.styleHashes[kind]])) : null
  const assetsOf = memoize((kind: PageKind) => assign({ policy: policyOf(kind) }, assets.pages[kind]))
  const site: Site = {
    config,
    document,
    assets,
    get resolved() {
      return resolved()
    },
    get routes() {
      return routes()
    },
    get contexts() {
      return contexts()
    },
    page: route => forPage(route.path, () => page()(route)),
    html: value => forPage(value.path, () => pageText(value, assetsOf(value.kind))),
    bytes: value => forPage(value.path, () => pageBytes(value, assetsOf(value.kind))),
    get redirects() {
      return redirects()
    },
    get headers() {
      return headers()
    },
    get hosts() {
      return hosts()
    },
    get needs() {
      return needs()
    },
    get files() {
      return files()
    },
    get diagnostics() {
      return diagnostics()
    },
  }
  const ownFiles = lazy(() => ownFilesOf(site))
  const files = lazy(() => [...ownFiles(), ...hosts().published])
  const diagnostics = lazy(() => {
    const unusable = assetDiagnostics(site)
    return unusable.some(isError) ? unusable : [...unusable, ...siteDiagnostics(site, ownFiles(), moves, circumstances.today)]
  })
  return site
}

const foreignIn = (site: ResolvedConfig, document: ConfigDocument, { files }: Assets): ReadonlySet<number> =>
  foreignRedirects(
    site,
    index => document.find(['redirects', index]).value.at.source.file !== document.file,
    files.map(file => `/${file.path}`),
  )

const policyInput = (config: ResolvedConfig, styleHashes: readonly string[]): PolicyInput => {
  const forms = formOrigins(config)
  return {
    connectOrigins: forms.connect,
    formOrigins: forms.action,
    frameOrigins: frameOrigins(config.config),
    styleHashes,
    scriptHashes: [],
  }
}

const headersOf = (config: ResolvedConfig, { styleHashes }: Assets): readonly HeaderRule[] =>
  securityHeaders({
    ...policyInput(config, Object.values(styleHashes).sort()),
    homeStyleHash: styleHashes.home,
    indexable: config.config.site.indexable,
    asksPosition: findsAreas(config.config),
  })

const folderMessagesOf = ({ routes, path }: RouteTable, notFound: UrlPath): readonly FolderMessages[] =>
  routes
    .filter(route => route.kind === 'notFound' && route.path !== notFound)
    .map(route => ({
      // The folder: the path without the path of the page for all languages.
      folder: route.path.slice(0, -notFound.length) as UrlPath,
      notFound: route.path,
      serverError: path(route.language, 'error'),
    }))

const hostsOf = (
  { config, routes }: ResolvedConfig,
  redirects: readonly Redirect[],
  headers: readonly HeaderRule[],
  folder: string,
): PrintedHosts =>
  printHosts(config.hosting, {
    origin: config.site.origin,
    redirects: resolveChains(redirects, config.site.origin),
    headers,
    pages: routes.routes.filter(route => route.kind !== 'notFound' && route.kind !== 'error').map(route => route.path),
    homeFiles: config.site.languages.map(({ code }) => pageFile(routes.path(code, 'home'))),
    notFound: config.pages.notFound.path,
    serverError: config.pages.error.path,
    folderMessages: folderMessagesOf(routes, config.pages.notFound.path),
    immutablePrefix: '/assets/',
    folder,
  })

/** Dates for the sitemap. Without a list of published pages, no page is planned for them. */
const changeDays = ({ assets: { changedOn }, routes, page }: Site): ReadonlyMap<UrlPath, string> =>
  new Map(
    changedOn === undefined
      ? []
      : routes
          .filter(route => !route.traits.hidden)
          .flatMap(route => {
            const day = changedOn(page(route))
            return day === undefined ? [] : [[route.path, day] as const]
          }),
  )

/** Published files that are not for a host. */
const ownFilesOf = (site: Site): readonly OutputFile[] => [
  ...sitemapFiles(site.resolved, changeDays(site)),
  robotsFile(site.resolved),
  ...manifestFiles(site.resolved),
  ...site.assets.appIcons,
  ...site.assets.files,
]

/** Problems with icons, images and logo: pages cannot be planned without them. */
const assetDiagnostics = ({ assets: { diagnostics }, config, document }: Site): readonly Diagnostic[] => [
  ...diagnostics.icons,
  ...diagnostics.pictures.map(({ picture, ...fault }) => ({ ...fault, where: document.locate(imageKey(config, picture)) })),
  ...diagnostics.logo,
  ...diagnostics.copied,
]

const siteDiagnostics = (
  site: Site,
  ownFiles: readonly OutputFile[],
  moves: readonly ColourMove[],
  today: string,
): readonly Diagnostic[] => {
  const locate: ConfigDocument['locate'] = path => site.document.locate(path)
  const misled = redirectDiagnostics(site.resolved, site.redirects, ownFiles, locate)
  return [
    ...themeDiagnostics(moves, locate),
    ...pastExceptions(site.config, today, locate),
    ...inheritedFacts(site),
    ...futureFacts(site.config, site.resolved.year, locate),
    ...coarsePoints(site.config, site.document),
    ...site.assets.diagnostics.published,
    // Hosts need valid redirects.
    ...(misled.some(isError) ? [] : site.hosts.diagnostics),
    ...misled,
    ...collisions(site.routes, misled.some(isError) ? ownFiles : site.files),
  ]
}
