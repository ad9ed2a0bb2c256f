import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { packsFor } from '../../../generator/platform/config/pack-files.ts'
import { compileChain, schemaFor } from '../../../generator/site/compile.ts'
import { composeChain } from '../../../generator/site/config/overlay/config-chain.ts'
import { mergedPacks, optionalKeys } from '../../../generator/site/config/packs/language-packs.ts'
import { objectsAt } from '../../../generator/site/config/schema/schema-walk.ts'
import { type ConfigPath, lineText, pathText, type SourceFile, type Value } from '../../../generator/site/config/yaml/tree.ts'
import { inEnglish } from '../../support/text.ts'

const assets = assetNames('assets')
const read = (file: string): SourceFile => ({ file, text: readFileSync(file, 'utf8') })
const names = readdirSync('languages').filter(name => name !== 'defaults.yaml')

/** One service, one area, and not a word of any page. */
const least = (languages: readonly (readonly [code: string, locale: string])[], more: object = {}): SourceFile => {
  const text = (word: string) => Object.fromEntries(languages.map(([code]) => [code, `${word} ${code}`]))
  const point = { title: text('Title'), text: text('Text.') }
  return {
    file: 'own.yaml',
    text: stringify({
      site: { origin: 'https://own.example', languages: languages.map(([code, locale]) => ({ code, locale, name: code })) },
      business: {
        name: 'Own',
        type: 'LocalBusiness',
        founded: 2019,
        email: 'a@own.example',
        address: { city: 'Town', region: 'TX', country: 'US' },
        privacyOfficer: { title: text('Owner'), email: 'a@own.example' },
      },
      phones: { country: 'US', book: { main: '512-555-0123' } },
      hours: { timeZone: 'America/Chicago', weekly: { mon: '08:00-18:00' } },
      services: [
        {
          id: 'one',
          name: text('One'),
          slug: 'one',
          icon: 'duct',
          summary: text('One.'),
          description: text('One.'),
          card: { benefits: [text('B')], process: [text('P')] },
          benefits: [point],
          process: [point],
        },
      ],
      locations: [
        {
          id: 'town',
          name: text('Town'),
          in: text('in Town'),
          slug: 'town',
          geo: { lat: 30, lng: -97 },
          description: text('T.'),
          neighbourhoods: ['N'],
        },
      ],
      forms: { provider: 'formspree', id: 'abcdwxyz', processor: { name: 'Formspree', country: text('There') } },
      theme: { colours: { paper: '#fbf7f0', ink: '#17302a', accent: '#a8321c', sky: '#e3edf1' } },
      hosting: ['netlify'],
      ...more,
    }),
  }
}

const chainOf = (own: SourceFile) => [own, ...packsFor([own])] as const

test.each(names)('a config without page texts is valid with %s', name => {
  const locale = basename(name, '.yaml')
  const { ok, diagnostics } = compileChain(chainOf(least([[locale.split('-')[0] ?? '', locale]])), assets)
  expect([ok, diagnostics]).toEqual([true, []])
})

/** The others leave words to the generator. */
const whole = ['site.config.yaml', join('tests', 'fixtures', 'small.config.yaml')]

test.each(whole)('%s sets all texts, so that no pack is applied', file => {
  const own = read(file)
  expect(packsFor([own]).length).toBeGreaterThan(0)
  expect(composeChain(chainOf(own)).document?.data).toEqual(composeChain([own]).document?.data)
})

test('lists the optional keys of packs', () => {
  const root = mergedPacks(packsFor([{ file: 'own.yaml', text: 'locale: en' }]), [{ code: 'en', locale: 'en' }])
  const schema = schemaFor(['en'])
  const found = new Set<string>()
  const visit = (value: Value | undefined, path: ConfigPath): void => {
    if (value?.kind !== 'group') return
    for (const [key, entry] of value.entries) {
      const isText = entry.value.kind === 'group' && [...entry.value.entries.keys()].join() === 'en'
      if (isText && objectsAt(schema, path).some(({ shape }) => shape[key]?.safeParse(undefined).success === true)) found.add(key)
      visit(entry.value, [...path, key])
    }
  }
  visit(root, [])
  expect([...found].toSorted()).toEqual([...optionalKeys].toSorted())
})

