import { describe, expect, test } from 'vitest'
import { addressFormatOf, countryCodes } from '../../../generator/site/config/values/address-formats.ts'
import { countryNamed } from '../../../generator/site/config/values/country-names.ts'
import { postalCodeFault, printedPostalCode } from '../../../generator/site/config/values/postal-code.ts'
import { compileText, smallWith } from '../../support/sample.ts'

describe('postal codes', () => {
  test('the example of each country is its own printed form', () => {
    const wrong = countryCodes().flatMap(country => {
      const { example } = addressFormatOf(country)
      return example === undefined || printedPostalCode(country, example) === example ? [] : [country]
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['CA', 'H7A 1A1', 'H7A 1A1'],
    ['CA', 'h7a1a1', 'H7A 1A1'],
    ['CA', 'H7A-1A1', 'H7A 1A1'],
    ['IE', 'D02X285', 'D02 X285'],
    ['IE', 'a65 f4e2', 'A65 F4E2'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M11AE', 'M1 1AE'],
    ['JE', 'JE23AB', 'JE2 3AB'],
    ['NL', '1012ab', '1012 AB'],
    ['SE', '11455', '114 55'],
    ['SE', 'SE-11455', 'SE-114 55'],
    ['CZ', '11000', '110 00'],
    ['SK', '811 01', '811 01'],
    ['GR', '10558', '105 58'],
    ['PL', '00950', '00-950'],
    ['PT', '1250 096', '1250-096'],
    ['BR', '01310100', '01310-100'],
    ['JP', '１５０－００４１', '150-0041'],
    ['LB', '20383054', '2038 3054'],
    ['MT', 'VLT1117', 'VLT 1117'],
    ['LV', 'lv1073', 'LV-1073'],
    ['KY', 'KY11100', 'KY1-1100'],
    ['US', '02134', '02134'],
    ['US', '021341234', '02134-1234'],
    ['US', '02134 1234', '02134-1234'],
    ['IN', '411 001', '411001'],
    ['AR', 'c1070aam', 'C1070AAM'],
    ['CH', 'CH-8001', 'CH-8001'],
    ['DE', 'd-10115', 'D-10115'],
    ['QA', 'anything', undefined],
    ['NL', '0123 AB', undefined],
  ])('for %s, %s is printed %s', (country, code, printed) => {
    expect(printedPostalCode(country, code)).toBe(printed)
  })

  test.each([
    ['CA', 'H7A 1AO', 'H7A 1A0'],
    ['CA', 'H7A', undefined],
    ['US', '2134', '02134'],
    ['US', 'O2134', '02134'],
    ['US', '021345', undefined],
    ['GB', 'SW1A OAA', 'SW1A 0AA'],
    ['GB', '12345', undefined],
    ['IE', 'D02', undefined],
    ['NL', '0123 AB', undefined],
    ['SE', '1145S', '114 55'],
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

test('checks the rest of an address with the country that was meant', () => {
  const { diagnostics } = compileText(
    smallWith(
      ['{ city: Gatineau, region: QC, country: CA }', '{ city: Leeds, postalCode: LS1 4AO, country: England }'],
      ['phones: { country: CA, book: { main: 819-555-0123 } }', 'phones: { book: { main: "0113 496 0123" } }'],
      ['geo: { lat: 45.43, lng: -75.73 }', 'geo: { lat: -1.54908, lng: 53.80076 }'],
    ),
  )
  expect(diagnostics.map(({ at, hint }) => [at, hint])).toEqual([
    ['LS1 4AO', 'Write it in the same format as EC1Y 8SY.'],
    ['England', 'Write country: GB'],
    ['{', 'Latitude and longitude are swapped. Write { lat: 53.80076, lng: -1.54908 }'],
  ])
})

test('a config has its postal codes in the printed form of their countries', () => {
  const { config, diagnostics } = compileText(
    smallWith(
      ['{ city: Gatineau, region: QC, country: CA }', '{ city: Gatineau, region: QC, postalCode: j8t2b2, country: CA }'],
      ['slug: hull, geo: { lat: 45.43, lng: -75.73 }', 'slug: hull, address: { city: Cork, postalCode: T12AB34, country: IE }'],
    ),
  )
  expect(diagnostics).toEqual([])
  expect([config?.business.address, config?.locations[0]?.address].map(one => one?.postalCode)).toEqual(['J8T 2B2', 'T12 AB34'])
})

test.each([
  ['{ city: Gatineau, region: qc, country: CA }', { region: 'QC' }],
  ['{ city: Gatineau, region: Q.C., country: CA }', { region: 'QC' }],
  ['{ city: Gatineau, region: CA-QC, country: CA }', { region: 'QC' }],
  ['{ city: Gatineau, region: Québec, country: CA }', { region: 'QC', regionName: { en: 'Québec' } }],
  ['{ city: Gatineau, region: Quebec, regionName: { en: QC region }, country: CA }', { region: 'QC', regionName: { en: 'QC region' } }],
  ['{ city: Gatineau, region: ontario, country: CA }', { region: 'ON', regionName: { en: 'ontario' } }],
])('a region has its code, and the name that the owner wrote: %s', (written, expected) => {
  const { config, diagnostics } = address(written)
  expect(diagnostics).toEqual([])
  expect(config?.business.address).toEqual({ city: 'Gatineau', country: 'CA', ...expected })
})
