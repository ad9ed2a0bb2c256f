import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { packsFor } from '../../../generator/platform/config/pack-files.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { composeChain } from '../../../generator/site/config/overlay/config-chain.ts'
import { packMark } from '../../../generator/site/config/yaml/config-document.ts'
import { lineText, type SourceFile } from '../../../generator/site/config/yaml/tree.ts'
import { inEnglish } from '../../support/text.ts'

const starter: SourceFile = {
  file: 'starters/plumber.yaml',
  isPack: true,
  text: `trade: { en: Plumber, fr: Plombier, de: Klempner }
business: { type: Plumber }
services:
  - id: leaks
    name: { en: Leaks, fr: Fuites, de: Lecks }
    summary: { en: Found., fr: Trouvées?, de: Schließt. }
    faq: [{ question: { en: Why?, fr: Pourquoi?, de: Heiß? } }]
  - { id: drains, name: { en: Drains, fr: Drains, de: Rohre } }
theme: { colours: { ink: "#111111", sky: "#eeeeee" }, font: serif }
`,
}

const compose = (text: string) => composeChain([{ file: 'own.yaml', text }, starter])

test('a chosen style brings its own typefaces, not those of the trade', () => {
  const themeOf = (theme: string): unknown => {
    const data = compose(`trade: plumber
site: { languages: [de] }
theme: { ${theme} }
`).document?.data
    return (data as { readonly theme: unknown } | undefined)?.theme
  }
  expect(themeOf('style: arches')).toEqual({ style: 'arches', colours: { ink: '#111111', sky: '#eeeeee' } })
  expect(themeOf('radius: none')).toEqual({ radius: 'none', colours: { ink: '#111111', sky: '#eeeeee' }, font: 'serif' })
})

test('completes a config from the starter of its trade, in its languages and their spelling', () => {
  const { document, diagnostics } = compose(`trade: plumber
site: { languages: [{ code: de, locale: de-CH }, { code: fr, locale: fr-FR }, { code: nl, locale: nl-NL }] }
business: { name: Own }
services:
  - { id: own, name: { de: Eigenes, fr: Le nôtre } }
  - { id: leaks, name: { de: Wasserschaden } }
theme: { colours: { ink: "#222222" } }
`)
  expect(diagnostics).toEqual([])
  expect(document?.data).toEqual({
    trade: 'plumber',
    site: {
      languages: [
        { code: 'de', locale: 'de-CH' },
        { code: 'fr', locale: 'fr-FR' },
        { code: 'nl', locale: 'nl-NL' },
      ],
    },
    business: { name: 'Own', type: 'Plumber' },
    services: [
      { id: 'own', name: { de: 'Eigenes', fr: 'Le nôtre' } },
      {
        id: 'leaks',
        name: { de: 'Wasserschaden' },
        summary: { de: 'Schliesst.', fr: 'Trouvées\u00a0?' },
        faq: [{ question: { de: 'Heiss?', fr: 'Pourquoi\u00a0?' } }],
      },
    ],
    theme: { colours: { ink: '#222222', sky: '#eeeeee' }, font: 'serif' },
  })
})

test('reads a text in the version of the country, and otherwise in that of the language', () => {
  const versions: SourceFile = {
    ...starter,
    text: `trade: { en: Plumber }
services:
  - id: leaks
    name: { en: Leaks, es: Fugas, pt: Fugas de água, pt-BR: Vazamentos }
    summary: { en: Found., es: De la llave., es-ES: Del grifo., pt: Encontramos. }
`,
  }
  const leaksIn = (locale: string) =>
    composeChain([
      { file: 'own.yaml', text: `trade: plumber\nsite: { languages: [{ code: x, locale: ${locale} }] }\nservices: [{ id: leaks }]\n` },
      versions,
    ]).document?.data
  const read = (locale: string, name: string, summary: string) =>
    expect(leaksIn(locale)).toMatchObject({ services: [{ id: 'leaks', name: { x: name }, summary: { x: summary } }] })
  read('pt-BR', 'Vazamentos', 'Encontramos.')
  read('pt-PT', 'Fugas de água', 'Encontramos.')
  read('pt', 'Fugas de água', 'Encontramos.')
  read('es-ES', 'Fugas', 'Del grifo.')
  read('es-MX', 'Fugas', 'De la llave.')
})

test('a text of the starter has its position there', () => {
  const { document } = compose(`trade: plumber
site: { languages: [{ code: fr, locale: fr-CA }] }
services: [{ id: leaks, name: { fr: Une fuite } }]
`)
  if (document === undefined) throw new Error('the config can be read')
  const places = ['name', 'summary'].map(key => packMark(document, ['services', 0, key, 'fr']))
  expect(places.map(mark => mark && lineText(mark))).toEqual([undefined, 'starters/plumber.yaml:6'])
  expect(document.locate(['services', 0, 'summary', 'fr'])).toMatchObject({ file: 'own.yaml', line: 3 })
})

test('does not change a config without a trade, or with another one', () => {
  const text = 'site: { languages: [{ code: en, locale: en-CA }] }\nservices: [{ id: leaks }]\n'
  expect(compose(text).document?.data).toEqual(composeChain([{ file: 'own.yaml', text }]).document?.data)
  expect(compose(`trade: baker\n${text}`).document?.data).toMatchObject({ services: [{ id: 'leaks' }] })
})

test('reads only the starter of the trade', () => {
  const files = (text: string) => packsFor([{ file: 'own.yaml', text }]).map(({ file }) => file)
  const site = 'site: { languages: [{ code: en, locale: en }] }'
  expect(files(`trade: plumber\n${site}`)).toEqual(['languages/defaults.yaml', 'languages/en.yaml', 'starters/plumber.yaml'])
  expect(files(`trade: baker\n${site}`)).toEqual(['languages/defaults.yaml', 'languages/en.yaml'])
})

test('reports a misspelled trade, but not the keys that its starter would set', () => {
  const file = {
    file: 'own.yaml',
    text: `trade: plumbr
site: { origin: "https://www.own.example", languages: [en-US] }
business: { name: Own, address: { city: Austin, region: TX, country: US } }
phones: { book: { main: 512-555-0142 } }
services: [{ id: leak-repair }, { id: drain-cleaning, summary: Ours. }]
locations: [{ name: Austin }]
`,
  }
  const { diagnostics } = compileChain([file, ...packsFor([file])], assetNames('assets'))
  expect(diagnostics.map(inEnglish).map(({ code, hint, key }) => ({ code, hint: hint?.split('?')[0], key }))).toEqual([
    { code: 'VALUE_UNKNOWN', hint: 'Did you mean “plumber”', key: 'trade' },
  ])
})
