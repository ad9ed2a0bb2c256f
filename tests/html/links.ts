/** Every link of built pages that stays within their site. */
import { type Built, elements } from './built.ts'

/** How many there are, and those that lead neither to a page nor to a file, or to a place of a page that is not there. */
export const linksWithin = (
  { pages, files }: Pick<Built, 'pages' | 'files'>,
  origin: string,
): { readonly links: number; readonly broken: readonly string[] } => {
  const ids = new Map(pages.map(({ path, document }) => [path, new Set(elements('*', document).map(({ attribs }) => attribs.id))]))
  const addresses = (attribs: Readonly<Record<string, string>>): readonly string[] => [
    ...[attribs.href, attribs.src, attribs.action].flatMap(address => (address === undefined ? [] : [address])),
    ...(attribs.srcset ?? '').split(',').flatMap(source => source.trim().split(' ')[0] ?? []),
    // What sharing tags and structured data name is on the site as well.
    ...(attribs.property === 'og:image' || attribs.property === 'og:url' ? [attribs.content ?? ''] : []),
  ]
  const links = pages.flatMap(({ path, document }) =>
    elements('*', document)
      .flatMap(({ attribs }) => addresses(attribs))
      .map(address => (address === origin || address.startsWith(`${origin}/`) ? address.slice(origin.length) || '/' : address))
      .flatMap(address =>
        address.startsWith('#') ? [{ path, to: `${path}${address}` }] : address.startsWith('/') ? [{ path, to: address }] : [],
      ),
  )
  const broken = links.filter(({ to }) => {
    const [address = '', place] = to.split('#')
    const there = ids.get(address)
    if (there === undefined) return !files.has(address) || address.endsWith('.html') || place !== undefined
    return place !== undefined && !there.has(place)
  })
  return { links: links.length, broken: [...new Set(broken.map(({ path, to }) => `${path} → ${to}`))] }
}
