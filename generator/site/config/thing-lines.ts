/** The things of a list at the top of a config, by their lines. */

/** A stretch of whole lines. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

export const thingText = (text: string, { start, end }: Stretch): string => text.slice(start, end)

/** Column that a line begins at; nothing for one that is empty or a note. */
const columnOf = (text: string, start: number, end: number): number | undefined => {
  let at = start
  while (at < end && text[at] === ' ') at++
  return at === end || text[at] === '#' ? undefined : at - start
}

/**
 * Where each thing of a list begins, and where the last one ends. It is a list in lines of its own, each thing of which begins with a
 * hyphen in one column; nothing where the text has no such list, or more than one.
 */
const thingsIn = (text: string, list: string): readonly number[] | undefined => {
  const found = [...text.matchAll(new RegExp(`^${list}: *\\n`, 'gm'))]
  const [head] = found
  if (head === undefined || found.length > 1) return undefined
  const places: number[] = []
  let column: number | undefined
  let start = head.index + head[0].length
  while (start < text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const own = columnOf(text, start, end)
    if (own !== undefined) {
      column ??= own
      const isItem = text[start + own] === '-' && (text[start + own + 1] === ' ' || start + own + 1 === end)
      if (own < column || (own === column && !isItem)) break
      if (own === column) places.push(start)
    }
    start = end + 1
  }
  return [...places, Math.min(start, text.length)]
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
  const [was, is] = [thingsIn(before, list), thingsIn(after, list)]
  if (was?.length !== count + 1 || is?.length !== count + 1) return undefined
  const place = was.findLastIndex((start, index) => start <= first && start === is[index])
  const [start, end = -1, endNow = -1] = [was[place], was[place + 1], is[place + 1]]
  // The change ends before the next thing, which begins in both with the same line.
  if (start === undefined || before.length - last > end || after.length - last > endNow) return undefined
  return before.length - end === after.length - endNow ? { place, was: { start, end }, is: { start, end: endNow } } : undefined
}
