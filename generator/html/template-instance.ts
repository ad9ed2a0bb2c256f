/**
 * Parses the template of many pages once (`site/model/template-instance.ts`): the events of the template are replayed for each page with its own
 * texts. Readers get the same events as from `parseMarkup`; a page of which that is not certain is parsed as a whole.
 */
import { memoize } from '../site/model/memoize.ts'
import { endOfText, type PageTemplate, type TemplateInstance } from '../site/model/template-instance.ts'
import { type Element, elementIn } from './element.ts'
import { isRaw, type MarkupHandler, parseMarkup } from './markup.ts'

/** A string with slots for texts of the page: their numbers, each between two literals. */
interface SlottedText {
  readonly literals: readonly string[]
  readonly numbers: readonly number[]
}

type ParseEvent =
  | { readonly of: 'element'; readonly element: Element }
  | { readonly of: 'slotted element'; readonly name: string; readonly attributes: readonly (readonly [name: string, value: SlottedText])[] }
  | { readonly of: 'text' | 'comment'; readonly text: string }
  | { readonly of: 'slotted text'; readonly text: SlottedText }
  | { readonly of: 'end' }

/** Where a slot is: character references are decoded in text and in attributes, each in its own way, and not in scripts. */
type SlotContext = 'text' | 'attribute' | 'raw'

interface ParsedTemplate {
  readonly events: readonly ParseEvent[]
  /** By the numbers of the texts. */
  readonly contexts: readonly SlotContext[]
}

/** Private-use characters stand for texts by number, each before a space, which would end an attribute value without quotes. */
const [firstMarker, lastMarker] = ['\uE000', '\uF8FF']
const maxTexts = lastMarker.charCodeAt(0) - firstMarker.charCodeAt(0)
const markerOf = (number: number): string => `${String.fromCharCode(firstMarker.charCodeAt(0) + number)} `
const markers = new RegExp(`([${firstMarker}-${lastMarker}]) `)
const anyMarker = new RegExp(`[${firstMarker}-${lastMarker}]`)
/** A character reference that the text might complete. */
const openReference = new RegExp(`&#?\\w*[${firstMarker}-${lastMarker}]`)
/** A value in single quotes, which a text with a `'` would end. */
const inSingleQuotes = new RegExp(`='[^'>]*[${firstMarker}-${lastMarker}]`)

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The template with a marker for each text; `undefined` if markers could be confused with its content. */
const withMarkers = ({ bytes, gaps }: PageTemplate): string | undefined => {
  if (gaps.length > maxTexts) return undefined
  const pieces: string[] = []
  let from = 0
  for (const gap of gaps) {
    pieces.push(decoder.decode(bytes.subarray(from, from + gap)))
    from += gap
  }
  pieces.push(decoder.decode(bytes.subarray(from)))
  const marked = pieces.map((piece, number) => (number === 0 ? piece : markerOf(number - 1) + piece)).join('')
  const isAmbiguous = pieces.some(piece => anyMarker.test(piece)) || openReference.test(marked) || inSingleQuotes.test(marked)
  return isAmbiguous ? undefined : marked
}

const slotsIn = (text: string): SlottedText => {
  const parts = text.split(markers)
  return {
    literals: parts.filter((_, at) => at % 2 === 0),
    numbers: parts.filter((_, at) => at % 2 === 1).map(marker => marker.charCodeAt(0) - firstMarker.charCodeAt(0)),
  }
}

