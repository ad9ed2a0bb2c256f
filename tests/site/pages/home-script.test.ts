/** The script of home pages in the style `clinic`, which show the next opening. */
import { expect, test } from 'vitest'
import { pageScript } from '../../../generator/site/pages/index.ts'
import { packedSite } from '../../support/site.ts'

const scriptOf = (map: string): string => {
  const site = packedSite(`
trade: dental-clinic
site: { origin: https://www.ada.example, languages: [en-US] }
business: { name: Ada, address: { city: Austin, region: TX, country: US } }
phones: { book: { main: 512-555-0142 } }
hours: { timeZone: America/Chicago, weekly: { mon-fri: 08:00-17:00, sat-sun: closed } }
services: [{ id: checkups }]
locations: [{ name: Austin, geo: { lat: 30.27, lng: -97.74 } }, { name: Buda, geo: { lat: 30.08, lng: -97.84 } }]
pages: { serviceAreas: { map: { ${map} } } }
theme: { style: clinic }
`)
  return pageScript('home', site.config)
}

test('computes the next opening if several areas are drawn on a map', () => {
  expect(scriptOf('')).toBe('opening.ts')
})

test('computes it with a map that loads by itself, but not with one that loads on request', () => {
  expect([scriptOf('provider: google, load: lazy'), scriptOf('provider: google')]).toEqual(['opening.ts', 'home.ts'])
})
