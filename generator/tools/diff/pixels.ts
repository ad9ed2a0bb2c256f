/**
 * Compares two screenshots of a page. Rows are aligned by anchors, so that an added paragraph does not make everything below it differ.
 * Bands that are equal on both sides are omitted; differing pixels are marked.
 */
import { align } from './align.ts'

/** An element that can be found on the other side: its top edge in pixels, and its key. */
export interface Anchor {
  readonly y: number
  readonly key: string
}

/** Pixels in rows, as RGB. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
  readonly anchors: readonly Anchor[]
}

interface Compared {
  readonly width: number
  readonly height: number
  readonly before: Uint8Array
  readonly after: Uint8Array
  /** As RGBA. */
  readonly marks: Uint8Array
  readonly differing: number
}

/** A row of one or both screenshots. */
interface Row {
  readonly before: number | null
  readonly after: number | null
}

/** Unchanged rows that are shown around a change. */
const margin = 90

/** Empty rows in place of an omitted band. */
const gapRows = 12

const mark = [214, 40, 90, 110] as const
const empty = 236

/** Smaller differences, for example from anti-aliasing, are not visible. */
const visibleShades = 12

/** Pairs of rows that correspond to each other, from the top down. */
const fixedPoints = (before: Bitmap, after: Bitmap): readonly (readonly [before: number, after: number])[] => {
  const inside = ({ height, anchors }: Bitmap): readonly Anchor[] => anchors.filter(({ y }) => y >= 0 && y < height)
  const pairs = align(inside(before), inside(after), ({ key }) => key).flatMap(({ same, ...range }) =>
    same ? range.before.map(({ y }, index) => [y, range.after[index]?.y ?? 0] as const) : [],
  )
  const points: (readonly [number, number])[] = [[0, 0]]
  for (const pair of pairs.toSorted(([a], [b]) => a - b)) {
    const [was, is] = points.at(-1) ?? [0, 0]
    // Elements in other columns may be in another order: the first one counts.
    if (pair[0] > was && pair[1] > is) points.push(pair)
  }
  return [...points, [before.height, after.height]]
}

const alignRows = (before: Bitmap, after: Bitmap): readonly Row[] => {
  const points = fixedPoints(before, after)
  return points.slice(0, -1).flatMap(([was, is], index) => {
    const [wasEnd, isEnd] = points[index + 1] ?? [was, is]
    return Array.from({ length: Math.max(wasEnd - was, isEnd - is) }, (_, row) => ({
      before: was + row < wasEnd ? was + row : null,
      after: is + row < isEnd ? is + row : null,
    }))
  })
}

const differ = (before: Uint8Array, after: Uint8Array, a: number, b: number): boolean => {
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs((before[a + channel] ?? 0) - (after[b + channel] ?? 0)) > visibleShades) return true
  return false
}

/** Columns of the pixels that differ in a row. */
const differingIn = (before: Bitmap, after: Bitmap, row: Row): readonly number[] => {
  const { width } = before
  const columns = Array.from({ length: width }, (_, column) => column)
  const { before: was, after: is } = row
  return was === null || is === null
    ? columns
    : columns.filter(column => differ(before.data, after.data, (was * width + column) * 3, (is * width + column) * 3))
}

interface ComparedRow extends Row {
  readonly marked: readonly number[]
}

/** The rows near a change, and `null` for each omitted band. */
const bands = (rows: readonly ComparedRow[]): readonly (ComparedRow | null)[] => {
  const near = new Uint8Array(rows.length)
  for (const [index, { marked }] of rows.entries())
    if (marked.length > 0) near.fill(1, Math.max(0, index - margin), Math.min(rows.length, index + margin + 1))
  return rows.flatMap((row, index) => (near[index] === 1 ? [row] : index === 0 || near[index - 1] === 1 ? [null] : []))
}

const gap: ComparedRow = { before: null, after: null, marked: [] }

export const comparePixels = (before: Bitmap, after: Bitmap): Compared => {
  if (before.width !== after.width) throw new Error('screenshots of different widths')
  const { width } = before
  const rows = alignRows(before, after).map(row => ({ ...row, marked: differingIn(before, after, row) }))
  const shown = bands(rows).flatMap(row => (row === null ? Array.from({ length: gapRows }, () => gap) : [row]))
  const height = shown.length
  const [was, is] = [new Uint8Array(width * height * 3).fill(empty), new Uint8Array(width * height * 3).fill(empty)]
  const marks = new Uint8Array(width * height * 4)
  let differing = 0
  const put = (target: Uint8Array, { data }: Bitmap, from: number | null, to: number): void => {
    if (from !== null) target.set(data.subarray(from * width * 3, (from + 1) * width * 3), to * width * 3)
  }
  for (const [to, row] of shown.entries()) {
    put(was, before, row.before, to)
    put(is, after, row.after, to)
    for (const column of row.marked) marks.set(mark, (to * width + column) * 4)
    differing += row.marked.length
  }
  return { width, height, before: was, after: is, marks, differing }
}
