import type { Area, Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { breaks, collapsed, unread } from '../../../html/text.ts'
import type { PageFacts, TextRun } from './page.ts'

const readAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'placeholder', 'title'])

/** Elements that stand for themselves: what is in one is read together. */
const apart: ReadonlySet<string> = new Set(['section', 'article', 'aside', 'form', 'header', 'footer', 'nav', 'main', 'body', 'li'])

interface Begun {
  readonly of: string
  readonly language: string
  readonly area: Area
  readonly inTemplate: boolean
  text: string
  /** The part of the text that is the page’s own; nothing while that is all of it. */
  own: string | undefined
}

interface Block {
  readonly element: Element
  readonly runs: string[]
}

/** Every run of text: one by one, those of `<main>` that are its own, and by the block they stand in, without those of the blocks in it. */
export const textReader = (): HtmlReader<Pick<PageFacts, 'texts' | 'prose' | 'blocks'>> => {
  const texts: TextRun[] = []
  const prose: string[] = []
  const blocks: string[][] = []
  const open: Block[] = []
  let begun: Begun | null = null

  const flush = (): void => {
    if (begun === null) return
    const { of, language, area, inTemplate, text: written, own: ownWritten } = begun
    begun = null
    const text = collapsed(written)
    if (text === '') return
    texts.push({ text, language, area, of, inTemplate })
    open.at(-1)?.runs.push(text)
    if (area !== 'main' || inTemplate) return
    // One object for one text: whoever looks it up reads it once.
    const own = ownWritten === undefined ? text : collapsed(ownWritten)
    if (own !== '') prose.push(own)
  }

  const note = (element: Element, of: string, text: string | undefined): void => {
    const clean = collapsed(text ?? '')
    if (clean !== '') texts.push({ text: clean, language: element.language, area: element.area, of, inTemplate: element.inTemplate })
  }

  return {
    open: element => {
      if (breaks(element)) flush()
      if (apart.has(element.name)) {
        const runs: string[] = []
        open.push({ element, runs })
        blocks.push(runs)
      }
      for (const attribute of element.has)
        if (readAttributes.has(attribute)) note(element, `${element.name} ${attribute}`, element.attributes[attribute])
      if (element.name === 'meta' && element.attributes.name === 'description')
        note(element, 'meta description', element.attributes.content)
    },
    text: (text, element) => {
      if (unread.has(element.name)) return
      begun ??= {
        of: element.name,
        language: element.language,
        area: element.area,
        inTemplate: element.inTemplate,
        text: '',
        own: undefined,
      }
      if (!element.own) begun.own ??= begun.text
      else if (begun.own !== undefined) begun.own += text
      begun.text += text
    },
    close: element => {
      if (breaks(element)) flush()
      if (open.at(-1)?.element === element) open.pop()
    },
    facts: () => {
      flush()
      return { texts, prose, blocks: blocks.filter(runs => runs.length > 0) }
    },
  }
}
