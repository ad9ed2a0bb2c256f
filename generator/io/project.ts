import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the generator's own project: templates and assets lie there, wherever a command is called from. */
export const projectRoot: string = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Pictures, icons, fonts, and files that are published as they are. */
export const assetsFolder: string = join(projectRoot, 'assets')

/** Text of a file of the project, by its path from the root. */
export const projectText = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')
