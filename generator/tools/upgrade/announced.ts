/** Compares what differs between two built sites with what a changelog announces. */
import type { SiteFiles } from '../../site/model/file.ts'
import { escapeRegExp } from '../../site/util/text.ts'
import { isBuildRecord, isSameFile, isVariant, serverPrefix } from '../diff/read/files.ts'

export interface ChangedFile {
  /** In the output folder; server files begin with `dist.hosts/`. */
  readonly path: string
  readonly fate: 'added' | 'changed' | 'removed'
}

const shownPath = (path: string): string => (path.startsWith(serverPrefix) ? `dist${path}` : path)

/** The files that differ in any byte, by path. Compressed variants are left out. */
export const changedFiles = (before: SiteFiles, after: SiteFiles): readonly ChangedFile[] => {
  const inSite = (files: SiteFiles) => (path: string) => !isBuildRecord(path) && !isVariant(files, path)
  const [was, is] = [before, after].map(files => files.paths.filter(inSite(files)))
  const removed = (was ?? []).filter(path => !after.has(path)).map(path => ({ path, fate: 'removed' as const }))
  const others = (is ?? []).flatMap((path): readonly ChangedFile[] => {
    if (!before.has(path)) return [{ path, fate: 'added' }]
    return isSameFile(before, path, after, path) ? [] : [{ path, fate: 'changed' }]
  })
  return [...removed, ...others].map(file => ({ ...file, path: shownPath(file.path) })).toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** A pattern of paths: `*` within a name, `**` across folders. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split(/(\*\*?)/)
      .map(part => (part === '**' ? '.*' : part === '*' ? '[^/]*' : escapeRegExp(part)))
      .join('')}$`,
  )

/** Whether an item of a list names files, and not a page kind. */
export const isFilePattern = (item: string): boolean => /[./*]/.test(item)

/**
 * The changed files that nothing announces.
 * @param pages page kinds and patterns of files; `all` for all pages
 * @param kindOf returns the kind of a page by its file; `undefined` for other files
 */
export const unannounced = (
  changed: readonly ChangedFile[],
  pages: readonly string[],
  kindOf: (path: string) => string | undefined,
): readonly ChangedFile[] => {
  const patterns = pages.filter(isFilePattern).map(patternOf)
  return changed.filter(({ path }) => {
    const kind = kindOf(path)
    // A page that the new version does not have any more has no kind.
    const isAnnounced = (path.endsWith('.html') && pages.includes('all')) || (kind !== undefined && pages.includes(kind))
    return !isAnnounced && !patterns.some(pattern => pattern.test(path))
  })
}
