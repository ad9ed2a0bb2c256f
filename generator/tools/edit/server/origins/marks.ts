/**
 * Invisible marks around texts: the marks on a rendered page show which config value each piece comes from. The characters are
 * ignored by collation, are not drawn by fonts, and do not occur in sequence in real texts.
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

/** Ranges of a message between its choices; each option of a choice is a range, so that an empty option stays empty. */
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

/** Splits a range into paragraphs, which a page renders as separate elements. */
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

/** The text with marks around each range that a page may show. */
export const marked = (text: string, number: number): string => {
  let made = ''
  let done = 0
  for (const { start, end } of runsIn(text).flatMap(run => byParagraphs(text, run))) {
    made += `${text.slice(done, start)}${open}${signs(number)}${text.slice(start, end)}${close}${signs(number)}`
    done = end
  }
  return made + text.slice(done)
}

/** Numbers of the marks in a text, the outermost first. @param carried marks that earlier texts opened and did not close */
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
  // A value between two parts of a sentence is its own origin first.
  const isWhole = text.startsWith(open)
  return { found: [...new Set(isWhole ? [...opened, ...carried] : [...carried, ...opened])], left }
}

export const withoutMarks = (text: string): string => text.replace(mark, '')
