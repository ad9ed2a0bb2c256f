import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../generator/site/config/compile/draft.ts'
import { urls } from '../../../generator/site/config/rules/url-rules.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { pageKinds } from '../../../generator/site/pages/index.ts'
import { inEnglish } from '../../support/text.ts'

interface Addresses {
  readonly areas: readonly object[]
  readonly paths: Readonly<Record<string, unknown>>
}

/** What is told of these addresses of areas and pages, with the service `ducts`: each with the place that it is told at. */
const told = ({ areas, paths }: Addresses) => {
  const pages = Object.fromEntries(Object.entries(paths).map(([kind, path]) => [kind, { path }]))
  // The rule asks for no more than this of a config.
  const draft = { services: [{ id: 'ducts', slug: 'ducts' }], locations: areas, pages } as unknown as Draft<Config>
  const assets = { images: [], logos: [], icons: [] }
  return urls({ draft, data: draft, languages: ['en', 'fr'], assets, kinds: pageKinds })
    .map(inEnglish)
    .map(({ path, message }) => [path.join('.'), message])
}

const laval = { id: 'laval', slug: 'laval' }
const montreal = { id: 'montreal', slug: { en: 'montreal', fr: 'ville' } }
const ofAreas = { en: '/{service}/{location}', fr: '/fr/{service}/{location}' }

test('nothing is told of areas with slugs of their own', () => {
  expect(told({ areas: [laval, montreal], paths: { serviceLocation: ofAreas, about: { en: '/about', fr: '/fr/laval' } } })).toEqual([])
})

test('nothing is told of a page among those of areas that has another name', () => {
  expect(told({ areas: [laval, montreal], paths: { serviceLocation: ofAreas, about: { en: '/ducts/about' } } })).toEqual([])
})

describe('one address twice', () => {
  test('of two areas in one language', () => {
    expect(told({ areas: [laval, { ...montreal, slug: { en: 'montreal', fr: 'laval' } }], paths: { serviceLocation: ofAreas } })).toEqual([
      ['locations.1.slug.fr', expect.stringContaining('/fr/ducts/laval')],
    ])
  })

  test('of an area and another page', () => {
    expect(told({ areas: [laval, montreal], paths: { serviceLocation: ofAreas, about: { en: '/Ducts/laval' } } })).toEqual([
      ['pages.about.path.en', expect.stringContaining('/Ducts/laval')],
    ])
  })

  test('of all areas, where an address does not tell them apart', () => {
    expect(told({ areas: [laval, montreal], paths: { serviceLocation: { en: '/{service}' } } })).toEqual([
      ['locations.1.slug.en', expect.stringContaining('/ducts')],
    ])
  })

  test('of areas whose slug is a part of a name', () => {
    const paths = { serviceLocation: { en: '/{service}/near-{location}', fr: '/{service}/{location}' } }
    expect(told({ areas: [laval, { id: 'other', slug: 'near-laval' }], paths })).toEqual([
      ['locations.1.slug', expect.stringContaining('/ducts/near-laval')],
    ])
  })
})
