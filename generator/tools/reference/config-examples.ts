/** An example for each key of a config, from the samples where they have it. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Json, optionsOf, packNote, stepsOf } from './json-schema-shape.ts'

/** They have the examples, and their pages show what a key is for. The first ones have priority. */
export const samples = [
  'tests/fixtures/sites/miami-plumber.config.yaml',
  'tests/fixtures/sites/brussels-locksmith.config.yaml',
  'tests/fixtures/branches.config.yaml',
  'site.config.yaml',
]

/** The values that the samples have at a path, and the value of a language pack. */
const valuesInSamples = () => {
  const configs = samples.map((file): unknown => parse(readFileSync(file, 'utf8')))
  const valuesAt = (value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] => {
    if (step === undefined) return value === undefined ? [] : [value]
    if (typeof value !== 'object' || value === null) return []
    if (step === '[]') return Array.isArray(value) ? value.flatMap((item: unknown) => valuesAt(item, rest)) : []
    if (step === '*') return Object.values(value).flatMap((item: unknown) => valuesAt(item, rest))
    return Object.hasOwn(value, step) ? valuesAt((value as Readonly<Record<string, unknown>>)[step], rest) : []
  }
  return (path: string): unknown => configs.flatMap(config => valuesAt(config, stepsOf(path)))[0]
}

/** An example on one line: objects and long lists have examples at their keys. */
const shown = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value)) {
    const items = value.map(shown)
    return items.length > 0 && items.length <= 4 && items.every(item => item !== undefined && item.length < 24)
      ? `[${items.join(', ')}]`
      : undefined
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).slice(0, 2)
    const texts = entries.map(([key, item]) => `${key}: ${typeof item === 'string' ? shown(item) : '…'}`)
    return entries.every(([key, item]) => typeof item === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(key))
      ? `{ ${texts.join(', ')} }`
      : undefined
  }
  const text = String(value)
  return text.length > 48 ? `${text.slice(0, 47).trimEnd()}…` : text
}

/** For keys that no sample has, by the end of their path. */
const written: Readonly<Record<string, string>> = {
  'business.legalName': 'Gota Plumbing LLC',
  'privacyOfficer.name': 'Ana Gota',
  endpoint: 'https://forms.example/contact',
  'forms.hidden': '{ campaign: spring }',
  honeypot: '_honey',
  redirectField: '_next',
  inboxes: '{ laval: xyzabcde }',
  extraOrigins: '[https://captcha.example]',
  invalid: 'Please check this field.',
  tooMany: 'Please try again in a minute.',
  'forms.quick.id': 'xyzabcde',
  'forms.contact.id': 'xyzabcde',
  placeholder: 'For example: a leak in the kitchen',
  hint: 'We only call about this request.',
  weekly: '{ mon-fri: 08:00-17:00, sat: 09:00-12:00 }',
  structuredData: '{ mon-sun: 08:00-17:00 }',
  hours: '{ mon-fri: 08:00-17:00 }',
  to: '08-31',
  'locations[].phone': 'laval',
  postalCodes: '[H7, J7]',
  directions: 'Parking is behind the building.',
  sources: '{ label: City of Laval, url: https://www.laval.example }',
  regionName: '{ en: Quebec, fr: Québec }',
  'profiles[].name': 'Instagram',
  'profiles[].url': 'https://instagram.example/gotaplumbing',
  'rating.source': 'HomeReviews',
  'rating.url': 'https://reviews.example/gotaplumbing',
  'exceptions[].name': 'Christmas Day',
  'exceptions[].hours': 'closed',
  'person.name': 'Ana Gota',
  'person.role': 'Owner',
  symptoms: 'Signs that you need us',
  since: 'Since {founded}',
  'people[].name': 'Ana Gota',
  'people[].role': 'Dispatcher',
  aliases: '{ en: [/old-page] }',
  points: '[A written price before we start]',
  lead: 'Three steps, one visit.',
  keywords: 'leak repair, drain cleaning',
  bounds: '[-80.5, 25.5, -80.1, 25.9]',
  'image.file': 'our-van.jpg',
  'image.alt': 'Our van in front of a house',
  number: '512-555-0142',
  areaDescription: '{service} {inLocation}: {local}',
  benefits: '[Price in writing]',
  process: '[We look, We quote, We repair]',
  logo: 'logo.svg',
  findArea: 'Find your area',
}

/** Examples of the texts of a page kind that no sample has yet. */
const pageTexts: Readonly<Record<string, string>> = {
  heading: 'What we promise',
  title: 'One price',
  text: 'You know the price before we start.',
}

/** The example of a key that no sample has. */
const typical = (path: string, schema: Json): string | undefined => {
  const known = Object.keys(written).find(end => path === end || path.endsWith(`.${end}`))
  if (known !== undefined) return written[known]
  const [option = schema] = optionsOf(schema)
  const { examples: [first] = [], const: only, enum: [choice] = [], type, default: standard } = option
  if (first !== undefined) return shown(first)
  if (only !== undefined || choice !== undefined) return String(only ?? choice)
  // Many descriptions end with an example: “Latitude in degrees: 45.51”.
  const described = /: ([^\s:,]+(?: [^\s:,.]+)?)\.?$/.exec((schema.description ?? '').replace(packNote, ''))?.[1]
  if (described !== undefined) return described
  if (type === 'boolean') return String(standard !== true)
  if (type === 'integer' || type === 'number') return String(option.minimum ?? 1)
  return pageTexts[path.split('.').at(-1) ?? '']
}

/** @returns a function that gives a key’s example on one line */
export const configExamples = (): ((path: string, schema: Json) => string | undefined) => {
  const valueAt = valuesInSamples()
  return (path, schema) => shown(valueAt(path)) ?? typical(path, schema)
}
