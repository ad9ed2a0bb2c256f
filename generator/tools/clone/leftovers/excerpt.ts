import type { Find } from './find.ts'
import type { Span } from './mark.ts'

export interface Excerpt {
  readonly text: string
  /** Positions of the marks. */
  readonly marked: readonly Span[]
}

/** Letters shown on each side of a mark. */
const around = 36

/** An excerpt around each mark; adjacent marks share one. */
export const excerptsOf = (text: string, finds: readonly Find[]): readonly (Excerpt & { readonly finds: readonly Find[] })[] => {
  const groups: Find[][] = []
  for (const find of finds) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group !== undefined && before !== undefined && find.start - before.end <= around) group.push(find)
    else groups.push([find])
  }
  return groups.map(group => {
    const first = group[0]?.start ?? 0
    const last = group.at(-1)?.end ?? first
    const from = first <= around + 10 ? 0 : first - around
    const to = text.length - last <= around + 10 ? text.length : last + around
    const [before, after] = [from === 0 ? '' : '…', to === text.length ? '' : '…']
    return {
      // Replaced one by one, so that positions stay the same.
      text: `${before}${text.slice(from, to).replace(/\s/g, ' ')}${after}`,
      marked: group.map(({ start, end }) => ({ start: start - from + before.length, end: end - from + before.length })),
      finds: group,
    }
  })
}
