/** The numbers that a text gives for something. */
import { escapeRegExp } from '../../../../site/model/escape.ts'
import { matchesOf } from '../../../../site/model/matches.ts'
import { memoize } from '../../../../site/model/memoize.ts'
import { keysOf } from '../../../../site/model/table.ts'
import { numberWords } from '../../../../site/plan/format/number-words.ts'
import { countWordsOf, type Thing } from './words.ts'

export interface Said {
  readonly thing: Thing
  readonly count: number
  /** `six areas` */
  readonly words: string
  /** Whether all are meant: `our six areas`, `Six areas, …`. */
  readonly isAll: boolean
}

interface Patterns {
  readonly numbers: ReadonlyMap<string, number>
  readonly any: RegExp
  /** Any of the things. */
  readonly named: RegExp
  readonly each: readonly {
    readonly thing: Thing
    /** The thing alone, which is looked for in a tenth of the time. */
    readonly named: RegExp
    readonly pattern: RegExp
  }[]
}

/** Blanks of every kind, line ends included. */
const anyBlanks = (source: string): string => source.replaceAll(' ', '\\s+')

/** Neither a part of another number nor the end of a range. */
const patternsOf = memoize((locale: string): Patterns | null => {
  const words = countWordsOf(locale)
  if (words === undefined) return null
  const { things, all, over } = words
  const numbers = new Map(numberWords(locale).map(([number, word]) => [word, number]))
  // The longest first: “forty-two” is not “forty”.
  const named = [...numbers.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp)
  const number = `(?<number>\\d{1,3}|${named.join('|')})\\+?\\s+`
  return {
    numbers,
    any: new RegExp(`\\d|(?<!\\p{L})(?:${named.join('|')})(?!\\p{L})`, 'iu'),
    named: new RegExp(Object.values(things).map(anyBlanks).join('|'), 'iu'),
    each: keysOf(things).map(thing => ({
      thing,
      named: new RegExp(anyBlanks(things[thing]), 'iu'),
      pattern: new RegExp(
        `(?<![\\p{L}\\d.,–-])${thing === 'yearsOfOurs' ? `(?<all>(?:${anyBlanks(over)})\\s+)` : `(?<all>(?:${all})\\s+)?`}${number}${anyBlanks(things[thing])}(?!\\p{L})`,
        'giu',
      ),
    })),
  }
})

/** None in a language whose words are not known. */
export const countsIn = (text: string, locale: string): readonly Said[] => {
  const patterns = patternsOf(locale)
  if (patterns === null || !patterns.named.test(text) || !patterns.any.test(text)) return []
  return patterns.each.flatMap(({ thing, named, pattern }) =>
    (named.test(text) ? matchesOf(pattern, text) : []).map(({ 0: whole, index, groups }): Said => {
      const number = (groups?.number ?? '').toLowerCase()
      return {
        thing,
        count: patterns.numbers.get(number) ?? Number(number),
        words: whole.slice(groups?.all?.length ?? 0),
        isAll: index === 0 || groups?.all !== undefined,
      }
    }),
  )
}
