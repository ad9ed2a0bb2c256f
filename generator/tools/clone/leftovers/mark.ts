/** Marks are names, numbers and addresses that identify a city in a text. */
import { memoize } from '../../../site/util/memoize.ts'
import { escapeRegExp, matchesOf } from '../../../site/util/text.ts'

export interface Span {
  readonly start: number
  readonly end: number
}

/** A text with its folded form: lower case, without accents, with straight apostrophes. */
export interface Folded {
  readonly text: string
  readonly folded: string
  /** Only its digits. */
  readonly digits: string
  /** Converts a range of the folded text to a range of the original. */
  readonly unfold: (span: Span) => Span
}

const fold = memoize((character: string): string => character.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ]/g, "'").toLowerCase())

/** ASCII text keeps its positions when folded. */
const isPlain = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text)

export const foldText = (text: string): Folded => {
  const digits = text.replace(/[^0-9]+/g, '')
  if (isPlain(text)) return { text, folded: text.toLowerCase(), digits, unfold: span => span }
  let folded = ''
  const starts: number[] = []
  let at = 0
  for (const character of text) {
    const plain = fold(character)
    for (let index = 0; index < plain.length; index++) starts.push(at)
    folded += plain
    at += character.length
  }
  starts.push(text.length)
  const place = (index: number): number => starts[index] ?? text.length
  return { text, folded, digits, unfold: ({ start, end }) => ({ start: place(start), end: place(end) }) }
}

type AddressKind = 'place' | 'region' | 'street' | 'postal code'
export type MarkKind = AddressKind | 'name' | 'phone' | 'area code' | 'e-mail' | 'domain' | 'licence' | 'by-law'

export interface Mark {
  readonly kind: MarkKind
  /** As written in the config. */
  readonly written: string
  /** Marks with the same key find the same. */
  readonly key: string
  readonly find: (text: Folded) => readonly Span[]
}

/** A pattern, as `gu/source`. Compiled on demand and once for all cities, because that takes longer than searching most texts. */
type Pattern = string

const compiled = memoize((pattern: Pattern): RegExp => {
  const end = pattern.indexOf('/')
  return new RegExp(pattern.slice(end + 1), pattern.slice(0, end))
})

/** @param part substring of every match, to skip most texts quickly */
const spansOf = (pattern: Pattern, text: string, part: string): readonly Span[] =>
  text.includes(part) ? matchesOf(compiled(pattern), text).map(({ index, 0: found }) => ({ start: index, end: index + found.length })) : []

/** A mark that is searched for in the original text. */
const plainMark = (kind: MarkKind, written: string, pattern: Pattern, part: string): Mark => ({
  ...{ kind, written, key: pattern },
  find: ({ text }) => spansOf(pattern, text, part),
})

/** A mark that ignores accents and case. */
const foldedMark = (kind: MarkKind, written: string, pattern: Pattern, part: string): Mark => ({
  ...{ kind, written, key: pattern },
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

const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character)

/** @returns the index after the separators between two digits */
const skipGap = (text: string, start: number): number => {
  let at = start
  for (let length = 0; length < maxGap; length++) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    if (at >= text.length || /[\p{L}\p{N}]/u.test(character)) return at
    at += character.length
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
  const isSeparate = others > 0 || digits.length < 8
  const find = ({ text, digits: allDigits }: Folded): readonly Span[] => {
    if (!allDigits.includes(digits)) return []
    const spans: Span[] = []
    for (let start = text.indexOf(digits.charAt(0)); start >= 0; start = text.indexOf(digits.charAt(0), start + 1)) {
      if (start < (spans.at(-1)?.end ?? 0)) continue
      const end = endOf(text, start, digits, others)
      if (end === undefined || (isSeparate && /[\p{L}\p{N}]$|\p{N}[.,]$/u.test(text.slice(Math.max(0, start - 3), start)))) continue
      spans.push({ start, end })
    }
    return spans
  }
  return { kind, written, key: `${digits}+${others}`, find }
}

/** A separate area code: (514), “514 or 438”. Not a part of a file name: icon-512.png. */
export const areaCodeMark = (written: string): Mark =>
  plainMark(
    'area code',
    written,
    String.raw`gu/(?<![\p{L}\p{N}$#])(?<![\p{L}\p{N}][.,:_\-])${written}(?![\p{L}\p{N}%°_])(?![.,:\-][\p{L}\p{N}])`,
    written,
  )

/** A postal code with any spacing; with `similar`, also those with the same first three characters and the same format. */
export const postalCodeMark = (written: string, similar: boolean): Mark => {
  const characters = [...written.toUpperCase().replace(/[\s-]/g, '')]
  const parts = characters.map((one, index) => (index < 3 || !similar ? escapeRegExp(one) : isDigit(one) ? String.raw`\d` : '[A-Z]'))
  const source = String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`[\s\-]?`)}(?![\p{L}\p{N}])`
  return plainMark('postal code', written, `giu/${source}`, characters.slice(0, 3).find(isDigit) ?? '')
}
