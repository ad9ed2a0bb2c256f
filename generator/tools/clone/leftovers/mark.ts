/** What gives a city away in a text: a name, a number, an address. */
import { escapeRegExp } from '../../../site/model/escape.ts'
import { type Folded, foldText } from './fold.ts'

export type MarkKind =
  | 'name'
  | 'place'
  | 'region'
  | 'phone'
  | 'area code'
  | 'e-mail'
  | 'domain'
  | 'postal code'
  | 'street'
  | 'licence'
  | 'by-law'

export interface Mark {
  readonly kind: MarkKind
  /** As the config has it, for people. */
  readonly written: string
  /** Marks with the same key find the same. */
  readonly key: string
  readonly find: (text: Folded) => readonly Span[]
}

export interface Span {
  readonly start: number
  readonly end: number
}

const everySpan = (pattern: RegExp, text: string): readonly Span[] =>
  [...text.matchAll(pattern)].map(found => ({ start: found.index, end: found.index + found[0].length }))

/** @param part what stands in the text wherever the pattern is found: most texts have none of it */
const spansOf = (pattern: RegExp, text: string, part: string): readonly Span[] => (text.includes(part) ? everySpan(pattern, text) : [])

/** A mark that is looked for in the text as it is written. */
const plainMark = (kind: MarkKind, written: string, pattern: RegExp, part: string): Mark => ({
  kind,
  written,
  key: String(pattern),
  find: ({ text }) => spansOf(pattern, text, part),
})

/** A mark for which accents and capitals do not count. */
const foldedMark = (kind: MarkKind, written: string, pattern: RegExp, part: string): Mark => ({
  kind,
  written,
  key: String(pattern),
  find: text => spansOf(pattern, text.folded, part).map(text.unfold),
})

/** What may stand between the words of a name, in a text or in an address: a space, a hyphen, an apostrophe. */
const gap = String.raw`[\s\p{P}_]{1,3}`

/**
 * A name in any writing: accents, capitals and hyphens do not count. Long names are found inside words too (Montrealers, montréalais);
 * of short ones the beginning, or the whole word, must stand there.
 */
export const nameMark = (kind: MarkKind, written: string): Mark => {
  const words = foldText(written)
    .folded.split(/[\s\p{P}_]+/u)
    .filter(word => word !== '')
  const length = words.join('').length
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
  const before = length >= 6 ? '' : String.raw`(?<![\p{L}\p{N}])`
  const after = length >= 5 ? '' : String.raw`(?![\p{L}\p{N}])`
  return foldedMark(kind, written, new RegExp(`${before}${words.map(escapeRegExp).join(gap)}${after}`, 'gu'), longest)
}

/** A code such as QC: as written, and a word by itself. */
export const codeMark = (kind: MarkKind, written: string): Mark =>
  plainMark(kind, written, new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(written)}(?![\p{L}\p{N}])`, 'gu'), written)

/** A web or e-mail address, or a part of one, wherever it stands. */
export const literalMark = (kind: MarkKind, written: string): Mark =>
  foldedMark(kind, written, new RegExp(escapeRegExp(foldText(written).folded), 'gu'), foldText(written).folded)

/** Between the digits of a number, as people and links write it. */
const digitGap = String.raw`[^\p{L}\p{N}]{0,3}`

/** These digits in any formatting, followed by as many others as asked for. */
export const digitsMark = (kind: MarkKind, written: string, digits: string, others = 0): Mark => {
  const parts = [...digits, ...Array.from({ length: others }, () => String.raw`\d`)]
  // A country’s number, a zero or a plus may stand before it.
  const before = others > 0 || digits.length < 8 ? String.raw`(?<![\p{L}\p{N}])(?<!\p{N}[.,])` : ''
  const pattern = new RegExp(String.raw`${before}${parts.join(digitGap)}(?!\d)`, 'gu')
  // Whatever stands between them, it is no digit.
  const find = (text: Folded): readonly Span[] => (text.digits.includes(digits) ? everySpan(pattern, text.text) : [])
  return { kind, written, key: String(pattern), find }
}

/** An area code by itself: (514), “514 or 438”. */
export const areaCodeMark = (written: string): Mark =>
  plainMark(
    'area code',
    written,
    new RegExp(String.raw`(?<![\p{L}\p{N}$#])(?<!\p{N}[.,:\-])${written}(?![\p{L}\p{N}%°])(?![.,:\-]\p{N})`, 'gu'),
    written,
  )

/** A postal code in any spacing; with `around`, also those that begin with the same three signs and go on alike. */
export const postalCodeMark = (written: string, around: boolean): Mark => {
  const signs = [...written.toUpperCase().replace(/[\s-]/g, '')]
  const parts = signs.map((sign, index) => (index < 3 || !around ? escapeRegExp(sign) : /\d/.test(sign) ? String.raw`\d` : '[A-Z]'))
  const pattern = String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`[\s\-]?`)}(?![\p{L}\p{N}])`
  return plainMark('postal code', written, new RegExp(pattern, 'giu'), signs.slice(0, 3).find(sign => /\d/.test(sign)) ?? '')
}
