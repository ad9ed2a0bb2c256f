/** How a page is built, without its words, addresses and pictures: what a change of a template shows in. */
import type { HtmlReader } from '../../../html/parse.ts'
import type { Place } from '../model.ts'
import { placeOf } from './place.ts'

export interface Tag {
  readonly place: Place
  /** `<p class="note">` */
  readonly text: string
}

/** Attributes that speak of content, which is told elsewhere. */
const content =
  /^(?:href|src|srcset|sizes|alt|title|placeholder|content|value|action|datetime|lang|hreflang|width|height|aria-label|style|data-.*)$/

/** Pictures are told as pictures, and the shapes of a drawing are one thing to a reader. */
const drawn = new Set([
  'img',
  'source',
  'path',
  'circle',
  'rect',
  'g',
  'use',
  'line',
  'polyline',
  'polygon',
  'ellipse',
  'defs',
  'text',
  'tspan',
])

export const markupReader = (): HtmlReader<readonly Tag[]> => {
  const tags: Tag[] = []
  return {
    open: element => {
      const { name, has, attributes, area } = element
      if (area === 'head' || name === 'html' || drawn.has(name)) return
      const kept = has.filter(attribute => !content.test(attribute))
      tags.push({
        place: placeOf(element),
        text: `<${[name, ...kept.map(attribute => `${attribute}="${attributes[attribute]}"`)].join(' ')}>`,
      })
    },
    facts: () => tags,
  }
}
