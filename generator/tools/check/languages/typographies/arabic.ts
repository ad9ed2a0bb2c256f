import { type Typography, threeStops } from './rule.ts'

/** Arabic has a comma, semicolon and question mark of its own. */
export const arabic: Typography = {
  suspect: /[,;?]|\.{3}/,
  rules: [{ pattern: /\p{Script=Arabic}\s*[,;?]/u, what: 'a Latin mark after Arabic; write ، ؛ ؟' }, threeStops],
}
