import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const folderWithPackage = (folder: string): string | undefined => {
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder || existsSync(join(folder, '.git')) ? undefined : folderWithPackage(dirname(folder))
}

export const siteRootOf = (config: string, cwd = '.'): string => {
  const folder = dirname(resolve(cwd, config))
  return folderWithPackage(folder) ?? folder
}
