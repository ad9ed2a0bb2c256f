import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../../generator/platform/config/load-config.ts'
import { editVerified } from '../../../generator/site/config/edit/edit-checked.ts'
import { parseConfigText } from '../../../generator/site/config/yaml/parse-config.ts'
import { sectionCache } from '../../../generator/site/config/yaml/section-cache.ts'
import { dataOf } from '../../../generator/site/config/yaml/tree.ts'

const british = `site: { languages: [en-US] }
business:
  name: Hill Plumbing
  type: Plumber
  email: info@hill.example
  address: { city: Austin, region: TX, country: US }
  licence: { number: "12345", authority: Board } # since 2001
services:
  - name: Drain cleaning
    summary: We open drains.
locations:
  - name: Austin
    neighbourhoods: [Hyde Park]
  - name: Round Rock
    neighbourhoods: [Brushy Creek]
  - name: Pflugerville
    neighbourhoods: [Blackhawk]
theme:
  colours: { accent: "#0b5cad" }
translations:
  neighbourhoods: Parts of town
`

const inAmerican = (text: string): string =>
  text.replaceAll('licence', 'license').replaceAll('neighbourhoods', 'neighborhoods').replaceAll('colours', 'colors')

const american = inAmerican(british)

const dataIn = (text: string): unknown => {
  const parsed = parseConfigText({ file: 'site.config.yaml', text })
  return parsed.ok ? dataOf(parsed.value) : undefined
}

test('colors, license and neighborhoods are the same keys as in British spelling', () => {
  expect(dataIn(american)).toEqual(dataIn(british))
  expect(loadConfig('site.config.yaml', undefined, american)).toMatchObject({ ok: true })
})

test('an overlay can write them under the id of an area and in a new one', () => {
  const overlay =
    'extends: x.yaml\nlocations:\n  laval: { neighbourhoods: [Vimont] }\n  add: [{ name: Anjou, neighbourhoods: [Galeries] }]\n'
  expect(dataIn(inAmerican(overlay))).toEqual(dataIn(overlay))
})

test('elsewhere, and next to the other spelling, they are ordinary keys', () => {
  const texts = ['phones:\n  book: { license: 1 }\n', 'theme:\n  colors: 1\n  colours: 2\n', 'services:\n  - { license: 1 }\n']
  expect(texts.map(dataIn)).toEqual([
    { phones: { book: { license: 1 } } },
    { theme: { colors: 1, colours: 2 } },
    { services: [{ license: 1 }] },
  ])
})

test('a text that is parsed again after a change gives the same tree', () => {
  const parse = sectionCache()
  for (const text of [american, american.replace('Brushy Creek', 'Downtown'), american.replace('Hyde Park', 'Zilker')]) {
    const parsed = parse({ file: 'site.config.yaml', text })
    expect(parsed.ok && dataOf(parsed.value)).toEqual(dataIn(text))
  }
})

describe('an edit keeps the spelling of the key', () => {
  test.each<readonly [string, readonly (string | number)[], unknown, string, string]>([
    ['a license', ['business', 'licence', 'number'], '67890', 'number: "12345"', 'number: "67890"'],
    ['a color', ['theme', 'colours', 'accent'], '#aa0000', '"#0b5cad"', '"#aa0000"'],
    ['a neighborhood', ['locations', 1, 'neighbourhoods', 0], 'Downtown', 'Brushy Creek', 'Downtown'],
  ])('of %s', (_, path, value, from, to) => {
    expect(editVerified(american, [{ kind: 'set', path, value }])).toBe(american.replace(from, to))
  })

  test('and one that removes it removes its line', () => {
    expect(editVerified(american, [{ kind: 'remove', path: ['business', 'licence'] }])).toBe(american.replace(/ {2}license.*\n/, ''))
  })
})
