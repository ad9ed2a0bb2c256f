/** Whether paths that come from files or requests stay in a folder. */
import { realpathSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { followed } from './owner-file.ts'

/** The path with all links resolved, in the letter case of the disk. Its last parts may not exist yet. */
const realPath = (path: string): string => {
  try {
    return realpathSync.native(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    // A link to a missing file is resolved as well.
    const target = code === 'ENOENT' ? followed(path) : path
    return target === path ? join(realPath(dirname(path)), basename(path)) : realPath(target)
  }
}

/** Whether a path is a folder, or is in it. Both are absolute. */
export const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** Like `isBelow`, after resolving symbolic links in both paths. */
export const isInside = (path: string, folder: string): boolean => isBelow(realPath(path), realPath(folder))

/** Folders of other programs, and of Townsite’s own state. */
const internal = new Set(['.git', '.github', '.townsite', 'node_modules'])

/** The first folder of another program that leads from a folder to a path; `undefined` without one. */
export const internalFolder = (path: string, from: string): string | undefined =>
  relative(realPath(from), realPath(path))
    .split(sep)
    .find(name => internal.has(name))
