/** From a valid config to all that pages are rendered from, and to every file that is no page. Shared by `build` and `dev`. */
import { basename, join } from 'node:path'
import { paletteOf } from '../../templates/theme.ts'
import { readIcons, readLogo, staticFiles } from '../io/assets/assets.ts'
import { type PageAssetMakers, type PreparedPageAssets, preparePageAssets, standardMakers } from '../io/assets/page-assets.ts'
import { currentDay, currentYear } from '../io/clock.ts'
import { changeDays } from '../io/config/published-list.ts'
import { redirectRecord } from '../io/output/redirect-record.ts'
import { siteIconFiles } from '../io/pictures/app-icons.ts'
import { type PreparedPictures, preparePictures } from '../io/pictures/pictures.ts'
import { type ShareImageRenderer, shareImageRenderer } from '../io/pictures/share-pictures.ts'
import { projectRoot } from '../io/project.ts'
import type { CompiledConfig } from './config/compile.ts'
import { collisions } from './emit/collect.ts'
import { manifestFiles } from './emit/manifest.ts'
import { robotsFile, sitemapFiles } from './emit/sitemap.ts'
import { themeDiagnostics } from './emit/theme-diagnostics.ts'
import { metaPolicy, securityHeaders } from './hosts/headers.ts'
import { type HostNeeds, hostNeeds, type PrintedHosts, printHosts } from './hosts/index.ts'
import { validateRedirects } from './hosts/validate-redirects.ts'
import { type Diagnostic, isError, type Result } from './model/diagnostic.ts'
import type { OutputFile } from './model/file.ts'
import type { Redirect } from './model/host.ts'
import type { AbsoluteUrl } from './model/url.ts'
import { pastExceptions } from './plan/exceptions.ts'
import { formOrigins } from './plan/forms.ts'
import { frameOrigins } from './plan/pages/cards.ts'
import { ownerRedirects, planRedirects } from './plan/redirects.ts'
import { type ResolvedConfig, resolveConfig } from './plan/resolve.ts'
import { pictureKey, usedIcons, usedPictures } from './plan/used-assets.ts'

/** The slow steps, for those who prepare again and again. */
export interface Makers extends PageAssetMakers {
  /** @param names paths under `assets/images/` */
  readonly pictures: (names: readonly string[]) => Promise<PreparedPictures>
}

export interface PrepareOptions {
  /** The output folder, whose name the hosts' files tell. */
  readonly out: string
  readonly useCache: boolean
  /** Takes the place of the form service's address, to try the forms without an account. */
  readonly formEndpoint?: AbsoluteUrl | undefined
  readonly makers?: Makers
}

/** A site with everything that its pages and files are made from. */
export interface Prepared {
  readonly site: ResolvedConfig
  readonly pageAssets: PreparedPageAssets
  /** Every published file but the pages. */
  readonly files: readonly OutputFile[]
  readonly hosts: PrintedHosts & HostNeeds
  /** Content-Security-Policy for hosts that send no headers: it stands in the page. */
  readonly policy: string | null
  /** Draws the share pictures that pages ask for. */
  readonly studio: ShareImageRenderer
}

/** Everything that does not need a page: the site resolved, its files, what its hosts are told. */
export const prepare = async ({ config, document }: CompiledConfig, options: PrepareOptions): Promise<Result<Prepared>> => {
  const assets = join(projectRoot, 'assets')
  const make = options.makers ?? { ...standardMakers(options.useCache), pictures: names => preparePictures(assets, names) }
  const { icons, diagnostics: iconFaults } = readIcons(assets, usedIcons(config))
  const { pictures, files: pictureFiles, diagnostics: pictureFaults } = await make.pictures(usedPictures(config))
  const palette = paletteOf(config.theme.colours)
  const { logo, files: logoFiles, diagnostics: logoFaults } = readLogo(assets, config.theme.logo)
  const placed = pictureFaults.map(({ picture, ...fault }) => ({ ...fault, where: document.locate(pictureKey(config, picture)) }))
  const assetFaults = [...iconFaults, ...placed, ...logoFaults]
  if (assetFaults.some(isError)) return { ok: false, diagnostics: assetFaults }

  const studio = shareImageRenderer(config, assets, options.useCache)
  const site = resolveConfig(config, {
    assets: { pictures, icons, logo, shareUrl: studio.urlOf },
    year: currentYear(),
    themeColour: { light: palette.light.page.paper, dark: palette.dark.page.paper },
    formEndpoint: options.formEndpoint,
  })
  const [pageAssets, siteIcons] = await Promise.all([
    preparePageAssets(config, make),
    siteIconFiles({ ground: palette.light.page.ink, sign: palette.light.page.paper }, options.useCache),
  ])
  const { routes } = site.routes
  const forms = formOrigins(site)
  const headers = securityHeaders({
    connectOrigins: forms.connect,
    formOrigins: forms.action,
    frameOrigins: frameOrigins(config),
    styleHashes: pageAssets.styleHashes,
    scriptHashes: [],
    indexable: config.site.indexable,
  })
  const needs = hostNeeds(config.hosting)
  const redirects = planRedirects(site)
  const printed = printHosts(config.hosting, {
    origin: config.site.origin,
    redirects,
    headers,
    pages: routes.filter(route => route.kind !== 'notFound' && route.kind !== 'error').map(route => route.path),
    notFound: config.pages.notFound.path,
    serverError: config.pages.error.path,
    immutablePrefix: '/assets/',
    folder: basename(options.out),
  })
  const changed = changeDays(document.file, site)
  const files = [
    ...sitemapFiles(site, changed.days),
    robotsFile(site),
    ...manifestFiles(site),
    ...siteIcons,
    ...pageAssets.files,
    ...pictureFiles,
    ...logoFiles,
    ...staticFiles(assets),
    ...printed.published,
  ]
  const judged = (owned: readonly Redirect[]) =>
    validateRedirects({
      redirects: owned,
      pages: routes.map(route => route.path),
      files: files.map(file => `/${file.path}` as const),
      origin: config.site.origin,
    })
  // Lines are looked up only when there is something to say about them: that takes reading the config's tree again.
  const redirectFaults = judged(ownerRedirects(site)).length === 0 ? [] : judged(ownerRedirects(site, path => document.locate(path)))
  const diagnostics: readonly Diagnostic[] = [
    ...assetFaults,
    ...themeDiagnostics(palette.moves, path => document.locate(path)),
    ...pastExceptions(config, currentDay(), path => document.locate(path)),
    ...changed.diagnostics,
    ...printed.diagnostics,
    ...redirectFaults,
    ...collisions(routes, files),
  ]
  return diagnostics.some(isError)
    ? { ok: false, diagnostics }
    : {
        ok: true,
        diagnostics,
        value: {
          site,
          pageAssets,
          files,
          hosts: { ...printed, ...needs, serverFiles: [...printed.serverFiles, redirectRecord(redirects)] },
          policy: needs.metaPolicy ? metaPolicy(headers) : null,
          studio,
        },
      }
}
