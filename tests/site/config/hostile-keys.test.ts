/**
 * Hostile keys of a config: each is refused, or takes no part in a page, a header, a redirect or a file. `hostile-fields.test.ts` has hostile
 * texts.
 *
 * @module-tag thorough
 */

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import type { Site } from '../../../generator/site/build.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { hostNames } from '../../../generator/site/hosts/index.ts'
import { smallText } from '../../support/sample.ts'
import { siteFrom } from '../../support/site.ts'
import { inEnglish } from '../../support/text.ts'
import { sampleOf, thorough } from '../../support/thorough.ts'
import { faultsOf } from './hostile-faults.ts'

const assets = assetNames('assets')

/** A config as plain data, a text by its path: `services[0].name.en`. */
type Texts = ReadonlyMap<string, string>

const textsOf = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`))
}

const withTexts = (value: unknown, texts: Texts, path = ''): unknown => {
  if (typeof value === 'string') return texts.get(path) ?? value
  if (Array.isArray(value)) return value.map((item, index) => withTexts(item, texts, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, texts, path === '' ? key : `${path}.${key}`)]))
}

interface Taken {
  readonly site: Site | undefined
  /** Paths of what was taken as it is. */
  readonly taken: readonly string[]
}

const isWithin = (path: string, key: string): boolean => path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`)

/** Changes a config at all these places, except where the change is rejected, until the config is valid. */
const settled = (all: readonly string[], change: (places: readonly string[]) => unknown): Taken => {
  let left = all
  for (let round = 0; round < 12; round++) {
    const result = compileConfig('site.config.yaml', JSON.stringify(change(left)), assets)
    if (result.ok) {
      const site = siteFrom(result.value)
      const refused = site.diagnostics.filter(one => one.severity === 'error')
      if (refused.length === 0) return { site, taken: left }
      left = left.filter(path => !path.startsWith('redirects') && !path.startsWith('forms'))
      continue
    }
    for (const { message, hint, severity } of result.diagnostics.map(inEnglish))
      if (severity === 'error' && (message === '' || hint === '')) throw new Error('refused without words')
    const keys = result.diagnostics.flatMap(({ key, severity }) => (key === undefined || severity !== 'error' ? [] : [key]))
    // Where text itself cannot be read, no key is known.
    if (keys.length === 0) return { site: undefined, taken: [] }
    const narrower = [
      left.filter(path => !keys.some(key => isWithin(path, key) || isWithin(key, path))),
      left.filter(path => !keys.some(key => path.split(/[.[]/)[0] === key.split(/[.[]/)[0])),
      // What is missed elsewhere under its old name.
      left.filter(path => !path.endsWith('.id')),
    ]
    left = narrower.find(paths => paths.length < left.length) ?? []
  }
  throw new Error('is neither refused nor taken')
}

/** Puts a text everywhere. */
const everywhere = (data: unknown, text: string): Taken =>
  settled(
    // Texts are keyed by language code, so a changed code would invalidate all of them.
    textsOf(data).flatMap(([path]) => (/^site\.languages\[\d+\]\.code$/.test(path) ? [] : [path])),
    places => withTexts(data, new Map(places.map(path => [path, text]))),
  )

/** The small config with the parts that may be left out, and every host. */
const small = {
  ...parse(
    smallText
      .replace(
        '  founded: 1998\n',
        '  founded: 1998\n  legalName: Small Inc.\n  slogan: { en: Clean }\n  priceRange: $$\n  profiles: [ { name: Face, url: "https://f.example/x" } ]\n  licence: { number: "1", authority: The state }\n  rating: { value: 5, count: 3, source: Them, url: "https://r.example/x", asOf: 2026-01-01 }\n',
      )
      .replace(
        'hosting: [ serve, netlify ]',
        `redirects: [ { from: /old, to: /contact }, { from: /far, to: "https://far.example/x" } ]\nhosting: [${hostNames.filter(name => name !== 'github-pages').join(', ')}]`,
      )
      .replace(
        'forms: { provider: formspree, id: abcdwxyz,',
        'forms: { provider: custom, endpoint: "https://e.example/x", hidden: { subject: Hello }, honeypot: trap, extraOrigins: [ "https://o.example" ],',
      ),
  ),
} as unknown

/** The first errors that a text causes, including exceptions. */
const faultsFrom = (text: string, taken: () => Taken): readonly string[] => {
  try {
    const { site } = taken()
    return (site === undefined ? [] : faultsOf(site).slice(0, 3)).map(fault => `${JSON.stringify(text.slice(0, 80))}: ${fault}`)
  } catch (error) {
    return [`${JSON.stringify(text.slice(0, 80))}: ${String(error)}`]
  }
}

const faultsWith = (data: unknown, texts: readonly string[]): readonly string[] =>
  texts.flatMap(text => faultsFrom(text, () => everywhere(data, text)))

test('accepts the unchanged small config', () => {
  const { site, taken } = everywhere(small, 'A plain text')
  expect(site === undefined ? ['no site'] : faultsOf(site)).toEqual([])
  expect(taken.length).toBeGreaterThan(100)
})

/** Every group of keys by its path, with one key more, which has the value of its first. */
const groupsOf = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => groupsOf(item, `${path}[${index}]`))
  return [path, ...Object.entries(value).flatMap(([key, item]) => groupsOf(item, path === '' ? key : `${path}.${key}`))]
}

const withKey = (value: unknown, key: string, groups: ReadonlySet<string>, path = ''): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => withKey(item, key, groups, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries([
    ...entries.map(([name, item]) => [name, withKey(item, key, groups, path === '' ? name : `${path}.${name}`)]),
    ...(groups.has(path) ? [[key, entries[0]?.[1]]] : []),
  ])
}

/** Renames an item: its key, and every text that consists of its name. */
const renamed = (value: unknown, from: string, to: string): unknown => {
  if (value === from) return to
  if (Array.isArray(value)) return value.map(item => renamed(item, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key === from ? to : key, renamed(item, from, to)]))
}

/** A language, a service, an area, an entry of the phone book, a field, a hidden value. */
const names = ['en', 'duct', 'hull', 'main', 'name', 'subject']

/** Errors for a hostile key, in each group and as an item's name and in references to it. */
const faultsOfKey = (key: string): readonly string[] => [
  ...faultsFrom(key, () => settled(groupsOf(small), groups => withKey(small, key, new Set(groups)))),
  ...names.flatMap(name => faultsFrom(key, () => settled(['all'], ({ length }) => (length > 0 ? renamed(small, name, key) : small)))),
  ...Object.keys(Object.prototype),
]

const keysOfObjects = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
  'toJSON',
]

const otherKeys: readonly string[] = [
  ...['', ' ', '0', '-1', '<<', '*pwn', '&pwn', '!pwn', '{pwn}', 'pwn.a', 'pwn[0]', '$pwn', 'null', 'x'.repeat(2_000)],
]

test('the key __proto__, as a key and as a text', () => {
  expect([...faultsOfKey('__proto__'), ...faultsWith(small, ['__proto__'])]).toEqual([])
})

test('hostile keys', thorough, () => {
  expect([...[...keysOfObjects, ...sampleOf(otherKeys, 3)].flatMap(faultsOfKey), ...faultsWith(small, keysOfObjects)]).toEqual([])
})
