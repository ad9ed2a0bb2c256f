import type { Entry, Mark, Source, Value } from './tree.ts'

/** A tree whose marks stand elsewhere. */
export const moved = (value: Value, source: Source, by: number): Value => {
  const markOf = ({ start, end }: Mark): Mark => ({ source, start: start + by, end: end + by })
  const visit = (one: Value): Value => {
    const at = markOf(one.at)
    if (one.kind === 'leaf') return { kind: 'leaf', at, value: one.value }
    if (one.kind === 'list') return { kind: 'list', at, items: one.items.map(visit) }
    const entries = new Map<string, Entry>()
    for (const [key, entry] of one.entries) entries.set(key, { key: markOf(entry.key), value: visit(entry.value) })
    return { kind: 'group', at, entries }
  }
  return visit(value)
}
