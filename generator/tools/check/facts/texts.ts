import type { Area, Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { breaks, collapsed, unread } from '../../../html/text.ts'
import type { TextRun } from './page.ts'

const readAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'placeholder', 'title'])

interface Begun {
  readonly of: string
  readonly language: string
  readonly area: Area
  readonly inTemplate: boolean
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
    const { of, language, area, inTemplate, text: written, own: ownWritten } = begun
    begun = null
    const text = collapsed(written)
    if (text === '') return
    texts.push({ text, language, area, of, inTemplate })
    if (area !== 'main' || inTemplate) return
    const own = collapsed(ownWritten)
    if (own !== '') prose.push(own)
  }

  const note = (element: Element, of: string, text: string | undefined): void => {
    const clean = collapsed(text ?? '')
    if (clean !== '') texts.push({ text: clean, language: element.language, area: element.area, of, inTemplate: element.inTemplate })
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
      begun ??= { of: element.name, language: element.language, area: element.area, inTemplate: element.inTemplate, text: '', own: '' }
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
