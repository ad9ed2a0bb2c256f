/** Markup with places for texts, known from markup that was rendered with marks in their places. */
import { escapeHtml } from '../../generator/site/model/escape.ts'
import { textForScript } from '../json.ts'

/** Private-use characters, which no page holds, around the number of a text; what became of the `<` shows how texts are escaped there. */
const open = '\uE000'
const close = '\uE001'
export const mark = (index: number): string => `${open}<${index}${close}`
const marks = new RegExp(`${open}(<|&lt;|\\\\u003c)(\\d+)${close}`)

/** By what became of `<`: in markup that is written as it is, between tags and in attributes, in the JSON of a script. */
const escapes: Readonly<Record<string, (text: string) => string>> = {
  '<': text => text,
  '&lt;': escapeHtml,
  '\\u003c': textForScript,
}

export interface Filling {
  /** Which text, from 0. */
  readonly index: number
  readonly written: (text: string) => string
}

export interface Template {
  /** One more than there are fillings. */
  readonly literals: readonly string[]
  readonly fillings: readonly Filling[]
}

export const templateOf = (markup: string): Template => {
  // Split by a pattern with two groups: literal, what became of `<`, number, literal, …
  const parts = markup.split(marks)
  const literals: string[] = []
  const fillings: Filling[] = []
  parts.forEach((part, at) => {
    if (at % 3 === 0) literals.push(part)
    else if (at % 3 === 1) fillings.push({ written: escapes[part] ?? escapeHtml, index: Number(parts[at + 1]) })
  })
  return { literals, fillings }
}
