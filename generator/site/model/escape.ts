const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Each sign is looked for by itself, which the engine does many letters at a time: a pattern for all of them takes twice as long. */
const holdsMarkup = (text: string): boolean =>
  text.includes('&') || text.includes('<') || text.includes('>') || text.includes('"') || text.includes("'")

/** A text as React writes it, between tags and between quotation marks. */
export const escapeHtml = (text: string): string =>
  holdsMarkup(text) ? text.replace(/[&<>"']/g, character => entities[character] ?? character) : text

/** A text as it stands in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
