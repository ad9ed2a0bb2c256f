import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namesIn } from '../../../../generator/tools/clone/leftovers/city.ts'
import { finder } from '../../../../generator/tools/clone/leftovers/find.ts'
import {
  areaCodeMark,
  codeMark,
  digitsMark,
  foldText,
  literalMark,
  type Mark,
  nameMark,
  postalCodeMark,
} from '../../../../generator/tools/clone/leftovers/mark.ts'

const found = (marks: readonly Mark[], text: string, own: readonly Mark[] = []): readonly string[] =>
  finder(marks, own)(text).map(({ start, end }) => text.slice(start, end))

describe('finds a name', () => {
  test.each([
    ['Montréal', 'the Montreal office', ['Montreal']],
    ['Montréal', 'MONTRÉAL et les Montréalais', ['MONTRÉAL', 'Montréal']],
    ['Montreal', '/fr/services/ramonage/montreal', ['montreal']],
    ['Clairconduit', 'id: xclairconduit', ['clairconduit']],
    ['Côte Saint-Luc', 'à Côte-Saint-Luc, cote-saint-luc', ['Côte-Saint-Luc', 'cote-saint-luc']],
    ['L’Île-Perrot', "L'Île Perrot", ["L'Île Perrot"]],
    ['Laval', 'maisons lavalloises, le cheval', ['laval']],
    ['Ham', 'Ham, not Hamburg or Birmingham', ['Ham']],
  ])('%s in “%s”', (name, text, finds) => {
    expect(found([nameMark('place', name)], text)).toEqual(finds)
  })
})

describe('finds a number in any format', () => {
  test.each([
    ['tel:+15145550123', ['5145550123']],
    ['(514) 555-0123', ['514) 555-0123']],
    ['+1 514.555.0123', ['514.555.0123']],
    ['514\u00a0555\u20110123', ['514\u00a0555\u20110123']],
    ['514-555-01234', []],
    ['514-555-0124', []],
  ])('%s', (text, finds) => {
    expect(found([digitsMark('phone', '514-555-0123', '5145550123')], text)).toEqual(finds)
  })
})

test('finds a number exactly where its regular expression would', () => {
  const gap = String.raw`[^\p{L}\p{N}]{0,3}`
  const alone = String.raw`(?<![\p{L}\p{N}])(?<!\p{N}[.,])`
  const marks = [
    { mark: digitsMark('phone', '23', '23'), pattern: new RegExp(`${alone}2${gap}3(?!\\d)`, 'gu') },
    { mark: digitsMark('area code', '2', '2', 2), pattern: new RegExp(`${alone}2${gap}\\d${gap}\\d(?!\\d)`, 'gu') },
    { mark: digitsMark('phone', '22222223', '22222223'), pattern: new RegExp(`${[...'22222223'].join(gap)}(?!\\d)`, 'gu') },
  ]
  const signs = fc.constantFrom('2', '2', '2', '3', '3', '-', ' ', '.', ',', 'a', '\u{1d7d0}', '\u{1f4de}', '٢')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 30 }), drawn => {
      const text = drawn.join('')
      for (const { mark, pattern } of marks)
        expect(mark.find(foldText(text))).toEqual(
          [...text.matchAll(pattern)].map(found => ({ start: found.index, end: found.index + found[0].length })),
        )
    }),
    { numRuns: 2000 },
  )
})

test('finds an area code in other numbers and separately, but not in figures', () => {
  const marks = [digitsMark('area code', '514', '514', 7), areaCodeMark('514')]
  expect(found(marks, 'Call 514-555-0188, or any number in 514.')).toEqual(['514-555-0188', '514'])
  expect(found(marks, '$514, 1,514 clients, 514% and 5140, 15145550188')).toEqual([])
  expect(found(marks, '/icons/icon-514.png, icon_514_2.png, photo.514.webp, tel-514-555')).toEqual([])
})

test('finds a postal code with any spacing, and adjacent ones', () => {
  expect(found([postalCodeMark('H2X 1Y4', true)], 'H2X1Y4, h2x 3k9, H3X 1Y4')).toEqual(['H2X1Y4', 'h2x 3k9'])
  expect(found([postalCodeMark('05401', true)], '05401 and 05408, 15401')).toEqual(['05401', '05408'])
  expect(found([postalCodeMark('H2X 1Y4', false)], 'H2X1Y4, H2X 3K9')).toEqual(['H2X1Y4'])
})

test('finds codes as whole words with the same case', () => {
  expect(found([codeMark('region', 'QC')], 'Montreal, QC; qc, QCD')).toEqual(['QC'])
})

test('ignores facts of the new city, and prefers the longest mark', () => {
  const marks = [nameMark('place', 'Laval'), nameMark('place', 'Laval-des-Rapides'), literalMark('domain', 'ducts.example')]
  const own = [nameMark('place', 'Laval-Ouest'), literalMark('domain', 'ottawa.ducts.example')]
  expect(found(marks, 'Laval-des-Rapides, Laval-Ouest, Laval: https://ottawa.ducts.example and www.ducts.example', own)).toEqual([
    'Laval-des-Rapides',
    'Laval',
    'ducts.example',
  ])
})

test.each([
  ['Côte-des-Neiges–Notre-Dame-de-Grâce (NDG)', ['Côte-des-Neiges', 'Notre-Dame-de-Grâce', 'NDG']],
  ['Le Plateau-Mont-Royal', ['Le Plateau-Mont-Royal', 'Plateau-Mont-Royal']],
  ['Ville-Marie (Downtown)', ['Ville-Marie']],
  ['Ottawa', ['Ottawa']],
])('the names in “%s”', (written, names) => {
  expect(namesIn(written)).toEqual(names)
})
