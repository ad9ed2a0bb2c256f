/** The lines that an edit concerns: what is changed in them alone is changed as in the whole text. */
import { type Range, type Section, sectionsOf } from '../yaml/text-sections.ts'
import type { Edit } from './edit.ts'

interface Window extends Range {
  /** The edit, as it is made in these lines. */
  readonly edit: Edit
}

/** Of a list’s things, the first and the last that an edit concerns. What is put in, moved or removed has another one before it. */
const concerned = (edit: Edit, count: number): readonly [number, number] | undefined => {
  const [, place, ...within] = edit.path
  if (edit.kind === 'append' && place === undefined) return [count - 1, count - 1]
  if (typeof place !== 'number') return undefined
  if (within.length > 0 || edit.kind === 'set' || edit.kind === 'append') return [place, place]
  const [first, last] = edit.kind === 'move' ? [Math.min(place, edit.to), Math.max(place, edit.to)] : [place, place + 1]
  return [Math.max(0, Math.min(first, count - 1) - 1), Math.min(last, count - 1)]
}

const inItems = ({ key, items }: Section, edit: Edit): Window | undefined => {
  const [from, to] = concerned(edit, items.length) ?? [-1, -1]
  const [first, last] = [items[from], items[to]]
  if (first === undefined || last === undefined) return undefined
  const [, place, ...within] = edit.path
  const inside = typeof place === 'number' ? [place - from, ...within] : []
  // The first thing stands with the key of its list.
  const path = from === 0 ? [key, ...inside] : inside
  const isMoved = edit.kind === 'move' && within.length === 0
  return { start: first.start, end: last.end, edit: isMoved ? { ...edit, path, to: edit.to - from } : { ...edit, path } }
}

/** @returns nothing where an edit may concern the whole text */
export const windowOf = (text: string, edit: Edit): Window | undefined => {
  const section = sectionsOf(text)?.find(({ key }) => key === edit.path[0])
  if (section === undefined) return undefined
  if (section.items.length > 0) return inItems(section, edit)
  return edit.path.length < 2 ? undefined : { start: section.start, end: section.end, edit }
}
