/** Sites of small configs with the built-in texts: which pages they have, and that these are complete. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Site } from '../../../generator/site/build.ts'
import { packedSite } from '../../support/site.ts'
import { problemsOf } from './page-problems.ts'

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

test('creates service pages only in locations with a text for them, and links only to these', () => {
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
  expect(problemsOf(site)).toEqual([])
  const links = site.routes.flatMap(route => {
    const page = route.path === '/services/leak-repair' ? site.page(route) : undefined
    return page?.kind === 'service' ? page.areas.links.map(({ href, label }) => [label, href]) : []
  })
  expect(links).toEqual([['Leak repair in Kyle', '/services/leak-repair/kyle']])
})

test('creates a page for every service and location if the config requests it', () => {
  const pairs = paths(packedSite(`${plumber}pages: { serviceLocation: { pairs: all } }\n`)).filter(path => /^\/services\/.+\//.test(path))
  expect(pairs).toHaveLength(6)
})

test('creates no directory for locations without their own texts', () => {
  expect(paths(packedSite(plumber.replace(/\n {4}services: .*/, ''))).filter(path => /locations|\/services\/.+\//.test(path))).toEqual([])
})

test('builds the smallest sample: one service, one location, one language, no office, no form', () => {
  const site = packedSite(readFileSync('tests/fixtures/sites/austin-groomer.config.yaml', 'utf8'))
  expect([paths(site), problemsOf(site)]).toEqual([['/', '/services/dog-grooming', '/about', '/contact', '/privacy', '/404', '/500'], []])
})
