/** A config that differs from a sound one in the words of an area is read in part: what comes out is what reading all of it gives. */
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { assetNames } from '../../../generator/io/assets/names.ts'
import { alikeIn } from '../../../generator/io/config/alike.ts'
import { areaStarts } from '../../../generator/io/config/config-cache.ts'
import { packsFor } from '../../../generator/io/config/pack-files.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { compileNear, type SoundConfig } from '../../../generator/site/config/near.ts'
import type { Chain } from '../../../generator/site/config/overlay/config-chain.ts'
import { chance, pick } from '../../support/chance.ts'
import { inRow } from '../../support/thorough.ts'

const assets = assetNames('assets')
const file = 'site.config.yaml'

const small = `site: { origin: "https://www.curbsidepaws.example", languages: [en-US] }
business:
  name: Curbside Paws
  type: ProfessionalService
  address: { city: Austin, region: TX, country: US }
phones: { book: { main: 512-555-0142 } }
services:
  - { name: Dog grooming, summary: "A warm bath, a haircut and short nails, in our van at your door." }
# Where we drive.
locations:
  - name: Austin
    description: >-
      From the river
      to the hills.
    neighbourhoods: [Hyde Park, "Zilker"]

  # The north.
  - name: Round Rock
    geo: { lat: 30.5, lng: -97.68 }
    neighbourhoods:
      - Old Town
      - Teravista
  - { name: Pflugerville, description: Near the lake. }
hosting: [serve]
`

const chainOf = (text: string): Chain => [{ file, text }, ...packsFor([{ file, text }])]
const wholeOf = (text: string) => compileChain(chainOf(text), assets)

const soundOf = (text: string): SoundConfig => {
  const result = wholeOf(text)
  if (!result.ok || result.diagnostics.length > 0) throw new Error(JSON.stringify(result.diagnostics))
  return { utf8: Buffer.from(text), config: result.value.config, starts: () => areaStarts(Buffer.from(text)) }
}

const nearTo = (before: SoundConfig, text: string) => {
  const utf8 = Buffer.from(text)
  return compileNear(chainOf(text), { utf8, ...alikeIn(before.utf8, utf8) }, before)
}

const sound = soundOf(small)

test.each([
  ['a word of a description', 'to the hills', 'to the lakes'],
  ['lines of a description', 'to the hills.', 'to the hills,\n\n      # no note\n      and back.'],
  ['an item of a list in brackets', '"Zilker"', '"Zilker", Clarksville'],
  ['an item of a list in lines', '      - Teravista\n', '      - Teravista\n      - Downtown\n'],
  ['the last item', '      - Teravista\n', ''],
  ['a number', '30.5', '30.51'],
  ['a note', '# The north.', '# The far north: with a colon'],
  ['a group in braces', 'Near the lake.', 'By the lake.'],
  ['words in quotation marks', 'Near the lake.', '"Near: the lake"'],
])('%s', (_, from, to) => {
  const text = small.replace(from, to)
  expect(nearTo(sound, text)?.config).toEqual(soundOf(text).config)
})

test.each([
  ['a name', 'name: Round Rock', 'name: Cedar Park'],
  ['an id', '- name: Austin', '- id: home\n    name: Austin'],
  ['a key more', '    geo:', '    description: Flat.\n    geo:'],
  ['a mistake', '30.5', 'north'],
  ['a fault of syntax', '"Zilker"', '"Zilker'],
  ['a key that is not known', 'geo:', 'goe:'],
  ['a text with a placeholder', 'Near the lake.', '"Near {city}."'],
  ['a text with a placeholder that is not known', 'Near the lake.', '"Near {lake}."'],
  ['an area more', '  - { name: Pflu', '  - { name: Manor }\n  - { name: Pflu'],
  ['an area less', '  - { name: Pflugerville, description: Near the lake. }\n', ''],
  ['two areas', 'to the hills.\n    neighbourhoods: [Hyde Park, "Zilker"]\n\n  # The north.\n', 'there.\n  # N\n'],
  ['what follows them', 'hosting: [serve]', 'hosting: [netlify]'],
  ['an anchor', 'Near the lake.', '&lake Near the lake.'],
  ['an alias', 'Near the lake.', '*lake'],
  ['a tag', 'Near the lake.', '!!str 5'],
  ['a tab', 'to the hills.', 'to\tthe hills.'],
  ['another list of that name', 'hosting:', 'locations:\n  - { name: Austin }\nhosting:'],
  ['no more list in lines', 'locations:\n', 'locations: # all\n'],
])('%s: it is read as a whole', (_, from, to) => {
  const text = small.replace(from, to)
  expect(text).not.toBe(small)
  expect(nearTo(sound, text)).toBeUndefined()
})

