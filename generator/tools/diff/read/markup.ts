/** How a page is built: its tags in order, and between them its words and pictures, which are told elsewhere. */
import { around, type Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { collapsed } from '../../../html/text.ts'
import type { Place } from '../model.ts'
import { isRead } from './attributes.ts'
import { fieldElements, formElements } from './forms.ts'
import { withoutHash } from './names.ts'
import { placeOf } from './place.ts'

export interface Tag {
  /** `content`: a text or a picture. */
  readonly kind: 'tag' | 'content'
  readonly place: Place
  /** `p`, or what the content is. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** `<p class="note">`; of content, what it is. */
  readonly text: string
}

/** Attributes that are told elsewhere, by the elements that have them. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  a: /^(?:href|hreflang|lang|dir)$/,
  img: /^(?:src|srcset|sizes|alt|width|height|style)$/,
  source: /^(?:src|srcset|sizes|width|height)$/,
  iframe: /^src$/,
  html: /^lang$/,
  svg: /^(?!class$)/,
  // What the picture in it looks like before it is there.
  picture: /^style$/,
}

/** Elements of the head that are told with what they hold. */
const isTold = ({ name, attributes: { rel = '', type, src } }: Element): boolean =>
  /^(?:title|meta|style|head)$/.test(name) ||
  (name === 'link' && /^(?:canonical|alternate|stylesheet)$/.test(rel)) ||
  (name === 'script' && (type === 'application/ld+json' || src !== undefined))

const kept = (element: Element): Tag['attributes'] => {
  const { name, has, attributes } = element
  const inForm = around(element, 'form') !== null
  return Object.fromEntries(
    has.flatMap(attribute => {
      const value = attributes[attribute] ?? ''
      const isElsewhere =
        elsewhere[name]?.test(attribute) === true ||
        isRead(attribute, value) ||
        (attribute.startsWith('data-') && /^https?:/.test(value)) ||
        (formElements.has(name) && attribute !== 'class') ||
        // Ids in a form change with the names of its fields.
        (inForm && /^(?:id|aria-(?:describedby|labelledby|controls))$/.test(attribute))
      return isElsewhere ? [] : [[attribute, withoutHash(value)] as const]
    }),
  )
}

/** `<p class="note" hidden>` */
export const tagText = (name: string, attributes: Tag['attributes']): string =>
  `<${[name, ...Object.entries(attributes).map(([attribute, value]) => (value === '' ? attribute : `${attribute}="${value}"`))].join(' ')}>`

export const markupReader = (): HtmlReader<readonly Tag[]> => {
  const tags: Tag[] = []
  return {
    open: element => {
      const { name, attributes, area, parent } = element
      if (isTold(element) || name === 'script' || around(parent, 'svg') !== null) return
      const own = kept(element)
      const place = area === 'head' ? 'head' : placeOf(element)
      if (!fieldElements.has(name) || own.class !== undefined)
        tags.push({ kind: 'tag', place, name, attributes: own, text: tagText(name, own) })
      const picture = withoutHash(attributes.src ?? '')
      if (name === 'img') tags.push({ kind: 'content', place, name: '', attributes: {}, text: `picture ${picture}` })
      if (fieldElements.has(name)) tags.push({ kind: 'content', place, name: '', attributes: {}, text: `field ${attributes.name}` })
    },
    text: (text, element) => {
      if (text.trim() === '' || isTold(element) || around(element, 'svg') !== null) return
      const place = placeOf(element)
      if (element.name === 'script')
        tags.push({
          kind: 'tag',
          place,
          name: 'script',
          attributes: { text: collapsed(text) },
          text: `<script>${collapsed(text)}</script>`,
        })
      else tags.push({ kind: 'content', place, name: '', attributes: {}, text: collapsed(text) })
    },
    facts: () => tags,
  }
}
