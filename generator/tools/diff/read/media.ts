/** Pictures, drawings, frames and scripts of a page. */
import { around, type Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { collapsed } from '../../../html/text.ts'
import type { Place } from '../model.ts'
import { placeOf } from './place.ts'

export interface ImageView {
  readonly src: string
  readonly alt: string
  readonly place: Place
}

/** A drawing that stands in the page itself: an icon, a map. */
export interface DrawingView {
  /** The text beside it. */
  readonly beside: string
  readonly place: Place
  /** All that is drawn. */
  readonly shapes: string
}

export interface Media {
  readonly images: readonly ImageView[]
  readonly drawings: readonly DrawingView[]
  /** Addresses of what is embedded, at once or when the visitor asks for it. */
  readonly frames: readonly string[]
  readonly scripts: readonly string[]
  readonly styleSheets: readonly string[]
}

const attributesText = ({ has, attributes }: Element): string =>
  has.flatMap(name => (name === 'class' ? [] : [` ${name}="${attributes[name]}"`])).join('')

/** What a script loads when it is asked to. */
const embedded = (attribute: string, value: string): readonly string[] =>
  attribute.startsWith('data-') && /^https?:/.test(value) ? [value] : []

export const mediaReader = (): HtmlReader<Media> => {
  const images: ImageView[] = []
  const frames: string[] = []
  const drawings: { beside: string; place: Place; shapes: string }[] = []
  /** Drawings that no text was met beside yet. */
  let unnamed = 0
  const scripts: string[] = []
  const styleSheets: string[] = []
  return {
    open: element => {
      const { name, attributes } = element
      const src = attributes.src ?? ''
      const drawing = name === 'svg' ? element : around(element.parent, 'svg')
      if (drawing === element) drawings.push({ beside: '', place: placeOf(element), shapes: `<svg${attributesText(element)}>` })
      else if (drawing !== null) {
        const last = drawings.at(-1)
        if (last !== undefined) last.shapes += `<${name}${attributesText(element)}>`
      } else if (name === 'img') images.push({ src, alt: collapsed(attributes.alt ?? ''), place: placeOf(element) })
      else if (name === 'iframe') frames.push(src)
      else if (name === 'script' && src !== '') scripts.push(src)
      else if (name === 'link' && attributes.rel === 'stylesheet') styleSheets.push(attributes.href ?? '')
      if (name !== 'form' && name !== 'option') frames.push(...element.has.flatMap(one => embedded(one, attributes[one] ?? '')))
    },
    text: (text, element) => {
      if (element.area === 'head' || element.name === 'script' || element.name === 'style') return
      const last = drawings.at(-1)
      if (around(element, 'svg') !== null && last !== undefined) last.shapes += text
      else if (unnamed < drawings.length && text.trim() !== '')
        for (; unnamed < drawings.length; unnamed++) {
          const drawing = drawings[unnamed]
          if (drawing !== undefined) drawing.beside = collapsed(text)
        }
    },
    facts: () => ({ images, drawings, frames, scripts, styleSheets }),
  }
}
