/**
 * Hostile texts in every field of the schema, one field at a time: each is refused at this field, or changes the structure of no file that
 * a build writes. A field that is added to the schema later is covered as well.
 *
 * @module-tag thorough
 */
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import type { Site } from '../../../generator/site/build.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { formatText } from '../../../generator/site/diagnostics/format.ts'
import { hostNames } from '../../../generator/site/hosts/index.ts'
import { smallText } from '../../support/sample.ts'
import { siteFrom } from '../../support/site.ts'
import { inEnglish } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'
import { withAllFields } from './schema-fields.ts'
import { difference, mark, structure, structureOf } from './structure.ts'

const assets = assetNames('assets')

const part = '{ heading: { en: Part } }'
/** Every host, and what one example of each field needs. */
const seed: unknown = parse(
  smallText
    .replace(
      'forms: { provider: formspree, id: abcdwxyz,',
      'forms: { provider: custom, endpoint: "https://e.example/x", hidden: { subject: Hello }, honeypot: trap, inboxes: { hull: "https://i.example/x" }, extraOrigins: [ "https://o.example" ],',
    )
    .replace(
      'weekly: { mon-fri: 08:00-18:00 }',
      'weekly: { mon-fri: 08:00-18:00 }, structuredData: { mon-fri: 09:00-17:00 }, exceptions: [ { name: { en: Day off }, from: 03-03, to: 03-05, hours: closed } ]',
    )
    .replace(
      'neighbourhoods: [ Wrightville ],',
      `neighbourhoods: [ Wrightville ], phone: main, email: hull@small.example, postalCodes: [ J8T ], businessType: HVACBusiness, branch: true,
      address: { street: { en: 22 Maple Road }, city: Gatineau, region: QC, postalCode: J8T 2B2, country: CA }, hours: { mon-fri: 08:11-17:11 },
      exceptions: [ { name: { en: Day off }, from: 07-01, to: 07-02, hours: closed } ], profiles: [ { name: F, url: "https://f.example/b" } ],
      rating: { value: 4.7, count: 81, source: Reviews, asOf: 2026-11-01 }, directions: { en: Bus 52. }, people: [ { name: Claire, role: { en: Answers } } ],`,
    )
    .replace(
      '  contact: { path',
      `  branch: { path: { en: "/branches/{location}" }, title: { en: "{location}" }, description: { en: "{location} here." }, heading: { en: "{location}" },
    map: { heading: { en: Map }, title: { en: Map } }, directions: { heading: { en: Way }, link: { en: Way } }, services: ${part}, people: ${part} }
  contact: { path`,
    )
    .replace(
      'map: { heading: { en: Map }, title: { en: Map } }, note',
      'map: { heading: { en: Map }, title: { en: Map }, bounds: [ -76, 45, -75, 46 ] }, note',
    )
    .replace(
      'heading: { en: All areas }, callToAction: *call }',
      'heading: { en: All areas }, callToAction: *call, finder: { heading: { en: Find }, label: { en: Code }, submit: { en: Find }, nearest: { en: Near }, codes: { en: "Codes: {codes}" }, found: { en: "Yes, {location}" }, write: { en: Write }, outside: { en: "No: {phone}" }, unknown: { en: "Call {phone}" }, unlocated: { en: "Call {phone}" } } }',
    )
    .replace(
      'services: &part { heading: { en: Part } },',
      'services: &part { heading: { en: Part } }, towns: { heading: { en: Towns }, items: [ { name: Hull, location: hull } ] },',
    )
    .replace(
      'serviceIn: {',
      'phoneExtension: { en: "ext. {extension}" }, learnMoreAbout: { en: "More about {service}" }, inPlace: { en: "in {location}" }, serviceIn: {',
    )
    .replace(
      'hosting: [ serve, netlify ]',
      `redirects: [ { from: /old, to: /contact }, { from: /far, to: "https://far.example/x" } ]\nhosting: [ ${hostNames.filter(name => name !== 'github-pages').join(', ')} ]`,
    ),
)

const compiled = (data: unknown) => compileConfig('site.config.yaml', JSON.stringify(data), assets)

/** The site of a config; `undefined` if it is invalid. */
const siteOf = (data: unknown): Site | undefined => {
  const result = compiled(data)
  if (!result.ok) return undefined
  const site = siteFrom(result.value)
  return site.diagnostics.some(({ severity }) => severity === 'error') ? undefined : site
}

type Path = readonly (string | number)[]

const textsIn = (value: unknown, path: Path = []): readonly { readonly path: Path; readonly text: string }[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]))
}

const setAt = (value: unknown, [step, ...rest]: Path, text: string): unknown => {
  if (step === undefined) return text
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? setAt(item, rest, text) : item))
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, key === step ? setAt(item, rest, text) : item]))
}

/** Characters with a meaning in one of the formats. All are tried as they are, as a path and in a URL. */
const seeds: readonly string[] = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of another program
  "pwn\"; x 'y' `z` $uri ${pwn} {pwn} } #pwn",
  "pwn' pwn\\ pwn; return 301",
  'pwn%0d%0aX-Pwn:1',
  'pwn\r\nX-Pwn: 1\r\n/pwn /x 301',
  '</script></style><x-pwn onpwn=1>--> ]]>',
  'pwn:*?pwn=1&x=:splat#$1',
  'pwn,pwn;script-src *',
  'pwn\u2028\u0085pwn\u202e',
  'pwn..',
]

/** A text of the same shape that has no meaning anywhere. */
const twinOf = (text: string): string => text.replace(/[^\p{L}\p{N}\s/:.-]/gu, 'x')

