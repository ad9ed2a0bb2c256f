/** Reads and writes CSV (RFC 4180), in the dialects that spreadsheets write. The byte order mark makes Excel read it as UTF-8. */
import { type LanguageTags, languageCodesOf } from '../site/config/values/language-tags.ts'
import { strangeIn } from '../site/config/yaml/parse-yaml.ts'
import type { MessageLanguage } from '../site/messages/language.ts'
import type { BadCell } from './bad-cells.ts'
import { type MessageOf, withValues, wordingOf } from './messages.ts'

const mark = '\ufeff'

/**
 * Spreadsheets run cells that start with these characters as formulas, and turn `1-2`, `24/7` and `1e5` into dates and numbers.
 * An apostrophe in front of a cell makes it text.
 */
const changedBySpreadsheets = /^'*(?:[=+\-@\t\r\n＝＋－＠]|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?$|\d+\.\d+\.\d+$|\d+e\d+$)/i

/** Negative numbers are no formulas. */
const negativeNumber = /^-\d+(\.\d+)?$/

const guarded = (text: string, safe: RegExp): string => (changedBySpreadsheets.test(text) && !safe.test(text) ? `'${text}` : text)

/** Removes the apostrophe that an export adds. */
const unguarded = (text: string): string => (text.startsWith("'") && changedBySpreadsheets.test(text) ? text.slice(1) : text)

const cell = (text: string, safe: RegExp): string => {
  const put = guarded(text, safe)
  return /[",;\r\n\t]/.test(put) || put !== put.trim() ? `"${put.replaceAll('"', '""')}"` : put
}

/** @param safe cells that stay as they are, because the program that reads the file needs them so */
export const csvText = (rows: readonly (readonly string[])[], safe = negativeNumber): string =>
  mark + rows.map(row => `${row.map(text => cell(text, safe)).join(',')}\r\n`).join('')

const csvMessages = {
  encoding: {
    en: 'This table is not in UTF-8, so its accents cannot be read. Save it again as “CSV UTF-8”.',
    fr: 'Ce tableau n’est pas en UTF-8 : ses accents sont illisibles. Enregistrez-le de nouveau comme « CSV UTF-8 ».',
  },
  unclosed: {
    en: 'This cell has an unclosed quotation mark. Close it, or write each quotation mark in a text twice: ""',
    fr: 'Un guillemet ouvert dans cette cellule n’est jamais fermé. Fermez-le, ou doublez chaque guillemet d’un texte : ""',
  },
  afterQuote: {
    en: 'This cell has text after its closing quotation mark. Write each quotation mark in a text twice: ""',
    fr: 'Cette cellule a du texte après son guillemet fermant. Doublez chaque guillemet d’un texte : ""',
  },
  spreadsheetError: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” is an error of the spreadsheet, not a value. Correct the formula, or write the value.`,
    fr: ({ value }) => `« ${value} » est une erreur du tableur, pas une valeur. Corrigez la formule, ou écrivez la valeur.`,
  }),
  character: withValues<{ readonly character: string }>({
    en: ({ character }) =>
      `This cell contains the invisible character ${character}, which a config cannot contain. Type the text again, without it.`,
    fr: ({ character }) =>
      `Cette cellule contient le caractère invisible ${character}, qu’une configuration ne peut pas contenir. Retapez le texte sans lui.`,
  }),
  formula: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” is a formula, not a value. Save the table with values, or write the value.`,
    fr: ({ value }) => `« ${value} » est une formule, pas une valeur. Enregistrez le tableau avec ses valeurs, ou écrivez la valeur.`,
  }),
} as const

type CsvMessage = MessageOf<typeof csvMessages>

const csvMessageText = wordingOf(csvMessages)

/** Detects the separator in the first line: spreadsheets write semicolons in many countries. */
const separatorOf = (text: string): string => {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return [',', ';', '\t'].find(one => line.includes(one)) ?? ','
}

export interface CsvRow {
  /** Row number as in a spreadsheet: starts at 1 and counts empty rows. */
  readonly row: number
  readonly cells: readonly string[]
}

export interface CsvTable {
  /** The rows that are not empty. */
  readonly rows: readonly CsvRow[]
  readonly bad: readonly BadCell[]
}

interface CellFault {
  readonly row: number
  readonly index: number
  readonly reason: CsvMessage
}

