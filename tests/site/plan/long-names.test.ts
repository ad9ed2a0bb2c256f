/** Titles and descriptions of pages with the packs’ texts, of a business with a long name. */

import { expect, test } from 'vitest'
import { displayWidth, searchLimits } from '../../../generator/site/plan/search-result.ts'
import { packedSite } from '../../support/site.ts'

const places = {
  ar: 'AE',
  'de-DE': 'DE',
  'de-CH': 'CH',
  'en-GB': 'GB',
  'es-ES': 'ES',
  'es-MX': 'MX',
  'fr-CA': 'CA',
  'fr-FR': 'FR',
  'it-IT': 'IT',
  'nl-BE': 'BE',
  'nl-NL': 'NL',
  'pt-BR': 'BR',
  'pt-PT': 'PT',
} as const

const phones = {
  ...{ AE: '04 234 5678', DE: '030 901820', CH: '044 668 18 00', GB: '020 7946 0123', ES: '912 34 56 78', MX: '55 1234 5678' },
  ...{ CA: '514-555-0142', FR: '01 23 45 67 89', IT: '06 1234 5678', BE: '02 555 01 23', NL: '020 123 4567', BR: '11 2345-6789' },
  PT: '212 345 678',
} as const

const name = 'Featherstonehaugh, Cholmondeley and Daughters of the Valley'

test.each(Object.entries(places))(
  '%s: no page has the title of another, and no description is longer than search results show',
  (language, country) => {
    const site = packedSite(`site: { origin: "https://www.own.example", languages: [${language}] }
business: { name: "${name}", type: Plumber, email: office@own.example, address: { street: "1", city: Montecitorio, country: ${country} } }
phones: { book: { main: "${phones[country]}" } }
services: [{ name: A quiet service, summary: "One. Two." }, { name: B, summary: "Three. Four." }]
locations: [{ name: Montecitorio, address: { street: "1", city: Montecitorio, country: ${country} } }, { name: Porto }]
pages: { serviceLocation: { pairs: all } }
`)
    const heads = site.routes
      .map(route => ({ path: route.path, head: site.page(route).head }))
      .filter(({ head }) => head.canonical !== null)
    const titles = heads.map(({ head }) => head.title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index || title !== title.trim())).toEqual([])
    const long = heads.filter(({ head }) => displayWidth(head.description) > searchLimits.description)
    expect(long.map(({ path, head }) => [path, head.description])).toEqual([])
  },
)
