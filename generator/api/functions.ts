/** The functions of the API, loaded after the site's own code. */

import { resolve } from 'node:path'
import { buildSite } from '../pipeline/build-site.ts'
import { openUnchecked } from '../pipeline/publishable.ts'
import { loadConfig } from '../platform/config/load-config.ts'
import { configIdentity } from '../platform/config/read-chain.ts'
import { textWithCommands } from '../platform/program/site-commands.ts'
import { type OpenOptions, validated } from '../platform/site.ts'
import { silentWatcher } from '../platform/terminal/progress.ts'
import type { Site as BuiltSite } from '../site/build.ts'
import type { Diagnostic } from '../site/model/diagnostic.ts'
import type { Route } from '../site/model/route.ts'
import { lazy } from '../site/util/memoize.ts'
import { withoutUndefined } from '../site/util/table.ts'
import { checkSite } from '../tools/check/check-site.ts'
import { errorsInCode, withErrorsInCode } from '../tools/check/errors-in-code.ts'
import { formatDiagnostic } from '../tools/check/format-diagnostic.ts'
import { compareFolders } from '../tools/diff/compare-folders.ts'
import { differenceInEnglish } from '../tools/diff/print/json.ts'
import type { Build, Check, ConfigSource, Diff, Message, OpenSite, Page, Site, SiteOptions } from './types.ts'

/** The file that values stand for: messages name it, and `assets/` is next to it. */
const valuesFile = 'site.config.yaml'

/** @returns the name of the config, and its text if it is not a file. JSON is YAML. */
const sourceOf = (config: ConfigSource): { readonly file: string; readonly text: string | undefined } =>
  typeof config === 'string' ? { file: config, text: undefined } : { file: valuesFile, text: JSON.stringify(config, null, 2) }

export const messageOf = (diagnostic: Diagnostic): Message => {
  const { code, severity, where, key, pages } = diagnostic
  const { message, hint } = textWithCommands(formatDiagnostic(diagnostic, 'en'))
  const place = where === undefined ? undefined : { file: where.file, line: where.line, column: where.column }
  return { code, severity, message, hint, ...withoutUndefined({ where: place, key, pages }) }
}

const optionsOf = ({
  cwd = process.cwd(),
  date,
  cache = true,
}: SiteOptions): OpenOptions & { readonly cwd: string; readonly env: NodeJS.ProcessEnv } => ({
  cwd,
  useCache: cache,
  env: date === undefined ? { ...process.env } : { ...process.env, SOURCE_DATE_EPOCH: String(Math.floor(date.getTime() / 1000)) },
})

const pageOf = (site: BuiltSite, route: Route): Page => {
  const planned = lazy(() => site.page(route))
  const { path, kind, language } = route
  return {
    path,
    kind,
    language,
    get url() {
      return planned().head.canonical
    },
    get title() {
      return planned().head.title
    },
    get description() {
      return planned().head.description
    },
    html: () => site.html(planned()),
  }
}

export const openSite: OpenSite = async (config, options = {}) => {
  const { file, text } = sourceOf(config)
  const open = optionsOf(options)
  const loaded = loadConfig(file, open.cwd, text)
  if (!loaded.ok) return { ok: false, messages: loaded.diagnostics.map(messageOf) }
  const opened = validated(await openUnchecked(loaded.value, open), open)
  const messages = [...loaded.diagnostics, ...opened.diagnostics].map(messageOf)
  if (!opened.ok) return { ok: false, messages }
  const { site } = opened.value
  const value: Site = {
    origin: site.config.site.origin,
    languages: site.config.site.languages.map(({ code }) => code),
    pages: site.routes.map(route => pageOf(site, route)),
    redirects: site.redirects.map(({ from, to, status }) => ({ from, to, status })),
  }
  return { ok: true, value, messages }
}

export const build: Build = async (config, { out = 'dist', ...options } = {}) => {
  const { file, text } = sourceOf(config)
  const open = optionsOf(options)
  const texts = text === undefined ? undefined : new Map([[configIdentity(file, open.cwd), text]])
  const built = await buildSite({ ...open, config: file, out, ...withoutUndefined({ texts }) })
  const messages = built.diagnostics.map(messageOf)
  if (!built.ok) return { ok: false, messages }
  const { languages, files, written, removed } = built.value
  const pages = languages.reduce((sum, language) => sum + language.pages, 0)
  return { ok: true, value: { folder: resolve(open.cwd, out), pages, files, written, removed }, messages }
}

export const check: Check = async (config, options = {}) => {
  const { file, text } = sourceOf(config)
  const { cwd, env, useCache } = optionsOf(options)
  const result = await checkSite({
    ...{ config: file, cwd, env, useCache, threads: 1, watcher: silentWatcher, onFound: undefined },
    ...withoutUndefined({ text }),
  })
  const { diagnostics, report } = withErrorsInCode(result, await errorsInCode())
  const messages = diagnostics.map(messageOf)
  return { ok: messages.every(({ severity }) => severity !== 'error'), pages: report?.pages ?? 0, messages }
}

export const diff: Diff = async (before, after, { cwd = process.cwd() } = {}) => {
  const { same, added, removed, moved, changes } = differenceInEnglish(
    compareFolders(resolve(cwd, before), resolve(cwd, after), silentWatcher),
  )
  return {
    same,
    added: added.map(({ path }) => path),
    removed: removed.map(({ path }) => path),
    moved: moved.map(({ from, to }) => ({ from, to })),
    changes: changes.map(({ topics, before: was, after: is, pages }) => ({ topics, before: was, after: is, pages })),
  }
}
