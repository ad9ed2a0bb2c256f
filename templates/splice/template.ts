/** Markup with slots for texts, found by rendering with markers in place of the texts. */
import { escapeHtml } from '../../generator/site/util/text.ts'
import { textForScript } from '../json.ts'

/** Private-use characters, which no page contains, around the number of a text. What became of the `<` shows how the slot is escaped. */
const open = '\uE000'
const close = '\uE001'
export const marker = (index: number): string => `${open}<${index}${close}`
const markers = new RegExp(`${open}(<|&lt;|\\\\u003c)(\\d+)${close}`)

/** By what became of `<`: in markup that is inserted as it is, in text and attributes, in the JSON of a script. */
const escapes: Readonly<Record<string, (text: string) => string>> = {
  '<': text => text,
  '&lt;': escapeHtml,
  '\\u003c': textForScript,
}

export interface Slot {
  /** Number of the text, from 0. */
  readonly index: number
  readonly escapeText: (text: string) => string
}

export interface MarkupTemplate {
  /** One more than there are slots. */
  readonly literals: readonly string[]
  readonly slots: readonly Slot[]
}

export const templateOf = (markup: string): MarkupTemplate => {
  // The pattern has two groups, so `split` returns: literal, what became of `<`, number, literal, …
  const parts = markup.split(markers)
  const literals: string[] = []
  const slots: Slot[] = []
  parts.forEach((part, at) => {
    if (at % 3 === 0) literals.push(part)
    else if (at % 3 === 1) slots.push({ escapeText: escapes[part] ?? escapeHtml, index: Number(parts[at + 1]) })
  })
  return { literals, slots }
}
