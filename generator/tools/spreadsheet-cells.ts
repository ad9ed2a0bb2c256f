/** What spreadsheets do to cells, and how an export and an import undo it. */
import { strangeIn } from '../site/config/yaml/parse-yaml.ts'
import { lazy } from '../site/util/memoize.ts'
import { type MessageOf, withValues, wordingOf } from './messages.ts'

const messages = {
  spreadsheetError: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” is an error of the spreadsheet, not a value. Correct the formula, or write the value.`,
    fr: ({ value }) => `« ${value} » est une erreur du tableur, pas une valeur. Corrigez la formule, ou écrivez la valeur.`,
  }),
  shortened: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” is a number that the spreadsheet shortened. Format the column as text, and write the whole value.`,
    fr: ({ value }) =>
      `« ${value} » est un nombre que le tableur a abrégé. Mettez la colonne au format texte, et écrivez la valeur entière.`,
  }),
  formula: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” is a formula, not a value. Save the table with values, or write the value.`,
    fr: ({ value }) => `« ${value} » est une formule, pas une valeur. Enregistrez le tableau avec ses valeurs, ou écrivez la valeur.`,
  }),
  accents: withValues<{ readonly value: string; readonly meant: string }>({
    en: ({ value, meant }) => `“${value}” was read in the wrong encoding. Open the table as UTF-8, or write “${meant}”.`,
    fr: ({ value, meant }) => `« ${value} » a été lu dans le mauvais encodage. Ouvrez le tableau en UTF-8, ou écrivez « ${meant} ».`,
  }),
  character: withValues<{ readonly character: string }>({
    en: ({ character }) =>
      `This cell contains the invisible character ${character}, which a config cannot contain. Type the text again, without it.`,
    fr: ({ character }) =>
      `Cette cellule contient le caractère invisible ${character}, qu’une configuration ne peut pas contenir. Retapez le texte sans lui.`,
  }),
} as const

export const cellFaultText = wordingOf(messages)

/** `#NAME?`, `#¡REF!`, `#WERT!`, `#N/A`, `Err:502`, and the signs of a column that is too narrow. */
const spreadsheetErrors = /^(#[¡¿]?[\p{L}\d_/]+[!?]|#(N\/A|NV|N\/D|I\/T|Н\/Д|GETTING_DATA|DIV\/0)|#{2,}|Err:\d{3})$/iu

/** A long number: `3.36E+10`. */
const shortened = /^-?\d([.,]\d+)?E\+\d+$/i

const formulas = /^[=＝]\s*([\p{L}.]+\(|\w+\||\$?[A-Z]{1,3}\$?\d+\b|-?[\d.]+([-+*/][\d.]+)+$|")/iu

/** `="02134"`, with which a spreadsheet keeps leading zeros. */
const textFormula = /^="([^"]*)"$/

/** Texts that spreadsheets read as dates, times, prices, percentages and numbers, and then write in another way. */
const conversions = [
  /^\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?$/,
  /^\d+\.\d+\.\d+$/,
  /^\d+e\d+$/i,
  /^\d{1,2}(?::\d{2}){1,2}$/,
  /^\d{1,2}(?::\d{2}){0,2}\s?[ap]\.?m\.?$/i,
  /^\(?\p{Sc}?\s?\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+(?:[.,]\d+)?\s?[%\p{Sc}]?\)?$/u,
  /^(?:\p{Sc}\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[%\p{Sc}]|\(\d+(?:[.,]\d+)?\))$/u,
]

/** Names of months, whole and short, in the languages of many spreadsheets. */
const months = lazy(
  () =>
    new Set(
      ['en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'pl'].flatMap(language =>
        (['long', 'short'] as const).flatMap(month => {
          const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
          return Array.from({ length: 12 }, (_, index) =>
            format
              .format(Date.UTC(2026, index, 1))
              .replace('.', '')
              .toLowerCase(),
          )
        }),
      ),
    ),
)

/** `May 5`, `5 mai`, `Dec-05`. */
const isDate = (text: string): boolean => {
  const words = text.toLowerCase().split(/[-\s./]+/)
  return (
    words.length < 4 &&
    words.some(word => months().has(word)) &&
    words.every(word => /^\d{1,4}$/.test(word) || months().has(word)) &&
    /\d/.test(text)
  )
}

/** Whether a spreadsheet would run a text as a formula, or write it in another way. */
const isChanged = (text: string): boolean =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) ||
  spreadsheetErrors.test(text) ||
  shortened.test(text) ||
  conversions.some(pattern => pattern.test(text)) ||
  (/^\d|\d$/.test(text) && isDate(text))

