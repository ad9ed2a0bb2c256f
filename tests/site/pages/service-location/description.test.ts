/** Descriptions of the pages of a service in a location, for search results. */

import { expect, test } from 'vitest'
import type { Site } from '../../../../generator/site/build.ts'
import { sentencesIn } from '../../../../generator/site/pages/service-location/description.ts'
import { displayWidth } from '../../../../generator/site/plan/search-result.ts'
import { fakeSite, packedSite } from '../../../support/site.ts'

/** Descriptions by path. */
const descriptionsOf = (site: Site): Readonly<Record<string, string>> =>
  Object.fromEntries(
    site.routes
      .filter(({ kind }) => kind === 'serviceLocation')
      .map(route => [route.path, site.page(route).head.description.replaceAll('\u00a0', ' ')]),
  )

test('the descriptions of all pages in the sample differ by more than the names of service and location', () => {
  const site = fakeSite()
  const { services, locations } = site.resolved.config
  const names = [...services.map(one => one.shortName ?? one.name), ...locations.map(one => one.name)].flatMap(name => Object.values(name))
  const masked = Object.values(descriptionsOf(site)).map(text => names.reduce((rest, name) => rest.replaceAll(name, '…'), text))
  expect(new Set(masked).size).toBe(36)
  expect(Math.max(...masked.map(displayWidth))).toBeLessThanOrEqual(160)
})

const poor = (locations: string): Site =>
  packedSite(`site: { origin: "https://www.own.example", languages: [en-US] }
business: { name: Own, type: Plumber, address: { city: Austin, region: TX, country: US } }
phones: { book: { main: 512-555-0142 } }
services:
  - { name: Leak repair, summary: We find leaks under slabs. We open only what we must. }
  - { name: Drains, summary: We clear drains with water. }
pages: { serviceLocation: { pairs: all } }
locations: ${locations}
`)

test('pages without texts of their own say what the config knows about location and service', () => {
  const site = poor(`
  - name: Austin
    neighbourhoods: [Hyde Park, Mueller (the old airport), Zilker, Clarksville]
    description: Limestone under most lawns. Slabs move every dry August.
  - { name: Round Rock, postalCodes: ["78664", "78665"] }
  - { name: Pflugerville, address: { street: 12 Main St, city: Pflugerville, region: TX, postalCode: "78660", country: US } }
  - { name: Hutto }
  - { name: Kyle, draft: true, neighbourhoods: [Kyle], description: Leak repair and drains in Kyle }`)
  expect(descriptionsOf(site)).toEqual({
    '/services/leak-repair/austin':
      'Leak repair in Austin (Hyde Park, Mueller, Zilker…). Limestone under most lawns. We find leaks under slabs. We open only what we must. Call (512) 555-0142.',
    '/services/leak-repair/round-rock':
      'Leak repair in Round Rock (78664 and 78665). We find leaks under slabs. We open only what we must. Call (512) 555-0142.',
    '/services/leak-repair/pflugerville':
      'Leak repair in Pflugerville. 12 Main St, Pflugerville, TX 78660. We find leaks under slabs. We open only what we must. Call (512) 555-0142.',
    '/services/leak-repair/hutto': 'Leak repair in Hutto. We find leaks under slabs. We open only what we must. Call (512) 555-0142.',
    '/services/leak-repair/kyle':
      'Leak repair in Kyle. Leak repair and drains in Kyle. We find leaks under slabs. We open only what we must. Call (512) 555-0142.',
    '/services/drains/kyle': 'Drains in Kyle. Leak repair and drains in Kyle. We clear drains with water. Call (512) 555-0142.',
    '/services/drains/austin':
      'Drains in Austin (Hyde Park, Mueller, Zilker…). Limestone under most lawns. We clear drains with water. Slabs move every dry August. Call (512) 555-0142.',
    '/services/drains/round-rock': 'Drains in Round Rock (78664 and 78665). We clear drains with water. Call (512) 555-0142.',
    '/services/drains/pflugerville':
      'Drains in Pflugerville. 12 Main St, Pflugerville, TX 78660. We clear drains with water. Call (512) 555-0142.',
    '/services/drains/hutto': 'Drains in Hutto. We clear drains with water. Call (512) 555-0142.',
  })
})

test('the introduction of a page is cut between sentences; one that is too long is replaced by the heading of the page', () => {
  const tooLong = `${'Clay soil swells, '.repeat(9)}and pipes crack. Call us.`
  const texts = (intro: string) => `{ intro: "${intro}", heading: Clay cracks pipes, text: Every August. }`
  const site = poor(`
  - { name: Austin, services: { leak-repair: ${texts(`Ask at St. Elmo’s for us in Austin, where clay soil moves pipes. ${'It shrinks, and then it swells. '.repeat(4)}`)} } }
  - { name: Hutto, services: { leak-repair: ${texts(tooLong)} } }`)
  const found = descriptionsOf(site)
  expect([found['/services/leak-repair/austin'], found['/services/leak-repair/hutto']]).toEqual([
    'Ask at St. Elmo’s for us in Austin, where clay soil moves pipes. It shrinks, and then it swells. It shrinks, and then it swells. It shrinks, and then it swells.',
    'Leak repair in Hutto. Clay cracks pipes. We find leaks under slabs. We open only what we must. Call (512) 555-0142.',
  ])
})

test.each([
  ['en', 'St. Laurent is near. Call us!', ['St. Laurent is near. ', 'Call us!']],
  ['de', 'Wir kommen z. B. am 1. Juli. Rufen Sie an.', ['Wir kommen z. B. am 1. Juli. ', 'Rufen Sie an.']],
  ['fr', 'Où? À Laval. « Tout de suite. » Voilà.', ['Où? ', 'À Laval. ', '« Tout de suite. » Voilà.']],
  ['ar', 'أين؟ في دبي. اتصلوا.', ['أين؟ ', 'في دبي. ', 'اتصلوا.']],
  ['ja', '東京です。京都です。', ['東京です。', '京都です。']],
])('splits %s sentences', (locale, text, sentences) => {
  expect(sentencesIn(locale, text)).toEqual(sentences)
})
