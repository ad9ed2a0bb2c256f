/**
 * Two pictures of one page, brought side by side: rows that both have are put beside each other, so that one more paragraph does not make
 * everything below it differ; bands that are the same are left out; what differs is marked.
 */
import { align } from './align.ts'

/** Pixels in rows, three bytes each: red, green, blue. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export interface Compared {
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

/** One character a byte. */
const characters = new TextDecoder('latin1')

const rowKey = ({ width, data }: Bitmap, row: number): string => characters.decode(data.subarray(row * width * 3, (row + 1) * width * 3))

/** Rows on each side by which a row is known: one row of plain ground is like any other. */
const neighbours = 4

interface KnownRow {
  readonly row: number
  /** Its content. */
  readonly own: number
  /** Its content and that of its neighbours. */
  readonly key: string
}

/** Every row by a number: equal rows have equal numbers, so that comparing them is quick. */
const numbered = (): ((bitmap: Bitmap) => readonly KnownRow[]) => {
  const numbers = new Map<string, number>()
  return bitmap => {
    const all = Array.from({ length: bitmap.height }, (_, row) => {
      const content = rowKey(bitmap, row)
      const number = numbers.get(content) ?? numbers.size
      numbers.set(content, number)
      return number
    })
    return all.map((own, row) => ({ row, own, key: all.slice(Math.max(0, row - neighbours), row + neighbours + 1).join(' ') }))
  }
}

interface AlignedRow extends Row {
  readonly same: boolean
}

const sideBySide = (before: readonly KnownRow[], after: readonly KnownRow[]): readonly AlignedRow[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [was, is] = [before[index], after[index]]
    return { same: was !== undefined && was.own === is?.own, before: was?.row ?? null, after: is?.row ?? null }
  })

/** A page as long as before is rather changed in its place than moved up here and down there. */
const stayedFactor = 2

const alignRows = (before: Bitmap, after: Bitmap): readonly AlignedRow[] => {
  const rows = numbered()
  const [was, is] = [rows(before), rows(after)]
  const moved = align(was, is, ({ key }) => key).flatMap(stretch => sideBySide(stretch.before, stretch.after))
  const stayed = was.length === is.length ? sideBySide(was, is) : null
  const changed = (list: readonly AlignedRow[]): number => list.filter(({ same }) => !same).length
  return stayed !== null && changed(stayed) <= stayedFactor * changed(moved) ? stayed : moved
}

/** The rows near a change, and `null` for each band that is left out. */
const bands = (rows: readonly AlignedRow[]): readonly (Row | null)[] => {
  const near = new Uint8Array(rows.length)
  for (const [index, { same }] of rows.entries())
    if (!same) near.fill(1, Math.max(0, index - margin), Math.min(rows.length, index + margin + 1))
  return rows.flatMap((row, index) => (near[index] === 1 ? [row] : index === 0 || near[index - 1] === 1 ? [null] : []))
}

/** Edges of letters may be a shade lighter without anybody’s seeing it. */
const visibleShades = 12

const differ = (one: Uint8Array, other: Uint8Array, at: number): boolean => {
  for (let channel = at; channel < at + 3; channel++) if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > visibleShades) return true
  return false
}

export const comparePixels = (before: Bitmap, after: Bitmap): Compared => {
  if (before.width !== after.width) throw new Error('pictures of different widths')
  const { width } = before
  const shown = bands(alignRows(before, after)).flatMap((row): readonly Row[] =>
    row === null ? Array.from({ length: gapRows }, () => ({ before: null, after: null })) : [row],
  )
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
    if (row.before === null && row.after === null) continue
    for (let at = to * width; at < (to + 1) * width; at++) {
      if (row.before !== null && row.after !== null && !differ(was, is, at * 3)) continue
      marks.set(mark, at * 4)
      differing++
    }
  }
  return { width, height, before: was, after: is, marks, differing }
}
