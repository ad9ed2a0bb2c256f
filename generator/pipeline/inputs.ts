/** Everything a build is made from, as one hash: if it has not changed, neither has the site. */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { currentDay } from '../platform/clock.ts'
import { contentState } from '../platform/content-state.ts'
import { filesUnder, hashOfFile, isFolder, treeUnder } from '../platform/folder.ts'
import { stateOfProgram } from '../platform/program/state.ts'
import { noteOf, projectRoot } from '../platform/project.ts'
import type { Env } from '../platform/terminal/shell.ts'

/** The files below a folder, or the file itself, if there is one. */
const filesAt = (path: string): readonly string[] =>
  isFolder(path) ? filesUnder(path).map(file => `${path}/${file}`) : existsSync(path) ? [path] : []

/** Name and hash of each. Links are not followed: builds report them, and do not publish them. */
const listing = (files: readonly string[]): readonly string[] =>
  files.map(file => `${file} ${lstatSync(file).isFile() ? hashOfFile(file) : 'link'}`)

/** Assets, starters and styles; components belong to the program. */
const stateOfProject = (): string => {
  const find = () => {
    const { folders, files } = treeUnder(
      ['assets', 'templates', 'starters'].map(name => join(projectRoot, name)),
      { links: true },
    )
    return { folders, files: files.filter(file => !/\.tsx?$/.test(file)) }
  }
  return contentState(noteOf('project'), find, files => createHash('sha256').update(listing(files).join('\n')).digest('base64url'))
}

/**
 * @param config path of the config file; `urls.lock` and `.townsite/` next to it count as well
 * @param options of the build, as far as they change the site
 * @returns the hash for the texts of the config and of the configs that it extends; the other inputs are read once
 */
export const stateOfInputs = (config: string, options: object, env?: Env): ((texts: readonly string[]) => string) => {
  const folder = dirname(resolve(config))
  const around = [
    stateOfProgram(),
    currentDay(env),
    JSON.stringify(options),
    stateOfProject(),
    ...listing(filesAt(join(folder, 'urls.lock'))),
    ...listing(filesAt(join(folder, '.townsite'))),
  ]
  return texts => {
    const hash = createHash('sha256')
    for (const part of [...around, ...texts]) hash.update(`${part.length} ${part}`)
    return hash.digest('base64url')
  }
}
