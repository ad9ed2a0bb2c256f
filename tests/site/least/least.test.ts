/** The smallest config, with texts from elsewhere. */
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { chance } from '../../support/chance.ts'
import { compileText, leastText, smallText } from '../../support/sample.ts'
import { compileAlone, fakeSite } from '../../support/site.ts'
import { without } from './delete.ts'
import { problemsOf } from './page-problems.ts'
import { trials } from './trials.ts'

/** The texts of the small config, without those about forms. */
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

test('builds a complete site from the smallest config', () => {
  const site = fakeSite(leastText + words)
  expect(problemsOf(site)).toEqual([])
  expect(site.config).toMatchObject({
    site: { languages: [{ code: 'en', locale: 'en-US', name: 'English' }] },
    phones: { country: 'US' },
    services: [{ id: 'dog-grooming', name: { en: 'Dog grooming' }, slug: { en: 'dog-grooming' } }],
    locations: [{ id: 'austin', name: { en: 'Austin' }, slug: { en: 'austin' } }],
  })
})

test('creates only pages with their own content for one service in one location', () => {
  const site = fakeSite(leastText + fewer)
  expect([site.routes.map(({ path }) => path), problemsOf(site)]).toEqual([
    ['/', '/services/dog-grooming', '/about', '/contact', '/privacy', '/404', '/500'],
    [],
  ])
})

test('uses localhost as origin if the config has none, and reports it', () => {
  const { config, diagnostics } = compileText(leastText.replace('origin: "https://www.curbsidepaws.example", ', '') + words)
  expect(config?.site.origin).toBe('http://localhost:3000')
  expect(diagnostics).toMatchObject([{ code: 'ORIGIN_MISSING', at: 'site' }])
})

test('derives the languages from the country or from the translations of a name', () => {
  const languages = (text: string) => compileText(text + words).config?.site.languages
  const silent = leastText.replace(', languages: [en-US]', '')
  expect(languages(silent)).toEqual([{ code: 'en', locale: 'en-US', name: 'English' }])
  expect(languages(leastText.replace('[en-US]', '[]'))).toEqual([{ code: 'en', locale: 'en-US', name: 'English' }])
  expect(languages(silent.replace('name: Dog grooming', 'name: { en: Dog grooming }'))).toEqual([
    { code: 'en', locale: 'en-US', name: 'English' },
  ])
  expect(languages(leastText.replace('[en-US]', '[en]').replace('region: TX, country: US', 'country: CA'))).toEqual([
    { code: 'en', locale: 'en-CA', name: 'English' },
  ])
})

test('reports a plain string with several languages, and a foreign language with one', () => {
  const two = compileText(leastText.replace('[en-US]', '[en-US, es-US]') + words)
  expect(two.diagnostics.find(({ at }) => at.startsWith('Dog grooming'))).toMatchObject({ code: 'TYPE_WRONG' })
  const one = compileText((leastText + words).replace('name: Austin', 'name: { es: Austin }'))
  expect(one.diagnostics.map(({ code }) => code)).toContain('LANGUAGE_UNLISTED')
})

test('without any single key a config builds a valid site or reports why the key is needed', () => {
  const random = chance(14)
  const tried = new Set(Array.from({ length: 12 }, () => Math.floor(random() * 300)))
  expect(trials(smallText, index => tried.has(index), compileAlone)).toEqual({})
})
