/** The least that a config says, beside words that come from elsewhere. */
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compileText, smallText } from '../../support/sample.ts'
import { fakeSite } from '../../support/site.ts'
import { without } from './delete.ts'
import { faultsOf } from './sound.ts'

const least = `
site: { origin: "https://www.curbsidepaws.example", languages: [en-US] }
business:
  name: Curbside Paws
  type: ProfessionalService
  address: { city: Austin, region: TX, country: US }
phones: { book: { main: 512-555-0142 } }
services:
  - { name: Dog grooming, summary: "A warm bath, a haircut and short nails, in our van at your door." }
locations:
  - { name: Austin }
`

/** The words of the small config, in which nothing is said of a form. */
const { pages, translations } = parse(smallText.replace('"We keep it {retention}."', 'We keep nothing.')) as Readonly<
  Record<string, object>
>
const words = stringify({ pages, translations }, { aliasDuplicateObjects: false })

/** Pages that a business with one service in one area has by default. */
const fewer = stringify(
  {
    pages: ['services', 'serviceLocation', 'serviceAreas', 'locations'].reduce<unknown>((rest, kind) => without(rest, [kind]), pages),
    translations,
  },
  { aliasDuplicateObjects: false },
)

test('the least config makes a whole site', () => {
  const site = fakeSite(least + words)
  expect(faultsOf(site)).toEqual([])
  expect(site.config).toMatchObject({
    site: { languages: [{ code: 'en', locale: 'en-US', name: 'English' }] },
    phones: { country: 'US' },
    services: [{ id: 'dog-grooming', name: { en: 'Dog grooming' }, slug: { en: 'dog-grooming' } }],
    locations: [{ id: 'austin', name: { en: 'Austin' }, slug: { en: 'austin' } }],
  })
})

test('one service in one area has the pages that say something of their own', () => {
  const site = fakeSite(least + fewer)
  expect([site.routes.map(({ path }) => path), faultsOf(site)]).toEqual([
    ['/', '/services/dog-grooming', '/about', '/contact', '/privacy', '/404', '/500'],
    [],
  ])
})

test('without an address of its own the site is for this computer, and says so', () => {
  const { config, told } = compileText(least.replace('origin: "https://www.curbsidepaws.example", ', '') + words)
  expect(config?.site.origin).toBe('http://localhost:3000')
  expect(told).toMatchObject([{ code: 'ORIGIN_MISSING', at: 'site' }])
})

test('languages follow from the country, or from what a name is written in', () => {
  const languages = (text: string) => compileText(text + words).config?.site.languages
  const silent = least.replace(', languages: [en-US]', '')
  expect(languages(silent)).toEqual([{ code: 'en', locale: 'en-US', name: 'English' }])
  expect(languages(least.replace('[en-US]', '[]'))).toEqual([{ code: 'en', locale: 'en-US', name: 'English' }])
  expect(languages(silent.replace('name: Dog grooming', 'name: { en: Dog grooming }'))).toEqual([
    { code: 'en', locale: 'en-US', name: 'English' },
  ])
  expect(languages(least.replace('[en-US]', '[en]').replace('country: US', 'country: CA'))).toEqual([
    { code: 'en', locale: 'en-CA', name: 'English' },
  ])
})

test('a plain string is a mistake in a config of several languages, and a foreign language in a config of one', () => {
  const two = compileText(least.replace('[en-US]', '[en-US, es-US]') + words)
  expect(two.told.find(({ at }) => at.startsWith('Dog grooming'))).toMatchObject({ code: 'TYPE_WRONG' })
  const one = compileText((least + words).replace('name: Austin', 'name: { es: Austin }'))
  expect(one.told.map(({ code }) => code)).toContain('LANGUAGE_UNLISTED')
})

test('things of one name, without letters or with a digit first have ids and slugs of their own', () => {
  const named = least.replace(
    'locations:\n  - { name: Austin }',
    'locations:\n  - { name: Springfield }\n  - { name: Springfield }\n  - { name: 東京 }\n  - { name: "404" }\n  - { name: 3 Rivers }\n  - { name: São Paulo }',
  )
  expect(compileText(named + words).config?.locations.map(({ id, slug }) => [id, slug])).toEqual([
    ['springfield', { en: 'springfield' }],
    ['springfield-2', { en: 'springfield-2' }],
    ['area-3', { en: 'area-3' }],
    ['area-4', { en: 'area-4' }],
    ['area-3-rivers', { en: '3-rivers' }],
    ['sao-paulo', { en: 'sao-paulo' }],
  ])
})
