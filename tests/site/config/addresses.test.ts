import { describe, expect, test } from 'vitest'
import { addressFormatOf, countryCodes } from '../../../generator/site/config/values/address-formats.ts'
import { countryNamed } from '../../../generator/site/config/values/country-names.ts'
import { postalCodeFault } from '../../../generator/site/config/values/postal-code.ts'
import { compileText, smallWith } from '../../support/sample.ts'

describe('postal codes', () => {
  test('the example of each country is valid there', () => {
    const wrong = countryCodes().flatMap(country => {
      const { example } = addressFormatOf(country)
      return example === undefined || postalCodeFault(country, example) === undefined ? [] : [country]
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['CA', 'H7A 1A1'],
    ['CA', 'H7A1A1'],
    ['US', '02134'],
    ['US', '02134-1234'],
    ['GB', 'SW1A 1AA'],
    ['NL', '1012AB'],
    ['PT', '1250-096'],
    ['SE', '114 55'],
    ['JP', '150-0041'],
    ['BR', '01310-100'],
    ['CH', 'CH-8001'],
    ['DE', 'D-10115'],
    ['QA', 'anything'],
  ])('accepts, for %s, %s', (country, code) => {
    expect(postalCodeFault(country, code)).toBeUndefined()
  })

  test.each([
    ['CA', 'H7A 1AO', 'H7A 1A0'],
    ['CA', 'h7a 1a1', 'H7A 1A1'],
    ['CA', 'H7A-1A1', 'H7A 1A1'],
    ['CA', 'H7A', undefined],
    ['US', '2134', '02134'],
    ['US', 'O2134', '02134'],
    ['US', '021345', undefined],
    ['GB', 'SW1A OAA', 'SW1A 0AA'],
    ['GB', '12345', undefined],
    ['IE', 'D02', undefined],
    ['NL', '0123 AB', undefined],
    ['PT', '1250096', '1250-096'],
    ['PL', '00950', '00-950'],
    ['SE', '1145S', '11455'],
    ['JP', '60-0001', '060-0001'],
    ['BR', '1310-100', '01310-100'],
    ['FR', '1000', '01000'],
    ['DE', '1067', '01067'],
    ['AU', '800', '0800'],
    ['IN', '41100l', '411001'],
  ])('does not accept, for %s, %s, and suggests %s', (country, code, meant) => {
    expect(postalCodeFault(country, code)).toMatchObject({ example: addressFormatOf(country).example, meant })
  })
})

test.each([
  ['ca', 'CA'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['Scotland', 'GB'],
  ['England', 'GB'],
  ['USA', 'US'],
  ['United States', 'US'],
  ['États-Unis', 'US'],
  ['Deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['DEU', 'DE'],
  ['日本', 'JP'],
  ['Éire', 'IE'],
  ['México', 'MX'],
  ['Atlantis', undefined],
  ['', undefined],
  ['ZZ', undefined],
])('the country “%s” has the code %s', (written, code) => {
  expect(countryNamed(written)).toBe(code)
})

const address = (written: string) =>
  compileText(smallWith(['{ city: Gatineau, region: QC, country: CA }', written], ['geo: { lat: 45.43, lng: -75.73 }, ', '']))

test.each([
  [
    '{ city: Laval, region: QC, postalCode: H7A 1AO, country: CA }',
    false,
    {
      code: 'POSTAL_CODE_INVALID',
      at: 'H7A 1AO',
      message: '“H7A 1AO” is not a postal code of CA',
      hint: 'Postal codes there look like H3Z 2Y7. Write postalCode: "H7A 1A0"',
    },
  ],
  [
    '{ city: Laval, region: QC, postalCode: H7A, country: CA }',
    true,
    {
      code: 'POSTAL_CODE_INVALID',
      at: 'H7A',
      message: '“H7A” is not a postal code of CA',
      hint: 'Postal codes there look like H3Z 2Y7. Correct the code.',
    },
  ],
  [
    '{ city: Laval, region: Québec, country: CA }',
    true,
    {
      code: 'REGION_UNKNOWN',
      at: 'Québec',
      message: '“Québec” is the name of a state or province, not its code',
      hint: 'Write region: QC, and the name as regionName if pages are to show it.',
    },
  ],
  [
    '{ city: Sydney, region: NWS, country: AU }',
    false,
    {
      code: 'REGION_UNKNOWN',
      at: 'NWS',
      message: 'AU has no state or province “NWS”',
      hint: 'Did you mean “NSW”? Codes: ACT, JBT, NSW, NT, QLD, SA, TAS, VIC, WA.',
    },
  ],
  [
    '{ city: Laval, region: QC, country: US }',
    false,
    {
      code: 'REGION_UNKNOWN',
      at: 'QC',
      message: 'US has no state or province “QC”',
      hint: '“QC” is in CA. Write country: CA, or correct the region.',
    },
  ],
  [
    '{ city: Leeds, country: UK }',
    false,
    { code: 'VALUE_FORMAT', at: 'UK', message: '“UK” is not a country code', hint: 'Write country: GB' },
  ],
  [
    '{ city: Leeds, country: Atlantis }',
    false,
    {
      code: 'VALUE_FORMAT',
      at: 'Atlantis',
      message: '“Atlantis” is not a country code',
      hint: 'Write two capital letters (ISO 3166-1): CA, US, CH.',
    },
  ],
])('reports the address %s', (written, ok, expected) => {
  const result = address(written)
  expect({ ok: result.ok, diagnostics: result.diagnostics }).toEqual({ ok, diagnostics: [expected] })
})

test('checks the rest of an address with the country that was meant', () => {
  const { diagnostics } = compileText(
    smallWith(
      ['{ city: Gatineau, region: QC, country: CA }', '{ city: Leeds, postalCode: LS1 4AO, country: England }'],
      ['phones: { country: CA, book: { main: 819-555-0123 } }', 'phones: { book: { main: "0113 496 0123" } }'],
      ['geo: { lat: 45.43, lng: -75.73 }', 'geo: { lat: -1.54908, lng: 53.80076 }'],
    ),
  )
  expect(diagnostics.map(({ at, hint }) => [at, hint])).toEqual([
    ['LS1 4AO', 'Postal codes there look like EC1Y 8SY. Correct the code.'],
    ['England', 'Write country: GB'],
    ['{', 'Latitude and longitude are swapped. Write { lat: 53.80076, lng: -1.54908 }'],
  ])
})
