/** A built folder, read for `check`. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pageFile } from '../emit/collect.ts'
import type { Route } from '../model/route.ts'

export interface BuiltSite {
  /** Bytes of each file, by its path with `/`. */
  readonly files: ReadonlyMap<string, number>
  readonly text: (path: string) => string
  /** Bytes after gzip, as hosts send it at their best. */
  readonly compressed: (path: string) => number
}

export const builtSite = (folder: string): BuiltSite => {
  const bytes = (path: string): Uint8Array => readFileSync(join(folder, path))
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  return {
    files: new Map(paths.map(path => [path, statSync(join(folder, path)).size])),
    text: path => readFileSync(join(folder, path), 'utf8'),
    compressed: path => gzipSync(bytes(path), { level: 9 }).length,
  }
}

/** Pages of each kind and language that are weighed: the size of the others is below that of these. */
const weighedPerKind = 20

/** The largest pages of each kind and language. */
export const pagesToWeigh = (routes: readonly Route[], files: BuiltSite['files']): ReadonlySet<Route> => {
  const groups = new Map<string, Route[]>()
  for (const route of routes) groups.set(`${route.kind} ${route.language}`, [...(groups.get(`${route.kind} ${route.language}`) ?? []), route])
  const size = (route: Route): number => files.get(pageFile(route.path)) ?? 0
  return new Set([...groups.values()].flatMap(group => group.sort((a, b) => size(b) - size(a)).slice(0, weighedPerKind)))
}
