/**
 * French. Shared rules: Imprimerie nationale. Canada: Office québécois de la langue française, “Espacement avant et après les
 * principaux signes de ponctuation” (vitrinelinguistique.oqlf.gouv.qc.ca), where `; ! ?` follow the word at once.
 */
import type { Rule, Typography } from './rule.ts'

const shared: readonly Rule[] = [
  { pattern: / :(?=\s|$)/, what: 'a plain space before the colon; it takes a no-break space' },
  { pattern: /[\p{L}\p{N})»]:(?=\s|$)/u, sign: ':', what: 'no space before the colon; it takes a no-break space' },
  { pattern: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/, what: 'guillemets without no-break spaces inside' },
  { pattern: /"/, what: 'straight quotation marks; write « »' },
  { pattern: /\p{L}'(?=\p{L})/u, sign: "'", what: 'a straight apostrophe; write ’' },
  { pattern: /\d ?%/, what: 'a percent sign without a no-break space before it' },
  { pattern: /\d ?\$|\$ ?\d/, what: 'an amount that is not written like 25 $, with a no-break space' },
  { pattern: /(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])/, what: 'an English number; write 5 000 with a no-break space' },
  { pattern: /(?<!\d)\d{1,3} (?=\d{3}(?!\d))/, what: 'a plain space inside a number; it takes a no-break space' },
  { pattern: /(?<![\p{L}\d.-])\d+\.\d+(?![\d.-])/u, sign: '.', what: 'a decimal point; write a comma' },
  { pattern: /\d (?=(?:km|cm|mm|kg|m|g|L|h|°C)(?![\p{L}’']))/u, what: 'a plain space between number and unit; it takes a no-break space' },
  { pattern: /(?<!\p{L})\d{1,2}h(?:\d{2})?(?!\p{L})/u, what: 'an hour that is not written like 7 h 30, with no-break spaces' },
  { pattern: /\d\s?[ap]\.?m\b\.?/i, what: 'an English hour; French counts to 24' },
  { pattern: /(?<!\p{L})\d+(?:ème|ième|ère)s?(?!\p{L})/u, sign: 'è', what: 'an ordinal that is not written like 2e or 1re' },
  { pattern: /\.{3}/, what: 'three full stops; write …' },
  { pattern: /(?<!\p{L})(?:[àÀ]|[dD]e) les? (?=\p{Lu})/u, sign: ' le', what: 'an article that is not drawn together (au, aux, du, des)' },
]

/** `; ! ?` as in Canada: nothing before them, or a thin space. */
const close: readonly Rule[] = [{ pattern: /[ \u00a0][;!?]/, what: 'a space before the mark; in Canada there is none' }]

/** `; ! ?` as in Europe: a no-break space before them. */
const open: readonly Rule[] = [
  { pattern: / [;!?]/, what: 'a plain space before the mark; it takes a no-break space' },
  { pattern: /[\p{L}\p{N})»][;!?]/u, what: 'no space before the mark; it takes a no-break space' },
]

/** A sign, a digit, or an article before a name. */
const suspect = /[:;!?«»"'%$\d]|\.{3}| les? /

export const frenchOfCanada: Typography = { suspect, rules: [...shared, ...close], sentenceCase: true }
export const frenchOfEurope: Typography = { suspect, rules: [...shared, ...open], sentenceCase: true }
