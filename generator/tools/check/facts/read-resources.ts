import type { HtmlReader } from '../../../html/parse.ts'
import type { FrameFact, ImageFact, PageFacts, ReferenceFact, RequestFact } from './page-facts.ts'

/** `<link>`s that a browser loads by itself. */
const loadedLink =
  /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|manifest|(?:shortcut )?icon|apple-touch-icon|mask-icon)$/i

/** URLs in a `srcset`: https://html.spec.whatwg.org/multipage/images.html#srcset-attributes */
const candidatesIn = (srcset: string): readonly string[] =>
  [...srcset.matchAll(/\s*([^\s,]\S*[^\s,])(?:\s+[^,]+)?\s*(?:,|$)/g)].map(([, url = '']) => url)

/** Attributes with URLs that are loaded with the page, by element. */
const loadedAttributes: Readonly<Record<string, readonly string[]>> = {
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

/** Reads images, frames and the other files that are loaded with the page. */
export const resourceReader = (): HtmlReader<Pick<PageFacts, 'images' | 'frames' | 'requests'>> => {
  const images: ImageFact[] = []
  const frames: FrameFact[] = []
  const requests: RequestFact[] = []
  return {
    open: ({ name, attributes }) => {
      const { srcset, rel = '' } = attributes
      for (const attribute of loadedAttributes[name] ?? []) {
        const url = attributes[attribute]
        if (url !== undefined && url !== '') requests.push({ url, by: name })
      }
      if (srcset !== undefined) for (const url of candidatesIn(srcset)) requests.push({ url, by: name })
      if (name === 'link' && loadedLink.test(rel)) requests.push({ url: attributes.href ?? '', by: `link ${rel}` })
      if (name === 'img')
        images.push({
          src: attributes.src ?? '',
          alt: attributes.alt ?? null,
          width: attributes.width ?? null,
          height: attributes.height ?? null,
        })
      if (name === 'iframe') frames.push({ src: attributes.src ?? '', title: attributes.title ?? null })
    },
    facts: () => ({ images, frames, requests }),
  }
}

/** Attributes whose value is an id, or several ids separated by spaces. */
const referenceAttributes: ReadonlySet<string> = new Set([
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'popovertarget',
  'list',
])

/** Ids and references to them. Elements in a template have no ids yet. */
export const idReader = (): HtmlReader<Pick<PageFacts, 'ids' | 'references'>> => {
  const ids: string[] = []
  const references: ReferenceFact[] = []
  return {
    open: ({ attributes, has, inTemplate }) => {
      if (inTemplate) return
      for (const attribute of has) {
        if (attribute === 'id') ids.push(attributes.id ?? '')
        else if (referenceAttributes.has(attribute))
          for (const id of attributes[attribute]?.split(/\s+/) ?? []) if (id !== '') references.push({ attribute, id })
      }
    },
    facts: () => ({ ids, references }),
  }
}
