/** Pictures, frames, forms and scripts of a page. */
import type { HtmlReader } from '../../../html/parse.ts'
import { collapsed } from '../../../html/text.ts'
import type { Place } from '../model.ts'
import { placeOf } from './place.ts'

export interface ImageView {
  readonly src: string
  readonly alt: string
  readonly place: Place
}

export interface FormView {
  readonly action: string
  /** Names of its fields. */
  readonly fields: readonly string[]
}

export interface Media {
  readonly images: readonly ImageView[]
  readonly frames: readonly string[]
  readonly forms: readonly FormView[]
  readonly scripts: readonly string[]
  readonly styleSheets: readonly string[]
}

const fieldElements = new Set(['input', 'select', 'textarea'])

export const mediaReader = (): HtmlReader<Media> => {
  const images: ImageView[] = []
  const frames: string[] = []
  const forms: { action: string; fields: string[] }[] = []
  const scripts: string[] = []
  const styleSheets: string[] = []
  return {
    open: element => {
      const { name, attributes } = element
      const src = attributes.src ?? ''
      if (name === 'img') images.push({ src, alt: collapsed(attributes.alt ?? ''), place: placeOf(element) })
      else if (name === 'iframe') frames.push(src)
      else if (name === 'script' && src !== '') scripts.push(src)
      else if (name === 'link' && attributes.rel === 'stylesheet') styleSheets.push(attributes.href ?? '')
      else if (name === 'form') forms.push({ action: attributes.action ?? '', fields: [] })
      else if (fieldElements.has(name) && attributes.name !== undefined) forms.at(-1)?.fields.push(attributes.name)
    },
    facts: () => ({ images, frames, forms, scripts, styleSheets }),
  }
}
