import type { Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { breaks, collapsed, unread } from '../../../html/text.ts'

/** Elements that stand for themselves: what is in one is read together. */
const apart: ReadonlySet<string> = new Set(['section', 'article', 'aside', 'form', 'header', 'footer', 'nav', 'main', 'body', 'li'])

/** The runs of text in each block of the page, without those of the blocks in it. */
export const blockReader = (): HtmlReader<readonly (readonly string[])[]> => {
  const blocks: string[][] = []
  const open: { readonly element: Element; readonly runs: string[] }[] = []
  let run = ''

  const flush = (): void => {
    const text = collapsed(run)
    run = ''
    if (text !== '') open.at(-1)?.runs.push(text)
  }
  return {
    open: element => {
      if (breaks(element)) flush()
      if (!apart.has(element.name)) return
      const runs: string[] = []
      open.push({ element, runs })
      blocks.push(runs)
    },
    text: (text, element) => {
      if (!unread.has(element.name)) run += text
    },
    close: element => {
      if (breaks(element)) flush()
      if (open.at(-1)?.element === element) open.pop()
    },
    facts: () => blocks.filter(runs => runs.length > 0),
  }
}
