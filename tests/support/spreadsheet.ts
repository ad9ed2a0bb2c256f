/** Rewrites CSV as Excel does when it opens and saves a file, with the separators and words of a country. */

interface Country {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
  readonly true: string
  readonly false: string
  readonly nameError: string
  readonly date: (day: number, month: number) => string
}

export const countries: Readonly<Record<string, Country>> = {
  'en-US': {
    separator: ',',
    decimal: '.',
    true: 'TRUE',
    false: 'FALSE',
    nameError: '#NAME?',
    date: (day, month) => `${month}/${day}/2026`,
  },
  'de-DE': {
    separator: ';',
    decimal: ',',
    true: 'WAHR',
    false: 'FALSCH',
    nameError: '#NAME?',
    date: (day, month) => `${day}.${month}.2026`,
  },
  'fr-FR': { separator: ';', decimal: ',', true: 'VRAI', false: 'FAUX', nameError: '#NOM?', date: (day, month) => `${day}/${month}/2026` },
  'es-ES': {
    separator: ';',
    decimal: ',',
    true: 'VERDADERO',
    false: 'FALSO',
    nameError: '#¿NOMBRE?',
    date: (day, month) => `${day}/${month}/2026`,
  },
  'pt-BR': {
    separator: ';',
    decimal: ',',
    true: 'VERDADEIRO',
    false: 'FALSO',
    nameError: '#NOME?',
    date: (day, month) => `${day}/${month}/2026`,
  },
}

/** The rows of a CSV text with commas (RFC 4180). Independent of the reader under test. */
export const csvRows = (text: string): readonly (readonly string[])[] =>
  [...text.replace(/^\ufeff/, '').matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)].map(([, row = '']) =>
    [...`,${row}`.matchAll(/,("(?:[^"]|"")*"|[^",\r\n]*)/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  )

/** A cell as Excel shows it: numbers, booleans and dates are recognized, and formulas are run. */
const shown = (cell: string, country: Country): string => {
  if (/^[=+\-@][^\d\s]/.test(cell) || /^[=+-]\d+[-+*/]/.test(cell)) return country.nameError
  if (/^[+-]?\d+(\.\d+)?$/.test(cell)) return String(Number(cell)).replace('.', country.decimal)
  if (/^\d+e\d+$/i.test(cell)) return '1E+15'
  if (/^true$/i.test(cell)) return country.true
  if (/^false$/i.test(cell)) return country.false
  const [, day, month] = /^(\d{1,2})[-/](\d{1,2})$/.exec(cell) ?? []
  return day === undefined || month === undefined ? cell : country.date(Number(day), Number(month))
}

/** With a byte order mark and CRLF. Only cells that need quotation marks have them. */
export const savedByExcel = (text: string, name: string): string => {
  const country = countries[name]
  if (country === undefined) throw new Error(`unknown country ${name}`)
  const put = (cell: string): string =>
    cell.includes(country.separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const rows = csvRows(text).map(row => row.map(cell => put(shown(cell, country))).join(country.separator))
  return `\ufeff${rows.join('\r\n')}\r\n`
}