/** @returns `null` if the template cannot be parsed on its own */
const parseTemplate = (template: PageTemplate): ParsedTemplate | null => {
  const marked = withMarkers(template)
  if (marked === undefined) return null
  const events: ParseEvent[] = []
  const contexts: (SlotContext | undefined)[] = Array.from(template.gaps, () => undefined)
  let element: Element | null = null
  const slotted = (text: string, context: SlotContext): SlottedText => {
    const found = slotsIn(text)
    for (const number of found.numbers) contexts[number] = context
    return found
  }
  parseMarkup(marked, {
    current: () => element,
    open: next => {
      element = next
      const values = Object.entries(next.attributes)
      if (values.some(([, value = '']) => anyMarker.test(value)))
        events.push({
          of: 'slotted element',
          name: next.name,
          attributes: values.map(([name, value = '']) => [name, slotted(value, 'attribute')]),
        })
      else events.push({ of: 'element', element: next })
    },
    text: text => {
      if (anyMarker.test(text)) events.push({ of: 'slotted text', text: slotted(text, isRaw(element) ? 'raw' : 'text') })
      else events.push({ of: 'text', text })
    },
    close: () => {
      element = element?.parent ?? null
      events.push({ of: 'end' })
    },
    comment: text => events.push({ of: 'comment', text }),
  })
  // A slot elsewhere, such as in the name of an element, was not found.
  const found = contexts.filter(context => context !== undefined)
  return found.length === template.gaps.length ? { events, contexts: found } : null
}

const parsedTemplateOf = memoize(parseTemplate, new WeakMap())

/** Templates that occurred before: one of a single page need not be parsed on its own. */
const seen = new WeakSet<PageTemplate>()

/** Decodes the character references of a text. */
const decoded = (text: string, context: SlotContext): string => {
  if (context === 'raw' || !text.includes('&')) return text
  let found = ''
  const ignore = (): void => undefined
  parseMarkup(context === 'text' ? `<p>${text}</p>` : `<p title="${text}"></p>`, {
    current: () => null,
    open: ({ attributes: { title = '' } }) => {
      found = title
    },
    text: part => {
      found += part
    },
    close: ignore,
    comment: ignore,
  })
  return found
}

/** The decoded texts of a page; `undefined` if one of them could be more than text. */
const textsOf = ({ contexts }: ParsedTemplate, { texts }: TemplateInstance): readonly string[] | undefined => {
  const all = decoder.decode(texts)
  if (all.includes('<')) return undefined
  const list = all.split(endOfText).slice(0, contexts.length)
  const hasReferences = all.includes('&')
  if (hasReferences && list.some(text => /&#?\w*$/.test(text))) return undefined
  if (list.some((text, at) => contexts[at] === 'attribute' && text.includes('"'))) return undefined
  return hasReferences ? list.map((text, at) => decoded(text, contexts[at] ?? 'text')) : list
}

const filled = ({ literals, numbers }: SlottedText, texts: readonly string[]): string => {
  let text = literals[0] ?? ''
  for (let at = 0; at < numbers.length; at++) text += (texts[numbers[at] ?? 0] ?? '') + (literals[at + 1] ?? '')
  return text
}

/** Replays the events of the template for a page. @returns `false` without any event if the page must be parsed as a whole */
export const replayTemplate = (page: TemplateInstance, handler: MarkupHandler): boolean => {
  if (!seen.has(page.template)) {
    seen.add(page.template)
    return false
  }
  const parsed = parsedTemplateOf(page.template)
  const texts = parsed === null ? undefined : textsOf(parsed, page)
  if (parsed === null || texts === undefined) return false
  for (const event of parsed.events)
    switch (event.of) {
      case 'element': {
        const { element } = event
        const parent = handler.current()
        // It can be shared as long as its parent is, from which it inherits.
        handler.open(element.parent === parent ? element : elementIn(parent, element.name, element.attributes))
        break
      }
      case 'slotted element': {
        const attributes: Record<string, string> = {}
        for (const [name, value] of event.attributes) attributes[name] = filled(value, texts)
        handler.open(elementIn(handler.current(), event.name, attributes))
        break
      }
      case 'text':
        handler.text(event.text)
        break
      case 'slotted text': {
        // The parser has no event for an empty text.
        const text = filled(event.text, texts)
        if (text !== '') handler.text(text)
        break
      }
      case 'end':
        handler.close()
        break
      case 'comment':
        handler.comment(event.text)
        break
    }
  return true
}
