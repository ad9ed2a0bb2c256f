/** Facts about both sites as a whole that the comparison of each page needs. */
export interface Context {
  readonly origins: { readonly before: string; readonly after: string }
  /** New path by old path. */
  readonly moved: ReadonlyMap<string, string>
  readonly added: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** Tags of languages that were removed from the site, and added to it. */
  readonly languages: { readonly removed: ReadonlySet<string>; readonly added: ReadonlySet<string> }
  /** Whether two files have the same bytes. */
  readonly isSameFile: (was: string, is: string) => boolean
}

/** @returns the path of a URL on a site; `null` for a URL of another site */
export const pathOn = (origin: string, url: string): string | null => {
  const path = url.startsWith(`${origin}/`) && origin !== '' ? url.slice(origin.length) : url === origin ? '/' : url
  return path.startsWith('/') && !path.startsWith('//') ? path.replace(/[?#].*$/s, '') : null
}

/** @returns a URL of the old site as it is after pages moved and the origin changed */
export const follow = ({ origins, moved }: Context, url: string): string => {
  const path = pathOn(origins.before, url)
  if (path === null) return url
  const isAbsolute = !url.startsWith('/')
  const rest = url.slice(isAbsolute ? origins.before.length : 0)
  const tail = rest.startsWith('/') ? rest.slice(path.length) : rest
  return `${isAbsolute ? origins.after : ''}${moved.get(path) ?? path}${tail}`
}