const quoted = /^'*/

/** Postal codes, phones and other numbers, which an apostrophe in front keeps as they are. */
const digits = /^[\d+(][\d\s().+/-]*$/

/** An apostrophe in front of a cell makes it text. A cell that has one already gets another, so that an import removes only one. */
const needsApostrophe = (text: string): boolean => {
  const bare = text.replace(quoted, '')
  return isChanged(bare) || (bare !== text && digits.test(bare))
}

/** Negative numbers are no formulas. */
const negativeNumber = /^-\d+(\.\d+)?$/

/** @param safe texts that stay as they are, because the program that reads the file needs them so */
export const guarded = (text: string, safe = negativeNumber): string => (needsApostrophe(text) && !safe.test(text) ? `'${text}` : text)

/** A cell without what an export added. */
export const cellText = (cell: string): string =>
  textFormula.exec(cell.trim())?.[1] ?? (cell.startsWith("'") && needsApostrophe(cell) ? cell.slice(1) : cell)

/** The characters of Windows-1252 from 0x80 to 0x9f. */
const signs1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** `RÃ©paration` → `Réparation`: UTF-8 that was read as Windows-1252. @returns `undefined` for other texts */
const readRight = (text: string): string | undefined => {
  if (!/[\u00c2-\u00f4][^\0-\u007f]/.test(text)) return undefined
  const bytes = [...text].map(sign => (signs1252.includes(sign) ? 0x80 + signs1252.indexOf(sign) : (sign.codePointAt(0) ?? 0)))
  if (bytes.some(byte => byte > 0xff)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** @returns why a cell is invalid in every table */
export const cellFault = (cell: string): MessageOf<typeof messages> | undefined => {
  const value = cell.trim()
  const decoded = readRight(value)
  if (decoded !== undefined) return { code: 'accents', values: { value, meant: decoded } }
  const character = strangeIn(cell)
  if (character !== undefined) return { code: 'character', values: { character } }
  if (spreadsheetErrors.test(value)) return { code: 'spreadsheetError', values: { value } }
  if (shortened.test(value)) return { code: 'shortened', values: { value } }
  return formulas.test(value) && !textFormula.test(value) ? { code: 'formula', values: { value } } : undefined
}

/** TRUE and FALSE in the languages of Excel, and yes and no. */
const booleans = {
  true: 'true yes vrai oui wahr ja verdadero sí si cierto vero sì verdadeiro sim waar sant sand sann tosi prawda pravda igaz doğru истина істина adevărat tõene teisinga cert egia benar',
  false:
    'false no faux non falsch nein falso não nee onwaar falskt falsk usann epätosi fałsz nepravda hamis yanliş yanlış ложь хибність fals väär neteisinga gezurra salah',
}

/** @returns `undefined` for other texts */
export const booleanOf = (cell: string): boolean | undefined => {
  const word = cell.trim().toLowerCase()
  if (booleans.true.split(' ').includes(word)) return true
  return booleans.false.split(' ').includes(word) ? false : undefined
}

const decimal = /^-?\d+(?:[.,]\d+)?$/

/**
 * Spreadsheets write numbers and booleans in their own way: `02134` → `2134`, `45.50` → `45,5`, `true` → `WAHR`.
 * @returns the text that was exported, if the cell is only another way to write it
 */
export const asExported = (cell: string, exported: string): string => {
  const value = (number: string): number => Number(number.replace(',', '.'))
  const isSameNumber = decimal.test(cell) && decimal.test(exported) && value(cell) === value(exported)
  const isSameBoolean = /^(?:true|false)$/i.test(exported) && booleanOf(cell) === booleanOf(exported)
  return isSameNumber || isSameBoolean ? exported : cell
}
