/** Tables for spreadsheets: RFC 4180, with a byte order mark, without which Excel takes accents for something else. */

const mark = '\ufeff'

const cell = (text: string): string => (/[",;\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text)

export const csvText = (rows: readonly (readonly string[])[]): string => mark + rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

/** The first of the usual separators that the first line has: spreadsheets of many countries write semicolons. */
const separatorOf = (text: string): string => {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return [',', ';', '\t'].find(one => line.includes(one)) ?? ','
}

export interface CsvRow {
  /** As a spreadsheet counts: the first is 1, empty ones count too. */
  readonly row: number
  readonly cells: readonly string[]
}

export interface CsvTable {
  /** Those that are not empty. */
  readonly rows: readonly CsvRow[]
  /** The row in which a quotation mark is opened and never closed. */
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
