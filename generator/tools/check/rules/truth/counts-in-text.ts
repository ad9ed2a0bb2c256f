import { numberWords } from '../../../../site/plan/format/number-words.ts'
import { memoize } from '../../../../site/util/memoize.ts'
import { keysOf } from '../../../../site/util/table.ts'
import { escapeRegExp } from '../../../../site/util/text.ts'
import { type Counted, countWordsOf } from './count-words.ts'

export type { Counted } from './count-words.ts'

export interface CountInText {
  readonly counted: Counted
  readonly count: number
  /** `six areas` */
  readonly words: string
  /** Whether all of them are meant: `our six areas`, `Six areas, …`. */
  readonly isAll: boolean
}

const anySpace = (source: string): string => source.replaceAll(' ', '\\s+')

const patternsOf = memoize((locale: string) => {
  const language = countWordsOf(locale)
  if (language === undefined) return undefined
  const { nouns, all, over } = language
  const numbers = new Map(numberWords(locale).map(([number, word]) => [word, number]))
  // The longest first: “forty-two” before “forty”.
  const words = [...numbers.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp)
  // The pattern of a number is slow, so it is only tried on texts that have the counted word.
  const patterns = keysOf(nouns).map(counted => {
    const before = counted === 'ownYears' ? `(?<all>(?:${anySpace(over)})\\s+)` : `(?<all>(?:${all})\\s+)?`
    const number = `(?<number>\\d{1,3}|${words.join('|')})\\+?\\s+`
    const noun = anySpace(nouns[counted])
    // Neither a part of another number nor the end of a range.
    return {
      counted,
      mention: new RegExp(noun, 'iu'),
      pattern: new RegExp(`(?<![\\p{L}\\d.,–-])${before}${number}${noun}(?!\\p{L})`, 'giu'),
    }
  })
  return { numbers, patterns }
})

/** What a text says that there are so many of. Nothing in a language without count words. */
export const countsIn = (text: string, locale: string): readonly CountInText[] => {
  const language = patternsOf(locale)
  if (language === undefined) return []
  return language.patterns
    .filter(({ mention }) => mention.test(text))
    .flatMap(({ counted, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: whole, index, groups }): CountInText => {
        const number = (groups?.number ?? '').toLowerCase()
        return {
          counted,
          count: language.numbers.get(number) ?? Number(number),
          words: whole.slice(groups?.all?.length ?? 0),
          isAll: index === 0 || groups?.all !== undefined,
        }
      }),
    )
}
