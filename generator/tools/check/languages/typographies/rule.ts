/** A habit of writing that a language does not have. */
export interface Rule {
  readonly pattern: RegExp
  /** What is wrong and what is right. */
  readonly what: string
}

export interface Typography {
  /** What every fault has in it: a text without is not looked at more closely. */
  readonly suspect: RegExp
  readonly rules: readonly Rule[]
  /** Headings take a capital at the first word and at names only. */
  readonly sentenceCase?: true
}

/** No language but French puts a space before these. */
export const spaceBeforePunctuation: Rule = { pattern: /[\p{L}\p{N})”’»] +[,;:!?](?=\s|$)/u, what: 'a space before the punctuation mark' }

/** For a language with no rules but what all share. */
export const common: Typography = { suspect: / [,;:!?]/, rules: [spaceBeforePunctuation] }
