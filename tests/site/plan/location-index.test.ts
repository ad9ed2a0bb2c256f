/** Sites with very many locations: the index, and page sizes. */
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import type { Page } from '../../../generator/site/model/page.ts'
import { byLetter, needsIndex } from '../../../generator/site/plan/location-index.ts'
import { sampleText } from '../../support/sample.ts'
import { fakeSite } from '../../support/site.ts'
import { thorough } from '../../support/thorough.ts'

/** The sample with this number of locations. */
const withAreas = (count: number): string => {
  const document = parseDocument(sampleText)
  const { locations } = document.toJS() as { readonly locations: readonly { readonly id: string }[] }
  const more = Array.from({ length: count - locations.length }, (_, index) => ({
    id: `town-${index}`,
    name: { en: `Town ${index}`, fr: `Ville ${index}` },
    in: { en: `in Town ${index}`, fr: `à Ville ${index}` },
    slug: { en: `town-${index}`, fr: `ville-${index}` },
    geo: { lat: 45 + (index % 40) / 40, lng: -74 + Math.floor(index / 40) / 30 },
    description: { en: 'Old houses.', fr: 'De vieilles maisons.' },
    neighbourhoods: ['North', 'South'],
    services: {},
  }))
  document.set('locations', [...locations, ...more])
  return document.toString()
}

const pageOf = <Kind extends Page['kind']>(site: ReturnType<typeof fakeSite>, kind: Kind): Extract<Page, { kind: Kind }> => {
  const route = site.routes.find(one => one.kind === kind)
  if (route === undefined) throw new Error(`no ${kind}`)
  // A route and its page have the same kind.
  return site.page(route) as Extract<Page, { kind: Kind }>
}

describe('needsIndex', () => {
  const extent = (locations: number, services: number) =>
    needsIndex({ locations: Array.from({ length: locations }), services: Array.from({ length: services }) } as Parameters<
      typeof needsIndex
    >[0])
  test.each([
    [6, 4, false],
    [40, 1, false],
    [41, 1, true],
    [12, 12, false],
    [60, 12, true],
  ])('%i locations, %i services: %s', (locations, services, needed) => {
    expect(extent(locations, services)).toBe(needed)
  })
})

describe('byLetter', () => {
  const area = (name: string) => ({ id: name, name, href: null, description: [], places: '', services: [] })
  test('groups names without accents and articles', () => {
    const groups = byLetter(['Zug', 'Évry', '’s-Gravenhage', 'Essen', 'Ecublens', '1st Ward'].map(area), 'fr-CH')
    expect(groups.map(({ letter, areas }) => [letter, ...areas.map(({ name }) => name)])).toEqual([
      ['S', '’s-Gravenhage'],
      ['1', '1st Ward'],
      ['E', 'Ecublens', 'Essen', 'Évry'],
      ['Z', 'Zug'],
    ])
  })
  test('a script with a character for each name has no groups', () => {
    const names = Array.from({ length: 60 }, (_, index) => `${String.fromCodePoint(0x4e00 + index)}区`)
    expect(byLetter(names.map(area), 'zh-TW')).toEqual([{ letter: '', areas: expect.any(Array) }])
  })
})

describe('60 locations', () => {
  const site = fakeSite(withAreas(60))
  test('each lists its services, and the map has no link to another list', () => {
    const { areas, index, map } = pageOf(site, 'serviceAreas')
    expect(areas).toEqual([])
    expect([map?.all, map?.areas.length]).toEqual([null, 60])
    expect(index?.groups.flatMap(group => group.areas).find(({ id }) => id === 'laval')).toMatchObject({
      name: 'Laval',
      href: null,
      services: site.config.services.map(({ id }) => ({
        href: expect.stringContaining('laval'),
        label: expect.any(String),
        ...(id === '' ? {} : {}),
      })),
    })
  })
  test('the home page’s map and the footer link to all of them', () => {
    const { map, layout } = pageOf(site, 'home')
    const { path } = pageOf(site, 'serviceAreas')
    expect([map?.all?.href, layout.footer.locations.length, layout.footer.locations.at(-1)?.href]).toEqual([path, 13, path])
  })
  test('a location page links to the twelve nearest and to the other services', () => {
    const { otherLocations, otherServices } = pageOf(site, 'serviceLocation')
    expect([otherLocations.links.length, otherServices?.links.length]).toEqual([12, site.config.services.length - 1])
  })
})

test('with 1,200 locations no page is larger than 300 kB', thorough, () => {
  const site = fakeSite(withAreas(1200))
  const ofEachKind = [...new Map(site.routes.map(route => [`${route.kind} ${route.language}`, route])).values()]
  const heavy = ofEachKind.map(route => [route.path, site.html(site.page(route)).length] as const).filter(([, size]) => size > 300_000)
  expect(heavy).toEqual([])
})
