export type Attributes = Readonly<Record<string, string>>

export const without = (attributes: Attributes, left: string): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== left))

/** Attributes with text for visitors. Alternative texts are compared with their images. */
const labels: ReadonlySet<string> = new Set(['aria-label', 'placeholder', 'title'])

/** Two words, or one that is capitalized or ends a sentence. */
const words = /^\p{Lu}\p{Ll}+$|\p{L}{2,}[:,;]?\s+[\p{L}\p{N}(+]|\p{L}[.!?]$/u

/** @returns whether the value is a text for visitors: a label, or a message of a script */
export const isRead = (attribute: string, value: string): boolean =>
  labels.has(attribute) || (attribute.startsWith('data-') && words.test(value))
