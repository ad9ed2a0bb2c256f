import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../../generator/platform/config/load-config.ts'
import { inEnglish } from '../../support/text.ts'

const config = `site: { origin: "https://www.pipeworks.example", languages: [en] }
business:
  name: Pipeworks
  type: Plumber
  founded: 2001
  licence: { number: "5500", authority: RBQ }
  address: { street: 12 Rue Sans-Nom, city: Laval, region: QC, postalCode: H7A 1A1, country: CA }
phones: { book: { main: 450-555-0123 } }
services:
  - { id: drains, name: Drain cleaning, summary: We open drains. }
locations:
  - { id: laval, name: Laval, geo: { lat: 45.6, lng: -73.7 }, postalCodes: [H7A] }
`

/** The messages of the config after changes. */
const messagesOf = (...changes: readonly (readonly [from: string, to: string])[]) => {
  const text = changes.reduce((done, [from, to]) => {
    expect(done).toContain(from)
    return done.replace(from, to)
  }, config)
  return loadConfig('site.config.yaml', '.', text)
    .diagnostics.map(inEnglish)
    .map(({ message, hint }) => [message, hint])
}

describe('suggests a number or boolean in quotation marks with the characters of the config', () => {
  test.each([
    ['[H7A]', 'postalCodes: ', '07030'],
    ['"5500"', 'number: ', '0055123401'],
    ['name: Pipeworks', 'name: ', '007'],
    ['name: Pipeworks', 'name: ', '1.10'],
    ['name: Pipeworks', 'name: ', '24.0'],
    ['name: Pipeworks', 'name: ', '1e3'],
    ['name: Pipeworks', 'name: ', '0x1F'],
    ['name: Pipeworks', 'name: ', '0o17'],
    ['name: Pipeworks', 'name: ', '.inf'],
    ['name: Drain cleaning', 'name: ', '24.0'],
    ['id: drains', 'id: ', '007'],
    ['main: 450-555-0123', 'main: ', '4505550123'],
    ['main: 450-555-0123', 'main: ', '0301234567'],
    ['main: 450-555-0123', 'main: ', '+14505550123'],
  ])('%s → %s%s', (from, key, written) => {
    const to = from === '[H7A]' ? `[ ${written} ]` : from.startsWith('"') ? written : `${key}${written}`
    expect(messagesOf([from, to])).toContainEqual([
      expect.stringContaining(`not the number ${written}`),
      `Put it in quotation marks: "${written}"`,
    ])
  })

  test.each(['true', 'True', 'FALSE'])('%s', written => {
    expect(messagesOf(['city: Laval', `city: ${written}`])).toEqual([
      [`“city” must be text, not ${written}`, `Put it in quotation marks: "${written}"`],
    ])
  })

  test('in several languages', () => {
    expect(
      messagesOf(
        ['languages: [en]', 'languages: [en-CA, fr-CA]'],
        ['name: Drain cleaning, summary: We open drains.', 'name: 24.0, summary: { en: 0055, fr: Non. }'],
      ).slice(0, 2),
    ).toEqual([
      ['“name” must be text, not the number 24.0', 'Write { en: "24.0", fr: … }'],
      ['“en” must be text, not the number 0055', 'Put it in quotation marks: "0055"'],
    ])
  })

  test('an alias has other characters than its value', () => {
    expect(messagesOf(['name: Pipeworks', 'name: &name 0012'], ['city: Laval', 'city: *name'])).toEqual([
      ['“name” must be text, not the number 0012', 'Put it in quotation marks: "0012"'],
      ['“city” must be text, not a number', 'Put the value that this alias repeats in quotation marks.'],
    ])
  })

  test.each(['1_000', '2026-01-01', '12:30', 'yes', 'No', 'on'])('%s is a text, as YAML 1.2 defines it', written => {
    expect(messagesOf(['city: Laval', `city: ${written}`])).toEqual([])
  })
})

describe('suggests a value of another kind only if it is valid', () => {
  test.each([
    ['founded: 2001', 'founded: "1998"', 'Write it without quotation marks: 1998'],
    ['lat: 45.6', 'lat: "45.6"', 'Write it without quotation marks: 45.6'],
    ['lat: 45.6', 'lat: "1.2.3"', 'Write only the number, in digits.'],
    ['lat: 45.6', 'lat: "true"', 'Write only the number, in digits.'],
    ['postalCodes: [H7A]', 'postalCodes: "H7A, H7B"', 'Write [H7A, H7B]'],
    ['postalCodes: [H7A]', 'postalCodes: "07030"', 'Write ["07030"]'],
    ['geo: { lat: 45.6, lng: -73.7 }', 'geo: [45.60, -73.70]', 'Write { lat: 45.60, lng: -73.70 }'],
    ['geo: { lat: 45.6, lng: -73.7 }', 'geo: "45.60, -73.70"', 'Write { lat: 45.60, lng: -73.70 }'],
    ['id: drains', 'id: 2nd thing', 'Write item-2nd-thing'],
    ['id: drains', 'id: "007"', 'Write item-007'],
    ['id: drains', 'id: drains, slug: Index!', 'Write index-page'],
    ['id: drains', 'id: drains, slug: "Aux."', 'Write aux-page'],
  ])('%s → %s', (from, to, hint) => {
    expect(messagesOf([from, to]).map(([, one]) => one)).toEqual([hint])
  })
})
