/** Finished pages as templates and data: what pages of one shape have in common, and what each has of its own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../../generator/platform/folder.ts'

interface ShapedPage {
  /** `fr/contact.html` */
  readonly name: string
  /** What stands between the common pieces, in order. */
  readonly own: readonly string[]
}

/** Pages that differ in the same places: `common[0] own[0] common[1] … own[n - 1] common[n]`. */
export interface Shape {
  readonly common: readonly string[]
  /** Each is read when its turn comes: 100,000 would not fit into memory. */
  readonly pages: Iterable<ShapedPage>
}

/** A page as texts and what stands between them; words of data too, so that no template holds a page's own. */
const piecesOf = (html: string): readonly string[] => html.split(/(?<=[>"])|(?=[<"])/)

interface Alike {
  readonly names: string[]
  /** Pieces of the first of them. */
  readonly first: readonly string[]
  /** Places in which one of them differs from the first. */
  readonly differing: Set<number>
}

const shapeOf = ({ names, first, differing }: Alike, read: (name: string) => readonly string[]): Shape => {
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
  const bySize = new Map<number, Alike>()
  for (const name of filesUnder(folder).filter(path => path.endsWith('.html'))) {
    const pieces = read(name)
    const alike = bySize.get(pieces.length) ?? { names: [], first: pieces, differing: new Set() }
    bySize.set(pieces.length, alike)
    alike.names.push(name)
    for (const [at, piece] of pieces.entries()) if (piece !== alike.first[at]) alike.differing.add(at)
  }
  return [...bySize.values()].map(alike => shapeOf(alike, read))
}
