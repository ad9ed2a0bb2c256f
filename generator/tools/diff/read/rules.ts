/** Reads the redirects and headers of a built site, from its build record and from serve.json. */

import { valuesOf } from '../../../html/structured-data.ts'
import { headersFile, recordedHeaders, recordedRedirects, redirectsFile } from '../../../site/emit/rule-records.ts'
import type { SiteFiles } from '../../../site/model/file.ts'
import { isRecord } from '../../../site/util/table.ts'
import type { RedirectRule } from '../model.ts'
import type { Text } from '../phrases.ts'
import { serverPrefix } from './files.ts'
import { withoutDigests } from './names.ts'

/** The same rules from two sources that spell them differently; `null` without such a file. */
export interface Sources<Rule> {
  readonly record: ReadonlyMap<string, Rule> | null
  readonly serve: ReadonlyMap<string, Rule> | null
}

/** Rules of both sides from the same source; `null` if no source exists on both sides. */
export const comparable = <Rule>(
  before: Sources<Rule>,
  after: Sources<Rule>,
): readonly [before: ReadonlyMap<string, Rule>, after: ReadonlyMap<string, Rule>] | null => {
  if (before.record !== null && after.record !== null) return [before.record, after.record]
  return before.serve !== null && after.serve !== null ? [before.serve, after.serve] : null
}

interface ServeConfig {
  readonly redirects?: readonly { readonly source?: unknown; readonly destination?: unknown; readonly type?: unknown }[]
  readonly headers?: readonly {
    readonly source?: unknown
    readonly headers?: readonly { readonly key?: unknown; readonly value?: unknown }[]
  }[]
}

const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord)

/** The content of serve.json; `null` if it is missing or invalid. */
const serveConfig = ({ has, text }: SiteFiles): ServeConfig | null => {
  if (!has('serve.json')) return null
  try {
    const read: unknown = JSON.parse(text('serve.json'))
    if (
      !isRecord(read) ||
      ![read.redirects ?? [], read.headers ?? [], ...valuesOf(read.headers).map(one => (isRecord(one) ? (one.headers ?? []) : []))].every(
        isListOfObjects,
      )
    )
      return null
    // May be written by hand: all values are converted to strings or numbers below.
    return read as ServeConfig
  } catch {
    return null
  }
}

/** Rules recorded by a build; `null` if the record is missing, damaged or of another version. */
const recorded = <Rule, Read>(
  { has, text }: SiteFiles,
  name: string,
  parse: (text: string) => readonly Rule[],
  isRule: (rule: Rule) => boolean,
  use: (rules: readonly Rule[]) => Read,
): Read | null => {
  const path = `${serverPrefix}${name}`
  if (!has(path)) return null
  try {
    const rules = parse(text(path))
    return Array.isArray(rules) && rules.every(isRule) ? use(rules) : null
  } catch {
    return null
  }
}

const plain = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Rules by their source path; the first rule for a path wins. */
const bySource = (rules: readonly RedirectRule[]): ReadonlyMap<string, RedirectRule> =>
  new Map(
    rules
      .toReversed()
      .map(rule => [plain(rule.from), { ...rule, from: plain(rule.from) }] as const)
      .reverse(),
  )

const isRedirect = ({ from, to, status }: RedirectRule): boolean =>
  typeof from === 'string' && typeof to === 'string' && typeof status === 'number'

export const redirectSources = (files: SiteFiles): Sources<RedirectRule> => {
  const serve = serveConfig(files)?.redirects?.map(({ source, destination, type }) => ({
    from: String(source ?? ''),
    to: String(destination ?? ''),
    status: Number(type ?? 301),
  }))
  return {
    record: recorded(files, redirectsFile, recordedRedirects, isRedirect, bySource),
    // Rules with the status 404 are not redirects.
    serve: serve === undefined ? null : bySource(serve.filter(({ status }) => status >= 300 && status < 400)),
  }
}

export interface Header {
  readonly name: string
  /** The URLs that it is sent for; `null`: all. */
  readonly scope: Text | null
  readonly value: string
}

/** Headers by name and scope, without the digests of styles. */
export const headerSources = (files: SiteFiles): Sources<Header> => {
  const keyed = (name: string, scope: Header['scope'], value: string): readonly [string, Header] => [
    JSON.stringify([name, scope]),
    { name, scope, value: withoutDigests(value) },
  ]
  const serve = serveConfig(files)?.headers
  return {
    record: recorded(
      files,
      headersFile,
      recordedHeaders,
      ({ scope, headers }) => typeof scope === 'string' && isListOfObjects(headers),
      rules =>
        new Map(
          rules.flatMap(({ scope, headers }) =>
            // Headers of home pages differ from those of other pages only by hashes.
            scope === 'home'
              ? []
              : headers.map(({ name, value }) => keyed(name, scope === 'immutable' ? { code: 'immutableFiles' } : null, value)),
          ),
        ),
    ),
    serve:
      serve === undefined
        ? null
        : new Map(
            serve.flatMap(({ source, headers = [] }) =>
              headers.map(({ key, value }) => keyed(String(key), source === '**' ? null : String(source), String(value))),
            ),
          ),
  }
}
