/** Everything a build is made from, as one hash: if it has not changed, neither has the site. */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Cache, snapshotFile } from '../platform/cache.ts'
import { currentDay } from '../platform/clock.ts'
import { contentState } from '../platform/content-state.ts'
import { filesUnder, hashOfFile, isFolder, treeUnder } from '../platform/folder.ts'
import { packageAssets, packageRoot } from '../platform/package.ts'
import { stateOfProgram } from '../platform/program/state.ts'
import type { Env } from '../platform/terminal/shell.ts'

/** The files below a folder, or the file itself, if there is one. */
const filesAt = (path: string): readonly string[] =>
  isFolder(path) ? filesUnder(path).map(file => `${path}/${file}`) : existsSync(path) ? [path] : []

/** Name and hash of each. Links are not followed: builds report them, and do not publish them. */
const listing = (files: readonly string[]): readonly string[] =>
  files.map(file => `${file} ${lstatSync(file).isFile() ? hashOfFile(file) : 'link'}`)

/** The files below some folders, as one hash. Components belong to the program. */
const stateOfFolders = (snapshot: string, folders: readonly string[]): string => {
  const find = () => {
    const tree = treeUnder(folders, { links: true })
    return { folders: tree.folders, files: tree.files.filter(file => !/\.tsx?$/.test(file)) }
  }
  return contentState(snapshot, find, files => createHash('sha256').update(listing(files).join('\n')).digest('base64url'))
}

/** Icons, fonts, scenes, styles and starters, which are in the package root. */
const packageFolders = [
  join(packageAssets, 'icons'),
  join(packageAssets, 'fonts'),
  join(packageAssets, 'scenes'),
  join(packageRoot, 'templates'),
  join(packageRoot, 'starters'),
]

interface InputOptions {
  /** The config file; `urls.lock` and `.townsite/` next to it count as well. */
  readonly config: string
  /** Folder that its name is relative to. */
  readonly cwd: string
  /** Assets folders of the site. */
  readonly assets: readonly string[]
  readonly cache: Cache
  /** Options of the build, as far as they change the site. */
  readonly options: object
  readonly env: Env | undefined
}

/** @returns the hash for the texts of the config and of the configs that it extends; the other inputs are read once */
export const stateOfInputs = ({ config, cwd, assets, cache, options, env }: InputOptions): ((texts: readonly string[]) => string) => {
  const folder = dirname(resolve(cwd, config))
  const around = [
    stateOfProgram(),
    currentDay(env),
    JSON.stringify(options),
    stateOfFolders(snapshotFile(cache, 'package'), packageFolders),
    stateOfFolders(snapshotFile(cache, 'assets'), assets),
    ...listing(filesAt(join(folder, 'urls.lock'))),
    ...listing(filesAt(join(folder, '.townsite'))),
  ]
  return texts => {
    const hash = createHash('sha256')
    for (const part of [...around, ...texts]) hash.update(`${part.length} ${part}`)
    return hash.digest('base64url')
  }
}
