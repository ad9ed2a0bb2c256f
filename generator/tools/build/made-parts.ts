/** The parts of a build: those that are no pages one by one, pages in columns, since of a hundred thousand few numbers each are held. */

import { linesOf } from '../../io/output/lines.ts'
import type { KeptPart, KeptParts, Stretches } from '../../io/output/memory.ts'
import { pageFile } from '../../site/emit/collect.ts'
import { memoize } from '../../site/model/memoize.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'

/** What a part of a build has made. */
export interface Made {
  /** Published files. */
  readonly files: readonly string[]
  /** Where the first of them has its place among all. */
  readonly place: number
  /** The share picture that a page asks for. */
  readonly card?: ShareCard | undefined
}

/** Parts that a build makes. */
export interface MadeParts {
  /** A part that is no page. */
  readonly add: (name: string, part: KeptPart) => void
  /** @param place among all pages @param row of what the page has read */
  readonly addPage: (place: number, path: UrlPath, row: number, made: Made) => void
  /** Notes where the files of pages that stay lie, one each. @param place of the first among all @param file of its file among the published ones */
  readonly placePages: (place: number, file: number, count: number) => void
  /** @param order of the files in which these were placed, where it is that of what is published now */
  readonly all: (order: number | undefined) => KeptParts
}

/** What the name of a page’s file is written as: nearly all pages have the same files, but for it. */
const own = '~'

/** Of a page with no other file than its own, as nearly all are. */
const alone = JSON.stringify([own])

const patternWith = (path: UrlPath, files: readonly string[]): string => {
  const file = pageFile(path)
  if (files.length === 1 && files[0] === file) return alone
  return JSON.stringify(files.map(path => (path.startsWith(file) ? own + path.slice(file.length) : `=${path}`)))
}

// Written above.
const endingsIn = memoize((pattern: string) => JSON.parse(pattern) as readonly string[])

/** Files of the page at a place. */
export const filesAt = ({ pages, patterns, patternOf }: KeptParts, place: number): readonly string[] => {
  const file = pageFile(pages.at(place) ?? '/')
  const pattern = patterns[patternOf[place] ?? 0] ?? alone
  return pattern === alone ? [file] : endingsIn(pattern).map(path => (path.startsWith(own) ? file : '') + path.slice(1))
}

/** The file of a page in a stretch, and how many pages from there on have theirs likewise. For who asks for one page after the other. */
export const filesIn = ({ numbers }: Stretches): ((page: number) => { readonly file: number; readonly count: number } | undefined) => {
  let at = 0
  return page => {
    while (at < numbers.length && (numbers[at] ?? 0) + (numbers[at + 2] ?? 0) <= page) at += 3
    const [first, file, count] = numbers.subarray(at, at + 3)
    if (first === undefined || file === undefined || count === undefined || first > page) return undefined
    return { file: file + page - first, count: first + count - page }
  }
}

/** Values by number, each once. @param before those that have theirs */
const numbered = <Value>(before: readonly Value[], keyOf: (value: Value) => string) => {
  const values = [...before]
  const numbers = new Map(values.map((value, number) => [keyOf(value), number]))
  let [last, lastNumber]: [Value | undefined, number] = [undefined, 0]
  const numberOf = (value: Value): number => {
    const known = numbers.get(keyOf(value))
    if (known !== undefined) return known
    const number = values.push(value) - 1
    numbers.set(keyOf(value), number)
    return number
  }
  return {
    values: values as readonly Value[],
    numberOf: (value: Value): number => {
      // Nearly always that of the page before.
      if (value !== last) [last, lastNumber] = [value, numberOf(value)]
      return lastNumber
    },
  }
}

export const noParts: KeptParts = {
  others: {},
  pages: linesOf<UrlPath>([]),
  rows: new Uint32Array(),
  cards: [],
  cardOf: new Uint32Array(),
  patterns: [],
  patternOf: new Uint32Array(),
  stretches: { order: undefined, numbers: new Uint32Array() },
}

/** Numbers that are set by the places of pages: of those that are known there come no more. */
const columnFrom = (before: Uint32Array): Uint32Array | number[] => (before.length === 0 ? [] : before.slice())

/** @param before the pages are those of these parts, at the same addresses; where they have none, pages are at those that are added */
export const madeParts = (before: KeptParts): MadeParts => {
  const others: Record<string, KeptPart> = {}
  const paths: UrlPath[] = []
  const [rows, cardOf, patternOf] = [columnFrom(before.rows), columnFrom(before.cardOf), columnFrom(before.patternOf)]
  const cards = numbered(before.cards, ({ url }) => url)
  const patterns = numbered(before.patterns, pattern => pattern)
  const stretches: number[] = []
  const placePages = (place: number, file: number, count: number): void => {
    const last = stretches.length - 3
    const length = stretches[last + 2] ?? 0
    const goesOn = last >= 0 && stretches[last] === place - length && stretches[last + 1] === file - length
    if (goesOn) stretches[last + 2] = length + count
    else stretches.push(place, file, count)
  }
  return {
    add: (name, part) => {
      others[name] = part
    },
    addPage: (place, path, row, { files, place: file, card }) => {
      // In their order, unless most of them stay.
      if (before.pages.count === 0 && files.length === 1) placePages(place, file, 1)
      paths[place] = path
      rows[place] = row
      cardOf[place] = card === undefined ? 0 : cards.numberOf(card) + 1
      patternOf[place] = patterns.numberOf(patternWith(path, files))
    },
    placePages,
    all: order => ({
      others,
      pages: before.pages.count > 0 ? before.pages : linesOf(paths),
      rows: new Uint32Array(rows),
      cards: cards.values,
      patterns: patterns.values,
      cardOf: new Uint32Array(cardOf),
      patternOf: new Uint32Array(patternOf),
      stretches: { order, numbers: order === undefined ? new Uint32Array() : Uint32Array.from(stretches) },
    }),
  }
}
