import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the generator's own project: templates and assets lie there, wherever a command is called from. */
export const projectRoot: string = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
