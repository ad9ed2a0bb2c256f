import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageFolder = (folder: string): string => (existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder)))

/** Root folder of this package, whatever the current folder is. Searched for, since this module runs from its source and from `lib/`. */
export const projectRoot: string = packageFolder(dirname(fileURLToPath(import.meta.url)))

/** Pictures, icons, fonts, and files that are published as they are. */
export const assetsFolder: string = join(projectRoot, 'assets')

/** What can be made again is kept here from run to run; safe to delete. */
export const cacheFolder: string = join(projectRoot, 'node_modules', '.cache', 'townsite')

/** Where a run notes what files of the project held. */
export const noteOf = (name: 'project'): string => join(cacheFolder, 'seen', name)

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
