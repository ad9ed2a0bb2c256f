/** Reads and writes CSV (RFC 4180), in the dialects that spreadsheets write. The byte order mark makes Excel read it as UTF-8. */

import { type LanguageTags, languageCodesOf } from '../site/config/values/language-tags.ts'
import { americanKeys } from '../site/config/yaml/american-keys.ts'
import { withoutInvisible } from '../site/config/yaml/look-alikes.ts'
import type { MessageLanguage } from '../site/messages/language.ts'
import type { BadCell } from './bad-cells.ts'
import { withValues, wordingOf } from './messages.ts'
import { cellFault, cellFaultText, cellText, guarded } from './spreadsheet-cells.ts'

const mark = '\ufeff'

const cell = (text: string, safe: RegExp | undefined): string => {
  const put = guarded(text, safe)
  return /[",;\r\n\t]/.test(put) || put !== put.trim() ? `"${put.replaceAll('"', '""')}"` : put
}

/** @param safe cells that stay as they are, because the program that reads the file needs them so */
export const csvText = (rows: readonly (readonly string[])[], safe?: RegExp): string =>
  mark + rows.map(row => `${row.map(text => cell(text, safe)).join(',')}\r\n`).join('')

const csvMessages = {
  workbook: {
    en: 'This file is a workbook, not a CSV file. Open it in the spreadsheet program and save it as “CSV UTF-8”.',
    fr: 'Ce fichier est un classeur, pas un fichier CSV. Ouvrez-le dans le tableur et enregistrez-le comme « CSV UTF-8 ».',
  },
  encoding: {
    en: 'This table is not in UTF-8, so its accents cannot be read. Save it again as “CSV UTF-8”.',
    fr: 'Ce tableau n’est pas en UTF-8 : ses accents sont illisibles. Enregistrez-le de nouveau comme « CSV UTF-8 ».',
  },
  unclosed: {
    en: 'This cell has an unclosed quotation mark. Close it, or write each quotation mark in a text twice: ""',
    fr: 'Un guillemet ouvert dans cette cellule n’est jamais fermé. Fermez-le, ou doublez chaque guillemet d’un texte : ""',
  },
  afterQuote: {
    en: 'This cell has text after its closing quotation mark. Write each quotation mark in a text twice: ""',
    fr: 'Cette cellule a du texte après son guillemet fermant. Doublez chaque guillemet d’un texte : ""',
  },
  tooWide: withValues<{ readonly cells: number; readonly columns: number }>({
    en: ({ cells, columns }) => `This row has ${cells} cells, but the header has ${columns}. Put texts with commas in quotation marks`,
    fr: ({ cells, columns }) =>
      `Cette ligne a ${cells} cellules, mais l’en-tête en a ${columns}. Mettez les textes avec des virgules entre guillemets`,
  }),
} as const

const csvMessageText = wordingOf(csvMessages)

/** Detects the separator in the first line: spreadsheets write semicolons in many countries. */
const separatorOf = (text: string): string => {
  const line = /[^\r\n]+/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const count = (separator: string): number => line.split(separator).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

export interface CsvRow {
  /** Row number as in a spreadsheet: starts at 1 and counts empty rows. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Whether a row is a comment, which starts with #, or has no text. */
export const isSkipped = (cells: readonly string[]): boolean =>
  cells[0]?.trim().startsWith('#') === true || cells.every(cell => cell.trim() === '')

export interface CsvTable {
  /** The rows that are not empty. */
  readonly rows: readonly CsvRow[]
  readonly bad: readonly BadCell[]
}

/** The first bytes of XLSX and ODS files, and of XLS files, where some of them are not UTF-8. */
const workbook = /^(?:PK\u0003\u0004|\ufffd{2}\u0011\ufffd)/

interface CellFault {
  readonly row: number
  readonly index: number
  readonly message: string
}

/**
 * @param written as `decodeText` returns it: bytes of other encodings became U+FFFD, and UTF-16 without a mark has NUL characters
 * @param language of messages
 */
export const readCsv = (written: string, language: MessageLanguage = 'en'): CsvTable => {
  if (workbook.test(written)) return { rows: [], bad: [{ message: csvMessageText({ code: 'workbook' }, language) }] }
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
  const report = (message: string): void => {
    faults.push({ row, index: cells.length, message })
  }
  const endCell = (): void => {
    const fault = cellFault(value)
    if (fault !== undefined) report(cellFaultText(fault, language))
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
      if (closed && character.trim() !== '') report(csvMessageText({ code: 'afterQuote' }, language))
      if (!closed || character.trim() !== '') value += character
    }
  }
  if (quoted) report(csvMessageText({ code: 'unclosed' }, language))
  if (value !== '' || cells.length > 0 || closed) endRow()
  const [head] = rows
  // One message per cell.
  const first = new Map(faults.toReversed().map(fault => [`${fault.row} ${fault.index}`, fault]))
  const columns = head?.cells.length ?? 0
  const isTooWide = ({ cells: own }: CsvRow): boolean =>
    !own[0]?.trim().startsWith('#') && own.slice(columns).some(one => one.trim() !== '')
  const tooWide = rows.filter(isTooWide).map(({ row: at, cells: own }): BadCell => {
    const values = { cells: own.length, columns }
    return { row: at, message: csvMessageText({ code: 'tooWide', values }, language) }
  })
  return {
    rows,
    bad: [
      ...faults
        .filter(fault => first.get(`${fault.row} ${fault.index}`) === fault)
        .map(({ row: at, index, message }) => {
          const column = at === head?.row ? '' : (head?.cells[index]?.trim() ?? '')
          return { row: at, ...(column === '' ? {} : { column }), message }
        }),
      ...tooWide,
    ],
  }
}

/** The name of a column without case and spaces: `Postal code` → `postal-code`. */
const columnKey = (name: string): string =>
  withoutInvisible(name)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')

/**
 * Finds a column by its name in any letter case, also in American spelling. Language tags follow BCP 47: `Name.FR_ca` → `name.fr`.
 * @returns a function that returns the name of the column, or the normalized name if it is unknown
 */
export const columnFinder = (columns: readonly string[], languages: readonly LanguageTags[]): ((written: string) => string) => {
  const american = (column: string): string => column.replace(/^\w+/, name => americanKeys[name] ?? name)
  const known = new Map(columns.flatMap(column => [american(column), column].map(name => [columnKey(name), column])))
  const codeOf = languageCodesOf(languages)
  return written => {
    const key = columnKey(written)
    const [, base = '', tag = ''] = /^(.*\.)?([^.]*)$/.exec(key) ?? []
    return known.get(key) ?? known.get(columnKey(`${base}${codeOf(tag) ?? tag}`)) ?? key
  }
}
