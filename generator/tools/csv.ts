/** Reads and writes CSV (RFC 4180). The byte order mark makes Excel read it as UTF-8. */

const mark = '\ufeff'

const cell = (text: string): string => (/[",;\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text)

export const csvText = (rows: readonly (readonly string[])[]): string => mark + rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

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
  /** The row with an unclosed quotation mark. */
  readonly unclosed: number | undefined
}

export const readCsv = (written: string): CsvTable => {
  const text = written.startsWith(mark) ? written.slice(1) : written
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let row = 1
  let cells: string[] = []
  let value = ''
  let quoted = false
  const endRow = (): void => {
    cells.push(value)
    if (cells.some(one => one !== '')) rows.push({ row, cells })
    row++
    cells = []
    value = ''
  }
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (quoted) {
      if (character !== '"') value += character
      else if (text.charAt(index + 1) === '"') {
        value += '"'
        index++
      } else quoted = false
    } else if (character === '"' && value === '') quoted = true
    else if (character === separator) {
      cells.push(value)
      value = ''
    } else if (character === '\n') endRow()
    else if (character !== '\r') value += character
  }
  const unclosed = quoted ? row : undefined
  if (value !== '' || cells.length > 0) endRow()
  return { rows, unclosed }
}
