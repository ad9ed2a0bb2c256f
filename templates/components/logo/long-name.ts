/** Names beyond 24 letters are set smaller, to stay within two or three lines of the header. */
export const isLongName = (name: string): boolean => name.length > 24
