import { pathOnSite } from '../../../html/address.ts'
import { memoize, memoizeText } from '../../../site/model/memoize.ts'
import type { PageCheck } from '../check.ts'
import { metaOf, type RequestFact } from '../facts/page.ts'

/** Path in the published folder of an address that a page loads; none for other sites, data and blobs. */
const fileOf = (url: string, origin: string): string => {
  const path = url.startsWith('/') && !url.startsWith('//') ? url : pathOnSite(url, origin)
  return path?.replace(/[?#].*/, '').slice(1) ?? ''
}

/** By the origin of the site; most addresses are those of many pages. */
const filesOf = memoize((origin: string) => memoizeText(url => fileOf(url, origin)))

/** Addresses in styles, most of which all pages share. */
const inStyles = memoizeText(styles => [...styles.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => ({ url, by: 'the styles' })))

export const assetTarget = {
  id: 'asset-target',
  needs: 'page',
  run: ({ page, site }) => {
    const image = metaOf(page, 'og:image')
    const fileAt = filesOf(site.origin)
    const isLost = ({ url }: Pick<RequestFact, 'url'>): boolean => {
      const file = fileAt(url)
      return file !== '' && !site.files.has(file)
    }
    const lost = [
      ...page.requests.filter(isLost).map(({ url, by }) => ({ url, by: `<${by}>` })),
      ...inStyles(page.styles).filter(isLost),
      ...(image === undefined || !isLost({ url: image }) ? [] : [{ url: image, by: 'og:image' }]),
    ]
    return lost.map(({ url, by }) => ({ message: `${by} asks for ${url}, which is not published` }))
  },
} as const satisfies PageCheck
