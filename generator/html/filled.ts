/**
 * Pages that have much in common (`site/model/filled.ts`) are parsed once: into what was told of the first, the texts of each other are put.
 * A page is told just as if it were parsed by itself; one of which that is not sure is.
 */
import { type Common, endOfText, type Filled } from '../site/model/filled.ts'
import { memoize } from '../site/model/memoize.ts'
import { type Element, elementIn } from './element.ts'
import { isRaw, parseMarkup, type Teller } from './markup.ts'

/** A text with places for the page's own: their numbers, each between two literals. */
interface Blank {
  readonly literals: readonly string[]
  readonly numbers: readonly number[]
}

/** What is told of a page: what is the same on all as it is, the rest to be filled in. */
type Told =
  | { readonly of: 'element'; readonly element: Element }
  | { readonly of: 'blank element'; readonly name: string; readonly attributes: readonly (readonly [name: string, value: Blank])[] }
  | { readonly of: 'text' | 'comment'; readonly text: string }
  | { readonly of: 'blank text'; readonly text: Blank }
  | { readonly of: 'end' }

/** Where a text of a page's own stands: `&amp;` is read as a sign in a text and in an attribute, in each in its way, and not in a script. */
type Place = 'text' | 'attribute' | 'raw'

interface Parsed {
  readonly told: readonly Told[]
  /** By the numbers of the texts. */
  readonly places: readonly Place[]
}

/** Private-use characters stand for texts by their number, each before a blank: where no quotation marks are around it, that would end it. */
const [first, last] = ['\uE000', '\uF8FF']
const mostTexts = last.charCodeAt(0) - first.charCodeAt(0)
const markOf = (number: number): string => `${String.fromCharCode(first.charCodeAt(0) + number)} `
const marks = new RegExp(`([${first}-${last}]) `)
const anyMark = new RegExp(`[${first}-${last}]`)
/** What may become a sign with the text behind it. */
const begunSign = new RegExp(`&#?\\w*[${first}-${last}]`)
/** A value that a text with a `'` in it may end. */
const inSingleMarks = new RegExp(`='[^'>]*[${first}-${last}]`)

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** What pages have in common, with marks in the places of their texts; nothing where there is no telling them from what stands there. */
const markedOf = ({ bytes, gaps }: Common): string | undefined => {
  if (gaps.length > mostTexts) return undefined
  const pieces: string[] = []
  let from = 0
  for (const gap of gaps) {
    const end = from + (gap < 0 ? ~gap : gap)
    pieces.push(decoder.decode(bytes.subarray(from, end)))
    from = end
  }
  pieces.push(decoder.decode(bytes.subarray(from)))
  const marked = pieces.map((piece, number) => (number === 0 ? piece : markOf(number - 1) + piece)).join('')
  const isUnsure = pieces.some(piece => anyMark.test(piece)) || begunSign.test(marked) || inSingleMarks.test(marked)
  return isUnsure ? undefined : marked
}

const blankIn = (text: string): Blank => {
  const parts = text.split(marks)
  return {
    literals: parts.filter((_, at) => at % 2 === 0),
    numbers: parts.filter((_, at) => at % 2 === 1).map(mark => mark.charCodeAt(0) - first.charCodeAt(0)),
  }
}

const parsedFrom = (common: Common): Parsed | undefined => {
  const marked = markedOf(common)
  if (marked === undefined) return undefined
  const told: Told[] = []
  const places: (Place | undefined)[] = Array.from(common.gaps, () => undefined)
  let element: Element | null = null
  const blank = (text: string, place: Place): Blank => {
    const made = blankIn(text)
    for (const number of made.numbers) places[number] = place
    return made
  }
  parseMarkup(marked, {
    current: () => element,
    open: next => {
      element = next
      const values = Object.entries(next.attributes)
      if (values.some(([, value = '']) => anyMark.test(value)))
        told.push({
          of: 'blank element',
          name: next.name,
          attributes: values.map(([name, value = '']) => [name, blank(value, 'attribute')]),
        })
      else told.push({ of: 'element', element: next })
    },
    text: text => {
      if (anyMark.test(text)) told.push({ of: 'blank text', text: blank(text, isRaw(element) ? 'raw' : 'text') })
      else told.push({ of: 'text', text })
    },
    close: () => {
      element = element?.parent ?? null
      told.push({ of: 'end' })
    },
    comment: text => told.push({ of: 'comment', text }),
  })
  // One that is in no text and no value, such as the name of an element, was not found.
  const found = places.filter(place => place !== undefined)
  return found.length === common.gaps.length ? { told, places: found } : undefined
}

