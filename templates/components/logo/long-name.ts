/** Names beyond 24 letters are set smaller, to stay within two or three lines of the header; so are words that a narrow one would break. */
export const isLongName = (name: string): boolean => name.length > 24 || name.split(/[\s-]/).some(word => word.length > 12)