const inline = (name: string, text: string): SourceFile => ({ file: `languages/${name}.yaml`, text, isPack: true })
const few = [
  inline('defaults', 'forms: { quick: { fields: [ { name: phone, type: tel }, { name: email, type: email } ] } }'),
  inline(
    'en',
    'pages: { home: { path: /, title: Home, lead: Welcome }, about: { path: /about, title: About } }\nforms: { quick: { fields: { phone: { label: Phone }, email: { label: Email } } } }',
  ),
  inline(
    'fr',
    'pages: { home: { path: /, title: Accueil, lead: Bienvenue }, about: { path: /a-propos, title: À propos } }\nforms: { quick: { fields: { phone: { label: Téléphone }, email: { label: E-mail } } } }',
  ),
  inline('fr-CA', 'forms: { quick: { fields: { email: { label: Courriel } } } }'),
]
const languages = 'site: { languages: [ { code: en, locale: en-US }, { code: fr, locale: fr-CA }, { code: pl, locale: pl-PL } ] }'
const site = parse(languages).site
const composed = (text: string, base?: string) =>
  composeChain([{ file: 'own.yaml', text }, ...(base === undefined ? [] : [{ file: 'base.yaml', text: base }]), ...few])

test('completes a config from the packs, in languages that have one', () => {
  expect(composed(languages).document?.data).toEqual({
    site,
    pages: {
      home: { path: { en: '/', fr: '/fr' }, title: { en: 'Home', fr: 'Accueil' }, lead: { en: 'Welcome', fr: 'Bienvenue' } },
      about: { path: { en: '/about', fr: '/fr/a-propos' }, title: { en: 'About', fr: 'À propos' } },
    },
    forms: {
      quick: {
        fields: [
          { name: 'phone', type: 'tel', label: { en: 'Phone', fr: 'Téléphone' } },
          { name: 'email', type: 'email', label: { en: 'Email', fr: 'Courriel' } },
        ],
      },
    },
  })
})

test('does not complete a text, list or map that the config sets', () => {
  const { document, diagnostics } = composed(
    `${languages}
pages:
  home: { path: { en: /, fr: /fr }, title: { en: Mine } }
  about: { title: { pl: O nas } }
forms: { quick: { fields: [ { name: only, type: text } ] } }`,
  )
  expect([document?.data, diagnostics]).toEqual([
    {
      site,
      pages: {
        home: { path: { en: '/', fr: '/fr' }, title: { en: 'Mine' } },
        about: { path: { en: '/about', fr: '/fr/a-propos' }, title: { en: 'About', fr: 'À propos', pl: 'O nas' } },
      },
      forms: { quick: { fields: [{ name: 'only', type: 'text' }] } },
    },
    [],
  ])
})

test('null removes a value of a pack and a map changes an item of its list, also in a city', () => {
  const { document, diagnostics } = composed(
    'extends: base.yaml\npages: { home: { lead: null } }',
    `${languages}\npages: { about: { path: { en: /us, fr: /fr/nous }, title: { en: Us, fr: Nous } } }\nforms: { quick: { fields: { email: null } } }`,
  )
  expect([document?.data, diagnostics]).toEqual([
    {
      extends: 'base.yaml',
      site,
      pages: {
        home: { path: { en: '/', fr: '/fr' }, title: { en: 'Home', fr: 'Accueil' } },
        about: { path: { en: '/us', fr: '/fr/nous' }, title: { en: 'Us', fr: 'Nous' } },
      },
      forms: { quick: { fields: [{ name: 'phone', type: 'tel', label: { en: 'Phone', fr: 'Téléphone' } }] } },
    },
    [],
  ])
})

test('a message about a value of a pack names its line and the line to write in the config', () => {
  const { document } = composed(languages)
  const path = ['pages', 'about', 'title', 'fr']
  expect([document && lineText(document.find(path).value.at), document?.locate(path).file, pathText(path)]).toEqual([
    'languages/fr.yaml:1',
    'own.yaml',
    'pages.about.title.fr',
  ])
  const own = least([['en', 'en-US']])
  const chain = [own, ...few, inline('en-US', 'pages: { about: { title: "About {nobdy}" } }')] as const
  const reported = compileChain(chain, assets).diagnostics.filter(({ code }) => code === 'PLACEHOLDER_UNKNOWN')
  expect(reported.map(inEnglish).map(({ message, hint, where }) => [message, hint.split('. ').slice(-2).join('. '), where?.file])).toEqual([
    [
      'Unknown placeholder {nobdy}',
      'This default text comes from languages/en-US.yaml:1. To replace it, write “pages: { about: { title: { en: … } } }” in own.yaml.',
      'own.yaml',
    ],
  ])
})

test('completes the page of branches before there is a branch', () => {
  const own = { file: 'own.yaml', text: `${least([['en', 'en-CA']]).text}\npages: { branch: { heading: { en: Our shop } } }\n` }
  expect(compileChain(chainOf(own), assets).diagnostics).toEqual([])
})
