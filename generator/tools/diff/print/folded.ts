import { count } from './wording.ts'

interface Move {
  readonly from: string
  readonly to: string
}

const parent = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const leaf = (path: string): string => path.slice(path.lastIndexOf('/'))

/** Pages below a moved page move with it: they are counted, not listed. */
export const foldedMoves = <One extends Move>(
  moves: readonly One[],
  one: 'page' | 'address',
  note: (move: One) => string = () => '',
): readonly (readonly [name: string, about: string])[] => {
  const keys = new Map(moves.map(move => [`${move.from} ${move.to}`, move]))
  const holder = ({ from, to }: One): One | undefined => (leaf(from) === leaf(to) ? keys.get(`${parent(from)} ${parent(to)}`) : undefined)
  const top = (move: One): One => {
    const above = holder(move)
    return above === undefined ? move : top(above)
  }
  const below = new Map<One, number>()
  for (const move of moves) if (top(move) !== move) below.set(top(move), (below.get(top(move)) ?? 0) + 1)
  return moves
    .filter(move => top(move) === move)
    .map(move => {
      const folded = below.get(move) ?? 0
      const more = folded === 0 ? '' : `and ${count(folded, one, one === 'page' ? 'pages' : 'addresses')} below it`
      return [`${move.from} → ${move.to}`, [note(move), more].filter(Boolean).join(', ')]
    })
}
