import { expect, test } from 'vitest'
import { ownerRedirects, planRedirects } from '../../../generator/site/urls/plan-redirects.ts'
import { sampleWith } from '../../support/sample.ts'
import { siteOf } from '../../support/site.ts'

const moved = (text?: string): ReadonlyMap<string, string> => new Map(planRedirects(siteOf(text)).map(({ from, to }) => [from, to]))

test('the sample: redirects old URLs, and slugs of the other language for services and their locations', () => {
  const redirects = moved()
  const expected: readonly (readonly [string, string])[] = [
    ['/en', '/'],
    ['/en/services', '/services'],
    ['/en/contact', '/contact'],
    ['/en/locations', '/locations'],
    ['/about', '/en/about'],
    ['/service-areas', '/en/service-areas'],
    ['/services/air-duct-cleaning', '/en/services/air-duct-cleaning'],
    ['/services/dryer-vent-cleaning', '/en/services/dryer-vent-cleaning'],
    ['/services/chimney-cleaning', '/en/services/chimney-cleaning'],
    ['/en/services/nettoyage-conduits-air', '/en/services/air-duct-cleaning'],
    ['/fr/services/air-duct-cleaning', '/fr/services/nettoyage-conduits-air'],
    ['/en/services/ramonage-cheminee/laval', '/en/services/chimney-cleaning/laval'],
    ['/fr/services/chimney-cleaning/south-shore', '/fr/services/ramonage-cheminee/south-shore'],
  ]
  expect(expected.filter(([from, to]) => redirects.get(from) !== to)).toEqual([])
  // 3 services × 2 languages crossed, each with 6 locations, and the old URLs of 8 pages (services thrice).
  expect([...redirects].filter(([from]) => /^\/(en|fr)\/services\/[^/]+\/[^/]+$/.test(from))).toHaveLength(36)
  expect([...redirects].filter(([from]) => /^\/(en|fr)\/services\/[^/]+$/.test(from))).toHaveLength(6)
})

test('law: every redirect reaches a page in one hop, and none hides a page', () => {
  const site = siteOf()
  const pages = new Set<string>(site.routes.routes.map(route => route.path))
  const redirects = planRedirects(site)
  expect(redirects.filter(({ to }) => !pages.has(to))).toEqual([])
  expect(redirects.filter(({ from }) => pages.has(from))).toEqual([])
  expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length)
})

test('the owner’s redirects are last and keep their status', () => {
  const site = siteOf(sampleWith(['redirects: []', 'redirects:\n  - { from: /old-page, to: /contact, status: 302 }']))
  expect(planRedirects(site).at(-1)).toEqual({ from: '/old-page', to: '/contact', status: 302 })
})

test('the owner’s redirects have priority over slugs, and old URLs of hidden pages redirect', () => {
  const site = siteOf(
    sampleWith(
      ['redirects: []', 'redirects:\n  - { from: /fr/services/air-duct-cleaning/, to: /contact }'],
      ['    path: { en: /en/thanks, fr: /fr/merci }', '    path: { en: /en/thanks, fr: /fr/merci }\n    aliases: { en: [/thank-you] }'],
    ),
  )
  const all = planRedirects(site)
  expect(all.filter(({ from }) => ['/fr/services/air-duct-cleaning', '/thank-you'].includes(from))).toEqual([
    { from: '/thank-you', to: '/en/thanks', status: 301 },
    { from: '/fr/services/air-duct-cleaning', to: '/contact', status: 301 },
  ])
})

test('above 900 rules a placeholder replaces those of all locations and lists what it covers', () => {
  const base = sampleWith()
  const [before = '', rest = ''] = base.split('\nlocations:\n')
  const after = rest.slice(rest.indexOf('\npages:\n'))
  const towns = Array.from(
    { length: 300 },
    (_, index) =>
      `  - { id: t${index}, name: { en: T${index}, fr: T${index} }, in: { en: in T${index}, fr: à T${index} }, slug: t${index}, geo: { lat: 45, lng: -73 }, description: { en: A town., fr: Une ville. }, neighbourhoods: [Centre] }`,
  ).join('\n')
  const text = `${before}\nlocations:\n${towns}${after}`.replaceAll(
    /location: (montreal|laval|longueuil|west-island|south-shore|north-shore)/g,
    'location: t1',
  )
  const patterns = planRedirects(siteOf(text)).filter(redirect => redirect.pattern === true)
  expect(patterns.map(({ from, to, covers = [] }) => [from, to, covers.length])).toContainEqual([
    '/fr/services/chimney-cleaning/:location',
    '/fr/services/ramonage-cheminee/:location',
    300,
  ])
  expect(patterns).toHaveLength(6)
})

test('the owner’s redirects have their config path, and old URLs are decoded', () => {
  const site = siteOf(
    sampleWith([
      '\nredirects: []\n',
      '\nredirects:\n  - { from: /old, to: /contact }\n  - { from: /caf%C3%A9, to: /services, status: 302 }\n',
    ]),
  )
  const owned = ownerRedirects(site)
  expect(owned[0]).toMatchObject({ redirect: { from: '/en' }, origin: { rule: 'alias', path: ['pages', 'home', 'aliases', 'en', 0] } })
  expect(owned.filter(({ origin }) => origin.rule === 'redirect')).toEqual([
    { redirect: { from: '/old', to: '/contact', status: 301 }, origin: { rule: 'redirect', path: ['redirects', 0] } },
    { redirect: { from: '/café', to: '/services', status: 302 }, origin: { rule: 'redirect', path: ['redirects', 1] } },
  ])
})
