import { existsSync } from 'node:fs'
import { basename, posix, resolve } from 'node:path'
import { isFolder } from '../folder.ts'

/** Name of a site: its file name without `.config.yaml`. */
export const siteId = (file: string): string => basename(file).replace(/(\.config)?\.ya?ml$/, '')

/** Whether the name of a config contains a name for its folder. */
export const hasSiteId = (file: string): boolean => !['', '.', '..'].includes(siteId(file))

/** The files that `--config` selects. */
export interface ConfigFiles {
  /** Without duplicates, in a fixed order; `site.config.yaml` by default. */
  readonly files: readonly string[]
  /** Patterns that match nothing. */
  readonly unmatched: readonly string[]
  /** Patterns whose braces have too many combinations. */
  readonly tooMany: readonly string[]
  /** Files that are named twice. */
  readonly repeated: readonly string[]
  /** Whether the arguments can select several files, even if they match one today. */
  readonly several: boolean
}

/** Characters of patterns. Names without them do not need `fast-glob`, which is loaded only for patterns. */
const patternCharacters = /[*?[({!\\]/

/** Whether a name is a pattern. The name of an existing file or folder never is, whatever characters it has. */
export const isPattern = async (name: string, cwd: string): Promise<boolean> =>
  patternCharacters.test(name) && !existsSync(resolve(cwd, name)) && (await import('fast-glob')).default.isDynamicPattern(name)

/** The part of a pattern that names an existing folder with characters of patterns: `Client [ACME]` of `Client [ACME]/*.config.yaml`. */
const folderOf = (pattern: string, cwd: string): string => {
  const parts = pattern.split('/')
  for (let end = parts.length - 1; end > 0; end--) {
    const folder = parts.slice(0, end).join('/')
    if (isFolder(resolve(cwd, folder))) return patternCharacters.test(folder) ? folder : '.'
  }
  return '.'
}

/** The most combinations of braces in a pattern. `fast-glob` creates them all in memory. */
export const mostCombinations = 1000

/** How many combinations the braces of a pattern have at most: 4 for `{a,b}{1..2}`. */
const combinationsOf = (pattern: string): number => {
  let count = 1
  for (let rest = pattern; count <= mostCombinations; ) {
    const inner = /\{([^{}]*)\}/.exec(rest)
    if (inner === null) return count
    const [whole, body = ''] = inner
    const [, from, to] = /^([^.]+)\.\.([^.]+)/.exec(body) ?? []
    const [first, last] = [from, to].map(end => (/^-?\d+$/.test(end ?? '') ? Number(end) : (end ?? '').charCodeAt(0)))
    const range = first === undefined || last === undefined || from === undefined ? 1 : Math.abs(last - first) + 1
    count *= Math.max(range || 1, body.split(',').length)
    rest = rest.slice(0, inner.index) + rest.slice(inner.index + whole.length)
  }
  return count
}

const longestPath = 4096

/** The files that match a pattern; `undefined` if its braces have too many combinations. */
const matchesOf = async (pattern: string, cwd: string): Promise<readonly string[] | undefined> => {
  // No path is as long, and `fast-glob` throws.
  if (pattern.length > longestPath) return []
  if (combinationsOf(pattern) > mostCombinations) return undefined
  const folder = folderOf(pattern, cwd)
  const below = folder === '.' ? pattern : pattern.slice(folder.length + 1)
  const { default: fastGlob } = await import('fast-glob')
  const matches = await fastGlob(below, { cwd: resolve(cwd, folder) })
  return matches.map(match => (folder === '.' ? match : posix.join(folder, match))).sort()
}

/** @param cwd folder that names and patterns are relative to */
export const configFiles = async (names: readonly string[], cwd: string): Promise<ConfigFiles> => {
  if (names.length === 0) return { files: ['site.config.yaml'], unmatched: [], tooMany: [], repeated: [], several: false }
  const unmatched: string[] = []
  const tooMany: string[] = []
  const repeated: string[] = []
  const found = new Map<string, string>()
  const patterns = new Set<string>()
  for (const name of names) if (await isPattern(name, cwd)) patterns.add(name)
  for (const name of names.filter(one => !patterns.has(one))) {
    const path = resolve(cwd, name)
    if (found.has(path)) repeated.push(name)
    else found.set(path, name)
  }
  for (const name of names.filter(one => patterns.has(one))) {
    const matches = await matchesOf(name, cwd)
    if (matches === undefined) tooMany.push(name)
    else if (matches.length === 0) unmatched.push(name)
    for (const match of matches ?? []) if (!found.has(resolve(cwd, match))) found.set(resolve(cwd, match), match)
  }
  return { files: [...found.values()], unmatched, tooMany, repeated, several: found.size > 1 || patterns.size > 0 }
}
