import { collapsed, type Element, type HtmlReader } from '../../../html/element.ts'
import type { Area, TextRun } from './page.ts'

/** Elements in which a text goes on across their edges. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'data',
  'dfn',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
  'svg',
  'path',
  'circle',
  'rect',
  'g',
  'use',
  'img',
  'picture',
  'source',
  'input',
])
/** Elements whose text nobody reads. */
export const unread: ReadonlySet<string> = new Set(['script', 'style', 'svg'])
const readAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'placeholder', 'title'])

/** Whether a run of text ends where this element begins or ends. */
export const breaks = (element: Element): boolean => !inline.has(element.name) || element.language !== element.parent?.language

interface Begun {
  readonly of: string
  readonly language: string
  readonly area: Area
  readonly waiting: boolean
  text: string
  own: string
}

/** Every run of text, and those of `<main>` that are its own. */
export const textReader = (): HtmlReader<{ readonly texts: readonly TextRun[]; readonly prose: readonly string[] }> => {
  const texts: TextRun[] = []
  const prose: string[] = []
  let begun: Begun | null = null

  const flush = (): void => {
    if (begun === null) return
    const { text: written, own: ownWritten, ...rest } = begun
    begun = null
    const text = collapsed(written)
    if (text === '') return
    texts.push({ ...rest, text })
    const own = collapsed(ownWritten)
    if (rest.area === 'main' && !rest.waiting && own !== '') prose.push(own)
  }

  const note = (element: Element, of: string, text: string | undefined): void => {
    const clean = collapsed(text ?? '')
    if (clean !== '') texts.push({ text: clean, language: element.language, area: element.area, of, waiting: element.waiting })
  }

  return {
    open: element => {
      if (breaks(element)) flush()
      for (const attribute of element.has)
        if (readAttributes.has(attribute)) note(element, `${element.name} ${attribute}`, element.attributes[attribute])
      if (element.name === 'meta' && element.attributes.name === 'description')
        note(element, 'meta description', element.attributes.content)
    },
    text: (text, element) => {
      if (unread.has(element.name)) return
      begun ??= { of: element.name, language: element.language, area: element.area, waiting: element.waiting, text: '', own: '' }
      begun.text += text
      if (element.own) begun.own += text
    },
    close: element => {
      if (breaks(element)) flush()
    },
    facts: () => {
      flush()
      return { texts, prose }
    },
  }
}
