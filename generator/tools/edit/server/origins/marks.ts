/**
 * Invisible marks in texts: what is found of them on the finished page tells which value of the config a piece of it is.
 * They are signs that no collation orders by, no font draws and no owner types one after another.
 */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const open = '\u2063'
const close = '\u2064'
const digits = 5
const firstDigit = 0xfe00

const signs = (number: number): string =>
  Array.from({ length: digits }, (_, place) => String.fromCharCode(firstDigit + (Math.floor(number / 16 ** place) % 16))).join('')

const numberOf = (written: string): number =>
  [...written].reduce((sum, sign, place) => sum + (sign.charCodeAt(0) - firstDigit) * 16 ** place, 0)

const mark = /([\u2063\u2064])([\ufe00-\ufe0f]{5})/g

interface Run {
  readonly start: number
  readonly end: number
}

/** Stretches of a message that are said as they stand; each way that a choice may end is one for itself, so that an empty one stays empty. */
const runsOf = (parts: readonly MessageFormatElement[]): readonly Run[] => {
  const runs: Run[] = []
  let run: Run | undefined
  for (const part of parts) {
    if (part.type === TYPE.plural || part.type === TYPE.select) {
      if (run !== undefined) runs.push(run)
      run = undefined
      runs.push(...Object.values(part.options).flatMap(option => runsOf(option.value)))
    } else {
      const { start, end } = part.location ?? { start: { offset: 0 }, end: { offset: 0 } }
      run = { start: run?.start ?? start.offset, end: end.offset }
    }
  }
  return run === undefined ? runs : [...runs, run]
}

/** A page shows paragraphs apart: each is a run of its own. */
const byParagraphs = (text: string, { start, end }: Run): readonly Run[] => {
  const found: Run[] = []
  let from = start
  for (const gap of text.slice(start, end).matchAll(/\n\s*\n/g)) {
    found.push({ start: from, end: start + gap.index })
    from = start + gap.index + gap[0].length
  }
  return [...found, { start: from, end }].filter(run => text.slice(run.start, run.end).trim() !== '')
}

const runsIn = (text: string): readonly Run[] => {
  if (!/[{}']/.test(text)) return [{ start: 0, end: text.length }]
  try {
    return runsOf(parse(text, { ignoreTag: true, captureLocation: true }))
  } catch {
    return [{ start: 0, end: text.length }]
  }
}

/** The text with the number around all that a page may show of it. */
export const marked = (text: string, number: number): string => {
  let made = ''
  let done = 0
  for (const { start, end } of runsIn(text).flatMap(run => byParagraphs(text, run))) {
    made += `${text.slice(done, start)}${open}${signs(number)}${text.slice(start, end)}${close}${signs(number)}`
    done = end
  }
  return made + text.slice(done)
}

/** Numbers of the marks in a text of a page, the outermost first. @param carried marks that texts before it opened and did not close */
export const marksIn = (
  text: string,
  carried: readonly number[] = [],
): { readonly found: readonly number[]; readonly left: readonly number[] } => {
  const opened: number[] = []
  const left = [...carried]
  for (const [, kind, written = ''] of text.matchAll(mark)) {
    const number = numberOf(written)
    if (kind === open) {
      opened.push(number)
      left.push(number)
    } else if (left.includes(number)) left.splice(left.lastIndexOf(number), 1)
  }
  // A number that stands alone between two parts of a sentence says itself first.
  const isWhole = text.startsWith(open)
  return { found: [...new Set(isWhole ? [...opened, ...carried] : [...carried, ...opened])], left }
}

export const withoutMarks = (text: string): string => text.replace(mark, '')
