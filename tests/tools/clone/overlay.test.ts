import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { type Chain, composeChain } from '../../../generator/site/config/overlay/config-chain.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { isFaults, readAnswers, type Written } from '../../../generator/tools/clone/answers.ts'
import { copyText, overlayText } from '../../../generator/tools/clone/overlay.ts'
import { planClone } from '../../../generator/tools/clone/plan.ts'
import { compileText, sampleText } from '../../support/sample.ts'
import { thorough } from '../../support/thorough.ts'

const sample = (): Config => {
  const { config } = compileText(sampleText)
  if (config === undefined) throw new Error('the sample is sound')
  return config
}

const planOf = (written: Written & { readonly city: string }) => {
  const facts = readAnswers(written, { country: 'CA', languages: ['en', 'fr'] })
  if (isFaults(facts)) throw new Error(facts.map(one => one.message).join('\n'))
  return planClone(sample(), facts)
}

const overlayOf = (written: Written & { readonly city: string }): string =>
  overlayText({ base: '../site.config.yaml', schema: '../site.config.schema.json', city: written.city }, planOf(written))

const burlington: Written & { readonly city: string } = {
  city: 'Burlington',
  name: 'Green Ducts',
  origin: 'https://green.example',
  region: 'US-VT',
  regionName: 'Vermont',
  phone: '802-555-0123',
  email: 'hello@green.example',
  geo: '44.48,-73.21',
  areas: ['Winooski', 'Laval'],
}

test('writes the differences in the order of the schema', () => {
  expect(overlayOf(burlington)).toMatchSnapshot()
})

test('clears facts of the old city without an answer', () => {
  expect(overlayOf({ city: 'Ottawa', region: 'ON' })).toMatchSnapshot()
})

test('writes texts only in the languages of the city, in its order', () => {
  const french = { city: 'Sherbrooke', cityIn: { fr: 'Sherbrooke' }, areas: ['Lennoxville'], geo: '45.40,-71.89', languages: ['fr'] }
  const text = overlayOf(french)
  expect(text).toContain('site:\n  languages:\n    only: [ fr ]\n')
  expect(text).not.toMatch(/\ben:/)
  expect(overlayOf({ ...french, languages: ['en', 'fr'] })).not.toContain('only: [ en')
})

test('makes the same config with an overlay and a complete copy', thorough, () => {
  const chain: Chain = [
    { file: 'sites/burlington.config.yaml', text: overlayOf(burlington) },
    { file: 'site.config.yaml', text: sampleText },
  ]
  const copy = copyText(
    sampleText,
    './site.config.schema.json',
    planOf(burlington),
    sample().locations.map(location => location.id),
  )
  const overlaid = compileChain(chain, assetNames('assets'))
  expect(overlaid.diagnostics.filter(one => one.severity === 'error')).toEqual([])
  const { extends: base, ...made } = overlaid.ok ? overlaid.value.config : {}
  expect([base, made]).toEqual(['../site.config.yaml', compileText(copy).config])
  expect(composeChain(chain).document?.locate(['business', 'name'])).toMatchObject({ file: 'sites/burlington.config.yaml', line: 13 })
})

test('preserves comments in a complete copy', () => {
  const copy = copyText(sampleText, './site.config.schema.json', planOf({ city: 'Ottawa', phone: '613-555-0123' }), [])
  const before = sampleText.split('\n')
  expect(copy.split('\n').filter(line => !before.includes(line))).toEqual([
    'townsite: 1',
    '    city: { en: Ottawa, fr: Ottawa }',
    '    main: 613-555-0123',
    // Without the figure of Montreal.
    '      claims: [experience, licensed, emergency]',
    '      query: { en: "Ottawa, QC", fr: "Ottawa, QC" }',
    '    claims: [experience, satisfaction, emergency]',
  ])
})

