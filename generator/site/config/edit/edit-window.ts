/** Finds the lines that an edit affects, so that a long text need not be parsed whole. */
import { type Range, type Section, sectionsOf } from '../yaml/text-sections.ts'
import type { ConfigPath } from '../yaml/tree.ts'

/**
 * A change of a config. `set` writes a value and creates missing maps around it, `append` adds an item to a list, `insert` adds one at the
 * position that the path ends with, `move` moves the item of the path to another position, `rename` gives the last key of the path another
 * name, and `first` writes a new key before all others of its map.
 */
export type Edit =
  | { readonly kind: 'set'; readonly path: ConfigPath; readonly value: unknown }
  | { readonly kind: 'append'; readonly path: ConfigPath; readonly value: unknown }
  | { readonly kind: 'insert'; readonly path: ConfigPath; readonly value: unknown }
  | { readonly kind: 'move'; readonly path: ConfigPath; readonly to: number }
  | { readonly kind: 'remove'; readonly path: ConfigPath }
  | { readonly kind: 'rename'; readonly path: ConfigPath; readonly key: string }
  | { readonly kind: 'first'; readonly path: ConfigPath; readonly value: unknown }

interface Window extends Range {
  /** The same edit, relative to these lines. */
  readonly edit: Edit
}

/** The first and last list item that an edit affects. An item that is inserted, moved or removed needs the one before it. */
const affected = (edit: Edit, count: number): readonly [number, number] | undefined => {
  const [, place, ...within] = edit.path
  if (edit.kind === 'append' && place === undefined) return [count - 1, count - 1]
  if (typeof place !== 'number') return undefined
  if (within.length > 0 || edit.kind === 'set' || edit.kind === 'append') return [place, place]
  const [first, last] = edit.kind === 'move' ? [Math.min(place, edit.to), Math.max(place, edit.to)] : [place, place + 1]
  return [Math.max(0, Math.min(first, count - 1) - 1), Math.min(last, count - 1)]
}

const inItems = ({ key, items }: Section, edit: Edit): Window | undefined => {
  const [from, to] = affected(edit, items.length) ?? [-1, -1]
  const [first, last] = [items[from], items[to]]
  if (first === undefined || last === undefined) return undefined
  const [, place, ...within] = edit.path
  const inside = typeof place === 'number' ? [place - from, ...within] : []
  // The range of the first item begins with the key of its list.
  const path = from === 0 ? [key, ...inside] : inside
  const isMoved = edit.kind === 'move' && within.length === 0
  return { start: first.start, end: last.end, edit: isMoved ? { ...edit, path, to: edit.to - from } : { ...edit, path } }
}

const windowIn = (section: Section, edit: Edit): Window | undefined => {
  if (section.items.length > 0) return inItems(section, edit)
  return edit.path.length < 2 ? undefined : { start: section.start, end: section.end, edit }
}

/** @returns `undefined` where an edit may affect the whole text */
export const windowOf = (text: string, edit: Edit): Window | undefined => {
  const section = sectionsOf(text)?.find(({ key }) => key === edit.path[0])
  return section === undefined ? undefined : windowIn(section, edit)
}

interface Windows extends Range {
  /** In order, relative to these lines. */
  readonly edits: Edit[]
}

/** Whether an edit changes the positions of other list items. */
const shiftsItems = ({ kind, path }: Edit): boolean =>
  kind === 'insert' || kind === 'move' || (kind === 'remove' && typeof path.at(-1) === 'number')

/**
 * Groups edits by the lines that they affect, so that each part is parsed on its own: the time is linear in the length of the text.
 * @returns in the order of the text; `undefined` where an edit may affect the whole text, or the lines of another edit
 */
export const windowsOf = (text: string, edits: readonly Edit[]): readonly Windows[] | undefined => {
  if (edits.some(shiftsItems)) return undefined
  const sections = new Map(sectionsOf(text)?.map(section => [section.key, section]))
  const found = new Map<number, Windows>()
  for (const edit of edits) {
    const section = sections.get(String(edit.path[0]))
    const window = section === undefined ? undefined : windowIn(section, edit)
    if (window === undefined) return undefined
    const same = found.get(window.start) ?? { start: window.start, end: window.end, edits: [] }
    if (same.end !== window.end) return undefined
    same.edits.push(window.edit)
    found.set(window.start, same)
  }
  const windows = [...found.values()].toSorted((a, b) => a.start - b.start)
  return windows.some(({ end }, index) => (windows[index + 1]?.start ?? end) < end) ? undefined : windows
}
