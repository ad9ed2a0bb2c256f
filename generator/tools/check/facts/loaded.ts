import type { HtmlReader } from '../../../html/parse.ts'
import { matchesOf } from '../../../site/model/matches.ts'
import { memoizeText } from '../../../site/model/memoize.ts'
import type { FrameFact, ImageFact, PageFacts, RequestFact } from './page.ts'

/** `<link>`s that a browser follows by itself. */
const loading =
  /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|manifest|(?:shortcut )?icon|apple-touch-icon|mask-icon)$/i

/** Addresses in a `srcset`, of which most stand on many pages: https://html.spec.whatwg.org/multipage/images.html#srcset-attributes */
const candidates = memoizeText((srcset): readonly string[] =>
  matchesOf(/\s*([^\s,]\S*[^\s,])(?:\s+[^,]+)?\s*(?:,|$)/g, srcset).map(([, url = '']) => url),
)

const sources: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  iframe: ['src'],
  embed: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  object: ['data'],
}

/** Pictures, frames, and everything else that is loaded with the page. */
export const loadedReader = (): HtmlReader<Pick<PageFacts, 'images' | 'frames' | 'requests'>> => {
  const images: ImageFact[] = []
  const frames: FrameFact[] = []
  const requests: RequestFact[] = []
  return {
    open: ({ name, attributes, has }) => {
      for (const attribute of sources[name] ?? []) {
        const url = attributes[attribute]
        if (url !== undefined && url !== '') requests.push({ url, by: name })
      }
      if (has.includes('srcset') && attributes.srcset !== undefined)
        for (const url of candidates(attributes.srcset)) requests.push({ url, by: name })
      if (name === 'link' && loading.test(attributes.rel ?? '')) requests.push({ url: attributes.href ?? '', by: `link ${attributes.rel}` })
      if (name === 'img')
        images.push({
          src: attributes.src ?? '',
          alt: attributes.alt ?? null,
          width: attributes.width ?? null,
          height: attributes.height ?? null,
        })
      if (name === 'iframe')
        frames.push({ src: attributes.src ?? '', title: attributes.title ?? null, lazy: attributes.loading === 'lazy' })
    },
    facts: () => ({ images, frames, requests }),
  }
}
