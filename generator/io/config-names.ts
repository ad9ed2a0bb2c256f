import { basename } from 'node:path'
import fastGlob from 'fast-glob'
import { UsageError } from '../commands/command.ts'

/** Name of a site: its file's name less `.config.yaml`. */
export const siteId = (file: string): string => basename(file).replace(/(\.config)?\.ya?ml$/, '')

/** Config files for names and patterns, each once, in a fixed order; the usual one when none is named. */
export const configFiles = async (names: readonly string[]): Promise<readonly string[]> => {
  if (names.length === 0) return ['site.config.yaml']
  const found: string[] = []
  for (const name of names) {
    if (!fastGlob.isDynamicPattern(name)) found.push(name)
    else {
      const matches = (await fastGlob(name)).sort()
      if (matches.length === 0) throw new UsageError(`no config matches ${name}`)
      found.push(...matches)
    }
  }
  return [...new Set(found)]
}
