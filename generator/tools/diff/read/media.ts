/** Reads the images, drawings, frames, scripts and stylesheets of a page. */
import { around, type Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { collapsed } from '../../../html/text.ts'
import type { Place } from '../model.ts'
import { placeOf } from './elements.ts'

export interface ImageView {
  readonly src: string
  readonly alt: string
  readonly place: Place
}

/** An inline SVG, such as an icon or a map. */
export interface DrawingView {
  /** The text after it. */
  readonly nearbyText: string
  readonly place: Place
  /** Source of the SVG. */
  readonly shapes: string
}

export interface Media {
  readonly images: readonly ImageView[]
  readonly drawings: readonly DrawingView[]
  /** URLs of embedded content, loaded at once or on request. */
  readonly frames: readonly string[]
  readonly scripts: readonly string[]
  readonly styleSheets: readonly string[]
}

const attributesText = ({ has, attributes }: Element): string =>
  has.flatMap(name => (name === 'class' ? [] : [` ${name}="${attributes[name]}"`])).join('')

/** URLs that a script loads on request. */
const embedded = (attribute: string, value: string): readonly string[] =>
  attribute.startsWith('data-') && /^https?:/.test(value) ? [value] : []

export const mediaReader = (): HtmlReader<Media> => {
  const images: ImageView[] = []
  const frames: string[] = []
  const drawings: { nearbyText: string; place: Place; shapes: string }[] = []
  /** Index of the first drawing without a text. */
  let unnamed = 0
  const scripts: string[] = []
  const styleSheets: string[] = []
  return {
    open: element => {
      const { name, attributes } = element
      const src = attributes.src ?? ''
      const drawing = name === 'svg' ? element : around(element.parent, 'svg')
      if (drawing === element) drawings.push({ nearbyText: '', place: placeOf(element), shapes: `<svg${attributesText(element)}>` })
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
          if (drawing !== undefined) drawing.nearbyText = collapsed(text)
        }
    },
    facts: () => ({ images, drawings, frames, scripts, styleSheets }),
  }
}