/** Nothing where they cannot be parsed for others. */
const parsedOf = memoize((common: Common) => parsedFrom(common) ?? null, new WeakMap())

/** Those that came once: what no other page has is not parsed for others. */
const met = new WeakSet<Common>()

/** A text as a browser reads it that stands in one place or in the other. */
const decoded = (text: string, place: Place): string => {
  if (place === 'raw' || !text.includes('&')) return text
  let read = ''
  const nothing = (): void => undefined
  parseMarkup(place === 'text' ? `<p>${text}</p>` : `<p title="${text}"></p>`, {
    current: () => null,
    open: ({ attributes: { title = '' } }) => {
      read = title
    },
    text: part => {
      read += part
    },
    close: nothing,
    comment: nothing,
  })
  return read
}

/** The texts of a page, decoded; nothing where one of them may mean more than text. */
const textsOf = ({ places }: Parsed, { common: { gaps }, narrow, wide }: Filled): readonly string[] | undefined => {
  const wideText = wide.length === 0 ? '' : decoder.decode(wide)
  const all = [narrow, wideText]
  if (all.some(text => text.includes('<'))) return undefined
  const [narrowTexts, wideTexts] = [narrow.split(endOfText), wideText.split(endOfText)]
  const isCoded = all.some(text => text.includes('&'))
  let [readNarrow, readWide] = [0, 0]
  const texts: string[] = []
  for (let at = 0; at < gaps.length; at++) {
    const text = ((gaps[at] ?? 0) < 0 ? wideTexts[readWide++] : narrowTexts[readNarrow++]) ?? ''
    const place = places[at] ?? 'text'
    if (place === 'attribute' && text.includes('"')) return undefined
    // With what stands behind it, it may become another sign.
    if (isCoded && /&#?\w*$/.test(text)) return undefined
    texts.push(isCoded ? decoded(text, place) : text)
  }
  return texts
}

const filledIn = ({ literals, numbers }: Blank, texts: readonly string[]): string => {
  let text = literals[0] ?? ''
  for (let at = 0; at < numbers.length; at++) text += (texts[numbers[at] ?? 0] ?? '') + (literals[at + 1] ?? '')
  return text
}

/** Tells of a page that has its texts alone for itself. @returns `false` where it is to be parsed: nothing was told */
export const tellFilled = (page: Filled, teller: Teller): boolean => {
  const { common } = page
  if (!met.has(common)) {
    met.add(common)
    return false
  }
  const parsed = parsedOf(common)
  const texts = parsed === null ? undefined : textsOf(parsed, page)
  if (parsed === null || texts === undefined) return false
  for (const one of parsed.told)
    switch (one.of) {
      case 'element': {
        const { element } = one
        const parent = teller.current()
        // What it inherits is the same where it stands in the very same.
        teller.open(element.parent === parent ? element : elementIn(parent, element.name, element.attributes))
        break
      }
      case 'blank element': {
        const attributes: Record<string, string> = {}
        for (const [name, value] of one.attributes) attributes[name] = filledIn(value, texts)
        teller.open(elementIn(teller.current(), one.name, attributes))
        break
      }
      case 'text':
        teller.text(one.text)
        break
      case 'blank text': {
        // A parser tells of no text where there is none, and the first that is told says which element the words around it are of.
        const text = filledIn(one.text, texts)
        if (text !== '') teller.text(text)
        break
      }
      case 'end':
        teller.close()
        break
      case 'comment':
        teller.comment(one.text)
        break
    }
  return true
}
