import { describe, expect, test } from 'vitest'
import { messageLanguages } from '../../../generator/site/messages/language.ts'
import { faultOf, isFaults, readAnswers } from '../../../generator/tools/clone/answers.ts'
import { cloneText } from '../../../generator/tools/clone/clone-messages.ts'
import { readNames } from '../../../generator/tools/clone/written-names.ts'

const around = { country: 'CA', languages: ['en', 'fr'] }

describe('reads answers as facts', () => {
  test('with all answers', () => {
    expect(
      readAnswers(
        {
          city: 'Burlington',
          cityIn: { fr: 'Burlington (Vermont)' },
          name: 'Green Ducts ',
          origin: 'https://green.example',
          region: 'us-vt',
          regionName: 'Vermont',
          phone: '802-555-0123',
          email: 'hello@green.example',
          street: '1 Main St',
          postalCode: '05401',
          geo: '44.48° N, 73.21° W',
          areas: ['Winooski', 'Shelburne@44.38,-73.23'],
        },
        around,
      ),
    ).toMatchSnapshot()
  })

  test('with the required answers only', () => {
    expect(readAnswers({ city: 'Ottawa' }, around)).toEqual({ city: { en: 'Ottawa', fr: 'Ottawa' }, areas: [] })
  })
})

/** The faults of answers as the terminal prints them. */
const faultTexts = (...answers: Parameters<typeof readAnswers>) => {
  const read = readAnswers(...answers)
  return isFaults(read) ? read.map(({ question, message }) => ({ question, message: cloneText(message, 'en') })) : read
}

test('reports all faults of the answers in one run', () => {
  expect(
    faultTexts(
      {
        city: '東京',
        origin: 'https://a.example/',
        region: 'Ontario',
        phone: '613-555',
        email: 'hello',
        postalCode: 'none',
        areas: ['A', 'A', 'B@x'],
      },
      around,
    ),
  ).toMatchSnapshot()
})

test.each([
  ['country', 'Scotland', {}, undefined],
  ['country', 'UK', {}, undefined],
  ['country', 'Atlantis', {}, '“Atlantis” isn’t a country code. Examples: CA, US, BE'],
  ['postalCode', 'H7A 1AO', {}, '“H7A 1AO” is not a valid postal code in Canada. Write H7A 1A0'],
  ['postalCode', '2134', { country: 'USA' }, '“2134” is not a valid postal code in the United States. Write 02134'],
  ['postalCode', 'LS1 4AP', { country: 'England' }, undefined],
  ['region', 'Québec', {}, '“Québec” isn’t the code of a province or state. Write QC'],
  ['region', 'CDMX', { country: 'MX' }, undefined],
  ['region', 'ZZ', {}, '“ZZ” isn’t the code of a province or state. Examples: ON, or with a country US-VT'],
] as const)('validates the %s %s', (question, value, written, message) => {
  const fault = faultOf(question, value, written, around)
  expect(fault === undefined ? undefined : cloneText(fault, 'en')).toBe(message)
})

test('reads phone numbers in the country of the answers', () => {
  expect(faultOf('phone', '02 512 34 56', { country: 'BE' }, around)).toBeUndefined()
  const fault = faultOf('phone', '02 512 34 56', {}, around)
  expect(messageLanguages.map(language => fault && cloneText(fault, language))).toEqual([
    expect.stringMatching(/^“02 512 34 56” isn’t a valid phone number in CA/),
    expect.stringMatching(/^«\u00a002 512 34 56\u00a0» n’est pas un numéro de téléphone de ce pays \(CA\)/),
  ])
})

test('reads names in other languages', () => {
  const written = readNames({
    city: 'Quebec City; fr=Québec',
    regionName: 'Quebec ; FR-ca = Québec',
    areas: ['Old Quebec@46.81,-71.21; fr=Vieux-Québec', 'Beauport@46.86,-71.19'],
  })
  expect(written).toEqual({
    city: 'Quebec City',
    cityIn: { fr: 'Québec' },
    regionName: 'Quebec',
    regionNameIn: { 'FR-ca': 'Québec' },
    areas: ['Old Quebec@46.81,-71.21', 'Beauport@46.86,-71.19'],
    areasIn: { fr: ['Vieux-Québec', 'Beauport'] },
  })
  expect(readAnswers({ ...written, city: 'Quebec City' }, { ...around, locales: new Map([['fr-CA', 'fr']]) })).toEqual({
    city: { en: 'Quebec City', fr: 'Québec' },
    regionName: { en: 'Quebec', fr: 'Québec' },
    areas: [
      { name: 'Old Quebec', nameIn: { fr: 'Vieux-Québec' }, geo: { lat: 46.81, lng: -71.21 } },
      { name: 'Beauport', nameIn: { fr: 'Beauport' }, geo: { lat: 46.86, lng: -71.19 } },
    ],
  })
  const faults = readAnswers({ ...readNames({ city: 'Brussels; nl=Brussel' }), city: 'Brussels' }, around)
  expect(isFaults(faults) && faults.map(({ message }) => cloneText(message, 'en'))).toEqual([
    'The base has no language “nl”. Its languages are en, fr. To use another one, add it to the base first',
  ])
})

test('accepts languages of the base, without duplicates and in the order of the city', () => {
  expect(readAnswers({ city: 'Montreal', cityIn: { fr: 'Montréal' }, languages: ['fr'] }, around)).toEqual({
    city: { fr: 'Montréal' },
    languages: ['fr'],
    areas: [],
  })
  expect(faultTexts({ city: 'Bern', languages: ['de', 'fr', 'fr'] }, around)).toEqual([
    {
      question: 'language',
      message: 'The base has no language “de”. Its languages are en, fr. To use another one, add it to the base first',
    },
    { question: 'language', message: '“fr” is named twice' },
  ])
})

test('refuses line breaks and other control characters in all names', () => {
  const breaks = ['\n', '\r', '\u0085', '\u2028', '\u2029', '\u0000', '\u001b']
  for (const character of breaks) {
    const value = `Hull${character}redirects: []`
    const message = `${JSON.stringify(value)} contains a line break or another control character. Write it on one line: Hull redirects: []`
    expect(
      faultTexts(
        {
          city: value,
          name: value,
          regionName: value,
          street: value,
          postalCode: value,
          cityIn: { fr: value },
          regionNameIn: { fr: value },
          areas: [`${value}@45.30,-75.90`],
          areasIn: { fr: [value] },
        },
        around,
      ),
    ).toEqual([
      ...['city', 'name', 'regionName', 'street', 'postalCode', 'city', 'regionName'].map(question => ({ question, message })),
      { question: 'area', message: message.replace('redirects: []"', 'redirects: []@45.30,-75.90"').replace(/$/, '@45.30,-75.90') },
      { question: 'area', message },
    ])
  }
})
