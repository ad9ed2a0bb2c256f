import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Folder of the generator's own project: templates and assets lie there, wherever a command is called from. */
export const projectRoot: string = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** What a compiled bundle, which lies elsewhere, takes for `import.meta.url`: this file, from whose place the root is found. */
export const compiledModuleUrl = (): string => pathToFileURL(join(projectRoot, 'generator', 'io', 'project.ts')).href

/** Pictures, icons, fonts, and files that are published as they are. */
export const assetsFolder: string = join(projectRoot, 'assets')

/** What can be made again is kept here from run to run; safe to delete. */
export const cacheFolder: string = join(projectRoot, 'node_modules', '.cache', 'townsite')

/** Where a run notes what files of the project held. */
export const noteOf = (name: 'program' | 'project'): string => join(cacheFolder, 'seen', name)

/** Text of a file of the project, by its path from the root. */
export const projectText = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

/** The same where there is such a file, for the code frame of what is said of it. */
export const projectTextIfAny = (path: string): string | undefined => {
  try {
    return projectText(path)
  } catch {
    return undefined
  }
}
