import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageFolder = (folder: string): string => (existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder)))

/** Root folder of this package. It is searched for, because this module runs from its source and from `lib/`. */
export const projectRoot: string = packageFolder(dirname(fileURLToPath(import.meta.url)))

/** Whether this is a checkout, whose sources may change. The npm package has only the compiled program. */
export const hasSources: boolean = existsSync(join(projectRoot, 'generator', 'main.ts'))

/** Images, icons, fonts, and files that are published unchanged. */
export const assetsFolder: string = join(projectRoot, 'assets')

/** Cache from run to run; safe to delete. */
export const cacheFolder: string = join(projectRoot, 'node_modules', '.cache', 'townsite')

/** File for the snapshot of `contentState`. */
export const noteOf = (name: 'project'): string => join(cacheFolder, 'seen', name)

/** @param path of a file, relative to the project root */
export const projectText = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

export const projectTextIfAny = (path: string): string | undefined => {
  try {
    return projectText(path)
  } catch {
    return undefined
  }
}

export const packageVersion = (): string => {
  // npm requires the version.
  const { version } = JSON.parse(projectText('package.json')) as { readonly version: string }
  return version
}
