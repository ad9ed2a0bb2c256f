/** A habit of writing that a language does not have. */
export interface Rule {
  readonly pattern: RegExp
  /** A sign that every fault has in it: of a pattern that begins with any letter, it is found in a tenth of the time. */
  readonly sign?: string
  /** What is wrong and what is right. */
  readonly what: string
}

export interface Typography {
  /** What every fault has in it: a text without is not looked at more closely. */
  readonly suspect: RegExp
  readonly rules: readonly Rule[]
  /** Texts that are written as they are for a reason of their own. */
  readonly fixed?: readonly string[]
  /** Headings take a capital at the first word and at names only. */
  readonly sentenceCase?: true
}

/** No language but French puts a space before these. */
export const spaceBeforePunctuation: Rule = { pattern: /[\p{L}\p{N})”’»] +[,;:!?](?=\s|$)/u, what: 'a space before the punctuation mark' }

export const threeStops: Rule = { pattern: /\.{3}/, what: 'three full stops; write …' }

/** Signs of the typewriter. A straight mark after a digit is an inch. */
export const typewriter: readonly Rule[] = [
  { pattern: /\p{L}'(?=\p{L})/u, sign: "'", what: 'a straight apostrophe; write ’' },
  { pattern: /(?<!\d)"/, what: 'straight quotation marks; write curved ones' },
  threeStops,
]

/** For a language with no rules but what all share. */
export const common: Typography = { suspect: / [,;:!?]|['"]|\.{3}/, rules: [spaceBeforePunctuation, ...typewriter] }
