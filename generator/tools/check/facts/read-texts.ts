import type { Area, Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { breaks, collapsed, unread } from '../../../html/text.ts'
import type { PageFacts, TextRun } from './page-facts.ts'

const readAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'placeholder', 'title'])

const blockElements: ReadonlySet<string> = new Set(['section', 'article', 'aside', 'form', 'header', 'footer', 'nav', 'main', 'body', 'li'])

interface OpenText {
  readonly of: string
  readonly language: string
  readonly area: Area
  readonly inTemplate: boolean
  text: string
  /** The part of the text that is written for the page; `undefined` as long as that is the whole text. */
  own: string | undefined
}

interface Block {
  readonly element: Element
  readonly runs: string[]
}

/** Reads every text: all of them, those that are written for the page, and those of each block without the blocks inside it. */
export const textReader = (): HtmlReader<Pick<PageFacts, 'texts' | 'prose' | 'blocks'>> => {
  const texts: TextRun[] = []
  const prose: string[] = []
  const blocks: string[][] = []
  const open: Block[] = []
  let current: OpenText | null = null

  const flush = (): void => {
    if (current === null) return
    const { of, language, area, inTemplate, text: written, own: ownWritten } = current
    current = null
    const text = collapsed(written)
    if (text === '') return
    texts.push({ text, language, area, of, inTemplate })
    open.at(-1)?.runs.push(text)
    if (area !== 'main' || inTemplate) return
    const own = ownWritten === undefined ? text : collapsed(ownWritten)
    if (own !== '') prose.push(own)
  }

  const addAttribute = (element: Element, of: string, text: string | undefined): void => {
    const clean = collapsed(text ?? '')
    if (clean !== '') texts.push({ text: clean, language: element.language, area: element.area, of, inTemplate: element.inTemplate })
  }

  return {
    open: element => {
      if (breaks(element)) flush()
      if (blockElements.has(element.name)) {
        const runs: string[] = []
        open.push({ element, runs })
        blocks.push(runs)
      }
      for (const attribute of element.has)
        if (readAttributes.has(attribute)) addAttribute(element, `${element.name} ${attribute}`, element.attributes[attribute])
      if (element.name === 'meta' && element.attributes.name === 'description')
        addAttribute(element, 'meta description', element.attributes.content)
    },
    text: (text, element) => {
      if (unread.has(element.name)) return
      current ??= {
        of: element.name,
        language: element.language,
        area: element.area,
        inTemplate: element.inTemplate,
        text: '',
        own: undefined,
      }
      if (!element.own) current.own ??= current.text
      else if (current.own !== undefined) current.own += text
      current.text += text
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
