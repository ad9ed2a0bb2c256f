/**
 * Files that commands write next to a config without being given their names: `urls.lock`, `.townsite/` and `.cache/`. The person who supplied the
 * site may have put links there, so they are not followed out of it. A config is: the user, or `extends`, names it.
 */
import { resolve } from 'node:path'
import { isInside } from '../inside.ts'
import { changeOwnerFile } from '../owner-file.ts'

/**
 * Whether a file is in the folder of its config, or in the current folder, after all links are resolved.
 * @param folder of the config
 */
export const isInSite = (file: string, folder: string, cwd: string): boolean =>
  [resolve(cwd, folder), cwd].some(one => isInside(resolve(cwd, file), one))

/** @throws an error if the file is a link out of its site */
export const requireInSite = (file: string, folder: string, cwd: string): void => {
  if (!isInSite(file, folder, cwd))
    throw Object.assign(new Error(`${file} is a link that leads out of its site`), { code: 'EOUTSIDE', path: file })
}

/** Like `changeOwnerFile`. @throws an error if the file is a link out of its site */
export const changeStateFile = (file: string, folder: string, cwd: string, change: (now: string | undefined) => string): void => {
  requireInSite(file, folder, cwd)
  changeOwnerFile(resolve(cwd, file), change)
}
