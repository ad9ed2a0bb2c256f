/** A line of a text that says something: neither empty nor a note. */
export interface Line {
  readonly text: string
  /** Counted from 1, as people do. */
  readonly number: number
  readonly offset: number
  /** Column of its first letter, counted from 1. */
  readonly column: number
}

/** The lines of a text that say something. */
export const linesOf = (text: string): readonly Line[] => {
  let offset = 0
  return text.split('\n').flatMap((whole, index): readonly Line[] => {
    const line = { text: whole.replace(/\r$/, ''), number: index + 1, offset, column: whole.search(/[^ ]/) + 1 }
    offset += whole.length + 1
    return /^\s*(#|$)/.test(whole) ? [] : [line]
  })
}
