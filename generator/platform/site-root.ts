/** The site root: the folder of a site, which contains everything that belongs to it. Found from its config file. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { isRecord } from '../site/util/table.ts'
import type { Cache } from './cache.ts'
import { packageRoot } from './package.ts'

/** The nearest folder with a package.json, up to the top of the git repository. */
const folderWithPackage = (folder: string): string | undefined => {
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder || existsSync(join(folder, '.git')) ? undefined : folderWithPackage(dirname(folder))
}

/**
 * The site root of a config: the nearest folder above it with a package.json in the same git repository, otherwise the folder of the config.
 * @param config its file, which may not exist yet
 * @param cwd folder that the file name is relative to
 */
export const siteRootOf = (config: string, cwd = '.'): string => {
  const folder = dirname(resolve(cwd, config))
  return folderWithPackage(folder) ?? folder
}

/** Folder of a site for what makes the next run faster; safe to delete. */
export const cacheFolderOf = (siteRoot: string): string => join(siteRoot, 'node_modules', '.cache', 'townsite')

/** The cache of the site of a config. @param isRead whether values of earlier runs may be used */
export const cacheOf = (config: string, cwd: string | undefined, isRead: boolean): Cache => ({
  folder: cacheFolderOf(siteRootOf(config, cwd)),
  isRead,
})

/**
 * The folders in which the assets of a site are looked up: that of the site, then those of the sites whose configs it extends.
 * @param files the config and all configs that it extends
 */
export const assetFoldersOf = (files: readonly string[], cwd?: string): readonly string[] => [
  ...new Set(files.map(file => join(siteRootOf(file, cwd), 'assets'))),
]

/** The relative path from one file to another, as it is written in a config. */
export const relativePath = (target: string, from: string): string => {
  const path = relative(dirname(from), target).split(sep).join('/')
  return path.startsWith('.') ? path : `./${path}`
}

/** Whether the package.json of a site names Townsite as a dependency. */
const dependsOnTownsite = (siteRoot: string): boolean => {
  try {
    const data: unknown = JSON.parse(readFileSync(join(siteRoot, 'package.json'), 'utf8'))
    return isRecord(data) && [data.dependencies, data.devDependencies].some(list => isRecord(list) && list.townsite !== undefined)
  } catch {
    return false
  }
}

/**
 * The JSON Schema for editors, as the first line of a config names it: in the site's `node_modules` if the site depends on Townsite, otherwise in
 * the package root.
 * @param config absolute path of its file
 */
export const schemaPath = (config: string): string => {
  const siteRoot = siteRootOf(config)
  const folder = dependsOnTownsite(siteRoot) ? join(siteRoot, 'node_modules', 'townsite') : packageRoot
  return relativePath(join(folder, 'site.config.schema.json'), config)
}
