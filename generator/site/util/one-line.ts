/** Characters that end a line in some format, and other control characters. */
const control = /[\p{Cc}\u2028\u2029]+/gu

export const hasControl = (text: string): boolean => text.search(control) >= 0

/** Each run of these characters becomes a space. */
export const oneLine = (text: string): string => text.replace(control, ' ')

/** A YAML comment. A value in it cannot end its line and add keys. */
export const yamlComment = (text: string): string => `# ${oneLine(text)}`
