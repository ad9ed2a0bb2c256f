/** Locations with only a name. */

import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { packsFor } from '../../../generator/platform/config/pack-files.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { siteFrom } from '../../support/site.ts'
import { messageOf } from '../../support/text.ts'

const siteWith = (locations: string) => {
  const file = {
    file: 'own.config.yaml',
    text: `site: { origin: "https://www.own.example", languages: [en-US] }
business: { name: Own, type: Plumber, address: { city: Austin, region: TX, country: US } }
phones: { book: { main: 512-555-0142 } }
services: [{ name: Leak repair, summary: We find leaks. }, { name: Drains, summary: We clear drains. }]
locations: ${locations}
`,
  }
  const compiled = compileChain([file, ...packsFor([file])], assetNames('assets'))
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(messageOf).join('\n'))
  return siteFrom(compiled.value)
}

const areasOf = (locations: string) => {
  const site = siteWith(locations)
  const route = site.routes.find(({ path }) => path === '/services/leak-repair')
  const page = route === undefined ? undefined : site.page(route)
  if (page?.kind !== 'service') throw new Error('no service page')
  const { lead, links, towns } = page.areas
  return { lead, links, towns: towns.map(({ name }) => name) }
}

test('a service’s page shows their names without links', () => {
  expect(areasOf('[{ name: Austin }, { name: Round Rock }]')).toEqual({ lead: [], links: [], towns: ['Austin', 'Round Rock'] })
})

test('a location with details is a link', () => {
  expect(areasOf('[{ name: Austin }, { name: Round Rock, description: Limestone under most lawns. }]')).toEqual({
    lead: ['Choose your area.'],
    links: [{ href: '/service-areas#round-rock', label: 'In Round Rock' }],
    towns: [],
  })
})
