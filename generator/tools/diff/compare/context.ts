/** What is known of both sites as a whole, while their pages are compared. */
export interface Context {
  readonly origins: { readonly before: string; readonly after: string }
  /** New address by old one. */
  readonly moved: ReadonlyMap<string, string>
  readonly added: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** Tags of languages that the site has no more, and that it did not have: what names them elsewhere is told with them. */
  readonly languages: { readonly removed: ReadonlySet<string>; readonly added: ReadonlySet<string> }
  /** Whether a file of the one is a file of the other, byte for byte. */
  readonly isSameFile: (was: string, is: string) => boolean
}

/** Path on a site of an address, absolute or from the root; `null` for one that leads elsewhere. */
export const pathOn = (origin: string, address: string): string | null => {
  const path = address.startsWith(`${origin}/`) && origin !== '' ? address.slice(origin.length) : address === origin ? '/' : address
  return path.startsWith('/') && !path.startsWith('//') ? path.replace(/[?#].*$/s, '') : null
}

/** An address of the site before, as it reads after pages have moved and the site has its new address. */
export const follow = ({ origins, moved }: Context, address: string): string => {
  const path = pathOn(origins.before, address)
  if (path === null) return address
  const isAbsolute = !address.startsWith('/')
  const rest = address.slice(isAbsolute ? origins.before.length : 0)
  const tail = rest.startsWith('/') ? rest.slice(path.length) : rest
  return `${isAbsolute ? origins.after : ''}${moved.get(path) ?? path}${tail}`
}
