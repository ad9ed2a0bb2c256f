import { spaceBeforePunctuation, type Typography } from './rule.ts'

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
