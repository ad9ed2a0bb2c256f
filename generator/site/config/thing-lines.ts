/** The one thing of a list in whose lines two texts differ. Texts are compared in UTF-8, as they lie in files, and places are those of bytes. */
import { isPlain, type Stretch, sectionsOf } from './yaml/text-sections.ts'

const decoder = new TextDecoder()

/** A stretch begins and ends with lines. */
export const thingText = (utf8: Uint8Array, { start, end }: Stretch): string => decoder.decode(utf8.subarray(start, end))

/**
 * Where each thing of a list at the top of a config begins, the first below the line of its key, and at last where the list ends; nothing of
 * a list that is read as one.
 * @param text each of whose letters stands for a byte, so that places are told in bytes: what tells where things begin is of ASCII
 */
export const thingStarts = (text: string, list: string): Uint32Array | undefined => {
  const section = sectionsOf(text)?.find(({ key }) => key === list)
  const [first, ...others] = section?.items ?? []
  if (section === undefined || first === undefined) return undefined
  return Uint32Array.of(text.indexOf('\n', first.start) + 1, ...others.map(({ start }) => start), section.end)
}

/** How many bytes two texts begin with alike, and how many they end with. */
export interface Alike {
  readonly first: number
  readonly last: number
}

/** Lines that say something, with the columns that they begin in. */
const tellingLines = (text: string): readonly { readonly column: number; readonly isItem: boolean }[] =>
  [...text.matchAll(/^( *)([^\s#])([ \n]?)/gm)].map(([, { length } = '', first, after]) => ({
    column: length,
    isItem: first === '-' && after !== '',
  }))

/**
 * Whether a text, as another that is one thing, is one thing of the same list. Of lines above it that look like notes, the thing before may
 * be the owner: they are its text where that goes on to its end.
 */
const isOneThing = (text: string, like: string, isFirst: boolean): boolean => {
  const [head, ...rest] = tellingLines(text)
  const column = tellingLines(like)[0]?.column
  return (
    isPlain(text) &&
    head?.isItem === true &&
    head.column === column &&
    (isFirst || /^ *-/.test(text)) &&
    rest.every(line => line.column > head.column)
  )
}

interface ChangedThing {
  /** Its place in the list. */
  readonly place: number
  readonly was: Stretch
  readonly is: Stretch
  /** Where things begin now. */
  readonly starts: Uint32Array
}

const lineBreak = 10

/** The one thing of a list in whose lines all lies that differs between two texts. @param starts of the things in the text before */
export const changedThing = (before: Uint8Array, after: Uint8Array, alike: Alike, starts: Uint32Array): ChangedThing | undefined => {
  // From the beginning of the first line that differs: a line more may begin like the one that it was put before.
  const first = alike.first === 0 ? 0 : after.lastIndexOf(lineBreak, alike.first - 1) + 1
  // No byte is counted twice.
  const last = Math.min(alike.last, Math.min(before.length, after.length) - first)
  const longer = after.length - before.length
  const latest = starts.findLastIndex(start => start <= first)
  // A line that was put at the end of a thing stands where the next one stood.
  for (const place of [latest, latest - 1]) {
    const [start, end] = [starts[place], starts[place + 1]]
    if (start === undefined || end === undefined || before.length - last > end) continue
    const [was, is] = [
      { start, end },
      { start, end: end + longer },
    ]
    if (isOneThing(thingText(after, is), thingText(before, was), place === 0))
      return { place, was, is, starts: starts.map((one, index) => (index > place ? one + longer : one)) }
  }
  return undefined
}