/** `#NAME?`, `#¡REF!`, `#WERT!`, `#N/A`, `Err:502`, the signs of a column that is too narrow, and a long number that was shortened to `3.36E+10`. */
const spreadsheetErrors = /^(#[¡¿]?[\p{L}\d_/]+[!?]|#(N\/A|NV|N\/D|I\/T|Н\/Д|GETTING_DATA|DIV\/0)|#{2,}|Err:\d{3}|-?\d([.,]\d+)?E\+\d+)$/iu

const formulas = /^[=＝]\s*([\p{L}.]+\(|\w+\||\$?[A-Z]{1,3}\$?\d+\b|-?[\d.]+([-+*/][\d.]+)+$|")/iu

/** `="02134"`, with which a spreadsheet keeps leading zeros. */
const textFormula = /^="([^"]*)"$/

const cellReason = (value: string): CsvMessage | undefined => {
  const text = value.trim()
  const character = strangeIn(value)
  if (character !== undefined) return { code: 'character', values: { character } }
  if (spreadsheetErrors.test(text)) return { code: 'spreadsheetError', values: { value: text } }
  return formulas.test(text) && !textFormula.test(text) ? { code: 'formula', values: { value: text } } : undefined
}

const cellText = (value: string): string => textFormula.exec(value.trim())?.[1] ?? unguarded(value)

/**
 * @param written read as UTF-8: bytes of other encodings become U+FFFD, and UTF-16 has NUL characters
 * @param language of messages
 */
export const readCsv = (written: string, language: MessageLanguage = 'en'): CsvTable => {
  if (/[\ufffd\0]/.test(written)) return { rows: [], bad: [{ message: csvMessageText({ code: 'encoding' }, language) }] }
  const marked = written.startsWith(mark) ? written.slice(1) : written
  // The first line that makes Excel use a separator is not shown as a row.
  const [line = '', given] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(marked) ?? []
  const text = marked.slice(line.length)
  const separator = given ?? separatorOf(text)
  const rows: CsvRow[] = []
  const faults: CellFault[] = []
  let row = 1
  let cells: string[] = []
  let value = ''
  let quoted = false
  let closed = false
  const endCell = (): void => {
    const reason = cellReason(value)
    if (reason !== undefined) faults.push({ row, index: cells.length, reason })
    cells.push(cellText(value))
    value = ''
    closed = false
  }
  const endRow = (): void => {
    endCell()
    if (cells.some(one => one !== '')) rows.push({ row, cells })
    row++
    cells = []
  }
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (quoted) {
      if (character !== '"') value += character
      else if (text.charAt(index + 1) === '"') {
        value += '"'
        index++
      } else {
        quoted = false
        closed = true
      }
    } else if (character === '"' && value === '' && !closed) quoted = true
    else if (character === separator) endCell()
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(index + 1) === '\n') index++
      endRow()
    } else {
      if (closed && character.trim() !== '') faults.push({ row, index: cells.length, reason: { code: 'afterQuote' } })
      if (!closed || character.trim() !== '') value += character
    }
  }
  if (quoted) faults.push({ row, index: cells.length, reason: { code: 'unclosed' } })
  if (value !== '' || cells.length > 0 || closed) endRow()
  const [head] = rows
  // One message per cell.
  const first = new Map(faults.toReversed().map(fault => [`${fault.row} ${fault.index}`, fault]))
  return {
    rows,
    bad: faults
      .filter(fault => first.get(`${fault.row} ${fault.index}`) === fault)
      .map(({ row: at, index, reason }) => {
        const column = at === head?.row ? '' : (head?.cells[index]?.trim() ?? '')
        return { row: at, ...(column === '' ? {} : { column }), message: csvMessageText(reason, language) }
      }),
  }
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

/** The name of a column without case and spaces: `Postal code` → `postal-code`. */
const columnKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')

/**
 * Finds a column by its name in any letter case. Language tags follow BCP 47: `Name.FR_ca` → `name.fr`.
 * @returns a function that returns the name of the column, or the normalized name if it is unknown
 */
export const columnFinder = (columns: readonly string[], languages: readonly LanguageTags[]): ((written: string) => string) => {
  const known = new Map(columns.map(column => [columnKey(column), column]))
  const codeOf = languageCodesOf(languages)
  return written => {
    const key = columnKey(written)
    const [, base = '', tag = ''] = /^(.*\.)?([^.]*)$/.exec(key) ?? []
    return known.get(key) ?? known.get(columnKey(`${base}${codeOf(tag) ?? tag}`)) ?? key
  }
}
