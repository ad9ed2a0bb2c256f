/**
 * Names of more than 24 characters are set smaller, to fit into two or three lines of the header; so are names with long words, which would
 * break on a narrow screen.
 */
export const isLongName = (name: string): boolean => name.length > 24 || name.split(/[\s-]/).some(word => word.length > 12)
