export type Attributes = Readonly<Record<string, string>>

export const without = (attributes: Attributes, left: string): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== left))

/** Attributes that visitors read or hear. The texts of images are compared with the images. */
const labels: ReadonlySet<string> = new Set(['aria-label', 'placeholder', 'title'])

/** Two words, or one that is a sentence or the beginning of one. */
const words = /^\p{Lu}\p{Ll}+$|\p{L}{2,}[:,;]?\s+[\p{L}\p{N}(+]|\p{L}[.!?]$/u

/** @returns whether the value is text for people: a label, or a message of a script */
export const isRead = (attribute: string, value: string): boolean =>
  labels.has(attribute) || (attribute.startsWith('data-') && words.test(value))
