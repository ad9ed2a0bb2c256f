/** A place in a text, which goes from one line that says something to the next. */
import { dash, hash, isLineEnd, isWordEnd, nextLine, skipSpaces } from './characters.ts'
import { Rare } from './rare.ts'

export interface Cursor {
  /** Where the line begins to say something; the end of the text behind the last. */
  readonly here: () => number
  /** The column of that, counted from 0; -1 behind the last line. */
  readonly column: () => number
  /** The deepest column of the notes above that line which belong to nothing yet; -1 for none. */
  readonly notes: () => number
  /**
   * Goes to the first line from here that says something.
   * @param inside notes right below a value that stand deeper than its group or list, in this column, belong to it
   * @returns where the value ends with its notes
   */
  readonly advance: (from: number, inside?: number) => number
  /** Goes on to a part of the same line. */
  readonly enter: (at: number) => void
  /** Notes are taken by the group or list that ends in this column. @returns where it ends with them */
  readonly claim: (column: number, end: number) => number
  readonly isDash: () => boolean
}

/** A mark between documents. */
const isMark = (text: string, at: number): boolean => (text.startsWith('---', at) || text.startsWith('...', at)) && isWordEnd(text, at + 3)

export const cursorIn = (text: string): Cursor => {
  let here = 0
  let column = -1
  let notes = -1
  return {
    here: () => here,
    column: () => column,
    notes: () => notes,
    isDash: () => text.charCodeAt(here) === dash && isWordEnd(text, here + 1),
    enter: at => {
      column += at - here
      here = at
    },
    claim: (closing, end) => {
      if (closing === 0 || notes < closing) return end
      notes = -1
      return here
    },
    advance: (from, inside = Number.POSITIVE_INFINITY) => {
      let end = from
      notes = -1
      for (let at = from; at < text.length; ) {
        here = skipSpaces(text, at)
        column = here - at
        const next = nextLine(text, here)
        if (text.charCodeAt(here) === hash) {
          if (notes < 0 && column > inside) end = next
          else notes = Math.max(notes, column)
        } else if (!isLineEnd(text, here)) {
          if (column === 0 && isMark(text, here)) throw new Rare()
          return end
        }
        at = next
      }
      here = text.length
      column = -1
      return end
    },
  }
}
