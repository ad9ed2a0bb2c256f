/** The parts of a build in columns: of a hundred thousand pages, a few numbers each. */
import type { KeptParts } from '../../io/output/memory.ts'
import { pageFile } from '../../site/emit/collect.ts'
import { lazy, memoize } from '../../site/model/memoize.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'

/** What a part of a build has made. */
export interface Made {
  /** Published files. */
  readonly files: readonly string[]
  /** The share picture that it asks for. */
  readonly card?: ShareCard | undefined
}

/** A part as its row in the columns has it. */
export interface FoundPart {
  readonly row: number
  readonly pattern: string
  readonly card: ShareCard | undefined
}

/** Parts that a build before has made. */
export interface FoundParts {
  /** @param name a page’s is its address */
  readonly find: (name: string) => FoundPart | undefined
  readonly rowOf: (name: string) => number | undefined
  /** Addresses of all pages, in their order. */
  readonly pages: () => readonly string[]
}

/** Parts that a build makes. */
export interface MadeParts {
  /** @param row of what the part has read */
  readonly add: (name: string, row: number, made: Made) => void
  /** Takes a part over from the build before. */
  readonly takeOver: (name: string, found: FoundPart) => void
  readonly all: () => KeptParts
}

const isPage = (name: string): name is UrlPath => name.startsWith('/')

/** What the name of a page’s file is written as: nearly all pages have the same files, but for it. */
const own = '~'

/** Of a page with no other file than its own, as nearly all are. */
const alone = JSON.stringify([own])

const patternOf = (name: string, files: readonly string[]): string => {
  const file = isPage(name) ? pageFile(name) : undefined
  if (files.length === 1 && files[0] === file) return alone
  return JSON.stringify(files.map(path => (file !== undefined && path.startsWith(file) ? own + path.slice(file.length) : `=${path}`)))
}

// Written above.
const endingsIn = memoize((pattern: string) => JSON.parse(pattern) as readonly string[])

/** Of a page that has one file. */
const ownAlone = JSON.stringify([own])

/** Files that a part has made. */
export const filesOf = (name: string, { pattern }: FoundPart): readonly string[] => {
  const file = isPage(name) ? pageFile(name) : ''
  return pattern === ownAlone ? [file] : endingsIn(pattern).map(path => (path.startsWith(own) ? file : '') + path.slice(1))
}

/** Values by number, each once. */
const numbered = <Value>(keyOf: (value: Value) => string) => {
  const values: Value[] = []
  const numbers = new Map<string, number>()
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
      // Nearly always that of the part before.
      if (value !== last) [last, lastNumber] = [value, numberOf(value)]
      return lastNumber
    },
  }
}

export const foundParts = ({ names, rows, cards, cardOf, patterns, patternOf }: KeptParts): FoundParts => {
  // A part that was made after all comes later than what was known of it.
  const places = lazy(() => new Map(names.map((name, place) => [name, place])))
  /** Parts that are no pages. */
  const others = lazy(() => {
    const found = new Map<string, number>()
    for (let place = 0; place < names.length; place++) {
      const name = names[place] ?? ''
      if (!isPage(name)) found.set(name, place)
    }
    return found
  })
  let last = 0
  /** Parts are nearly always asked for in their order, each several times. */
  const placeOf = (name: string): number | undefined => {
    if (!isPage(name)) return others().get(name)
    if (names[last] === name) return last
    let next = last + 1
    while (next < names.length && !isPage(names[next] ?? '')) next++
    const place = names[next] === name ? next : places().get(name)
    if (place !== undefined) last = place
    return place
  }
  return {
    find: name => {
      const place = placeOf(name)
      if (place === undefined) return undefined
      return {
        row: rows[place] ?? 0,
        pattern: patterns[patternOf[place] ?? -1] ?? '[]',
        card: cards[(cardOf[place] ?? 0) - 1],
      }
    },
    rowOf: name => rows[placeOf(name) ?? -1],
    pages: () => names.filter(isPage),
  }
}

export const nothingFound: FoundParts = { find: () => undefined, rowOf: () => undefined, pages: () => [] }

export const madeParts = (): MadeParts => {
  const [names, rows, cardOf, patternNumbers]: [string[], number[], number[], number[]] = [[], [], [], []]
  const cards = numbered<ShareCard>(({ url }) => url)
  const patterns = numbered<string>(pattern => pattern)
  const append = (name: string, { row, pattern, card }: FoundPart): void => {
    names.push(name)
    rows.push(row)
    cardOf.push(card === undefined ? 0 : cards.numberOf(card) + 1)
    patternNumbers.push(patterns.numberOf(pattern))
  }
  return {
    add: (name, row, { files, card }) => append(name, { row, pattern: patternOf(name, files), card }),
    takeOver: append,
    all: () => ({
      names,
      rows: new Uint32Array(rows),
      cards: cards.values,
      patterns: patterns.values,
      cardOf: new Uint32Array(cardOf),
      patternOf: new Uint32Array(patternNumbers),
    }),
  }
}
