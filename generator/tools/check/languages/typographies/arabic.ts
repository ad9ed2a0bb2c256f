import type { Typography } from './rule.ts'

/** Arabic has a comma, semicolon and question mark of its own. */
export const arabic: Typography = {
  suspect: /[,;?]/,
  rules: [{ pattern: /\p{Script=Arabic}\s*[,;?]/u, what: 'a Latin mark after Arabic; write ، ؛ ؟' }],
}