test.each([
  ['a line that looks like a note', '# of Texas'],
  ['another line', 'of Texas'],
])('%s at the end of a text that keeps its lines is part of it', (_, line) => {
  const before = small.replace(
    '  - { name: Pflugerville, description: Near the lake. }\n',
    '  - name: Pflugerville\n    description: |\n      Near the lake.\n  - name: Manor\n    neighbourhoods: [Old Town]\n',
  )
  const text = before.replace('      Near the lake.\n', `      Near the lake.\n      ${line}\n`)
  const near = nearTo(soundOf(before), text)
  expect(near?.config.locations[2]?.description).toEqual({ en: `Near the lake.\n${line}\n` })
  expect(near?.config).toEqual(soundOf(text).config)
})

const areas = (random: () => number) =>
  Array.from({ length: 4 }, (_, index) => ({
    id: `place-${index}`,
    name: `Place ${index}`,
    slug: `place-${index}`,
    ...(random() < 0.5 ? { geo: { lat: 30 + index / 10, lng: -97 } } : {}),
    description: pick(
      ['Plain.', 'Two\n\nparagraphs.', 'A: colon', '- a hyphen', '# a hash', "it's", 'say "so"', '{city} first', 'lots '.repeat(40)],
      random,
    ),
    neighbourhoods: Array.from({ length: Math.floor(random() * 4) }, () => pick(['North', 'South: old', 'No', '12', 'Été & fils'], random)),
  }))

/** What people and programs do to a text, well or ill. */
const edits: readonly ((text: string, at: number, random: () => number) => string)[] = [
  (text, at) => `${text.slice(0, at)}x${text.slice(at)}`,
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at, random) => text.slice(0, at) + text.slice(at + Math.floor(random() * 60)),
  (text, at, random) =>
    `${text.slice(0, at)}${pick(['\n', '  ', ': ', '- ', '#', '"', "'", '{', '}', '[x]', '&a ', '*a', '\t', '|\n', 'é', '\n  - ', '\n    '], random)}${text.slice(at)}`,
  (text, at) => {
    const line = text.lastIndexOf('\n', at) + 1
    const end = text.indexOf('\n', line) + 1
    return text.slice(0, end) + text.slice(line, end) + text.slice(end)
  },
  (text, at) => {
    const line = text.lastIndexOf('\n', at) + 1
    return text.slice(0, line) + text.slice(text.indexOf('\n', line) + 1)
  },
  (text, at, random) => {
    const words = [...text.matchAll(/[A-Za-z]{4,}/g)]
    const word = words.find(({ index }) => index >= at) ?? words[0]
    return word === undefined
      ? text
      : text.slice(0, word.index) + pick(['Other', 'words: two', 'a {city}'], random) + text.slice(word.index + word[0].length)
  },
]

for (const rounds of [4, 40])
  test(
    `twenty edits each of ${rounds} made-up lists, in lines and in braces: read in part or as a whole, it is the same`,
    inRow(rounds === 4),
    () => {
      const random = chance(18)
      const head = small.slice(0, small.indexOf('locations:'))
      let read = 0
      for (let round = 0; round < rounds; round++) {
        const list = areas(random)
        const written = pick(
          [
            stringify({ locations: list }),
            `locations:\n${list.map(one => `- ${JSON.stringify(one)}\n`).join('')}`,
            stringify({ locations: list }, { indent: 4 }),
          ],
          random,
        )
        const text = `${head}${written}hosting: [serve]\n`
        const before = soundOf(text)
        for (let count = 0; count < 20; count++) {
          const at = head.length + Math.floor(random() * (text.length - head.length))
          const edited = pick(edits, random)(text, at, random)
          if (edited === text) continue
          const near = nearTo(before, edited)
          if (near === undefined) continue
          read++
          const whole = wholeOf(edited)
          expect([edited, whole.ok && whole.value.config, whole.diagnostics]).toEqual([edited, near.config, []])
          expect([edited, areaStarts(Buffer.from(edited))]).toEqual([edited, near.starts])
        }
      }
      expect(read).toBeGreaterThan(rounds * 2)
    },
  )
