import { basename, resolve } from 'node:path'

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
  /** Files that are named twice. */
  readonly repeated: readonly string[]
  /** Whether the arguments can select several files, even if they match one today. */
  readonly several: boolean
}

/** Characters of patterns. Names without them do not need `fast-glob`, which is loaded only for patterns. */
const patternCharacters = /[*?[({!\\]/

export const isPattern = async (name: string): Promise<boolean> =>
  patternCharacters.test(name) && (await import('fast-glob')).default.isDynamicPattern(name)

/** @param cwd folder that names and patterns are relative to */
export const configFiles = async (names: readonly string[], cwd: string): Promise<ConfigFiles> => {
  if (names.length === 0) return { files: ['site.config.yaml'], unmatched: [], repeated: [], several: false }
  const unmatched: string[] = []
  const repeated: string[] = []
  const found = new Map<string, string>()
  const patterns = new Set<string>()
  for (const name of names) if (await isPattern(name)) patterns.add(name)
  for (const name of names.filter(one => !patterns.has(one))) {
    const path = resolve(cwd, name)
    if (found.has(path)) repeated.push(name)
    else found.set(path, name)
  }
  for (const name of names.filter(one => patterns.has(one))) {
    const { default: fastGlob } = await import('fast-glob')
    const matches = (await fastGlob(name, { cwd })).sort()
    if (matches.length === 0) unmatched.push(name)
    for (const match of matches) if (!found.has(resolve(cwd, match))) found.set(resolve(cwd, match), match)
  }
  return { files: [...found.values()], unmatched, repeated, several: found.size > 1 || patterns.size > 0 }
}
