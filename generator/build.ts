/** From a config file to the site in its folder. Reads as a table of contents: each step takes values and gives values. */
import './io/runtime.ts'

import { basename, join } from 'node:path'
import { renderParts } from '../templates/render.tsx'
import { paletteOf } from '../templates/theme.ts'
import type { CompiledConfig } from './config/compile.ts'
import type { SourceTexts } from './config/document.ts'
import { collisions, pageFile } from './emit/collect.ts'
import { manifestFiles } from './emit/manifest.ts'
import { robotsFile, sitemapFiles } from './emit/sitemap.ts'
import { themeDiagnostics } from './emit/theme-judgement.ts'
import { metaPolicy, securityHeaders } from './hosts/headers.ts'
import { type HostNeeds, hostNeeds, type PrintedHosts, printHosts } from './hosts/index.ts'
import { judgeRedirects } from './hosts/redirects.ts'
import { siteIconFiles } from './io/app-icons.ts'
import { assetNames, readIcons, readLogo, staticFiles } from './io/assets.ts'
import { currentYear } from './io/clock.ts'
import { twinsOf } from './io/compress.ts'
import { compileConfigOnce } from './io/config-cache.ts'
import { readConfigChain } from './io/config-chain.ts'
import { partEncoder } from './io/encode.ts'
import { type PreparedPageAssets, preparePageAssets } from './io/page-assets.ts'
import { preparePictures } from './io/pictures.ts'
import { projectRoot } from './io/project.ts'
import { foreignFiles, openStage, type PublishSummary, redirectRecord, writeHostFiles } from './io/publish.ts'
import type { Rehearsal } from './io/rehearsal.ts'
import { judgePromises } from './io/url-lock.ts'
import { type Diagnostic, isError, type Result } from './model/diagnostic.ts'
import type { OutputFile } from './model/file.ts'
import { isHidden } from './model/route.ts'
import type { AbsoluteUrl } from './model/url.ts'
import { formOrigins } from './plan/forms.ts'
import { pagePlanner } from './plan/page.ts'
import { frameOrigins } from './plan/pages/cards.ts'
import { ownerRedirects, planRedirects } from './plan/redirects.ts'
import { resolveSite, type Site } from './plan/site.ts'
import { usedIcons, usedPictures } from './plan/used-assets.ts'

export interface BuildOptions {
  readonly config: string
  readonly out: string
  readonly useCache: boolean
  /** Takes the place of the form service's address, to try the forms without an account. */
  readonly formEndpoint?: AbsoluteUrl | undefined
  /** Takes the place of publishing: nothing is written. */
  readonly rehearsal?: Rehearsal
}

/** What was built, for the closing summary. */
export interface BuildSummary extends PublishSummary {
  readonly languages: readonly { readonly name: string; readonly pages: number }[]
  readonly heaviest: { readonly path: string; readonly bytes: number }
}

/** Reads a config and judges it; `sources` serve code frames. */
export const loadConfig = (file: string, useCache = false): Result<CompiledConfig> & { readonly sources: SourceTexts } => {
  const read = readConfigChain(file)
  return read.ok ? { ...compileConfigOnce(read.value, assetNames(join(projectRoot, 'assets')), useCache), sources: read.sources } : read
}

/** A site with everything that its pages and files are made from. */
interface Prepared {
  readonly site: Site
  readonly pageAssets: PreparedPageAssets
  /** Every published file but the pages. */
  readonly files: readonly OutputFile[]
  readonly hosts: PrintedHosts & HostNeeds
  /** Content-Security-Policy for hosts that send no headers: it stands in the page. */
  readonly policy: string | null
}

