/** Finds marks in texts. */
import { memoize } from '../../../site/util/memoize.ts'
import { type Folded, foldText } from './fold.ts'
import type { Mark, Span } from './mark.ts'

export interface Find extends Span {
  readonly mark: Mark
}

export type Finder = (text: string) => readonly Find[]

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

const length = ({ start, end }: Span): number => end - start

/** The longest of overlapping finds, in the order of the text. */
const longest = (finds: readonly Find[]): readonly Find[] => {
  const found: Find[] = []
  for (const find of finds.toSorted((a, b) => length(b) - length(a) || a.start - b.start))
    if (!found.some(other => overlaps(other, find))) found.push(find)
  return found.toSorted((a, b) => a.start - b.start)
}

/** Finds marks that do not overlap `own` ones. Memoized by text, because pages repeat most texts. */
export const finder = (all: readonly Mark[], own: readonly Mark[]): Finder => {
  // Of marks with the same key, the first one is used.
  const marks = [...new Map(all.toReversed().map(mark => [mark.key, mark])).values()].toReversed()
  const search = (text: Folded): readonly Find[] => {
    const finds = marks.flatMap(mark => mark.find(text).map(span => ({ ...span, mark })))
    if (finds.length === 0) return []
    const mine = own.flatMap(mark => mark.find(text))
    // A longer name of the old city may contain the name of the new one: Burlington North is not Burlington.
    return longest(finds.filter(find => !mine.some(span => overlaps(span, find) && length(span) >= length(find))))
  }
  return memoize(text => search(foldText(text)))
}
