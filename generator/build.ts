/** From a config file to the site in its folder. Reads as a table of contents: each step takes values and gives values. */
import './io/runtime.ts'

import { join } from 'node:path'
import { renderParts } from '../templates/render.tsx'
import type { CompiledConfig } from './config/compile.ts'
import type { SourceTexts } from './config/document.ts'
import { pageFile } from './emit/collect.ts'
import { assetNames } from './io/assets.ts'
import { twinsOf } from './io/compress.ts'
import { compileConfigOnce } from './io/config-cache.ts'
import { readConfigChain } from './io/config-chain.ts'
import { partEncoder } from './io/encode.ts'
import { breathe } from './io/interrupt.ts'
import { progress } from './io/progress.ts'
import { projectRoot } from './io/project.ts'
import { foreignFiles, openStage, type PublishSummary, writeHostFiles } from './io/publish.ts'
import type { Rehearsal } from './io/rehearsal.ts'
import { judgePromises } from './io/url-lock.ts'
import { type Diagnostic, isError, type Result } from './model/diagnostic.ts'
import type { OutputFile } from './model/file.ts'
import { isHidden } from './model/route.ts'
import { pagePlanner } from './plan/page.ts'
import { type PrepareOptions, prepare } from './prepare.ts'

export interface BuildOptions extends PrepareOptions {
  readonly config: string
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
  const promises = prepared.ok ? judgePromises(options.config, prepared.value.site, loaded.value.document.locate) : []
  const diagnostics = [...loaded.diagnostics, ...prepared.diagnostics, ...promises]
  if (!prepared.ok || promises.some(isError)) return { ok: false, diagnostics, sources }

  const { site, pageAssets, files, hosts, policy } = prepared.value
  const planPage = pagePlanner(site)
  const encode = partEncoder()
  const stage = options.rehearsal ?? openStage(options.out)
  const shown = progress('building pages')
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
    for (const [index, route] of site.routes.routes.entries()) {
      const bytes = encode(renderParts(planPage(route), { ...pageAssets.assets[route.kind], policy }))
      if (bytes.length > heaviest.bytes) heaviest = { path: route.path, bytes: bytes.length }
      const path = pageFile(route.path)
      put({ path, bytes })
      for (const copy of hosts.copies) if (copy.from === path) put({ path: copy.to, bytes })
      if (compressing.length > atOnce) await Promise.all(compressing.splice(0))
      shown.at(index + 1, site.routes.routes.length)
      await breathe()
    }
    await Promise.all(compressing)
  } catch (error) {
    stage.discard()
    throw error
  } finally {
    shown.end()
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
