/** The areas on the contact page of a site whose config has no text for them. */
import { expect, test } from 'vitest'
import { packedSite } from '../../support/site.ts'

const areasOf = (...names: readonly string[]) => {
  const site = packedSite(`
trade: plumber
site: { origin: https://www.ada.example, languages: [en-US, fr-FR] }
business: { name: Ada, address: { city: { en: Bern, fr: Bern }, country: CH } }
phones: { book: { main: 031 555 01 42 } }
services: [{ id: drain-cleaning }]
locations: [${names.map(name => `{ name: { en: ${name}, fr: ${name} } }`).join(', ')}]
`)
  return site.routes.flatMap(route => {
    const page = site.page(route)
    return page.kind === 'contact' ? [page.details.areas] : []
  })
}

test('names several areas, also if the city is none of them', () => {
  expect(areasOf('Thun', 'Köniz')).toEqual(['Thun and Köniz', 'Thun et Köniz'])
})

test('names the city if there is one area', () => {
  expect(areasOf('Bern')).toEqual(['Bern and nearby', 'Bern et environs'])
})
