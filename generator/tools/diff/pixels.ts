/**
 * Two pictures of one page, brought side by side: what stands on both is put beside each other, so that one more paragraph does not make
 * everything below it differ; bands that are the same are left out; what differs is marked.
 */
import { align } from './align.ts'

/** Something on the page that is found again on the other side: how far down it begins, and what it is known by. */
export interface Anchor {
  readonly y: number
  readonly key: string
}

/** Pixels in rows, three bytes each: red, green, blue. */
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
  /** Four bytes each: red, green, blue and how opaque. */
  readonly marks: Uint8Array
  readonly differing: number
}

/** A row of one or both pictures. */
interface Row {
  readonly before: number | null
  readonly after: number | null
}

/** Unchanged rows that are kept around a change. */
const margin = 90

/** Rows of a page that both sides leave out are replaced by so many empty ones. */
const gapRows = 12

const mark = [214, 40, 90, 110] as const
const empty = 236

/** Edges of letters may be a shade lighter without anybody’s seeing it. */
const visibleShades = 12

/** Where the rows of one picture stand in the other, from the top down. */
const fixedPoints = (before: Bitmap, after: Bitmap): readonly (readonly [before: number, after: number])[] => {
  const inside = ({ height, anchors }: Bitmap): readonly Anchor[] => anchors.filter(({ y }) => y >= 0 && y < height)
  const pairs = align(inside(before), inside(after), ({ key }) => key).flatMap(({ same, ...range }) =>
    same ? range.before.map(({ y }, index) => [y, range.after[index]?.y ?? 0] as const) : [],
  )
  const points: (readonly [number, number])[] = [[0, 0]]
  for (const pair of pairs.toSorted(([a], [b]) => a - b)) {
    const [was, is] = points.at(-1) ?? [0, 0]
    // Of columns that moved apart, the first one counts.
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

const differ = (one: Uint8Array, other: Uint8Array, a: number, b: number): boolean => {
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs((one[a + channel] ?? 0) - (other[b + channel] ?? 0)) > visibleShades) return true
  return false
}

/** Places of the pixels in a row that differ. */
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

/** The rows near a change, and `null` for each band that is left out. */
const bands = (rows: readonly ComparedRow[]): readonly (ComparedRow | null)[] => {
  const near = new Uint8Array(rows.length)
  for (const [index, { marked }] of rows.entries())
    if (marked.length > 0) near.fill(1, Math.max(0, index - margin), Math.min(rows.length, index + margin + 1))
  return rows.flatMap((row, index) => (near[index] === 1 ? [row] : index === 0 || near[index - 1] === 1 ? [null] : []))
}

const gap: ComparedRow = { before: null, after: null, marked: [] }

export const comparePixels = (before: Bitmap, after: Bitmap): Compared => {
  if (before.width !== after.width) throw new Error('pictures of different widths')
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
