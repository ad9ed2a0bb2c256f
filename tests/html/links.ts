/** Checks the internal links of built pages. */
import { type Built, elements } from './built.ts'

/** The number of internal links, and those to a missing page, file or fragment. */
export const linksWithin = (
  { pages, files }: Pick<Built, 'pages' | 'files'>,
  origin: string,
): { readonly links: number; readonly broken: readonly string[] } => {
  const ids = new Map(pages.map(({ path, document }) => [path, new Set(elements('*', document).map(({ attribs }) => attribs.id))]))
  const addresses = (attribs: Readonly<Record<string, string>>): readonly string[] => [
    ...[attribs.href, attribs.src, attribs.action].flatMap(address => (address === undefined ? [] : [address])),
    ...(attribs.srcset ?? '').split(',').flatMap(source => source.trim().split(' ')[0] ?? []),
    // Open Graph tags contain internal URLs too.
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
