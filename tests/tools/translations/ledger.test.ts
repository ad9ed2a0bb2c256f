import { describe, expect, test } from 'vitest'
import { composeChain } from '../../../generator/site/config/overlay/config-chain.ts'
import type { SourceFile } from '../../../generator/site/config/yaml/tree.ts'
import {
  acceptImported,
  acceptTranslations,
  compareTranslations,
  type Ledger,
  ledgerText,
  pairOf,
  readLedger,
  type Translations,
} from '../../../generator/tools/translations/ledger.ts'

const head = 'site:\n  languages: [{ code: en, locale: en-CA, name: English }, { code: fr, locale: fr-CA, name: Français }]\n'

const compare = (ledger: Ledger, ...files: readonly [SourceFile, ...SourceFile[]]): Translations => {
  const { document } = composeChain(files)
  if (document === undefined) throw new Error('the texts are invalid')
  return compareTranslations(document, ledger)
}

const compareText = (text: string, ledger: Ledger = {}): Translations => compare(ledger, { file: 'site.config.yaml', text: head + text })

const brief = ({ all }: Translations): readonly string[] => all.map(({ key, language, status }) => `${key} ${language} ${status}`)

const accepted = (text: string, keys: readonly string[] = [], ledger: Ledger = {}): Ledger =>
  acceptTranslations(compareText(text, ledger), ledger, keys)

describe('a translation is', () => {
  const before = accepted('slogan: { en: Look first., fr: Regardez. }\n')

  test.each([
    ['current while nothing changes', 'slogan: { en: Look first., fr: Regardez. }\n', 'current'],
    ['current when only its line breaks change', 'slogan:\n  en: >-\n    Look\n    first.\n  fr: Regardez.\n', 'current'],
    ['stale when its source has changed and it has not', 'slogan: { en: Look twice., fr: Regardez. }\n', 'stale'],
    ['new when both have changed', 'slogan: { en: Look twice., fr: Regardez deux fois. }\n', 'new'],
    ['new when it has changed', 'slogan: { en: Look first., fr: Regardez bien. }\n', 'new'],
    ['missing if there is no text', 'slogan: { en: Look first. }\n', 'missing'],
    ['missing when it is empty', 'slogan: { en: Look first., fr: "" }\n', 'missing'],
  ])('%s', (_, text, status) => {
    expect(brief(compareText(text, before))).toEqual([`slogan fr ${status}`])
  })

  test('missing in the first language too', () => {
    expect(brief(compareText('slogan: { fr: Regardez. }\n', before))).toEqual(['slogan en missing', 'slogan fr current'])
  })

  test('never stale if it is a URL path', () => {
    const ledger = accepted('path: { en: /about, fr: /fr/a-propos }\n')
    expect(brief(compareText('path: { en: /about-us, fr: /fr/a-propos }\n', ledger))).toEqual(['path fr current'])
  })
})

describe('recognizes texts', () => {
  const before = accepted('faq:\n  - { en: One, fr: Un }\n  - { en: Two, fr: Deux }\nservices:\n  - { id: a, name: { en: A, fr: Á } }\n')

  test('after an item was added before them', () => {
    expect(brief(compareText('faq:\n  - { en: Zero, fr: Zéro }\n  - { en: One, fr: Un }\n  - { en: Second, fr: Deux }\n', before))).toEqual(
      ['faq[0] fr new', 'faq[1] fr current', 'faq[2] fr stale'],
    )
  })

  test('after items with an id changed places', () => {
    const text = 'services:\n  - { id: b, name: { en: B, fr: Bé } }\n  - { id: a, name: { en: Ah, fr: Á } }\n'
    expect(brief(compareText(text, before))).toEqual(['services.b.name fr new', 'services.a.name fr stale'])
  })
})

