/** What a build is made from, in one hash: when it is as before, so is the site. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { currentDay } from '../clock.ts'
import { filesUnder, hashOfFile, isFolder } from '../folder.ts'
import { stateOfProgram } from '../program/state.ts'
import { projectRoot } from '../project.ts'
import type { Env } from '../terminal/shell.ts'

/** Name and content of each file below a folder, or of a file: size and time may be the same for another content. Nothing where there is none. */
const listing = (path: string): readonly string[] => {
  if (!existsSync(path)) return []
  const files = isFolder(path) ? filesUnder(path).map(file => join(path, file)) : [path]
  return files.map(file => `${file} ${hashOfFile(file)}`)
}

/**
 * @param config path of the config file; what is committed beside it counts too
 * @param options what else the build was told
 * @returns asked with the texts of the config and of all that it is laid over; files are looked at once
 */
export const stateOfInputs = (config: string, options: object, env?: Env): ((texts: readonly string[]) => string) => {
  const folder = dirname(resolve(config))
  const around = [
    stateOfProgram(),
    currentDay(env),
    JSON.stringify(options),
    ...listing(join(projectRoot, 'assets')),
    // With the styles, which are no part of the program.
    ...listing(join(projectRoot, 'templates')),
    ...listing(join(projectRoot, 'starters')),
    ...listing(join(folder, 'urls.lock')),
    ...listing(join(folder, '.townsite')),
  ]
  return texts => {
    const hash = createHash('sha256')
    for (const part of [...around, ...texts]) hash.update(`${part.length} ${part}`)
    return hash.digest('base64url')
  }
}
