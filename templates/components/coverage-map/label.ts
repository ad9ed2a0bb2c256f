import { memoizeText } from '../../../generator/site/model/memoize.ts'

/** Size of the letters in units of the drawing, whose width is that of a narrow phone. */
const letterSize = 16
const lineHeight = 18
/** Labels wider than this are broken in two, where they can be. */
const lineWidth = 132

/** Widths in ems, rather too wide than too narrow: the font may be the system's. */
const widthOf = memoizeText((letter: string): number => {
  if (/[ .,'’:;|!iljtfrI-]/.test(letter)) return 0.36
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(letter)) return 1
  if (/[mwMW]/.test(letter)) return 0.88
  // The letters of other scripts are the device’s own, and wider.
  return /\p{Lu}|[^\p{Script=Latin}\p{Script=Common}]/u.test(letter) ? 0.7 : 0.58
})

const textWidth = (text: string): number => letterSize * [...text].reduce((sum, letter) => sum + widthOf(letter), 0)

/** Every way to cut a text in two after a space or a hyphen. */
const cuts = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/[ -]/g)].map(({ index }) => [text.slice(0, index + 1).trimEnd(), text.slice(index + 1)] as const)

export interface Label {
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(textWidth))

/** A name as it is set: on one line, or on the two that make it narrowest. */
export const labelOf = (name: string): Label => {
  const whole: readonly string[] = [name]
  const lines = widest(whole) <= lineWidth ? whole : cuts(name).reduce((best, cut) => (widest(cut) < widest(best) ? cut : best), whole)
  return { lines, width: Math.ceil(widest(lines)), height: lines.length * lineHeight }
}
