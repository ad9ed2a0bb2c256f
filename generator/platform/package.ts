import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageFolder = (folder: string): string => (existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder)))

/**
 * The package root: the folder that Townsite is installed in. It may be read-only. It is searched for, because this module runs from its source
 * and from `lib/`.
 */
export const packageRoot: string = packageFolder(dirname(fileURLToPath(import.meta.url)))

/** Whether this is a checkout, whose sources may change. The npm package has only the compiled program. */
export const hasSources: boolean = existsSync(join(packageRoot, 'generator', 'main.ts'))

/** Contains the icons, fonts and scenes that every site may use. Its other folders belong to the sample, which is a site like any other. */
export const packageAssets: string = join(packageRoot, 'assets')

/** @param path of a file, relative to the package root */
export const packageText = (path: string): string => readFileSync(join(packageRoot, path), 'utf8')

export const packageTextIfAny = (path: string): string | undefined => {
  try {
    return packageText(path)
  } catch {
    return undefined
  }
}

/** The version of Townsite. */
export const packageVersion = (): string => {
  // npm requires the version.
  const { version } = JSON.parse(packageText('package.json')) as { readonly version: string }
  return version
}
