import type { TextCheck } from '../check.ts'

/** What no visitor should meet, and what it most likely is. */
const strays: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /\{\s*[A-Za-z_]\w*\s*(?:,[^}]*)?\}/, what: 'a placeholder that nothing filled' },
  { pattern: /\[object \w+\]|\bundefined\b|\bNaN\b/, what: 'a value that is none' },
  { pattern: /\blorem ipsum\b/i, what: 'filler' },
  { pattern: /\bTODO:|\b(?:FIXME|TBD)\b/, what: 'a note to oneself' },
  { pattern: /&(?:amp|lt|gt|quot|nbsp|#\d+|#x[0-9a-f]+);/i, what: 'an HTML entity that was escaped twice' },
  { pattern: /<\/?(?:p|br|b|i|strong|em|a|ul|li|span|div)\b[^>]*>/i, what: 'HTML, which texts do not take' },
  { pattern: /\uFFFD|Ã[\u0080-\u00bf]|â€[\u2122\u0153\u009d\u201c\u201d™œ]/, what: 'letters in a wrong encoding' },
]

/** What every stray has in it: most texts need no closer look. */
const suspect = /[{[&<\uFFFDÃâ]|undefined|NaN|[Ll][Oo][Rr][Ee][Mm]|TODO:|FIXME|TBD/

export const strayText = {
  id: 'stray-text',
  needs: 'text',
  suspects: ({ text }) => suspect.test(text),
  run: ({ text: { text, language } }) =>
    strays.flatMap(({ pattern, what }) => {
      const found = pattern.exec(text)?.[0]
      const shown = `${text.slice(0, 80)}${text.length > 80 ? '…' : ''}`
      return found === undefined ? [] : [{ message: `“${found}” is ${what}: “${shown}”`, quote: { language, text: found } }]
    }),
} as const satisfies TextCheck
