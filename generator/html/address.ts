/** Why an internal link is not in canonical form. */
type OddReason = 'slash' | 'html' | 'index' | 'doubleSlash' | 'relative' | 'ownOrigin'

/** The target of an `href`. */
export type Destination =
  /** A fragment of the same page. */
  | { readonly kind: 'here'; readonly fragment: string }
  /** A page or file of this site, as a root-relative path. */
  | { readonly kind: 'site'; readonly path: string; readonly fragment: string; readonly query: string }
  /** A page of this site, but not in canonical form. */
  | { readonly kind: 'odd'; readonly why: OddReason; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly url: string }
  /** `tel:`, `mailto:` and others. */
  | { readonly kind: 'other'; readonly scheme: string }

const split = (url: string): { readonly path: string; readonly query: string; readonly fragment: string } => {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? []
  return { path, query, fragment: decoded(fragment) }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `/x/`, `/x.html` and `/x/index` are not canonical: the URL is `/x`. */
const oddReason = (path: string): OddReason | undefined =>
  path === '/'
    ? undefined
    : path.endsWith('/')
      ? 'slash'
      : path.endsWith('.html')
        ? 'html'
        : path.endsWith('/index')
          ? 'index'
          : path.includes('//')
            ? 'doubleSlash'
            : undefined

export const destinationOf = (href: string, origin: string): Destination => {
  const address = href.trim()
  if (address.startsWith('#')) return { kind: 'here', fragment: decoded(address.slice(1)) }
  if (address.startsWith('//')) return { kind: 'elsewhere', url: `https:${address}` }
  if (address.startsWith('/')) {
    const { path, query, fragment } = split(address)
    const why = oddReason(path)
    return why === undefined ? { kind: 'site', path, query, fragment } : { kind: 'odd', why, path }
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined) return { kind: 'odd', why: 'relative', path: address }
  if (scheme !== 'http' && scheme !== 'https') return { kind: 'other', scheme }
  const isOwn =
    address === origin || address.startsWith(`${origin}/`) || address.startsWith(`${origin}#`) || address.startsWith(`${origin}?`)
  return isOwn ? { kind: 'odd', why: 'ownOrigin', path: split(address.slice(origin.length)).path } : { kind: 'elsewhere', url: address }
}

/** The path of an absolute URL of this site; `undefined` for another site. */
export const pathOnSite = (url: string, origin: string): string | undefined =>
  url === origin ? '/' : url.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined
