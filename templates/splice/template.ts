/** Markup with slots for texts, found by rendering with markers in place of the texts. */
import { type TextRole, textRoles } from '../../generator/site/util/soft-hyphens.ts'
import { escapeHtml } from '../../generator/site/util/text.ts'
import { textForScript } from '../json.ts'

/** Private-use characters, which no page contains, around the number of a text. What became of the `<` shows how the slot is escaped. */
const open = '\uE000'
const close = '\uE001'
export const marker = (index: number): string => `${open}<${index}${close}`
const markers = new RegExp(`${open}(<|&lt;|\\\\u003c)(\\d+)(?:\\.(\\d))?${close}`)

/** By what became of `<`: in markup that is inserted as it is, in text and attributes, in the JSON of a script. */
const escapes: Readonly<Record<string, (text: string) => string>> = {
  '<': text => text,
  '&lt;': escapeHtml,
  '\\u003c': textForScript,
}

/** Inserts soft hyphens into an escaped text. */
export type Hyphenated = (text: string, role: TextRole) => string

export interface Slot {
  /** Number of the text, from 0. */
  readonly index: number
  readonly escapeText: (text: string) => string
  /** Whether `escapeText` also changes texts without special characters. */
  readonly isHyphenated: boolean
}

export interface MarkupTemplate {
  /** One more than there are slots. */
  readonly literals: readonly string[]
  readonly slots: readonly Slot[]
}

/** @param hyphenated for texts that the markup marks as such (`markupWithSoftHyphens`) */
export const templateOf = (markup: string, hyphenated?: Hyphenated): MarkupTemplate => {
  // The pattern has three groups, so `split` returns: literal, what became of `<`, number, role of the text, literal, …
  const parts = markup.split(markers)
  const literals: string[] = []
  const slots: Slot[] = []
  parts.forEach((part, at) => {
    if (at % 4 === 0) literals.push(part)
    else if (at % 4 === 1) {
      const plain = escapes[part] ?? escapeHtml
      const role = textRoles[Number(parts[at + 2])]
      const escapeText = role === undefined || hyphenated === undefined ? plain : (text: string) => hyphenated(plain(text), role)
      slots.push({ escapeText, index: Number(parts[at + 1]), isHyphenated: escapeText !== plain })
    }
  })
  return { literals, slots }
}
