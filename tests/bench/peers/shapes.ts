/** Splits built pages into templates and data: the common texts of pages with the same structure, and the other texts of each page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../../generator/platform/folder.ts'

interface ShapedPage {
  /** `fr/contact.html` */
  readonly name: string
  /** The texts between the common pieces, in order. */
  readonly own: readonly string[]
}

/** Pages with the same structure: `common[0] own[0] common[1] … own[n - 1] common[n]`. */
export interface Shape {
  readonly common: readonly string[]
  /** Read one at a time: 100,000 would not fit into memory. */
  readonly pages: Iterable<ShapedPage>
}

/** Splits a page at its tags and attribute values. */
const piecesOf = (html: string): readonly string[] => html.split(/(?<=[>"])|(?=[<"])/)

interface PageGroup {
  readonly names: string[]
  /** Pieces of the first page. */
  readonly first: readonly string[]
  /** Indexes at which a page differs from the first. */
  readonly differing: Set<number>
}

const shapeOf = ({ names, first, differing }: PageGroup, read: (name: string) => readonly string[]): Shape => {
  const places = [...differing].sort((a, b) => a - b)
  const ends = [...places, first.length]
  return {
    common: ends.map((end, slot) => first.slice(slot === 0 ? 0 : (places[slot - 1] ?? 0) + 1, end).join('')),
    pages: {
      *[Symbol.iterator]() {
        for (const name of names) {
          const pieces = read(name)
          yield { name, own: places.map(at => pieces[at] ?? '') }
        }
      },
    },
  }
}

/** The pages of a built folder. */
export const shapesIn = (folder: string): readonly Shape[] => {
  const read = (name: string): readonly string[] => piecesOf(readFileSync(join(folder, name), 'utf8'))
  const bySize = new Map<number, PageGroup>()
  for (const name of filesUnder(folder).filter(path => path.endsWith('.html'))) {
    const pieces = read(name)
    const group = bySize.get(pieces.length) ?? { names: [], first: pieces, differing: new Set() }
    bySize.set(pieces.length, group)
    group.names.push(name)
    for (const [at, piece] of pieces.entries()) if (piece !== group.first[at]) group.differing.add(at)
  }
  return [...bySize.values()].map(group => shapeOf(group, read))
}
