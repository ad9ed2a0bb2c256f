/** A branch’s facts are on its own pages only. */

import { expect, test } from 'vitest'
import { branchIdOf } from '../../../generator/site/config/values/location-facts.ts'
import type { Route } from '../../../generator/site/model/route.ts'
import { plannedInput } from '../../../generator/tools/check/facts/planned-facts.ts'
import { siteFacts } from '../../../generator/tools/check/facts/site-facts.ts'
import { checks } from '../../../generator/tools/check/registry.ts'
import { checkRunner } from '../../../generator/tools/check/run.ts'
import { branchesSite } from '../../support/branches.ts'
import { memoryFiles } from '../../support/memory-files.ts'
import { inEnglish } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const site = branchesSite()

/** Facts that identify each branch: digits of its phone, its street, minutes of its hours. */
const facts: Readonly<Record<string, readonly RegExp[]>> = {
  business: [/555\D?0100/, /Head Street|rue du Siège/, /(?:\d:|h[ \u00a0])05/],
  gatineau: [
    /555\D?0111/,
    /Maple Road|Érable/,
    /(?:\d:|h[ \u00a0])11/,
    /gatineau@/,
    /Claire Fontaine/,
    /outaouais-gatineau/,
    /\b4[.,]7\b/,
    /autobus 52|Bus 52/,
    /Moving Day|déménagement/,
  ],
  ottawa: [/555\D?0122/, /Canal Lane/, /(?:\d:|h[ \u00a0])22/],
  nepean: [/555\D?0133/, /(?:\d:|h[ \u00a0])33/],
}

/** The owner of a page; the directory of all locations has none. */
const ownerOf = ({ kind, params }: Route): string | undefined => {
  if (kind === 'locations') return undefined
  const location = site.resolved.locations.get(params.location ?? '')
  return (location && branchIdOf(location)) ?? 'business'
}

/** All texts of a page, including head, structured data and share image. */
const wholeOf = (route: Route): string => {
  const page = site.page(route)
  return `${site.html(page)}\n${page.head.openGraph.image?.card?.title ?? ''}`
}

const factsIn = (whole: string, owner: string): readonly string[] =>
  (facts[owner] ?? []).flatMap(fact => {
    const found = fact.exec(whole)
    return found === null ? [] : [whole.slice(Math.max(0, found.index - 40), found.index + 20)]
  })

test('no page contains the phone, street or hours of another branch', () => {
  const wrong = site.routes.flatMap(route => {
    const owner = ownerOf(route)
    if (owner === undefined) return []
    const whole = wholeOf(route)
    return Object.keys(facts)
      .filter(other => other !== owner)
      .flatMap(other => factsIn(whole, other).map(fact => `${route.path} (${owner}) contains a fact of ${other}: ${fact}`))
  })
  expect(wrong).toEqual([])
})

test('the page of a branch contains all its facts', () => {
  const pages = site.routes.filter(({ kind }) => kind === 'branch')
  expect(pages.map(({ path }) => path)).toEqual([
    '/en/branches/gatineau',
    '/fr/succursales/gatineau',
    '/en/branches/ottawa',
    '/fr/succursales/ottawa',
    '/en/branches/nepean',
    '/fr/succursales/nepean-ouest',
  ])
  for (const route of pages) {
    const whole = wholeOf(route)
    for (const fact of facts[ownerOf(route) ?? ''] ?? []) expect(whole).toMatch(fact)
  }
})

test('location pages have the contact details of their branch, otherwise those of the business', () => {
  const of = (location: string) =>
    site.page(site.routes.find(({ kind, params }) => kind === 'serviceLocation' && params.location === location) ?? expect.fail())
  const contactOf = (location: string) => {
    const { layout } = of(location)
    return [
      layout.footer.phone.display,
      layout.navigationPhone.display,
      layout.floatingPhone.display,
      layout.footer.email,
      layout.book.href,
    ]
  }
  expect(Object.fromEntries(['hull', 'orleans', 'wakefield'].map(area => [area, contactOf(area)]))).toEqual({
    hull: ['819-555-0111', '819-555-0111', '819-555-0111', 'gatineau@outaouais-ducts.example', '/en/branches/gatineau#request'],
    orleans: ['613-555-0122', '613-555-0122', '613-555-0122', 'hello@outaouais-ducts.example', '/en/branches/ottawa#request'],
    wakefield: ['819-555-0100', '819-555-0100', '819-555-0100', 'hello@outaouais-ducts.example', '/contact'],
  })
})

const graphOf = (path: string): readonly Readonly<Record<string, unknown>>[] => {
  const route = site.routes.find(one => one.path === path) ?? expect.fail()
  return JSON.parse(JSON.stringify(site.page(route).head.structuredData?.['@graph'] ?? []))
}

test('structured data describes a branch as a business of the brand', () => {
  const [branch, brand, website] = graphOf('/fr/succursales/gatineau')
  // The site is built in November 2026.
  expect([branch, brand]).toMatchSnapshot()
  expect(website).toMatchObject({ publisher: { '@id': 'https://www.outaouais-ducts.example/#organization' } })
})

test('a branch without a street has its location’s coordinates, and ratings are only on the branch’s own page', () => {
  expect(graphOf('/en/branches/nepean')[0]).toMatchObject({
    address: { addressLocality: 'Nepean', addressRegion: 'QC', addressCountry: 'CA' },
    geo: { latitude: 45.33491 },
  })
  const rated = site.routes.filter(route => wholeOf(route).includes('aggregateRating') && ownerOf(route) !== 'business')
  expect(rated.map(({ path }) => path)).toEqual(['/en/branches/gatineau', '/fr/succursales/gatineau'])
})

test('each graph passes the structured data checks', thorough, () => {
  const facts = siteFacts({ ...plannedInput(site), files: memoryFiles({}), compressed: () => 0, otherCity: [] })
  const runner = checkRunner(facts, { checks: checks.filter(({ id }) => id.startsWith('structured-')), severities: {} })
  for (const route of site.routes) runner.page({ file: `${route.path}.html`, route, html: site.html(site.page(route)), compressed: 0 })
  const { diagnostics } = runner.finish({ locate: site.document.locate, ownLine: () => [] })
  expect(diagnostics.map(inEnglish).map(({ code, message }) => `${code} ${message}`)).toEqual([])
})

test('the form of a branch is sent to its inbox with its location', () => {
  const formOf = (location: string) => {
    const page = site.page(site.routes.find(({ kind, params }) => kind === 'branch' && params.location === location) ?? expect.fail())
    return page.kind === 'branch' ? [page.form?.action, page.form?.hidden, page.form?.phone.display] : []
  }
  expect(formOf('gatineau')).toEqual(['https://formspree.io/f/gatxwxyz', [{ name: 'area', value: 'gatineau' }], '819-555-0111'])
  expect(formOf('ottawa')).toEqual([
    expect.stringMatching(/^https:\/\/formspree\.io\/f\/(?!gat)/),
    [{ name: 'area', value: 'ottawa' }],
    '613-555-0122',
  ])
})

test('a branch’s slug of another language redirects to its own URL', () => {
  const moved = site.redirects.filter(({ from }) => from.includes('succursales') || from.includes('branches'))
  expect(moved).toEqual([
    { from: '/en/branches/nepean-ouest', to: '/en/branches/nepean', status: 301 },
    { from: '/fr/succursales/nepean', to: '/fr/succursales/nepean-ouest', status: 301 },
  ])
})
