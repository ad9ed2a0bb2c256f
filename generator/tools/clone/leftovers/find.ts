/** Finds marks in texts, and makes excerpts around them. */
import { memoize } from '../../../site/util/memoize.ts'
import { type Folded, foldText, type Mark, type Span } from './mark.ts'

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
export const finder = (candidates: readonly Mark[], own: readonly Mark[]): Finder => {
  // Of marks with the same key, the first one is used.
  const marks = [...new Map(candidates.toReversed().map(mark => [mark.key, mark])).values()].toReversed()
  const search = (text: Folded): readonly Find[] => {
    const finds = marks.flatMap(mark => mark.find(text).map(span => ({ ...span, mark })))
    if (finds.length === 0) return []
    const mine = own.flatMap(mark => mark.find(text))
    // A longer name of the old city may contain the name of the new one: Burlington North is not Burlington.
    return longest(finds.filter(find => !mine.some(span => overlaps(span, find) && length(span) >= length(find))))
  }
  return memoize(text => search(foldText(text)))
}

export interface Excerpt {
  readonly text: string
  /** Positions of the marks. */
  readonly marked: readonly Span[]
}

/** Characters shown on each side of a mark. */
const context = 36

/** An excerpt around each mark; adjacent marks share one. */
export const excerptsOf = (text: string, finds: readonly Find[]): readonly (Excerpt & { readonly finds: readonly Find[] })[] => {
  const groups: Find[][] = []
  for (const find of finds) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group !== undefined && before !== undefined && find.start - before.end <= context) group.push(find)
    else groups.push([find])
  }
  return groups.map(group => {
    const first = group[0]?.start ?? 0
    const last = group.at(-1)?.end ?? first
    const from = first <= context + 10 ? 0 : first - context
    const to = text.length - last <= context + 10 ? text.length : last + context
    const [before, after] = [from === 0 ? '' : '…', to === text.length ? '' : '…']
    return {
      // Replaced one by one, so that positions stay the same.
      text: `${before}${text.slice(from, to).replace(/\s/g, ' ')}${after}`,
      marked: group.map(({ start, end }) => ({ start: start - from + before.length, end: end - from + before.length })),
      finds: group,
    }
  })
}
