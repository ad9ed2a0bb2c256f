/** What stayed and stands elsewhere now: told as moved, not as gone and new. */
import { align } from '../align.ts'
import type { Change, Place } from '../model.ts'
import type { Phrase } from '../phrases.ts'
import { change } from './change.ts'

const longest = 80

const shortened = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest).replace(/\s\S*$/, '')}…`)

/** Where something stands in a list, the moving things left out. */
interface Position {
  /** How many stand before it. */
  readonly count: number
  /** The last of them; `null`: it is the first. */
  readonly after: string | null
}

interface Move {
  readonly text: string
  readonly was: Position
  readonly is: Position
  readonly place?: Place
  /** Moves in lists of one kind are one change; else a move is known by its text. */
  readonly list?: string | undefined
}

export const moveChange = ({ text, was, is, place = 'main', list }: Move): Change => {
  const after = (position: Position): Phrase =>
    position.after === null ? { code: 'first' } : { code: 'after', values: { item: shortened(position.after) } }
  // Of two neighbours that changed places either may be said to have moved.
  const neighbour = is.count === was.count + 1 ? is.after : is.count === was.count - 1 ? was.after : null
  return {
    ...change({ topic: 'order', place, subject: shortened(text), before: after(was), after: after(is) }),
    key: list ?? `moved ${[text, neighbour ?? ''].sort().join(' ')}`,
  }
}

/** Items of a list that stand in another order, by their texts. */
export const listOrder = (before: readonly string[], after: readonly string[], place: Place = 'main', list?: string): readonly Change[] => {
  const [was, is] = [before.filter(text => after.includes(text)), after.filter(text => before.includes(text))]
  const moving = new Set(
    align(was, is, text => text)
      .filter(({ same }) => !same)
      .flatMap(stretch => stretch.after),
  )
  const position = (texts: readonly string[], text: string): Position => {
    const above = texts.slice(0, texts.indexOf(text)).filter(one => !moving.has(one))
    return { count: above.length, after: above.at(-1) ?? null }
  }
  return [...moving].map(text => moveChange({ text, was: position(was, text), is: position(is, text), place, list }))
}
