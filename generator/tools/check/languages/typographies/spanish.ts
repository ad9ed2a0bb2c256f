import { spaceBeforePunctuation, type Typography, typewriter } from './rule.ts'

/** Real Academia Española, “Ortografía”. */
export const spanish: Typography = {
  suspect: /[,;:!?'"]|\.{3}/,
  rules: [
    spaceBeforePunctuation,
    ...typewriter,
    { pattern: /^[^¿]*\?/, what: 'a question without ¿ at its beginning' },
    { pattern: /^[^¡]*!/, what: 'an exclamation without ¡ at its beginning' },
  ],
  sentenceCase: true,
}
