/** What many things have read, as a table of numbers that can be kept from build to build. */
import type { Reads } from './reads.ts'

/** Each row tells what something has read: cells (twice their number), and rows before it (twice theirs and one). */
export interface ReadsTable {
  /** Cells by their numbers. */
  readonly cells: readonly string[]
  /** Where each row begins in `links`; at the end, where the last one ends. */
  readonly starts: Uint32Array
  readonly links: Uint32Array
}

export const emptyTable: ReadsTable = { cells: [], starts: new Uint32Array(1), links: new Uint32Array() }

export const rowsOf = ({ starts }: ReadsTable): number => starts.length - 1

const joined = (one: Uint32Array, other: readonly number[]): Uint32Array => {
  const whole = new Uint32Array(one.length + other.length)
  whole.set(one)
  whole.set(other, one.length)
  return whole
}

/**
 * A table with rows for what was read since.
 * @param cells those of the reads, by their numbers
 * @returns the row of each of the reads as well
 */
export const withRows = (
  table: ReadsTable,
  cells: readonly string[],
  reads: readonly Reads[],
): { readonly table: ReadsTable; readonly rows: readonly number[] } => {
  const numbers = new Map(table.cells.map((cell, number) => [cell, number]))
  const all = [...table.cells]
  const cellOf = cells.map(cell => {
    const known = numbers.get(cell)
    return known ?? all.push(cell) - 1
  })
  const first = rowsOf(table)
  const rows = new Map<Reads, number>()
  const starts: number[] = []
  const links: number[] = []
  const rowOf = (one: Reads): number => {
    const known = rows.get(one)
    if (known !== undefined) return known
    const parts = [...one.parts].map(part => rowOf(part) * 2 + 1)
    for (const cell of one.cells) links.push((cellOf[cell] ?? 0) * 2)
    for (const part of parts) links.push(part)
    starts.push(table.links.length + links.length)
    rows.set(one, first + rows.size)
    return first + rows.size - 1
  }
  const found = reads.map(rowOf)
  return { table: { cells: all, starts: joined(table.starts, starts), links: joined(table.links, links) }, rows: found }
}

/** Rows that have read a cell that has changed, themselves or by way of others. @param changed numbers of cells @returns 1 for each such row */
export const staleRows = ({ starts, links }: ReadsTable, changed: readonly number[]): Uint8Array => {
  const stale = new Uint8Array(starts.length - 1)
  const isChanged = new Set(changed)
  for (let row = 0; row < stale.length; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const link = links[at] ?? 0
      if (link % 2 === 0 ? !isChanged.has(link / 2) : stale[(link - 1) / 2] !== 1) continue
      stale[row] = 1
      break
    }
  return stale
}

/** The table without rows that nobody asks for any more. @param asked rows that somebody does @returns where each of these is now */
export const withoutIdleRows = (
  { cells, starts, links }: ReadsTable,
  asked: readonly number[],
): { readonly table: ReadsTable; readonly rows: readonly number[] } => {
  const used = new Uint8Array(starts.length - 1)
  for (const row of asked) used[row] = 1
  // Rows name rows before them only.
  for (let row = used.length - 1; row >= 0; row--)
    if (used[row] === 1)
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
        if ((links[at] ?? 0) % 2 === 1) used[((links[at] ?? 0) - 1) / 2] = 1
  const moved = new Uint32Array(used.length)
  const left: number[] = []
  const begins = [0]
  for (let row = 0; row < used.length; row++) {
    if (used[row] !== 1) continue
    moved[row] = begins.length - 1
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const link = links[at] ?? 0
      left.push(link % 2 === 0 ? link : (moved[(link - 1) / 2] ?? 0) * 2 + 1)
    }
    begins.push(left.length)
  }
  return { table: { cells, starts: Uint32Array.from(begins), links: Uint32Array.from(left) }, rows: asked.map(row => moved[row] ?? 0) }
}
