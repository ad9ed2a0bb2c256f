/** Reads the tags of a page in order. Texts and images between them are only markers, because they are compared elsewhere. */
import { createHash } from 'node:crypto'
import { around, type Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { collapsed } from '../../../html/text.ts'
import type { Place } from '../model.ts'
import { isRead, placeOf } from './elements.ts'
import { fieldElements, formElements } from './forms.ts'
import { withoutHash } from './names.ts'

export interface Tag {
  /** `content`: a text or an image. */
  readonly kind: 'tag' | 'content'
  readonly place: Place
  /** Name of the element; empty for content. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** `<p class="note">`, or the content. */
  readonly text: string
}

/** Attributes that are compared elsewhere, by element. */
const comparedElsewhere: Readonly<Record<string, RegExp>> = {
  a: /^(?:href|hreflang|lang|dir)$/,
  img: /^(?:src|srcset|sizes|alt|width|height|style)$/,
  source: /^(?:src|srcset|sizes|width|height)$/,
  iframe: /^src$/,
  html: /^lang$/,
  svg: /^(?!class$)/,
  // The placeholder of an image that is not loaded yet.
  picture: /^style$/,
}

/** Elements of the head that are compared elsewhere with their content. */
const isComparedElsewhere = ({ name, attributes: { rel = '', type, src } }: Element): boolean =>
  /^(?:title|meta|style|head)$/.test(name) ||
  (name === 'link' && /^(?:canonical|alternate|stylesheet)$/.test(rel)) ||
  (name === 'script' && (type === 'application/ld+json' || src !== undefined))

/** The texts of a clock, and a fingerprint of when it shows which. An earlier version may have had another format. */
const clockText = (clock: string): string => {
  const texts = new Set([...clock.matchAll(/"([^"]*\p{L}[^"]*)"/gu)].map(([, text]) => text))
  return `${[...texts].join(', ')} (${createHash('sha256').update(clock).digest('hex').slice(0, 8)})`
}

const comparedAttributes = (element: Element): Tag['attributes'] => {
  const { name, has, attributes } = element
  const inForm = around(element, 'form') !== null
  return Object.fromEntries(
    has.flatMap(attribute => {
      const value = attributes[attribute] ?? ''
      const isElsewhere =
        comparedElsewhere[name]?.test(attribute) === true ||
        isRead(attribute, value) ||
        (attribute.startsWith('data-') && /^https?:/.test(value)) ||
        (formElements.has(name) && attribute !== 'class') ||
        // Ids in a form change with the names of its fields.
        (inForm && /^(?:id|aria-(?:describedby|labelledby|controls))$/.test(attribute))
      return isElsewhere ? [] : [[attribute, attribute === 'data-clock' ? clockText(value) : withoutHash(value)] as const]
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
      if (isComparedElsewhere(element) || name === 'script' || around(parent, 'svg') !== null) return
      const own = comparedAttributes(element)
      const place = area === 'head' ? 'head' : placeOf(element)
      if (!fieldElements.has(name) || own.class !== undefined)
        tags.push({ kind: 'tag', place, name, attributes: own, text: tagText(name, own) })
      const image = withoutHash(attributes.src ?? '')
      if (name === 'img') tags.push({ kind: 'content', place, name: '', attributes: {}, text: `picture ${image}` })
      if (fieldElements.has(name)) tags.push({ kind: 'content', place, name: '', attributes: {}, text: `field ${attributes.name}` })
    },
    text: (text, element) => {
      if (text.trim() === '' || isComparedElsewhere(element) || around(element, 'svg') !== null) return
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
