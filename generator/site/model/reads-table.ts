/**
 * What many things have read, as a table that is written while they are made and can be kept from build to build. A page reads nearly
 * what its neighbour read, and numbers near each other, so a row of eighty links takes as many bytes.
 */
import type { ReadsLog } from './reads.ts'

/**
 * Each row tells what something has read: how many cells, twice, and one more where no other row names this one, the first of them, how much
 * further each next one is; then how many rows, how far before this one the last of them is, how much further each one before. All numbers
 * seven bits a byte, the lowest first.
 */
export interface ReadsTable {
  readonly rows: number
  /** No row lies in two. Each begins with a head. */
  readonly pieces: readonly Uint8Array[]
}

/**
 * The head of a piece: how many rows it has, in four bytes, and what these name, a bit for each of so many cells and then for each of so
 * many rows, others after them by the same bits again. Of what it does not name nobody need look for it in the piece.
 */
const rowsBytes = 4
const signs = 4096
const cellsAt = rowsBytes
const linksAt = cellsAt + signs / 8
const headBytes = linksAt + signs / 8

/**
 * Of an owner’s thirty-two cells each has bits of its own: names of areas are read by all, what only their own pages say by few. So have the
 * first owners, of whom everything reads something: the config itself, its services and pages. Areas that follow each other share theirs.
 */
const cellsOfOwner = 32
const signsOfCell = signs / cellsOfOwner
const firstOwners = 32
const ownersOfSign = 16
const signOfCell = (cell: number): number => {
  const owner = Math.floor(cell / cellsOfOwner)
  const sign = owner < firstOwners ? owner : firstOwners + (Math.floor(owner / ownersOfSign) % (signsOfCell - firstOwners))
  return (cell % cellsOfOwner) * signsOfCell + sign
}
const signOfRow = (row: number): number => row % signs

const mark = (piece: Uint8Array, from: number, sign: number): void => {
  const at = from + (sign >> 3)
  piece[at] = (piece[at] ?? 0) | (1 << (sign & 7))
}
const isMarked = (piece: Uint8Array, from: number, sign: number): boolean => ((piece[from + (sign >> 3)] ?? 0) & (1 << (sign & 7))) !== 0

const viewOf = ({ buffer, byteOffset }: Uint8Array): DataView => new DataView(buffer, byteOffset, rowsBytes)
const rowsIn = (piece: Uint8Array): number => viewOf(piece).getUint32(0)

export const emptyTable: ReadsTable = { rows: 0, pieces: [] }

export interface OpenTable extends ReadsLog {
  /** What was taken down so far. */
  readonly table: () => ReadsTable
}

const pieceBytes = 2 ** 13
/** Of a number. */
const mostBytes = 5

/** A table that takes down more. @param before what stands in it already */
export const openTable = (before: ReadsTable = emptyTable): OpenTable => {
  const pieces = [...before.pieces]
  let rows = before.rows
  let piece = new Uint8Array(0)
  let end = 0
  /** The first row of the piece. */
  let first = rows
  const closed = (): Uint8Array => {
    const whole = piece.slice(0, end)
    viewOf(whole).setUint32(0, rows - first)
    return whole
  }
  const write = (value: number): void => {
    let rest = value
    for (; rest > 127; rest >>>= 7) piece[end++] = (rest & 127) | 128
    piece[end++] = rest
  }
  const seeRoom = (bytes: number): void => {
    if (end + bytes <= piece.length) return
    if (end > 0) pieces.push(closed())
    piece = new Uint8Array(Math.max(pieceBytes, headBytes + bytes))
    end = headBytes
    first = rows
  }
  return {
    add: (links, isLast = false) => {
      seeRoom((links.size + 2) * mostBytes)
      const sorted = new Uint32Array(links.size)
      let place = 0
      let cells = 0
      for (const link of links) {
        sorted[place++] = link
        if (link % 2 === 0) cells++
      }
      sorted.sort()
      let last = 0
      write(cells * 2 + (isLast ? 1 : 0))
      for (const link of sorted) {
        if (link % 2 === 1) continue
        write((link - last) / 2)
        mark(piece, cellsAt, signOfCell(link / 2))
        last = link
      }
      last = rows * 2 + 1
      write(sorted.length - cells)
      for (let place = sorted.length - 1; place >= 0; place--) {
        const link = sorted[place] ?? 0
        if (link % 2 === 0) continue
        write((last - link) / 2)
        mark(piece, linksAt, signOfRow((link - 1) / 2))
        last = link
      }
      return rows++
    },
    table: () => ({ rows, pieces: end === 0 ? pieces : [...pieces, closed()] }),
  }
}

interface Cursor {
  readonly isAtEnd: () => boolean
  readonly next: () => number
}

const cursorOn = (piece: Uint8Array): Cursor => {
  let at = headBytes
  return {
    isAtEnd: () => at >= piece.length,
    next: () => {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const byte = piece[at++] ?? 0
        value |= (byte & 127) << shift
        if (byte < 128) return value
      }
    },
  }
}

/**
 * Looks at each row of a piece.
 * @param first the number of the first @param look is told its links as `ReadsLog` has them, until the next row
 */
