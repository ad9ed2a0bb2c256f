/** Moves through a text from one line with content to the next, and assigns the comments between them. */

/** Thrown where the fast reader finds a construct that it does not cover. */
export class Unsupported extends Error {
  /** @param at where it begins, if that is not where the cursor is */
  constructor(readonly at?: number) {
    super()
  }
}

export const charCodes = { space: 0x20, newline: 0x0a, hash: 0x23, dash: 0x2d, colon: 0x3a } as const

/** The first position from here that is not a space. */
export const skipSpaces = (text: string, from: number): number => {
  let at = from
  while (text.charCodeAt(at) === charCodes.space) at++
  return at
}

/** Where the next line begins, or the text ends. */
export const nextLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}

export const isLineEnd = (text: string, at: number): boolean => at >= text.length || text.charCodeAt(at) === charCodes.newline

/** Whether a space, the end of the line or the end of the text is here. */
export const isBlank = (text: string, at: number): boolean => isLineEnd(text, at) || text.charCodeAt(at) === charCodes.space

export interface LineCursor {
  /** Where the content of the current line begins; the length of the text after the last line. */
  readonly position: () => number
  /** The column of that position, counted from 0; -1 after the last line. */
  readonly column: () => number
  /** The deepest column of the comments above the current line that belong to no value yet; -1 without any. */
  readonly comments: () => number
  /**
   * Moves to the first line with content from here.
   * @param inside comments directly below a value that are deeper than this column belong to the value
   * @returns where the value ends, including its comments
   */
  readonly advance: (from: number, inside?: number) => number
  /** Moves to a later position on the same line. */
  readonly enter: (at: number) => void
  /** Gives pending comments to the map or list that ends in this column. @returns where it ends, including them */
  readonly claimComments: (column: number, end: number) => number
  /** Whether a list item begins here. */
  readonly isDash: () => boolean
}

const isDocumentMarker = (text: string, at: number): boolean =>
  (text.startsWith('---', at) || text.startsWith('...', at)) && isBlank(text, at + 3)

export const lineCursor = (text: string): LineCursor => {
  let position = 0
  let column = -1
  let comments = -1
  return {
    position: () => position,
    column: () => column,
    comments: () => comments,
    isDash: () => text.charCodeAt(position) === charCodes.dash && isBlank(text, position + 1),
    enter: at => {
      column += at - position
      position = at
    },
    claimComments: (closing, end) => {
      if (closing === 0 || comments < closing) return end
      comments = -1
      return position
    },
    advance: (from, inside = Number.POSITIVE_INFINITY) => {
      let end = from
      comments = -1
      for (let at = from; at < text.length; ) {
        position = skipSpaces(text, at)
        column = position - at
        const next = nextLine(text, position)
        if (text.charCodeAt(position) === charCodes.hash) {
          if (comments < 0 && column > inside) end = next
          else comments = Math.max(comments, column)
        } else if (!isLineEnd(text, position)) {
          if (column === 0 && isDocumentMarker(text, position)) throw new Unsupported()
          return end
        }
        at = next
      }
      position = text.length
      column = -1
      return end
    },
  }
}
