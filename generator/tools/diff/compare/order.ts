/** Reports items that changed their position as moved, not as removed and added. */
import { align } from '../align.ts'
import type { Change, Place } from '../model.ts'
import type { Phrase } from '../phrases.ts'
import { change } from './change.ts'

const longest = 80

const shortened = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest).replace(/\s\S*$/, '')}…`)

/** Position in a list without its moved items. */
interface Position {
  /** Number of items before it. */
  readonly count: number
  /** The last of these; `null` for the first item. */
  readonly after: string | null
}

interface Move {
  readonly text: string
  readonly was: Position
  readonly is: Position
  readonly place?: Place
  /** Moves with the same list key are one change; without one, moves of the same text are. */
  readonly list?: string | undefined
}

export const moveChange = ({ text, was, is, place = 'main', list }: Move): Change => {
  const after = (position: Position): Phrase =>
    position.after === null ? { code: 'first' } : { code: 'after', values: { item: shortened(position.after) } }
  // When two neighbors change places, either may be the moved one.
  const neighbour = is.count === was.count + 1 ? is.after : is.count === was.count - 1 ? was.after : null
  return {
    ...change({ topic: 'order', place, subject: shortened(text), before: after(was), after: after(is) }),
    key: list ?? `moved ${[text, neighbour ?? ''].sort().join(' ')}`,
  }
}

/** Compares the order of two lists by the texts of their items. */
export const listOrder = (before: readonly string[], after: readonly string[], place: Place = 'main', list?: string): readonly Change[] => {
  const [was, is] = [before.filter(text => after.includes(text)), after.filter(text => before.includes(text))]
  const moving = new Set(
    align(was, is, text => text)
      .filter(({ same }) => !same)
      .flatMap(range => range.after),
  )
  const position = (texts: readonly string[], text: string): Position => {
    const above = texts.slice(0, texts.indexOf(text)).filter(one => !moving.has(one))
    return { count: above.length, after: above.at(-1) ?? null }
  }
  return [...moving].map(text => moveChange({ text, was: position(was, text), is: position(is, text), place, list }))
}