const variants: readonly ((text: string, original: string) => string)[] = [
  text => text,
  text => `/${text}`,
  text => `https://a.example/${text}`,
  (text, original) => `${original}${text}`,
  text => `${text.replaceAll(/\s/g, '')}`,
  text => `https://${text.replaceAll(/[\s/]/g, '')}.example`,
]

let data: unknown
let plain: Site

beforeAll(() => {
  const result = compiled(seed)
  expect(result.diagnostics.map(one => formatText(inEnglish(one), { colour: false, source: () => undefined }))).toEqual([])
  if (result.ok) expect(siteFrom(result.value).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const whole = withAllFields(seed, one => siteOf(one) !== undefined)
  // If a new field is listed here, the config above needs an example of it.
  expect(whole.without).toEqual([])
  data = whole.data
  const site = siteOf(data)
  if (site === undefined) throw new Error('the config with all fields is invalid')
  plain = site
}, 300_000)

/** A control character, or one that changes the order of what is printed. */
const control = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** @returns whether the text was compared, or what it changes */
const tried = (path: Path, original: string, text: string): boolean | string => {
  const result = compiled(setAt(data, path, text))
  const name = `${path.join('.')} = ${JSON.stringify(text)}`
  for (const one of result.diagnostics) {
    const printed = formatText(inEnglish(one), { colour: false, source: () => text })
    if (control.test(printed)) return `${name}: prints ${JSON.stringify(printed)}`
  }
  if (!result.ok) return false
  const site = siteFrom(result.value)
  if (site.diagnostics.some(({ severity }) => severity === 'error')) return false
  const twin = siteOf(setAt(data, path, twinOf(text)))
  if (twin === undefined) return false
  const found = difference(structure(site), structure(twin))
  return found === undefined || `${name}: ${found} (was ${original})`
}

test.each([
  ['_headers', '/*\n  X-A: pwn b', '/*\n  X-A: pwn\n  X-Pwn: b'],
  ['_redirects', '/pwn /x 301', '/pwn /x 301 pwn'],
  ['.htaccess', 'Redirect 301 "/pwn x" /y', 'Redirect 301 "/pwn" x" /y'],
  ['nginx/site.conf', 'return 301 "pwn; x";', 'return 301 pwn; x;'],
  ['nginx/site.conf', 'return 301 "pwn\\" }";', 'return 301 "pwn" }";'],
  ['caddy/Caddyfile', 'redir "/pwn }" /x', 'redir /pwn } /x'],
  ['firebase.json', '{ "pwn": 1 }', '{ "pwn": 1, "other": 2 }'],
  ['index.html', '<p title="pwn">pwn</p>', '<p title="pwn" onpwn="x">pwn</p>'],
  [
    'index.html',
    '<script type="application/ld+json">{"a":"pwn"}</script>',
    '<script type="application/ld+json">{"a":"pwn","b":1}</script>',
  ],
  ['sitemap.xml', '<loc>pwn</loc>', '<loc>pwn</loc><x-pwn/>'],
] as const)('in %s, an injection changes the structure', (path, one, other) => {
  expect(structureOf(path, one)).toEqual(structureOf(path, one.replaceAll('pwn', 'pwn-pwn')))
  expect(structureOf(path, one)).not.toEqual(structureOf(path, other))
})

test('a harmless text differs in nothing but the text', () => {
  expect(difference(structure(plain), structure(plain))).toBeUndefined()
  expect(structure(plain).size).toBeGreaterThan(20)
  const changed = siteOf(setAt(data, ['business', 'name'], `${mark} Air`))
  const other = siteOf(setAt(data, ['business', 'name'], `${mark} Bay`))
  if (changed === undefined || other === undefined) throw new Error('a name is refused')
  expect(difference(structure(changed), structure(other))).toBeUndefined()
})

/** Fields whose texts become parts of URLs, rules or names of files. */
const isStructural = (path: Path): boolean =>
  path.some(
    step =>
      typeof step === 'string' &&
      /^(id|slug|path|from|to|url|origin|endpoint|extraOrigins|inboxes|file|logo|measure|retention|honeypot|hidden|name|tracking)/.test(
        step,
      ),
  )

const run = (from: number, each: number, isChosen: (path: Path) => boolean) => {
  const faults: string[] = []
  let compared = 0
  let count = 0
  for (const { path, text: original } of textsIn(data).filter(({ path }) => isChosen(path) && path.join('.') !== 'site.languages.0.code'))
    for (const seed of seeds)
      for (const variant of variants) {
        if (count++ % each !== from) continue
        const result = tried(path, original, variant(seed, original))
        if (typeof result === 'string') faults.push(result)
        else if (result) compared++
      }
  return { faults: faults.slice(0, 10), compared }
}

/** `SHARE=1` tries all of them, `SHARE=3/40` every fortieth from the third on. */
const [from = 0, each = 1] = (process.env.SHARE ?? '7/120').split('/').map(Number)

test('hostile texts in all fields that become parts of URLs, rules or names', { ...thorough, timeout: 1_200_000 }, () => {
  const { faults, compared } = run(each === 1 ? 0 : from, each, isStructural)
  expect({ faults, isCompared: compared > 100 / each }).toEqual({ faults: [], isCompared: true })
})

test('hostile texts in all other fields', { ...thorough, timeout: 1_200_000 }, () => {
  const { faults, compared } = run(each === 1 ? 0 : from, each, path => !isStructural(path))
  expect({ faults, isCompared: compared > 1000 / each }).toEqual({ faults: [], isCompared: true })
})
