/** Marks are names, numbers and addresses that identify a city in a text. */

import { memoize } from '../../../site/util/memoize.ts'
import { escapeRegExp, matchesOf } from '../../../site/util/text.ts'
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
  /** As written in the config. */
  readonly written: string
  /** Marks with the same key find the same. */
  readonly key: string
  readonly find: (text: Folded) => readonly Span[]
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** A pattern, as `gu/source`. Compiled on demand and once for all cities, because that takes longer than searching most texts. */
type Pattern = string

const compiled = memoize((pattern: Pattern): RegExp => {
  const end = pattern.indexOf('/')
  return new RegExp(pattern.slice(end + 1), pattern.slice(0, end))
})

const everySpan = (pattern: Pattern, text: string): readonly Span[] =>
  matchesOf(compiled(pattern), text).map(found => ({ start: found.index, end: found.index + found[0].length }))

/** @param part substring of every match, to skip most texts quickly */
const spansOf = (pattern: Pattern, text: string, part: string): readonly Span[] => (text.includes(part) ? everySpan(pattern, text) : [])

/** A mark that is searched for in the original text. */
const plainMark = (kind: MarkKind, written: string, pattern: Pattern, part: string): Mark => ({
  kind,
  written,
  key: pattern,
  find: ({ text }) => spansOf(pattern, text, part),
})

/** A mark that ignores accents and case. */
const foldedMark = (kind: MarkKind, written: string, pattern: Pattern, part: string): Mark => ({
  kind,
  written,
  key: pattern,
  find: text => spansOf(pattern, text.folded, part).map(text.unfold),
})

/** Separators between the words of a name in texts and URLs: spaces, hyphens, apostrophes. */
const gap = String.raw`[\s\p{P}_]{1,3}`

/**
 * A name, ignoring accents, case and hyphens. Long names are found inside words too (Montrealers, montréalais);
 * short ones only at the start of a word or as a whole word.
 */
export const nameMark = (kind: MarkKind, written: string): Mark => {
  const words = foldText(written)
    .folded.split(/[\s\p{P}_]+/u)
    .filter(word => word !== '')
  const length = words.join('').length
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
  const before = length >= 6 ? '' : String.raw`(?<![\p{L}\p{N}])`
  const after = length >= 5 ? '' : String.raw`(?![\p{L}\p{N}])`
  return foldedMark(kind, written, `gu/${before}${words.map(escapeRegExp).join(gap)}${after}`, longest)
}

/** A code such as QC, as a whole word with the same case. */
export const codeMark = (kind: MarkKind, written: string): Mark =>
  plainMark(kind, written, String.raw`gu/(?<![\p{L}\p{N}])${escapeRegExp(written)}(?![\p{L}\p{N}])`, written)

/** A URL, an e-mail address or a part of one, anywhere. */
export const literalMark = (kind: MarkKind, written: string): Mark =>
  foldedMark(kind, written, `gu/${escapeRegExp(foldText(written).folded)}`, foldText(written).folded)

/** Maximum number of characters between two digits of a phone number. */
const maxGap = 3

const isLetterOrDigit = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign)

const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/.test(sign)

/** @returns the index after the separators between two digits */
const skipGap = (text: string, start: number): number => {
  let at = start
  for (let signs = 0; signs < maxGap; signs++) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
    if (at >= text.length || isLetterOrDigit(sign)) return at
    at += sign.length
  }
  return at
}

/** @returns the end of a number that consists of these digits and as many others; `undefined` if there is none at `start` */
const endOf = (text: string, start: number, digits: string, others: number): number | undefined => {
  let at = start
  for (let index = 0; index < digits.length + others; index++) {
    if (index > 0) at = skipGap(text, at)
    if (index < digits.length ? text[at] !== digits[index] : !isDigit(text[at])) return undefined
    at++
  }
  return isDigit(text[at]) ? undefined : at
}

/**
 * These digits in any format, followed by a number of other digits. Not a regular expression, because compiling one with a thousand states
 * takes longer than searching all texts of a site.
 */
export const digitsMark = (kind: MarkKind, written: string, digits: string, others = 0): Mark => {
  // A country code, zero or plus may precede a long number.
  const standsAlone = others > 0 || digits.length < 8
  const find = ({ text, digits: all }: Folded): readonly Span[] => {
    if (!all.includes(digits)) return []
    const spans: Span[] = []
    for (let start = text.indexOf(digits.charAt(0)); start >= 0; start = text.indexOf(digits.charAt(0), start + 1)) {
      if (start < (spans.at(-1)?.end ?? 0)) continue
      const end = endOf(text, start, digits, others)
      if (end === undefined || (standsAlone && /[\p{L}\p{N}]$|\p{N}[.,]$/u.test(text.slice(Math.max(0, start - 3), start)))) continue
      spans.push({ start, end })
    }
    return spans
  }
  return { kind, written, key: `${digits}+${others}`, find }
}

/** A separate area code: (514), “514 or 438”. */
export const areaCodeMark = (written: string): Mark =>
  plainMark('area code', written, String.raw`gu/(?<![\p{L}\p{N}$#])(?<!\p{N}[.,:\-])${written}(?![\p{L}\p{N}%°])(?![.,:\-]\p{N})`, written)

/** A postal code with any spacing; with `around`, also those with the same first three characters and the same format. */
export const postalCodeMark = (written: string, around: boolean): Mark => {
  const signs = [...written.toUpperCase().replace(/[\s-]/g, '')]
  const parts = signs.map((sign, index) => (index < 3 || !around ? escapeRegExp(sign) : /\d/.test(sign) ? String.raw`\d` : '[A-Z]'))
  const source = String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`[\s\-]?`)}(?![\p{L}\p{N}])`
  return plainMark('postal code', written, `giu/${source}`, signs.slice(0, 3).find(sign => /\d/.test(sign)) ?? '')
}
