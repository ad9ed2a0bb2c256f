/**
 * An incremental build has the same result as a build from scratch after any change (docs/decisions/0017).
 *
 *     EVERY=1 npx vitest run tests/tools/build/incremental      four rows of ten edits per site, three hundred in all; without EVERY one row of three
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { configWithPlaces } from '../../../bench/places.ts'
import { smallText } from '../../../support/sample.ts'
import { trimmed } from './edits.ts'
import { buildRounds } from './rounds.ts'

const fixture = (name: string): string => readFileSync(`tests/fixtures/${name}.config.yaml`, 'utf8')

const sample = trimmed(readFileSync('site.config.yaml', 'utf8'))

const city = `extends: base.config.yaml
site: { origin: "https://ottawa.example", shared: [phone, email, address, areas, founded, rating, claims, licence, profiles, hours, timeZone, holidays, inbox, legal] }
business:
  name: Ottawa Air
  address: { city: { en: Ottawa, fr: Ottawa }, region: "ON", regionName: { en: Ontario, fr: Ontario } }
locations:
  - id: kanata
    name: { en: Kanata, fr: Kanata }
    slug: kanata
    description: { en: West of the river and its houses, fr: À l’ouest de la rivière et de ses maisons }
    neighbourhoods: [Bridlewood, Morgan’s Grant]
`

const sites: readonly (readonly [name: string, text: string, base?: string])[] = [
  ['the smallest', smallText],
  ['a van', fixture('sites/austin-groomer')],
  ['branches', fixture('branches').replace('../../site.config.yaml', 'base.config.yaml'), readFileSync('site.config.yaml', 'utf8')],
  ['a plumber', trimmed(fixture('sites/miami-plumber'))],
  ['a locksmith', trimmed(fixture('sites/brussels-locksmith'))],
  ['a clinic', trimmed(fixture('sites/dental-clinic'))],
  ['the sample', sample],
  ['a city over the sample', city, sample],
  // From 3,000 pages on, routes are planned when they are read.
  ['five hundred areas', configWithPlaces(readFileSync('site.config.yaml', 'utf8'), 3_100)],
]

/** Three sites have the features of others: without EVERY they are left out. */
const repeating = ['a van', 'a plumber', 'a locksmith']

/** Each site is edited in several rows, which take less than a minute each on an idle machine. */
const rows = sites
  .filter(([name]) => process.env.EVERY !== undefined || !repeating.includes(name))
  .flatMap(([name, text, base], site) =>
    (process.env.EVERY === undefined ? [0] : [0, 1, 2, 3]).map(row => ({
      name,
      row,
      text,
      base: base === undefined ? undefined : { name: 'base.config.yaml', text: base },
      seed: site * 10 + row,
    })),
  )

const edits = process.env.EVERY === undefined ? 3 : 10

describe('random edits', () => {
  for (const { name, row, text, base, seed } of rows)
    test(`${name}, row ${row + 1}`, async () => {
      const { built, files, left } = await buildRounds({ seed, edits, text, ...(base === undefined ? {} : { base }) })
      process.stdout.write(`${name} ${row + 1}: ${built} builds, ${files} files, ${left} left as they were\n`)
      expect(built).toBe(edits)
    })
})
