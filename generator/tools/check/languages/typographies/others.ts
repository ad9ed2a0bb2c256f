import { spaceBeforePunctuation, type Typography } from './rule.ts'

export const english: Typography = { suspect: / [,;:!?]/, rules: [spaceBeforePunctuation] }
export const dutch: Typography = { suspect: / [,;:!?]/, rules: [spaceBeforePunctuation] }
export const italian: Typography = { suspect: / [,;:!?]/, rules: [spaceBeforePunctuation], sentenceCase: true }
export const portuguese: Typography = { suspect: / [,;:!?]/, rules: [spaceBeforePunctuation], sentenceCase: true }

/** Real Academia Española, “Ortografía”. */
export const spanish: Typography = {
  suspect: /[,;:!?]/,
  rules: [
    spaceBeforePunctuation,
    { pattern: /^[^¿]*\?/, what: 'a question without ¿ at its beginning' },
    { pattern: /^[^¡]*!/, what: 'an exclamation without ¡ at its beginning' },
  ],
  sentenceCase: true,
}

/** Duden; DIN 5008. */
export const german: Typography = {
  suspect: /[,;:!?"%.]/,
  rules: [
    spaceBeforePunctuation,
    { pattern: /"/, what: 'straight quotation marks; write „ “' },
    { pattern: /(?<!\p{L})(?:z\.B\.|d\.h\.|u\.a\.)/u, what: 'an abbreviation without a no-break space inside' },
    { pattern: /\d%/, what: 'a percent sign without a no-break space before it' },
  ],
}

/** Arabic has a comma, semicolon and question mark of its own. */
export const arabic: Typography = {
  suspect: /[,;?]/,
  rules: [{ pattern: /\p{Script=Arabic}\s*[,;?]/u, what: 'a Latin mark after Arabic; write ، ؛ ؟' }],
}