test('preserves the country of the base’s numbers when the phone book changes country', () => {
  const { config } = compileText(sampleText.replace('    main: 514-555-0142\n', '    main: 514-555-0142\n    night: 438-555-0188\n'))
  if (config === undefined) throw new Error('sound')
  const facts = readAnswers({ city: 'Brussels', country: 'BE', phone: '02 512 34 56' }, { country: 'CA', languages: ['en', 'fr'] })
  if (isFaults(facts)) throw new Error('sound')
  expect(planClone(config, facts).changes.filter(({ path }) => path[0] === 'phones')).toEqual([
    { path: ['phones', 'country'], value: 'BE' },
    { path: ['phones', 'book', 'main'], value: '02 512 34 56' },
    { path: ['phones', 'book', 'night'], value: '+1 438 555 0188' },
  ])
})

test('writes French comments for a French reader, and the same config', () => {
  const head = { base: '../site.config.yaml', schema: '../site.config.schema.json', city: 'Burlington' }
  const { regionName: _, geo: __, ...others } = burlington
  const written = { ...others, areas: ['Winooski@44.49,-73.19', 'Laval@45.61,-73.71'] }
  const [english, french] = [overlayText(head, planOf(written)), overlayText({ ...head, reader: 'fr' }, planOf(written))]
  expect(parse(french)).toEqual(parse(english))
  expect(french.split('\n').flatMap(line => /# .*/.exec(line) ?? [])).toMatchSnapshot()
})

test('writes values in comments on one line', () => {
  const broken = 'x\nredirects: [{ from: /, to: "https://evil.example/" }]\r#\u2028y'
  const text = overlayText({ base: 'base.yaml', schema: broken, city: broken }, planOf(burlington))
  const plain = overlayText({ base: 'base.yaml', schema: 'schema.json', city: 'Burlington' }, planOf(burlington))
  expect(parse(text)).toEqual(parse(plain))
  expect(text.split('\n').slice(0, 5)).toEqual([
    '# yaml-language-server: $schema=x redirects: [{ from: /, to: "https://evil.example/" }] # y',
    '#',
    '# x redirects: [{ from: /, to: "https://evil.example/" }] # y. Keys that are missing here are taken from base.yaml. Add a key to change it for this city only.',
    '# Change an item of a list by its id. “only” keeps the listed items of the base, “add” adds new ones, and null removes a key.',
    '',
  ])
  expect(copyText('site: {}\n', broken, { changes: [] }, [])).toBe(
    '# yaml-language-server: $schema=x redirects: [{ from: /, to: "https://evil.example/" }] # y\ntownsite: 1\nsite: {}\n',
  )
})

test.each(['en', 'fr'])('a city with only %s has no URL with the prefix of a language, and no alias of its new paths', language => {
  const { changes, languages } = planOf({ city: 'Toronto', languages: [language] })
  const paths = changes.filter(({ path }) => path[0] === 'pages' && path[2] !== 'map').map(({ path, value }) => [path.join('.'), value])
  expect(languages).toEqual([language])
  expect(Object.fromEntries(paths)).toEqual(
    language === 'en'
      ? {
          'pages.serviceAreas.path.en': '/service-areas',
          'pages.serviceAreas.aliases': null,
          'pages.service.path.en': '/services/{service}',
          'pages.service.aliases': null,
          'pages.serviceLocation.path.en': '/services/{service}/{location}',
          'pages.about.path.en': '/about',
          'pages.about.aliases': null,
          'pages.privacy.path.en': '/privacy',
          'pages.privacy.aliases': null,
          'pages.thanks.path.en': '/thanks',
        }
      : {
          'pages.home.path.fr': '/',
          'pages.services.path.fr': '/services',
          'pages.service.path.fr': '/services/{service}',
          'pages.serviceLocation.path.fr': '/services/{service}/{location}',
          'pages.serviceAreas.path.fr': '/zones-service',
          'pages.locations.path.fr': '/emplacements',
          'pages.about.path.fr': '/a-propos',
          'pages.contact.path.fr': '/contact',
          'pages.privacy.path.fr': '/confidentialite',
          'pages.thanks.path.fr': '/merci',
          ...Object.fromEntries(
            ['home', 'services', 'service', 'serviceAreas', 'locations', 'about', 'contact', 'privacy'].map(kind => [
              `pages.${kind}.aliases`,
              null,
            ]),
          ),
        },
  )
})
