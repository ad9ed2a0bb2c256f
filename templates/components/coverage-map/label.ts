import { memoizeText } from '../../../generator/site/util/memoize.ts'

/** Font size in units of the drawing, which is as wide as a narrow phone. */
const letterSize = 16
const lineHeight = 18
/** Labels wider than this are broken into two lines if possible. */
const lineWidth = 132

/** Character widths in ems, rather too wide than too narrow: a system font may be used. */
const widthOf = memoizeText((letter: string): number => {
  if (/[ .,'’:;|!iljtfrI-]/.test(letter)) return 0.36
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(letter)) return 1
  if (/[mwMW]/.test(letter)) return 0.88
  // Other scripts use system fonts, which are wider.
  return /\p{Lu}|[^\p{Script=Latin}\p{Script=Common}]/u.test(letter) ? 0.7 : 0.58
})

const textWidth = (text: string): number => letterSize * [...text].reduce((sum, letter) => sum + widthOf(letter), 0)

/** Every way to break a text in two after a space or a hyphen. */
const cuts = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/[ -]/g)].map(({ index }) => [text.slice(0, index + 1).trimEnd(), text.slice(index + 1)] as const)

export interface Label {
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(textWidth))

/** A name on one line, or on the two lines that make it narrowest. */
export const labelOf = (name: string): Label => {
  const whole: readonly string[] = [name]
  const lines = widest(whole) <= lineWidth ? whole : cuts(name).reduce((best, cut) => (widest(cut) < widest(best) ? cut : best), whole)
  return { lines, width: Math.ceil(widest(lines)), height: lines.length * lineHeight }
}
