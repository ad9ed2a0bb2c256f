/** The numbers that a text gives for something. */
import { escapeRegExp } from '../../../../site/model/escape.ts'
import { memoize } from '../../../../site/model/memoize.ts'
import { keysOf } from '../../../../site/model/table.ts'
import type { CountWords, Thing } from './words.ts'

export interface Said {
  readonly thing: Thing
  readonly count: number
  /** `six areas` */
  readonly words: string
  /** Whether all are meant: `our six areas`, `Six areas, …`. */
  readonly isAll: boolean
}

interface Pattern {
  readonly thing: Thing
  readonly pattern: RegExp
}

/** Blanks of every kind, line ends included. */
const anyBlanks = (source: string): string => source.replaceAll(' ', '\\s+')

/** Neither a part of another number nor the end of a range. */
const patternsOf = memoize(
  ({ numbers, things, all }: CountWords): readonly Pattern[] =>
    keysOf(things).map(thing => ({
      thing,
      pattern: new RegExp(
        `(?<![\\p{L}\\d.,–-])(?<all>(?:${all})\\s+)?(?<number>\\d{1,3}|${numbers.map(escapeRegExp).join('|')})\\+?\\s+${anyBlanks(things[thing])}(?!\\p{L})`,
        'giu',
      ),
    })),
  new WeakMap(),
)

const alwaysPattern = memoize(
  ({ always }: CountWords) => new RegExp(`(?<![\\p{L}\\d])(?:${anyBlanks(always)})(?![\\p{L}\\d])`, 'iu'),
  new WeakMap(),
)

/** The words that say that somebody answers at every hour. */
export const alwaysIn = (text: string, words: CountWords): string | undefined => alwaysPattern(words).exec(text)?.[0]

export const countsIn = (text: string, words: CountWords): readonly Said[] =>
  patternsOf(words).flatMap(({ thing, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index, groups }): Said => {
      const number = (groups?.number ?? '').toLowerCase()
      const named = words.numbers.indexOf(number)
      return {
        thing,
        count: named < 0 ? Number(number) : named + 2,
        words: whole.slice(groups?.all?.length ?? 0),
        isAll: index === 0 || groups?.all !== undefined,
      }
    }),
  )
