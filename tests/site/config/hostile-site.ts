/** A config with every field of the schema, and hostile texts in all of them. */
import { expect } from 'vitest'
import { parse } from 'yaml'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import type { Site } from '../../../generator/site/build.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { formatText } from '../../../generator/site/diagnostics/format.ts'
import { hostNames } from '../../../generator/site/hosts/index.ts'
import type { Diagnostic } from '../../../generator/site/model/diagnostic.ts'
import { getOrCreate } from '../../../generator/site/util/memoize.ts'
import { smallText } from '../../support/sample.ts'
import { siteFrom } from '../../support/site.ts'
import { inEnglish } from '../../support/text.ts'
import { faultsOf } from './hostile-faults.ts'
import { withAllFields } from './schema-fields.ts'
import { difference, mark, structure } from './structure.ts'

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
      'services: &part { heading: { en: Part } }, gallery: { heading: { en: Work }, pairs: [ { id: duct, service: duct, title: { en: Duct }, caption: { en: Clean. }, before: { file: duct-before.jpg, alt: { en: Dust } }, after: { file: duct-after.jpg, alt: { en: Metal } } } ] }, towns: { heading: { en: Towns }, items: [ { name: Hull, location: hull } ] },',
    )
    .replace(
      'serviceIn: {',
      'phoneExtension: { en: "ext. {extension}" }, learnMoreAbout: { en: "More about {service}" }, openUntil: { en: "Open until {time}" }, opensAt: { en: "Opens {time}" }, inPlace: { en: "in {location}" }, serviceIn: {',
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

interface Field {
  readonly path: Path
  readonly text: string
}

/** In the order of the lines of JSON. */
const textsIn = (value: unknown, path: Path = []): readonly Field[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]))
}

/** @param textAt the text at a path, instead of the one that is there */
const withTexts = (value: unknown, textAt: (path: string, text: string) => string, path: Path = []): unknown => {
  if (typeof value === 'string') return textAt(path.join('.'), value)
  if (Array.isArray(value)) return value.map((item: unknown, index) => withTexts(item, textAt, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, textAt, [...path, key])]))
}

/** A text of the same shape that has no meaning anywhere. */
const twinOf = (text: string): string => text.replace(/[^\p{L}\p{N}\s/:.-]/gu, 'x')

export type Variant = (text: string, original: string) => string

export const variants: readonly Variant[] = [
  text => text,
  text => `/${text}`,
  text => `https://a.example/${text}`,
  (text, original) => `${original}${text}`,
  text => `${text.replaceAll(/\s/g, '')}`,
  text => `https://${text.replaceAll(/[\s/]/g, '')}.example`,
]

/** A config with an example of every field, and its site. */
export const configWithAllFields = (): { readonly data: unknown; readonly site: Site } => {
  const result = compiled(seed)
  expect(result.diagnostics.map(one => formatText(inEnglish(one), { colour: false, source: () => undefined }))).toEqual([])
  if (result.ok) expect(siteFrom(result.value).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const { data, without } = withAllFields(seed, one => siteOf(one) !== undefined)
  // If a new field is listed here, the config above needs an example of it.
  expect(without).toEqual([])
  const site = siteOf(data)
  if (site === undefined) throw new Error('the config with all fields is invalid')
  return { data, site }
}

/** A control character, or one that changes the order of what is printed. */
const control = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export interface Tried {
  readonly faults: readonly string[]
  /** Paths of the fields that take the text. */
  readonly taken: ReadonlySet<string>
  /** The config with the text in these fields. */
  readonly hostile: unknown
}

/**
 * Writes a text into all fields, takes it back from each that an error names, until the config is valid, and compares the site with that
 * of a harmless text in the same fields. Fields with the same text get the same text, so that references stay valid.
 */
export const tried = (data: unknown, seed: string, variant: Variant): Tried => {
  const faults = new Set<string>()
  const texts = new Map<string, number>()
  const textFor = (original: string): string => seed.replace(mark, `${mark}${getOrCreate(texts, original, () => texts.size)}`)
  const fields = new Map(textsIn(data).map(({ path, text }) => [path.join('.'), text]))
  fields.delete('site.languages.0.code')
  const written = (change: (text: string) => string): unknown =>
    withTexts(data, (path, text) => (fields.has(path) ? variant(change(textFor(text)), text) : text))
  for (;;) {
    const hostile = written(text => text)
    const result = compiled(hostile)
    const site = result.ok ? siteFrom(result.value) : undefined
    const printed = (one: Diagnostic): string => formatText(inEnglish(one), { colour: false, source: () => seed })
    for (const text of result.diagnostics.map(printed)) if (control.test(text)) faults.add(`prints ${JSON.stringify(text)}`)
    const errors = [...result.diagnostics, ...(site?.diagnostics ?? [])].filter(({ severity }) => severity === 'error')
    if (site !== undefined && errors.length === 0) {
      const twin = siteOf(written(twinOf))
      const found = twin === undefined ? 'the harmless text is refused' : difference(structure(site), structure(twin))
      if (found !== undefined) faults.add(found)
      for (const fault of faultsOf(site)) faults.add(fault)
      return { faults: [...faults], taken: new Set(fields.keys()), hostile }
    }
    const keys = errors.map(({ key = '' }) => key.replaceAll(/\[(\d+)\]/g, '.$1'))
    const named = [...fields.keys()].filter(path => keys.some(key => key !== '' && `${path}.`.startsWith(`${key}.`)))
    // An id whose references are keys, which keep their names.
    const refused = named.length > 0 ? named : [...fields.keys()].filter(path => path.endsWith('.id'))
    if (refused.length === 0)
      return { faults: [...faults, `refused elsewhere: ${errors.slice(0, 3).map(printed).join('; ')}`], taken: new Set(), hostile }
    for (const path of refused) fields.delete(path)
  }
}
