/** The one thing of a list in whose lines two texts differ. */
import { type Stretch, sectionsOf } from './reread/stretches.ts'

export const thingText = (text: string, { start, end }: Stretch): string => text.slice(start, end)

/** Where each thing of a list at the top of a config stands, the first from below the line of its key; none of a list that is read as one. */
const thingsIn = (text: string, list: string): readonly Stretch[] => {
  const section = sectionsOf(text)?.find(({ key }) => key === list)
  const [first, ...others] = section?.items ?? []
  return first === undefined ? [] : [{ start: text.indexOf('\n', first.start) + 1, end: first.end }, ...others]
}

/** How many characters two texts begin with alike. */
const alikeAtFirst = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count++
  return count
}

/** How many they end with alike, beyond those they begin with. */
const alikeAtLast = (one: string, other: string, first: number): number => {
  const most = Math.min(one.length, other.length) - first
  let count = 0
  while (count < most && one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)) count++
  return count
}

interface ChangedThing {
  /** Its place in the list. */
  readonly place: number
  readonly was: Stretch
  readonly is: Stretch
}

/** The one thing of a list in whose lines all lies that differs between two texts. @param count things that the list has */
export const changedThing = (list: string, before: string, after: string, count: number): ChangedThing | undefined => {
  // From the beginning of the first line that differs: a line more may begin like the one that it was put before.
  const first = after.lastIndexOf('\n', alikeAtFirst(before, after) - 1) + 1
  const last = alikeAtLast(before, after, first)
  const [things, now] = [thingsIn(before, list), thingsIn(after, list)]
  if (things.length !== count || now.length !== count) return undefined
  const place = things.findLastIndex(({ start }, index) => start <= first && start === now[index]?.start)
  const [was, is] = [things[place], now[place]]
  // The change ends before the next thing, which begins in both with the same line.
  if (was === undefined || is === undefined || before.length - last > was.end || after.length - last > is.end) return undefined
  return before.length - was.end === after.length - is.end ? { place, was, is } : undefined
}
