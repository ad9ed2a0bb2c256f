/** Where things end in a text, by the codes of its characters. */

export const space = 0x20
export const newline = 0x0a
export const hash = 0x23
export const dash = 0x2d
export const colon = 0x3a

/** The first character from here that is no space. */
export const skipSpaces = (text: string, from: number): number => {
  let at = from
  while (text.charCodeAt(at) === space) at++
  return at
}

/** Where the next line begins, or the text ends. */
export const nextLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}

/** Whether a line ends here. */
export const isLineEnd = (text: string, at: number): boolean => at >= text.length || text.charCodeAt(at) === newline

/** Whether a word ends here. */
export const isWordEnd = (text: string, at: number): boolean => isLineEnd(text, at) || text.charCodeAt(at) === space