const prepare = async ({ config, document }: CompiledConfig, options: BuildOptions): Promise<Result<Prepared>> => {
  const assets = join(projectRoot, 'assets')
  const { icons, diagnostics: iconFaults } = readIcons(assets, usedIcons(config))
  const { pictures, files: pictureFiles, diagnostics: pictureFaults } = await preparePictures(assets, usedPictures(config))
  const palette = paletteOf(config.theme.colours)
  const { logo, files: logoFiles, diagnostics: logoFaults } = readLogo(assets, config.theme.logo)
  const assetFaults = [...iconFaults, ...pictureFaults, ...logoFaults]
  if (assetFaults.some(isError)) return { ok: false, diagnostics: assetFaults }

  const site = resolveSite(config, {
    assets: { pictures, icons, logo },
    year: currentYear(),
    themeColour: { light: palette.light.page.paper, dark: palette.dark.page.paper },
    formEndpoint: options.formEndpoint,
  })
  const pageAssets = await preparePageAssets(config, options.useCache)
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
  const files = [
    ...sitemapFiles(site),
    robotsFile(site),
    ...manifestFiles(site),
    ...(await siteIconFiles({ ground: palette.light.page.ink, sign: palette.light.page.paper }, options.useCache)),
    ...pageAssets.files,
    ...pictureFiles,
    ...logoFiles,
    ...staticFiles(assets),
    ...printed.published,
  ]
  const diagnostics: readonly Diagnostic[] = [
    ...assetFaults,
    ...themeDiagnostics(palette.moves, path => document.locate(path)),
    ...printed.diagnostics,
    ...judgeRedirects({
      redirects: ownerRedirects(site),
      pages: routes.map(route => route.path),
      files: files.map(file => `/${file.path}` as const),
      origin: config.site.origin,
    }),
    ...judgePromises(options.config, site, path => document.locate(path)),
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
          hosts: { ...printed, ...needs, beside: [...printed.beside, redirectRecord(redirects)] },
          policy: needs.metaPolicy ? metaPolicy(headers) : null,
        },
      }
}

const outFault = (out: string): readonly Diagnostic[] => {
  const foreign = foreignFiles(out)
  if (foreign.length === 0) return []
  const named = foreign.slice(0, 3).join(', ')
  return [
    {
      code: 'OUT_FOREIGN',
      severity: 'error',
      message: `the output folder ${out} holds ${foreign.length === 1 ? 'a file' : `${foreign.length} files`} that Townsite did not make: ${named}${foreign.length > 3 ? ' …' : ''}`,
      hint: 'Nothing was touched. Files to be published belong in assets/static/; else name another folder with --out, or empty this one.',
    },
  ]
}

/** Pages that may wait for their compression, so that memory stays bounded. */
const atOnce = 32

/** Renders and publishes. Nothing is written when anything is wrong; the last good folder stays as it is. */
export const buildSite = async (options: BuildOptions): Promise<Result<BuildSummary> & { readonly sources: SourceTexts }> => {
  const loaded = loadConfig(options.config, options.useCache)
  const { sources } = loaded
  if (!loaded.ok) return loaded
  const foreign = outFault(options.out)
  if (foreign.length > 0) return { ok: false, diagnostics: [...loaded.diagnostics, ...foreign], sources }
  const prepared = await prepare(loaded.value, options)
  const diagnostics = [...loaded.diagnostics, ...prepared.diagnostics]
  if (!prepared.ok) return { ok: false, diagnostics, sources }

  const { site, pageAssets, files, hosts, policy } = prepared.value
  const planPage = pagePlanner(site)
  const encode = partEncoder()
  const stage = options.rehearsal ?? openStage(options.out)
  let heaviest = { path: '', bytes: 0 }
  const compressing: Promise<boolean>[] = []
  const put = (file: OutputFile): void => {
    const isNew = stage.put(file)
    if (!hosts.compressed) return
    for (const twin of twinsOf(file))
      if (isNew || !stage.keep(twin.path)) compressing.push(twin.make().then(bytes => stage.put({ path: twin.path, bytes })))
  }
  try {
    for (const file of files) put(file)
    for (const route of site.routes.routes) {
      const bytes = encode(renderParts(planPage(route), { ...pageAssets.assets[route.kind], policy }))
      if (bytes.length > heaviest.bytes) heaviest = { path: route.path, bytes: bytes.length }
      const path = pageFile(route.path)
      put({ path, bytes })
      for (const copy of hosts.copies) if (copy.from === path) put({ path: copy.to, bytes })
      if (compressing.length > atOnce) await Promise.all(compressing.splice(0))
    }
    await Promise.all(compressing)
  } catch (error) {
    stage.discard()
    throw error
  }
  const summary = stage.commit()
  if (options.rehearsal === undefined) writeHostFiles(options.out, hosts.beside)
  else options.rehearsal.beside(hosts.beside)
  const languages = site.languages.map(language => ({
    name: language.name,
    pages: site.routes.routes.filter(route => route.language === language.code && !isHidden(route.kind)).length,
  }))
  return { ok: true, diagnostics, sources, value: { ...summary, languages, heaviest } }
}
