/** Reads and writes CSV (RFC 4180), in the dialects that spreadsheets write. The byte order mark makes Excel read it as UTF-8. */
import type { MessageLanguage } from '../site/messages/language.ts'
import { type MessageOf, withValues, wordingOf } from './messages.ts'

const mark = '\ufeff'

/** Spreadsheets run cells that start like this as formulas. An apostrophe in front of it makes them text. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/

const isNegativeNumber = (text: string): boolean => /^-\d+(\.\d+)?$/.test(text)

const guarded = (text: string): string => (formulaStart.test(text) && !isNegativeNumber(text) ? `'${text}` : text)

/** Removes the apostrophe that an export adds. */
const unguarded = (text: string): string => (text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text)

const cell = (text: string): string => {
  const safe = guarded(text)
  return /[",;\r\n\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvText = (rows: readonly (readonly string[])[]): string => mark + rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

const csvMessages = {
  encoding: {
    en: 'The encoding of this file is unknown, so its accents cannot be read. Save it as “CSV UTF-8”.',
    fr: 'L’encodage de ce fichier est inconnu : ses accents sont illisibles. Enregistrez-le comme « CSV UTF-8 ».',
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
  formula: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” is a formula, not a value. Save the table with values, or write the value.`,
    fr: ({ value }) => `« ${value} » est une formule, pas une valeur. Enregistrez le tableau avec ses valeurs, ou écrivez la valeur.`,
  }),
} as const

type CsvMessage = MessageOf<typeof csvMessages>

export const csvMessageText = wordingOf(csvMessages)

/** Languages that Windows writes in code page 1252. */
const westernLanguages = new Set('af br ca cy da de en es eu fi fo fr fy ga gd gl id is it lb ms nb nl nn no pt rm sq sv sw'.split(' '))

const decodeAs = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** UTF-16 without a byte order mark has zeros in every other byte of Latin text. */
const utf16Of = (bytes: Uint8Array): string | undefined => {
  if (!bytes.includes(0)) return undefined
  const zeros = bytes.reduce((sum, byte, index) => sum + (byte === 0 ? (index % 2 === 0 ? 1 : -1) : 0), 0)
  return zeros > 0 ? 'utf-16be' : 'utf-16le'
}

/** The characters from 0x80 to 0x9f. */
const signs1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * A text in Windows-1252. Other 8-bit encodings can be decoded as Windows-1252 too, so it has to look like it:
 * Mac OS Roman has its accents where Windows-1252 has rare signs, and files with single carriage returns come from a Mac.
 */
const windows1252 = (bytes: Uint8Array, languages: readonly string[]): string | undefined => {
  if (!languages.every(code => westernLanguages.has(code.toLowerCase().split(/[-_]/)[0] ?? ''))) return undefined
  // Some versions of Node decode Windows-1252 as Latin-1 (nodejs/node#56542).
  const text = decodeAs('latin1', bytes)?.replace(/[\u0080-\u009f]/g, sign => signs1252.charAt(sign.charCodeAt(0) - 0x80))
  return text === undefined || /[\u0080-\u009fƒ†‡ˆ‰‹˜›]|\r(?!\n)|\p{L}[™•„]\p{L}|\p{Ll}[ŠŽŒŸ]|[ŠŽ]\p{Ll}/u.test(text) ? undefined : text
}

/** The text of a CSV file; `undefined` if its encoding is unknown. @param languages of the config */
export const decodeCsv = (bytes: Uint8Array, languages: readonly string[]): string | undefined => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return decodeAs(utf16, bytes)
  return decodeAs('utf-8', bytes) ?? windows1252(bytes, languages)
}

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

/** An invalid cell; without a row, the whole table is invalid. */
export interface CsvFault {
  readonly row?: number
  /** The name of the column in the first row. */
  readonly column?: string
  readonly reason: CsvMessage
}

export interface CsvTable {
  /** The rows that are not empty. */
  readonly rows: readonly CsvRow[]
  readonly faults: readonly CsvFault[]
}

interface CellFault {
  readonly row: number
  readonly index: number
  readonly reason: CsvMessage
}

/** `row 3, column phone: …` */
export const faultText = ({ row, column, reason }: CsvFault, language: MessageLanguage): string => {
  const words = { en: ['row', 'column', ': '], fr: ['ligne', 'colonne', ' : '] }[language]
  const place = [row === undefined ? [] : `${words[0]} ${row}`, column === undefined ? [] : `${words[1]} ${column}`].flat().join(', ')
  return `${place}${place === '' ? '' : words[2]}${csvMessageText(reason, language)}`
}

/** `#NAME?`, `#¡REF!`, `#WERT!`, `#N/A`, `Err:502`, and the signs of a column that is too narrow. */
const spreadsheetErrors = /^(#[¡¿]?[\p{L}\d_/]+[!?]|#(N\/A|NV|N\/D|I\/T|Н\/Д|GETTING_DATA|DIV\/0)|#{2,}|Err:\d{3})$/iu

const formulas = /^[=＝]\s*([\p{L}.]+\(|\$?[A-Z]{1,3}\$?\d+\b|-?[\d.]+([-+*/][\d.]+)+$|")/iu

/** `="02134"`, with which a spreadsheet keeps leading zeros. */
const textFormula = /^="([^"]*)"$/

const cellReason = (value: string): CsvMessage | undefined => {
  const text = value.trim()
  if (spreadsheetErrors.test(text)) return { code: 'spreadsheetError', values: { value: text } }
  return formulas.test(text) && !textFormula.test(text) ? { code: 'formula', values: { value: text } } : undefined
}

const cellText = (value: string): string => textFormula.exec(value.trim())?.[1] ?? unguarded(value)

/** The text of a table, or its bytes and the languages of the config. */
export type CsvSource = string | { readonly bytes: Uint8Array; readonly languages: readonly string[] }

export const readCsv = (source: CsvSource): CsvTable => {
  const decoded = typeof source === 'string' ? source : decodeCsv(source.bytes, source.languages)
  if (decoded === undefined || /[\ufffd\0]/.test(decoded)) return { rows: [], faults: [{ reason: { code: 'encoding' } }] }
  const marked = decoded.startsWith(mark) ? decoded.slice(1) : decoded
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
  const seen = new Set<string>()
  return {
    rows,
    faults: faults.flatMap(({ row: at, index, reason }): readonly CsvFault[] => {
      const place = `${at} ${index}`
      if (seen.has(place)) return []
      seen.add(place)
      const column = head?.cells[index]?.trim() ?? ''
      return [{ row: at, ...(at === head?.row || column === '' ? {} : { column }), reason }]
    }),
  }
}
