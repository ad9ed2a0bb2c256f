/** Finished pages as templates and data: what pages of one shape have in common, and what each has of its own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../../generator/io/folder.ts'

interface ShapedPage {
  /** `fr/contact.html` */
  readonly name: string
  /** What stands between the common pieces, in order. */
  readonly own: readonly string[]
}

/** Pages that differ in the same places: `common[0] own[0] common[1] … own[n - 1] common[n]`. */
export interface Shape {
  readonly common: readonly string[]
  readonly pages: readonly ShapedPage[]
}

/** A page as texts and what stands between them; words of data too, so that no template holds a page's own. */
const piecesOf = (html: string): readonly string[] => html.split(/(?<=[>"])|(?=[<"])/)

interface Pieces {
  readonly name: string
  readonly pieces: readonly string[]
}

const shapeOf = (pages: readonly Pieces[], [first]: readonly Pieces[] = pages): Shape => {
  const all = first?.pieces ?? []
  const differing = all.flatMap((piece, at) => (pages.every(({ pieces }) => pieces[at] === piece) ? [] : [at]))
  const ends = [...differing, all.length]
  return {
    common: ends.map((end, slot) => all.slice(slot === 0 ? 0 : (differing[slot - 1] ?? 0) + 1, end).join('')),
    pages: pages.map(({ name, pieces }) => ({ name, own: differing.map(at => pieces[at] ?? '') })),
  }
}

/** The pages of a built folder. */
export const shapesIn = (folder: string): readonly Shape[] => {
  const bySize = new Map<number, Pieces[]>()
  for (const name of filesUnder(folder).filter(path => path.endsWith('.html'))) {
    const pieces = piecesOf(readFileSync(join(folder, name), 'utf8'))
    const alike = bySize.get(pieces.length)
    if (alike === undefined) bySize.set(pieces.length, [{ name, pieces }])
    else alike.push({ name, pieces })
  }
  return [...bySize.values()].map(pages => shapeOf(pages))
}
