/** Attributes that hold words: labels, and what scripts say. Pictures’ texts are told with the picture. */
const labels: ReadonlySet<string> = new Set(['aria-label', 'placeholder', 'title'])

/** Two words, or one that is a sentence or begins as one. */
const words = /^\p{Lu}\p{Ll}+$|\p{L}{2,}[:,;]?\s+[\p{L}\p{N}(+]|\p{L}[.!?]$/u

export const isRead = (attribute: string, value: string): boolean =>
  labels.has(attribute) || (attribute.startsWith('data-') && words.test(value))
