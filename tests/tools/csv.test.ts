import { expect, test } from 'vitest'
import { decodeText } from '../../generator/site/util/decode-text.ts'
import { badCellText } from '../../generator/tools/bad-cells.ts'
import { columnFinder, csvText, readCsv } from '../../generator/tools/csv.ts'
import { asExported } from '../../generator/tools/spreadsheet-cells.ts'

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells)

const faultsOf = (text: string) => readCsv(text).bad.map(cell => badCellText(undefined, cell, 'en'))

test.each<[encoding: string, bytes: Buffer]>([
  ['Windows-1252', Buffer.from('id,name\na,R\xe9paration\n', 'latin1')],
  ['Mac OS Roman', Buffer.from('id,name\na,R\x8eparation\n', 'latin1')],
  ['Windows-1251', Buffer.from('id,name\na,\xcf\xf0\xe8\xe2\xe5\xf2\n', 'latin1')],
  ['UTF-16 LE', Buffer.from('id,name\na,Reparation\n', 'utf16le')],
])('reports a table in %s', (_, bytes) => {
  const text = decodeText(bytes)
  expect(readCsv(text).rows).toEqual([])
  expect(faultsOf(text)).toEqual(['This table is not in UTF-8, so its accents cannot be read. Save it again as “CSV UTF-8”.'])
})

test.each<[encoding: string, bytes: Buffer]>([
  ['UTF-8', Buffer.from('\ufeffid\tname\r\na\tRéparation 東京\r\n')],
  ['UTF-16 LE', Buffer.from('\ufeffid\tname\r\na\tRéparation 東京\r\n', 'utf16le')],
  ['UTF-16 BE', Buffer.from('\ufeffid\tname\r\na\tRéparation 東京\r\n', 'utf16le').swap16()],
])('reads a table in %s with a byte order mark', (_, bytes) => {
  expect(readCsv(decodeText(bytes))).toMatchObject({ rows: [{ cells: ['id', 'name'] }, { cells: ['a', 'Réparation 東京'] }], bad: [] })
})

test('removes the apostrophe that makes digits text', () => {
  expect(cellsOf("'02134,'+1 (514) 555-0123,'90s style,''n Beetje\n")).toEqual([['02134', '+1 (514) 555-0123', "'90s style", "''n Beetje"]])
  for (const text of ["'02134", "''007", '02134', '514-555-0123', '(514) 555-0123', "'tis"])
    expect(cellsOf(csvText([[text]]))).toEqual([[text]])
})

test.each(['"a";"b"\n1;2', 'a;b\r\n1;2\r\n', 'a,b\r1,2\r', 'a\tb\n1\t2', 'sep=;\r\na;b\r\n1;2', '\ufeffsep=|\na|b\n1|2', 'a,b\n1,="2"\n'])(
  'reads %j',
  text => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(readCsv(text).rows.map(({ row }) => row)).toEqual([1, 2])
  },
)

test('keeps leading zeros that a formula protects', () => {
  expect(cellsOf('code\n="02134"\n"=""007"""\n')).toEqual([['code'], ['02134'], ['007']])
})

test.each([
  [
    'id,name\na,"x\nb,y\n',
    'row 2, column name: This cell has an unclosed quotation mark. Close it, or write each quotation mark in a text twice: ""',
  ],
  [
    'id,name\na,"x" y\n',
    'row 2, column name: This cell has text after its closing quotation mark. Write each quotation mark in a text twice: ""',
  ],
  [
    'id,name\na,"x\nb,"y",z\n',
    'row 2, column name: This cell has text after its closing quotation mark. Write each quotation mark in a text twice: ""',
  ],
])('reports the quotation marks of %j', (text, fault) => {
  expect(faultsOf(text)[0]).toBe(fault)
})

test.each(['#NAME?', '#REF!', '#VALUE!', '#DIV/0!', '#N/A', '#NOM?', '#WERT!', '#NV', '#¡REF!', '#¿NOMBRE?', '#####', 'Err:502'])(
  'reports the spreadsheet error %s',
  value => {
    expect(faultsOf(`id,name\na,${value}\n`)).toEqual([
      `row 2, column name: “${value}” is an error of the spreadsheet, not a value. Correct the formula, or write the value.`,
    ])
  },
)

test('reports accents that were read in the wrong encoding', () => {
  expect(faultsOf('id,name\na,RÃ©paration de lâ€™Å“il\n')).toEqual([
    'row 2, column name: “RÃ©paration de lâ€™Å“il” was read in the wrong encoding. Open the table as UTF-8, or write “Réparation de l’œil”.',
  ])
  expect(faultsOf('id,name\na,"São João, Ção, Üb, naïve, Ñandú, ÂÊÎ, “à” «É» Œuvre"\n')).toEqual([])
})

test('reports a character that a config cannot contain', () => {
  expect(faultsOf('id,name\na,\u202eevil\nb,\u0007\n')).toEqual([
    'row 2, column name: This cell contains the invisible character U+202E, which a config cannot contain. Type the text again, without it.',
    'row 3, column name: This cell contains the invisible character U+0007, which a config cannot contain. Type the text again, without it.',
  ])
})

test.each(['=SUM(A1:A3)', '=B2', '=$B$2', '=1+1', '=SOMME.SI(A1)'])('reports the formula %s', value => {
  expect(faultsOf(`id,name\na,${value}\n`)).toEqual([
    `row 2, column name: “${value}” is a formula, not a value. Save the table with values, or write the value.`,
  ])
})

test.each(['#1 in Laval', '#1', 'Yes!', '-Chomedey', '+25 ans', '=12+1 Rue', "'t Hof", '#pipes'])('reads the text %s', value => {
  expect(readCsv(`id,name\na,${value}\n`)).toMatchObject({ rows: [{ row: 1 }, { row: 2, cells: ['a', value] }], bad: [] })
})

test.each([
  ['2134', '02134', '02134'],
  ['45,5', '45.50', '45.50'],
  ['VRAI', 'true', 'true'],
  ['ONWAAR', 'False', 'False'],
  ['2135', '02134', '2135'],
  ['VRAI', 'false', 'VRAI'],
  ['oui', 'yes', 'oui'],
])('%s is read as another way to write %s: %s', (cell, exported, read) => {
  expect(asExported(cell, exported)).toBe(read)
})

test('exports no cell that starts a formula, and reads each cell as it was', () => {
  const texts = ['=1+1', '=SUM(A1)', '+25 ans', '-Chomedey', '@home', "'=1", "''+1", "'t Hof", '＝1', '\t=1', '-73.7', '\r=1']
  const text = csvText(texts.map(one => [one, 'x']))
  expect(text).toBe(
    "\ufeff'=1+1,x\r\n'=SUM(A1),x\r\n'+25 ans,x\r\n'-Chomedey,x\r\n'@home,x\r\n''=1,x\r\n'''+1,x\r\n't Hof,x\r\n'＝1,x\r\n\"'\t=1\",x\r\n-73.7,x\r\n\"'\r=1\",x\r\n",
  )
  expect(readCsv(text)).toMatchObject({ rows: texts.map(one => ({ cells: [one, 'x'] })), bad: [] })
})

test('finds columns in any letter case and in American spelling', () => {
  const find = columnFinder(['city', 'licence', 'neighbourhoods.fr-ca'], [{ code: 'fr-ca', locale: 'fr-CA' }])
  expect(['City', 'License', 'licence', 'Neighborhoods.FR_CA', 'licences'].map(find)).toEqual([
    'city',
    'licence',
    'licence',
    'neighbourhoods.fr-ca',
    'licences',
  ])
})