describe('accepting', () => {
  const before = accepted('a: { en: One, fr: Un }\nb: { en: Two, fr: Deux }\n')
  const text = 'a: { en: First, fr: Un }\nb: { en: Second, fr: Second }\n'

  test('accepts new translations, but not stale ones', () => {
    const after = accepted(text, [], before)
    expect(after).toEqual({ a: { fr: pairOf('One', 'Un') }, b: { fr: pairOf('Second', 'Second') } })
    expect(brief(compareText(text, after))).toEqual(['a fr stale', 'b fr current'])
  })

  test('accepts stale translations if their key or a parent of it is given', () => {
    expect(accepted(text, ['a'], before)).toEqual({ a: { fr: pairOf('First', 'Un') }, b: { fr: pairOf('Second', 'Second') } })
    const list = accepted('x:\n  - { en: One, fr: Un }\n')
    expect(accepted('x:\n  - { en: First, fr: Un }\n', ['x'], list)).toEqual({ 'x[0]': { fr: pairOf('First', 'Un') } })
  })

  test('accepts of imported rows their own language only', () => {
    const config = (head: string, fr: string): string =>
      `site: { languages: [en-CA, fr-CA, es-US] }\nslogan: { en: ${head}, fr: ${fr}, es: Mire. }\nname: { en: Air, fr: Air, es: Aire }\n`
    const read = (text: string, ledger: Ledger) => compare(ledger, { file: 'site.config.yaml', text })
    const before = acceptTranslations(read(config('Look.', 'Regardez.'), {}), {}, [])
    const imported = read(config('Look twice.', 'Regardez.'), before)
    expect(brief(imported)).toEqual(['slogan fr stale', 'slogan es stale', 'name fr current', 'name es current'])
    const after = acceptImported(imported, before, [{ key: 'slogan', language: 'fr' }])
    expect(brief(read(config('Look twice.', 'Regardez.'), after))).toEqual([
      'slogan fr current',
      'slogan es stale',
      'name fr current',
      'name es current',
    ])
  })

  test('removes entries of removed texts', () => {
    expect(accepted('b: { en: Two, fr: Deux }\n', [], before)).toEqual({ b: { fr: pairOf('Two', 'Deux') } })
  })
})

test('reports a base’s translation as stale if an overlay changes the source', () => {
  const base = { file: 'base.yaml', text: `${head}a: { en: One, fr: Un }\nb: { en: Two, fr: Deux }\nc: { en: Three, fr: Trois }\n` }
  const over = { file: 'city.yaml', text: 'extends: base.yaml\na: { en: First }\nb: { en: Second, fr: Second }\n' }
  const compared = compare({}, over, base)
  expect(brief(compared)).toEqual(['a fr stale', 'b fr new'])
  const after = acceptTranslations(compared, {}, ['a'])
  expect(brief(compare(after, over, base))).toEqual(['a fr current', 'b fr current'])
})

test('reports texts of language packs only in languages that the packs lack', () => {
  const packs = ['en: Home', 'fr: Accueil'].map(
    (text): SourceFile => ({
      file: `languages/${text.slice(0, 2)}.yaml`,
      text: `pages: { home: { title: ${text.slice(4)}, heading: H } }`,
      isPack: true,
    }),
  )
  const languages = '{ code: en, locale: en-CA }, { code: fr, locale: fr-CA }, { code: pl, locale: pl-PL }'
  const own = { file: 'own.yaml', text: `site: { languages: [ ${languages} ] }\npages: { home: { title: { pl: Start } } }` }
  expect(brief(compare({}, own, ...packs))).toEqual(['pages.home.title pl new', 'pages.home.heading pl missing'])
})

test('a config in one language has nothing to translate', () => {
  const { document } = composeChain([{ file: 'x.yaml', text: 'site: { languages: [{ code: es }] }\na: { es: Uno }\n' }])
  expect(document === undefined ? undefined : compareTranslations(document, {}).all).toEqual([])
})

test('writes one line per text, sorted, and reads it back', () => {
  const ledger: Ledger = { b: { fr: '1 2', es: '1 3' }, 'a[0]': { fr: '4 5' } }
  const text = '{\n  "version": 1,\n  "texts": {\n    "a[0]": {"fr":"4 5"},\n    "b": {"es":"1 3","fr":"1 2"}\n  }\n}\n'
  expect(ledgerText(ledger)).toBe(text)
  expect(readLedger(text)).toEqual(ledger)
  expect(ledgerText({})).toBe('{\n  "version": 1,\n  "texts": {\n  }\n}\n')
  expect([readLedger('{'), readLedger('[]'), readLedger('{"version":1,"texts":{"a":{"fr":1}}}')]).toEqual([undefined, undefined, undefined])
})
