import { pathOnSite } from '../../../html/address.ts'
import { memoizeText } from '../../../site/model/memoize.ts'
import type { PageCheck } from '../check.ts'
import { metaOf } from '../facts/page.ts'

/** Path in the published folder of an address that a page loads; none for other sites, data and blobs. */
const fileOf = (url: string, origin: string): string | undefined => {
  const path = url.startsWith('/') && !url.startsWith('//') ? url : pathOnSite(url, origin)
  return path?.replace(/[?#].*/, '').slice(1)
}

/** Addresses in styles, most of which all pages share. */
const inStyles = memoizeText(styles => [...styles.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => ({ url, by: 'the styles' })))

export const assetTarget = {
  id: 'asset-target',
  needs: 'page',
  run: ({ page, site }) => {
    const image = metaOf(page, 'og:image')
    const wanted = [
      ...page.requests.map(({ url, by }) => ({ url, by: `<${by}>` })),
      ...inStyles(page.styles),
      ...(image === undefined ? [] : [{ url: image, by: 'og:image' }]),
    ]
    return wanted.flatMap(({ url, by }) => {
      const file = fileOf(url, site.origin)
      return file === undefined || file === '' || site.files.has(file) ? [] : [{ message: `${by} asks for ${url}, which is not published` }]
    })
  },
} as const satisfies PageCheck
