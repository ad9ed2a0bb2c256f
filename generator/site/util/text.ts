/** Helpers for texts and patterns. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Each sign is looked for by itself, which the engine does many letters at a time: a pattern for all of them takes twice as long. */
const mayNeedEscaping = (text: string): boolean =>
  text.includes('&') || text.includes('<') || text.includes('>') || text.includes('"') || text.includes("'")

/** A text as React writes it, between tags and between quotation marks. */
export const escapeHtml = (text: string): string =>
  mayNeedEscaping(text) ? text.replace(/[&<>"']/g, character => entities[character] ?? character) : text

/** A text as it stands in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Every match of a global pattern, in the order of the text. `matchAll` would work on a copy of the pattern, which has to be compiled anew
 * whenever the engine has forgotten it: with classes of letters that takes longer than to read most texts.
 */
export const matchesOf = (pattern: RegExp, text: string): readonly RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    // Behind nothing it would be found again.
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
