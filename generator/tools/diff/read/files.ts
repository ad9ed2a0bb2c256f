/** Combines the published files of a site and its server files. */
import type { SiteFiles } from '../../../site/model/file.ts'

/** Prefix of the paths of server files, which are in a folder next to the published one. */
export const serverPrefix = '.hosts/'

export const withServerFiles = (published: SiteFiles, server: SiteFiles): SiteFiles => {
  const of = <Value>(read: (files: SiteFiles, path: string) => Value) => {
    return (path: string): Value => (path.startsWith(serverPrefix) ? read(server, path.slice(serverPrefix.length)) : read(published, path))
  }
  return {
    paths: [...published.paths, ...server.paths.map(path => `${serverPrefix}${path}`)],
    has: of((files, path) => files.has(path)),
    size: of((files, path) => files.size(path)),
    bytes: of((files, path) => files.bytes(path)),
    text: of((files, path) => files.text(path)),
  }
}

/** Whether this is the build record or another internal file, which is not part of the site. */
export const isBuildRecord = (path: string): boolean => path.startsWith(`${serverPrefix}.`)

/** Whether this is a compressed variant of another file. */
export const isVariant = ({ has }: SiteFiles, path: string): boolean => /\.(?:br|gz)$/.test(path) && has(path.replace(/\.\w+$/, ''))

/** Whether two files have the same bytes. */
export const isSameFile = (before: SiteFiles, was: string, after: SiteFiles, is: string): boolean =>
  before.size(was) === after.size(is) && Buffer.compare(before.bytes(was), after.bytes(is)) === 0
