/** Where marks stand in a text. */
import { memoize } from '../../../site/model/memoize.ts'
import { type Folded, foldText } from './fold.ts'
import type { Mark, Span } from './mark.ts'

export interface Find extends Span {
  readonly mark: Mark
}

export type Finder = (text: string) => readonly Find[]

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

const length = ({ start, end }: Span): number => end - start

/** The longest of the finds that overlap, in the order of the text. */
const longest = (finds: readonly Find[]): readonly Find[] => {
  const kept: Find[] = []
  for (const find of finds.toSorted((a, b) => length(b) - length(a) || a.start - b.start))
    if (!kept.some(other => overlaps(other, find))) kept.push(find)
  return kept.toSorted((a, b) => a.start - b.start)
}

/** Looks for `marks` wherever `own` does not stand. What was found in a text is remembered: a site says most things on many pages. */
export const finder = (all: readonly Mark[], own: readonly Mark[]): Finder => {
  // The first of those that find the same gives its name.
  const marks = [...new Map(all.toReversed().map(mark => [mark.key, mark])).values()].toReversed()
  const look = (text: Folded): readonly Find[] => {
    const finds = marks.flatMap(mark => mark.find(text).map(span => ({ ...span, mark })))
    if (finds.length === 0) return []
    const mine = own.flatMap(mark => mark.find(text))
    // A longer name of the old city may hold the new one’s: Burlington North is not Burlington.
    return longest(finds.filter(find => !mine.some(span => overlaps(span, find) && length(span) >= length(find))))
  }
  return memoize(text => look(foldText(text)))
}
