/** Tables for translators: RFC 4180, with a byte order mark, without which Excel takes accents for something else. */

const mark = '\ufeff'

const cell = (text: string): string => (/[",;\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text)

export const csvText = (rows: readonly (readonly string[])[]): string => mark + rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

/** The first of the usual separators that the first line has: spreadsheets of many countries write semicolons. */
const separatorOf = (text: string): string => {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return [',', ';', '\t'].find(one => line.includes(one)) ?? ','
}

/** Rows of cells. Empty lines are left out. */
export const readCsv = (written: string): readonly (readonly string[])[] => {
  const text = written.startsWith(mark) ? written.slice(1) : written
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let quoted = false
  const endRow = (): void => {
    row.push(value)
    if (row.some(one => one !== '')) rows.push(row)
    row = []
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
      row.push(value)
      value = ''
    } else if (character === '\n') endRow()
    else if (character !== '\r') value += character
  }
  if (value !== '' || row.length > 0) endRow()
  return rows
}
