/** Pages that list others have their own content, and name each item once. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Site } from '../../../generator/site/build.ts'
import type { Route } from '../../../generator/site/model/route.ts'
import { isRecord } from '../../../generator/site/util/table.ts'
import { sampleText } from '../../support/sample.ts'
import { fakeSite, packedSite } from '../../support/site.ts'

const sites = ['miami-plumber', 'dental-clinic', 'brussels-locksmith'].map(
  name => [name, readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8')] as const,
)

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(textsIn)
      : isRecord(value)
        ? Object.entries(value).flatMap(([key, held]) =>
            ['layout', 'labels', 'head', 'breadcrumb', 'icon', 'src'].includes(key) ? [] : textsIn(held),
          )
        : []

const wordsIn = (texts: Iterable<string>): number => [...texts].join(' ').split(/\s+/).length

/** Words of a page that are on no other page of its language. */
const ownShare = (site: Site, route: Route): number => {
  const elsewhere = new Set(
    site.routes.filter(other => other.language === route.language && other !== route).flatMap(other => textsIn(site.page(other))),
  )
  const texts = new Set(textsIn(site.page(route)))
  return wordsIn([...texts].filter(text => !elsewhere.has(text))) / wordsIn(texts)
}

test.each([['the sample', sampleText] as const, ...sites])('the page of all services of %s has its own content', (_, text) => {
  const site = packedSite(text)
  for (const route of site.routes.filter(({ kind }) => kind === 'services')) expect(ownShare(site, route)).toBeGreaterThan(0.3)
})

test('links to other locations name the service and the location', () => {
  const site = fakeSite()
  const others = (path: string) => {
    const page = site.page(site.routes.find(route => route.path === path) ?? expect.fail())
    if (page.kind !== 'serviceLocation') return expect.fail()
    return { heading: page.otherLocations.heading, links: page.otherLocations.links.map(({ label }) => label) }
  }
  expect(others('/en/services/chimney-cleaning/laval')).toEqual({
    heading: 'Chimney cleaning in the other areas',
    links: ['in Montreal', 'in Longueuil', 'in the West Island', 'on the South Shore', 'on the North Shore'].map(
      area => `Chimney cleaning ${area}`,
    ),
  })
  expect(others('/fr/services/ramonage-cheminee/laval')).toEqual({
    heading: 'Ramonage de cheminée dans les autres secteurs',
    links: ['à Montréal', 'à Longueuil', 'dans l’Ouest-de-l’Île', 'sur la Rive-Sud', 'sur la Rive-Nord'].map(
      area => `Ramonage de cheminée ${area}`,
    ),
  })
})
