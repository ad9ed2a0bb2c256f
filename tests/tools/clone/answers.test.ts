import { describe, expect, test } from 'vitest'
import { messageLanguages } from '../../../generator/site/messages/language.ts'
import { faultOf, isFaults, readAnswers } from '../../../generator/tools/clone/answers.ts'
import { cloneText } from '../../../generator/tools/clone/clone-messages.ts'

const around = { country: 'CA', languages: ['en', 'fr'] }

describe('answers become facts', () => {
  test('all of them', () => {
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
          geo: '44.48, -73.21',
          areas: ['Winooski', 'Shelburne@44.38,-73.23'],
        },
        around,
      ),
    ).toEqual({
      city: { en: 'Burlington', fr: 'Burlington (Vermont)' },
      name: 'Green Ducts',
      origin: 'https://green.example',
      region: 'VT',
      regionName: { en: 'Vermont', fr: 'Vermont' },
      country: 'US',
      phone: '802-555-0123',
      email: 'hello@green.example',
      street: '1 Main St',
      postalCode: '05401',
      geo: { lat: 44.48, lng: -73.21 },
      areas: [
        { name: 'Winooski', geo: { lat: 44.48, lng: -73.21 } },
        { name: 'Shelburne', geo: { lat: 44.38, lng: -73.23 } },
      ],
    })
  })

  test('the least', () => {
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
  ).toEqual([
    { question: 'city', message: 'it needs letters a-z, from which addresses are made' },
    { question: 'origin', message: 'the address of the site has no path, no slash at its end and no capitals. Write https://a.example' },
    { question: 'region', message: '“Ontario” is no code of a province or state. Write ON, or with its country: US-VT' },
    {
      question: 'phone',
      message: '“613-555” is no telephone number of CA. Write it as people dial it, or with + and its country: +1 613 555 0123',
    },
    { question: 'email', message: '“hello” is no e-mail address. Write it like info@example.com.' },
    { question: 'postalCode', message: '“none” is no postal code. Write it like K1A 0B1' },
    { question: 'area', message: '“A” is named twice' },
    {
      question: 'area',
      message: '“B@x” has no point on the map after @. Write latitude and longitude in degrees, west is negative: 45.42,-75.70',
    },
    {
      question: 'geo',
      message: 'areas need a point on the map: the city’s own for all, such as 45.42,-75.70, or each its own: A@45.42,-75.70',
    },
  ])
})

test('a number is read in the country of the answers', () => {
  expect(faultOf('phone', '02 512 34 56', { country: 'BE' }, around)).toBeUndefined()
  const fault = faultOf('phone', '02 512 34 56', {}, around)
  expect(messageLanguages.map(language => fault && cloneText(fault, language))).toEqual([
    expect.stringMatching(/^“02 512 34 56” is no telephone number of CA/),
    expect.stringMatching(/^«\u00a002 512 34 56\u00a0» n’est pas un numéro de téléphone de ce pays \(CA\)/),
  ])
})

test('languages are some of the base’s, each once, and the city’s own first', () => {
  expect(readAnswers({ city: 'Montreal', cityIn: { fr: 'Montréal' }, languages: ['fr'] }, around)).toEqual({
    city: { fr: 'Montréal' },
    languages: ['fr'],
    areas: [],
  })
  expect(faultTexts({ city: 'Bern', languages: ['de', 'fr', 'fr'] }, around)).toEqual([
    { question: 'language', message: 'the base has no language “de”. It has en, fr: a further one is added there first' },
    { question: 'language', message: '“fr” is named twice' },
  ])
})
