import { spaceBeforePunctuation, type Typography, threeStops } from './rule.ts'

/** Duden; DIN 5008. */
export const german: Typography = {
  suspect: /[,;:!?'"%.]/,
  rules: [
    spaceBeforePunctuation,
    { pattern: /"/, what: 'straight quotation marks; write „ “' },
    { pattern: /\p{L}'(?=\p{L})/u, sign: "'", what: 'a straight apostrophe; write ’' },
    threeStops,
    { pattern: /(?<!\p{L})(?:z\.B\.|d\.h\.|u\.a\.)/u, what: 'an abbreviation without a no-break space inside' },
    { pattern: /\d%/, what: 'a percent sign without a no-break space before it' },
  ],
}
