/** The schema.org types of areas in structured data. */

import { expect, test } from 'vitest'
import { packedSite } from '../../support/site.ts'

/** `areaServed` of the business and of a service in the first location. */
const areasIn = (locations: string) => {
  const site = packedSite(`site: { origin: "https://www.own.example", languages: [fr-CA] }
business: { name: Own, type: Plumber, address: { city: Montréal, region: QC, country: CA } }
phones: { book: { main: 514-555-0142 } }
services: [{ name: Fuites, summary: "Nous trouvons les fuites." }]
pages: { serviceLocation: { pairs: all } }
locations: ${locations}
`)
  const graphOf = (kind: string): readonly unknown[] => {
    const route = site.routes.find(one => one.kind === kind)
    return (route === undefined ? null : site.page(route).head.structuredData)?.['@graph'] ?? []
  }
  const served = (kind: string, id: string): unknown =>
    graphOf(kind).flatMap(node =>
      typeof node === 'object' && node !== null && '@id' in node && String(node['@id']).endsWith(id) && 'areaServed' in node
        ? [node.areaServed]
        : [],
    )[0]
  return { business: served('home', '#business'), service: served('serviceLocation', '#service') }
}

test('an area without a type is a city if an address names it, and otherwise a place', () => {
  const { business } = areasIn(`
  - { name: Montréal }
  - { name: Le Plateau-Mont-Royal }
  - { name: Laval, address: { street: 1 rue Cartier, city: Laval, region: QC, postalCode: H7N 1A1, country: CA } }
  - { name: Rive-Sud, in: sur la Rive-Sud }
  - { name: Verdun, type: AdministrativeArea }
  - { name: Longueuil, type: City }`)
  expect(business).toEqual([
    { '@type': 'City', name: 'Montréal' },
    { '@type': 'Place', name: 'Le Plateau-Mont-Royal' },
    { '@type': 'City', name: 'Laval' },
    { '@type': 'Place', name: 'Rive-Sud' },
    { '@type': 'AdministrativeArea', name: 'Verdun' },
    { '@type': 'City', name: 'Longueuil' },
  ])
})

test('the page of a service names the same place type, with the neighborhoods of an area that is not a city', () => {
  expect(areasIn('[{ name: Le Plateau-Mont-Royal, neighbourhoods: [Mile End] }]').service).toEqual({
    '@type': 'Place',
    name: 'Le Plateau-Mont-Royal',
    containsPlace: [{ '@type': 'Place', name: 'Mile End' }],
  })
  expect(areasIn('[{ name: Montréal, neighbourhoods: [Mile End] }]').service).toEqual({ '@type': 'City', name: 'Montréal' })
})