const eachRow = (piece: Uint8Array, first: number, look: (row: number, links: readonly number[], isLast: boolean) => void): void => {
  const links: number[] = []
  const { isAtEnd, next } = cursorOn(piece)
  for (let row = first; !isAtEnd(); row++) {
    links.length = 0
    let last = 0
    const head = next()
    for (let left = head >> 1; left > 0; left--) {
      last += next() * 2
      links.push(last)
    }
    last = row * 2 + 1
    for (let left = next(); left > 0; left--) {
      last -= next() * 2
      links.push(last)
    }
    look(row, links, (head & 1) === 1)
  }
}

/** Rows that have read something else. */
export interface StaleRows {
  /** 1 for each such row. */
  readonly rows: Uint8Array
  readonly count: number
}

/** Rows that have read a cell that has changed, themselves or by way of others. @param changed numbers of cells */
export const staleRows = ({ rows, pieces }: ReadsTable, changed: ReadonlySet<number>): StaleRows => {
  const stale = new Uint8Array(rows)
  let count = 0
  if (changed.size === 0) return { rows: stale, count }
  const highest = [...changed].reduce((most, cell) => Math.max(most, cell), 0)
  const isChanged = new Uint8Array(highest + 1)
  for (const cell of changed) isChanged[cell] = 1
  const changedSigns = new Set([...changed].map(signOfCell))
  const staleSigns = new Set<number>()
  const names = (piece: Uint8Array, from: number, wanted: ReadonlySet<number>): boolean => {
    for (const sign of wanted) if (isMarked(piece, from, sign)) return true
    return false
  }
  let row = 0
  // As `eachRow`, without a call for each number: an edit may look at a million, most before V8 has compiled anything.
  for (const piece of pieces) {
    if (!names(piece, cellsAt, changedSigns) && !names(piece, linksAt, staleSigns)) {
      row += rowsIn(piece)
      continue
    }
    for (let at = headBytes; at < piece.length; row++) {
      let isStale = false
      let left = 0
      let last = 0
      for (let shift = 0, byte = 128; byte > 127; shift += 7) {
        byte = piece[at++] ?? 0
        left |= (byte & 127) << shift
      }
      const isLast = (left & 1) === 1
      for (left >>= 1; left > 0; left--) {
        for (let shift = 0, byte = 128; byte > 127; shift += 7) {
          byte = piece[at++] ?? 0
          last += (byte & 127) << shift
        }
        if (isChanged[last] === 1) isStale = true
      }
      for (let shift = 0, byte = 128; byte > 127; shift += 7) {
        byte = piece[at++] ?? 0
        left |= (byte & 127) << shift
      }
      last = row
      for (; left > 0; left--) {
        for (let shift = 0, byte = 128; byte > 127; shift += 7) {
          byte = piece[at++] ?? 0
          last -= (byte & 127) << shift
        }
        if (stale[last] === 1) isStale = true
      }
      if (!isStale) continue
      stale[row] = 1
      count++
      if (!isLast) staleSigns.add(signOfRow(row))
    }
  }
  return { rows: stale, count }
}

/** Pieces that have rows in use, which may be few of many; each with the number of its first row. */
function* piecesWith(pieces: Iterable<readonly [piece: Uint8Array, first: number]>, used: Uint8Array): typeof pieces {
  for (const [piece, first] of pieces) if (used.subarray(first, first + rowsIn(piece)).includes(1)) yield [piece, first]
}

/** Rows that are asked for, themselves or by way of others. @returns 1 for each such row */
const rowsInUse = (
  { rows }: ReadsTable,
  pieces: readonly (readonly [piece: Uint8Array, first: number])[],
  asked: Iterable<number>,
): Uint8Array => {
  const used = new Uint8Array(rows)
  for (const row of asked) used[row] = 1
  // Rows name rows before them only.
  for (const [piece, first] of piecesWith(pieces.toReversed(), used)) {
    const links: number[] = []
    const starts = [0]
    eachRow(piece, first, (_, own) => {
      for (const link of own) if (link % 2 === 1) links.push((link - 1) / 2)
      starts.push(links.length)
    })
    for (let row = starts.length - 2; row >= 0; row--)
      if (used[first + row] === 1) for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) used[links[at] ?? 0] = 1
  }
  return used
}

/** The table without rows that nobody asks for any more. @param asked rows that somebody does @returns where each of these is now */
export const withoutIdleRows = (table: ReadsTable, asked: Iterable<number>): { readonly table: ReadsTable; readonly rows: Uint32Array } => {
  let next = 0
  const pieces = table.pieces.map(piece => {
    const first = next
    next += rowsIn(piece)
    return [piece, first] as const
  })
  const used = rowsInUse(table, pieces, asked)
  const moved = new Uint32Array(table.rows)
  const small = openTable()
  for (const [piece, first] of piecesWith(pieces, used))
    eachRow(piece, first, (row, links, isLast) => {
      if (used[row] !== 1) return
      moved[row] = small.add(new Set(links.map(link => (link % 2 === 0 ? link : (moved[(link - 1) / 2] ?? 0) * 2 + 1))), isLast)
    })
  return { table: small.table(), rows: Uint32Array.from(asked, row => moved[row] ?? 0) }
}
