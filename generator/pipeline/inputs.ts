/** What a build is made from, in one hash: when it is as before, so is the site. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { currentDay } from '../io/clock.ts'
import { contentState } from '../io/content-state.ts'
import { filesUnder, hashOfFile, isFolder, treeUnder } from '../io/folder.ts'
import { stateOfProgram } from '../io/program/state.ts'
import { noteOf, projectRoot } from '../io/project.ts'
import type { Env } from '../io/terminal/shell.ts'

/** The files below a folder, or the file; none where there is neither. */
const filesAt = (path: string): readonly string[] =>
  isFolder(path) ? filesUnder(path).map(file => `${path}/${file}`) : existsSync(path) ? [path] : []

/** Name and content of each. */
const listing = (files: readonly string[]): readonly string[] => files.map(file => `${file} ${hashOfFile(file)}`)

/** What the project brings along, with the styles, which are no part of the program; components are. */
const stateOfProject = (): string => {
  const find = () => {
    const { folders, files } = treeUnder(['assets', 'templates', 'starters'].map(name => join(projectRoot, name)))
    return { folders, files: files.filter(file => !/\.tsx?$/.test(file)) }
  }
  return contentState(noteOf('project'), find, files => createHash('sha256').update(listing(files).join('\n')).digest('base64url'))
}

/**
 * @param config path of the config file; what is committed beside it counts too
 * @param options what else the build was told
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
