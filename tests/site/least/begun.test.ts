/** Sites of small configs, with the words that come with the generator: which pages they have, and that each is whole. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Site } from '../../../generator/site/build.ts'
import { packedSite } from '../../support/site.ts'
import { faultsOf } from './sound.ts'

const paths = (site: Site): readonly string[] => site.routes.map(({ path }) => path)

const plumber = `
trade: plumber
site: { origin: "https://www.hill.example", languages: [en-US] }
business: { name: Hill, address: { city: Austin, region: TX, country: US } }
phones: { book: { main: 512-555-0142 } }
services:
  - id: leak-repair
  - { name: Gas lines, summary: Gas piping for stoves and grills. }
locations:
  - name: Austin
  - name: Kyle
    services: { leak-repair: { intro: Sandy ground., heading: Leaks in Kyle, text: Pipes move there. } }
  - { name: Buda }
`

test('a service has a page in the areas that have words for it, and no list leads to areas of which only the name is known', () => {
  const site = packedSite(plumber)
  expect(paths(site)).toEqual([
    '/',
    '/services',
    '/services/leak-repair',
    '/services/gas-lines',
    '/services/leak-repair/kyle',
    '/service-areas',
    '/locations',
    '/about',
    '/contact',
    '/privacy',
    '/404',
    '/500',
  ])
  expect(faultsOf(site)).toEqual([])
  const links = site.routes.flatMap(route => {
    const page = route.path === '/services/leak-repair' ? site.page(route) : undefined
    return page?.kind === 'service' ? page.areas.links.map(({ href, label }) => [label, href]) : []
  })
  expect(links).toEqual([['In Kyle', '/services/leak-repair/kyle']])
})

test('all pairs have pages where the config asks for them', () => {
  const pairs = paths(packedSite(`${plumber}pages: { serviceLocation: { pairs: all } }\n`)).filter(path => /^\/services\/.+\//.test(path))
  expect(pairs).toHaveLength(6)
})

test('areas that say nothing of their own need no directory', () => {
  expect(paths(packedSite(plumber.replace(/\n {4}services: .*/, ''))).filter(path => /locations|\/services\/.+\//.test(path))).toEqual([])
})

test('the smallest sample: one service, one area, one language, no office, no form', () => {
  const site = packedSite(readFileSync('tests/fixtures/sites/austin-groomer.config.yaml', 'utf8'))
  expect([paths(site), faultsOf(site)]).toEqual([['/', '/services/dog-grooming', '/about', '/contact', '/privacy', '/404', '/500'], []])
})
