/** Helpers for texts and patterns. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Separate searches: one pattern for all characters takes twice as long, and this runs for every text of a page. */
const mayNeedEscaping = (text: string): boolean =>
  text.includes('&') || text.includes('<') || text.includes('>') || text.includes('"') || text.includes("'")

/** A text as React writes it, between tags and between quotation marks. */
export const escapeHtml = (text: string): string =>
  mayNeedEscaping(text) ? text.replace(/[&<>"']/g, character => entities[character] ?? character) : text

/** Escapes a text for a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Every match of a global pattern, in order. Unlike `matchAll`, it does not copy the pattern, which would be compiled again. */
export const matchesOf = (pattern: RegExp, text: string): readonly RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    // An empty match would be found again.
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}

/** A text as one argument of a command line, for messages: in quotation marks if a shell would read it differently. */
export const shellWord = (text: string): string => {
  if (/^[\p{L}\p{M}\p{N}_./@:+,=-]+$/u.test(text)) return text
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`
}

/** A number with the digits that a person wrote: `44.6480` has four decimals, which a plain number loses. */
export class Decimal extends Number {
  readonly decimals: number

  constructor(text: string) {
    super(text)
    this.decimals = text.split('.')[1]?.length ?? 0
  }
}

/** The number in a text; with its digits if a plain number would lose some. A comma is read as a decimal point. */
export const decimal = (text: string): number | Decimal => {
  const written = text.trim().replace(',', '.')
  return /\.\d*0$/.test(written) ? new Decimal(written) : Number(written)
}

/** Characters that end a line in some format, and other control characters. */
const control = /[\p{Cc}\u2028\u2029]+/gu

export const hasControl = (text: string): boolean => text.search(control) >= 0

/** Each run of these characters becomes a space. */
export const oneLine = (text: string): string => text.replace(control, ' ')

/** A YAML comment. A value in it cannot end its line and add keys. */
export const yamlComment = (text: string): string => `# ${oneLine(text)}`
