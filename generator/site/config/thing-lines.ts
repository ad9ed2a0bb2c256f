/** The one thing of a list in whose lines two texts differ. */
import { isPlain, type Stretch, sectionsOf } from './reread/stretches.ts'

export const thingText = (text: string, { start, end }: Stretch): string => text.slice(start, end)

/**
 * Where each thing of a list at the top of a config begins, the first below the line of its key, and at last where the list ends; nothing of
 * a list that is read as one.
 */
export const thingStarts = (text: string, list: string): Uint32Array | undefined => {
  const section = sectionsOf(text)?.find(({ key }) => key === list)
  const [first, ...others] = section?.items ?? []
  if (section === undefined || first === undefined) return undefined
  return Uint32Array.of(text.indexOf('\n', first.start) + 1, ...others.map(({ start }) => start), section.end)
}

/** Characters that are compared at once: one by one takes long in a text of a million. */
const stretch = 4096

/** How many characters two texts begin with alike. */
const alikeAtFirst = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count + stretch <= most && one.slice(count, count + stretch) === other.slice(count, count + stretch)) count += stretch
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count++
  return count
}

/** How many they end with alike, beyond those they begin with. */
const alikeAtLast = (one: string, other: string, first: number): number => {
  const most = Math.min(one.length, other.length) - first
  const from = (text: string, count: number): string => text.slice(text.length - count - stretch, text.length - count)
  let count = 0
  while (count + stretch <= most && from(one, count) === from(other, count)) count += stretch
  while (count < most && one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)) count++
  return count
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

/** The one thing of a list in whose lines all lies that differs between two texts. @param starts of the things in the text before */
export const changedThing = (before: string, after: string, starts: Uint32Array): ChangedThing | undefined => {
  // From the beginning of the first line that differs: a line more may begin like the one that it was put before.
  const first = after.lastIndexOf('\n', alikeAtFirst(before, after) - 1) + 1
  const last = alikeAtLast(before, after, first)
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
