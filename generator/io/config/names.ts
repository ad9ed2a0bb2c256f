import { basename } from 'node:path'
import fastGlob from 'fast-glob'

/** Name of a site: its file's name less `.config.yaml`. */
export const siteId = (file: string): string => basename(file).replace(/(\.config)?\.ya?ml$/, '')

/**
 * Config files for names and patterns, each once, in a fixed order; the usual one when none is named.
 * @param cwd folder that they begin from
 * @returns also the patterns that match nothing
 */
export const configFiles = async (
  names: readonly string[],
  cwd: string,
): Promise<{ readonly files: readonly string[]; readonly unmatched: readonly string[] }> => {
  if (names.length === 0) return { files: ['site.config.yaml'], unmatched: [] }
  const unmatched: string[] = []
  const found: string[] = []
  for (const name of names) {
    if (!fastGlob.isDynamicPattern(name)) found.push(name)
    else {
      const matches = (await fastGlob(name, { cwd })).sort()
      if (matches.length === 0) unmatched.push(name)
      found.push(...matches)
    }
  }
  return { files: [...new Set(found)], unmatched }
}
