import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { packNames, packsFor } from '../../../generator/platform/config/pack-files.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { isFaults, readAnswers, servicesOffered } from '../../../generator/tools/new/answers.ts'
import { configText } from '../../../generator/tools/new/config-text.ts'
import { starters } from '../../../generator/tools/new/trades.ts'
import type { Written } from '../../../generator/tools/new/written.ts'
import { inEnglish } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const assets = assetNames('assets')

const textOf = (written: Written, reader?: string): string => {
  const site = readAnswers(written)
  if (isFaults(site)) throw new Error(JSON.stringify(site))
  return configText(site, 'own.config.yaml', 'site.config.schema.json', { reader })
}

/** The codes of what is wrong with it. */
const faultsOf = (text: string): readonly string[] => {
  const file = { file: 'own.config.yaml', text }
  return compileChain([file, ...packsFor([file])], assets)
    .diagnostics.map(inEnglish)
    .map(({ code, message }) => `${code} ${message}`)
}

const owner = {
  name: 'Hill: a "small" business',
  city: 'Austin',
  country: 'US',
  phone: '512-555-0142',
  email: 'a@b.example',
  origin: 'https://www.hill.example',
  areas: ['Austin@30.27,-97.74', 'Round Rock'],
} satisfies Written

/** A service of the owner's own for every language. */
const ownService = (languages: readonly string[]): string => languages.map(code => `Name ${code}: A sentence, in ${code}.`).join(' | ')

const spoken = packNames().filter(name => name !== 'defaults' && !name.includes('-'))

describe('what is written is sound', () => {
  test.each(starters().map(({ trade }) => trade))('for %s, in every language that it has drafts in', thorough, trade => {
    const languages = spoken.filter(code => servicesOffered({ ...owner, trade, languages: [code] }).length > 0)
    expect(languages.length).toBeGreaterThan(1)
    expect(faultsOf(textOf({ ...owner, trade, languages }))).toEqual([])
  })

  test.each(spoken)('in %s alone', code => {
    expect(faultsOf(textOf({ ...owner, trade: 'Florist', languages: [code], services: [ownService([code])] }))).toEqual([])
  })

  test('in all languages at once', () => {
    expect(faultsOf(textOf({ ...owner, trade: 'plumber', languages: spoken, services: [ownService(spoken)] }))).toEqual([])
  })

  test('with only the required options; without an origin it is for this computer', () => {
    const { name, city, country, phone } = owner
    expect(faultsOf(textOf({ trade: 'plumber', name, city, country, phone }))).toEqual([expect.stringMatching(/^ORIGIN_MISSING /)])
  })
})

test.each([['en'], ['en', 'fr']])('lines that it comments out are valid without the #', (...languages) => {
  const text = textOf({ ...owner, trade: 'plumber', languages })
  const whole = text.replaceAll(/^( *)# (?=(?: *)(?:founded|licence|hours|timeZone|weekly|forms): ?| {2})/gm, '$1')
  expect(
    whole.split('\n').filter(line => /^ *(founded|licence|hours|timeZone|weekly|forms|provider|id|processor):/.test(line)),
  ).toHaveLength(9)
  expect(faultsOf(whole)).toEqual([])
})

test('its comments mention no other place', thorough, () => {
  const text = (written: Partial<Written>) => textOf({ ...owner, trade: 'plumber', ...written })
  const zone = (country: string, phone: string) => /timeZone: .*/.exec(text({ country, phone }))?.[0]
  expect([zone('CH', '044 555 01 23'), zone('US', '512-555-0142')]).toEqual([
    'timeZone: Europe/Zurich',
    'timeZone: America/New_York # the country has several time zones',
  ])
  expect(text({ areas: ['Austin@30.27,-97.74'] })).not.toContain('45.51')
})

test('the language and its locale follow from the place', () => {
  const { country: _, ...anywhere } = owner
  const languages = (written: Partial<Written>) => /languages: .*/.exec(textOf({ ...anywhere, trade: 'plumber', ...written }))?.[0]
  expect([
    languages({ country: 'United States' }),
    languages({ country: 'CA', region: 'QC' }),
    languages({ region: 'CA-QC' }),
    languages({ country: 'JP' }),
    languages({ country: 'CA', languages: ['fr-FR', 'en'] }),
  ]).toEqual(['languages: [en-US]', 'languages: [fr-CA]', 'languages: [fr-CA]', 'languages: [en-JP]', 'languages: [fr-FR, en-CA]'])
})

const commentsIn = (text: string): readonly string[] => text.split('\n').flatMap(line => /# .*/.exec(line) ?? [])

test('who reads it in French has its comments in French, and the same config', () => {
  const written = { ...owner, trade: 'plumber', services: ['drain-cleaning', ownService(['en'])], languages: ['en'] }
  const [english, french] = [textOf(written), textOf(written, 'fr')]
  expect(parse(french)).toEqual(parse(english))
  expect(commentsIn(french)).toMatchSnapshot()
})

test('refuses control characters in the answers, and writes values in comments on one line', () => {
  const broken = 'Hill\nredirects: []'
  expect(readAnswers({ ...owner, trade: 'plumber', name: broken })).toEqual([
    { question: 'name', message: { code: 'controlCharacters', values: { value: broken } } },
  ])
  const service = 'Pipes\nx: A sentence.'
  expect(readAnswers({ ...owner, trade: 'plumber', services: [service] })).toEqual([
    { question: 'service', message: { code: 'controlCharacters', values: { value: service } } },
  ])
  const site = readAnswers({ ...owner, trade: 'plumber' })
  if (isFaults(site)) throw new Error('the answers are valid')
  const text = configText({ ...site, name: broken }, 'a\nb: c\n.config.yaml', 'schema\nd: e\n.json')
  expect({ ...parse(text), business: undefined }).toEqual({ ...parse(textOf({ ...owner, trade: 'plumber' })), business: undefined })
  expect(text.split('\n').slice(0, 3)).toEqual([
    '# yaml-language-server: $schema=schema d: e .json',
    '#',
    '# The website of Hill redirects: []. To see it, run: npm start -- --config "a b: c .config.yaml"',
  ])
})
