import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../generator/site/config/compile/draft.ts'
import { urls } from '../../../generator/site/config/rules/url-rules.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { pageKinds } from '../../../generator/site/pages/index.ts'
import { inEnglish } from '../../support/text.ts'

interface Paths {
  readonly areas: readonly object[]
  readonly paths: Readonly<Record<string, unknown>>
}

/** The URL conflicts of these locations and pages with the service `ducts`, each with its path. */
const conflictsOf = ({ areas, paths }: Paths) => {
  const pages = Object.fromEntries(Object.entries(paths).map(([kind, path]) => [kind, { path }]))
  // The cast: the rule reads only these keys.
  const draft = { services: [{ id: 'ducts', slug: 'ducts' }], locations: areas, pages } as unknown as Draft<Config>
  const assets = { images: [], logos: [], icons: [] }
  return urls({ draft, data: draft, languages: ['en', 'fr'], assets, kinds: pageKinds, isWritten: () => true, written: () => undefined })
    .map(inEnglish)
    .map(({ path, message }) => [path.join('.'), message])
}

const laval = { id: 'laval', slug: 'laval' }
const montreal = { id: 'montreal', slug: { en: 'montreal', fr: 'ville' } }
const ofAreas = { en: '/{service}/{location}', fr: '/fr/{service}/{location}' }

test('accepts locations with different slugs', () => {
  expect(conflictsOf({ areas: [laval, montreal], paths: { serviceLocation: ofAreas, about: { en: '/about', fr: '/fr/laval' } } })).toEqual(
    [],
  )
})

test('accepts a page below the path of locations that has a different name', () => {
  expect(conflictsOf({ areas: [laval, montreal], paths: { serviceLocation: ofAreas, about: { en: '/ducts/about' } } })).toEqual([])
})

describe('reports a URL of two pages', () => {
  test('of two locations in one language', () => {
    expect(
      conflictsOf({ areas: [laval, { ...montreal, slug: { en: 'montreal', fr: 'laval' } }], paths: { serviceLocation: ofAreas } }),
    ).toEqual([['locations.1.slug.fr', expect.stringContaining('/fr/ducts/laval')]])
  })

  test('of a location and another page', () => {
    expect(conflictsOf({ areas: [laval, montreal], paths: { serviceLocation: ofAreas, about: { en: '/Ducts/laval' } } })).toEqual([
      ['pages.about.path.en', expect.stringContaining('/Ducts/laval')],
    ])
  })

  test('of all locations, if their path has no placeholder for them', () => {
    expect(conflictsOf({ areas: [laval, montreal], paths: { serviceLocation: { en: '/{service}' } } })).toEqual([
      ['locations.1.slug.en', expect.stringContaining('/ducts')],
    ])
  })

  test('of locations whose slug is part of another path', () => {
    const paths = { serviceLocation: { en: '/{service}/near-{location}', fr: '/{service}/{location}' } }
    expect(conflictsOf({ areas: [laval, { id: 'other', slug: 'near-laval' }], paths })).toEqual([
      ['locations.1.slug', expect.stringContaining('/ducts/near-laval')],
    ])
  })
})
