import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../../generator/platform/config/load-config.ts'
import { named } from '../../../generator/site/config/compile/item-names.ts'
import { configFileName } from '../../../generator/site/config/values/slug.ts'
import { inEnglish } from '../../support/text.ts'

const config = (services: readonly string[]): string => `site: { origin: "https://www.pipeworks.example", languages: [en-CA, fr-CA] }
business:
  name: Pipeworks
  type: Plumber
  email: hello@pipeworks.example
  address: { street: 12 Rue Sans-Nom, city: Laval, region: QC, postalCode: H7A 1A1, country: CA }
phones: { book: { main: 450-555-0123 } }
hours: { timeZone: America/Toronto, weekly: { mon-fri: 08:00-18:00 } }
services:
${services.map(service => `  - { ${service}, summary: { en: A., fr: B. } }`).join('\n')}
locations:
  - { id: laval, name: { en: Laval, fr: Laval } }
`

/** The diagnostics of a config, read as from a file next to the sample. */
const diagnosticsOf = (text: string) => loadConfig('site.config.yaml', '.', text).diagnostics.map(inEnglish)

const namesOf = (...services: readonly object[]) => named(services, 'service', ['en', 'fr'])
const both = (name: string) => ({ en: name, fr: name })

describe('an item without an id and a slug gets them from its name, wherever it is in the list', () => {
  test.each([
    ['Straße 7', 'strasse-7', 'strasse-7'],
    ['24/7 help', 'service-24-7-help', '24-7-help'],
    ['東京', 'service-1pgij4', 'service-1pgij4'],
    ['京都', 'service-om2nb6', 'service-om2nb6'],
    ['🔥', 'service-1cvrktz', 'service-1cvrktz'],
    // Names that servers or Windows reserve.
    ['Index', 'service-index', 'service-index'],
    ['404', 'service-404', 'service-404'],
    ['Con', 'service-con', 'service-con'],
    ['COM1', 'service-com1', 'service-com1'],
    ['Aux.', 'service-aux', 'service-aux'],
    [' nul ', 'service-nul', 'service-nul'],
    ['Nul-Bec', 'nul-bec', 'nul-bec'],
    ['Console', 'console', 'console'],
  ])('%s', (name, id, slug) => {
    const others = [{ name: '大阪' }, { name: 'Leaks' }]
    const item = { name, id, slug: both(slug) }
    expect(namesOf({ name }, ...others)).toMatchObject([item, {}, {}])
    expect(namesOf(...others, { name })).toMatchObject([{}, {}, item])
  })

  test('a name without Latin letters gets the slug of its id, or of another language', () => {
    expect(namesOf({ id: 'tokyo', name: '東京' }, { name: { en: 'Kyoto', fr: '京都' } }, { name: { en: '大阪', fr: 'Osaka' } })).toEqual([
      { id: 'tokyo', name: '東京', slug: both('tokyo') },
      { id: 'kyoto', name: { en: 'Kyoto', fr: '京都' }, slug: both('kyoto') },
      { id: 'osaka', name: { en: '大阪', fr: 'Osaka' }, slug: both('osaka') },
    ])
  })

  test('a name that makes the id of another item gets an id with a hash of the name, even if the slugs are swapped', () => {
    expect(namesOf({ name: 'A/C', slug: both('a-c') }, { name: 'A-C', slug: both('cool') })).toMatchObject([
      { id: 'a-c-fywyem' },
      { id: 'a-c-bix0b4' },
    ])
    expect(namesOf({ name: 'A-C', slug: both('a-c') }, { name: 'A/C', slug: both('cool') })).toMatchObject([
      { id: 'a-c-bix0b4' },
      { id: 'a-c-fywyem' },
    ])
  })

  test('items with the same name get ids from their slugs', () => {
    expect(namesOf({ name: 'Hull' }, { name: 'Hull', slug: both('hull-on') }, { name: 'Hull', slug: both('hull-qc') })).toMatchObject([
      { id: 'hull' },
      { id: 'hull-on' },
      { id: 'hull-qc' },
    ])
  })
})

test('reports two names that make the same URL, with both lines and the line to add, which solves it', () => {
  const broken = config(['name: { en: A/C, fr: A/C }', 'name: { en: A-C, fr: A-C }'])
  const diagnostics = diagnosticsOf(broken)
  expect(diagnostics.map(({ code, message, hint, where }) => [code, where?.line, message, hint])).toEqual([
    [
      'ADDRESS_DUPLICATE',
      11,
      'The names “A/C” and “A-C” give their pages the same URL, /services/a-c',
      'Add a slug to “A-C”: slug: { en: a-c-2, fr: a-c-2 }. The other is in site.config.yaml:10.',
    ],
  ])
  const fixed = config(['name: { en: A/C, fr: A/C }', 'name: { en: A-C, fr: A-C }, slug: { en: a-c-2, fr: a-c-2 }'])
  expect(diagnosticsOf(fixed)).toEqual([])
})

test('names only the language whose URLs are the same', () => {
  const diagnostics = diagnosticsOf(config(['name: { en: Cooling, fr: Air }', 'name: { en: Air, fr: Air }']))
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'The names “Air” and “Air” give their pages the same URL, /fr/services/air',
      'Add a slug to “Air”: slug: { en: air, fr: air-2 }. The other is in site.config.yaml:10.',
    ],
  ])
})

test('suggests a slug for the item that has none', () => {
  const diagnostics = diagnosticsOf(config(['name: { en: A/C, fr: A/C }', 'name: { en: Cooling, fr: Froid }, slug: a-c']))
  expect(diagnostics.map(({ message, hint, where }) => [where?.line, message, hint])).toEqual([
    [
      10,
      'The names “Cooling” and “A/C” give their pages the same URL, /services/a-c',
      'Add a slug to “A/C”: slug: { en: a-c-2, fr: a-c-2 }. The other is in site.config.yaml:11.',
    ],
  ])
})

test.each(['con', 'prn', 'aux', 'nul', 'com1', 'lpt9'])('refuses the slug %s, a reserved file name on Windows', slug => {
  const diagnostics = diagnosticsOf(config([`name: { en: Drains, fr: Drains }, slug: ${slug}`]))
  expect(diagnostics.map(({ code, message, hint }) => [code, message, hint])).toEqual([
    ['SLUG_UNSAFE', `“${slug}” cannot be part of a URL, because Windows reserves this file name`, `Add a word, for example: ${slug}-page`],
  ])
})

test('refuses a path with a reserved file name on Windows, also with an extension', () => {
  const paths = `pages: { about: { path: { en: /aux.info, fr: /fr/con } } }\n`
  const diagnostics = diagnosticsOf(config(['name: { en: Drains, fr: Drains }']) + paths)
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ['SLUG_UNSAFE', 'Add a word, for example: aux-page.info'],
    ['SLUG_UNSAFE', 'Add a word, for example: con-page'],
  ])
})

test('avoids reserved names for new configs', () => {
  expect(['Ottawa', 'Con', 'LPT1', '東京'].map(name => configFileName(name, 'new'))).toEqual([
    'ottawa.config.yaml',
    'con-site.config.yaml',
    'lpt1-site.config.yaml',
    'new.config.yaml',
  ])
})
