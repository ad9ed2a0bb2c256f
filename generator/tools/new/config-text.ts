/** Prints the config of a new site, with optional keys as comments that are valid without their #. */

import { dirname } from 'node:path'
import { assetNames } from '../../platform/assets/names.ts'
import { packsFor } from '../../platform/config/pack-files.ts'
import { inSite, withCommands } from '../../platform/program/site-commands.ts'
import { assetFoldersOf, schemaPath } from '../../platform/site-root.ts'
import { compileChain } from '../../site/compile.ts'
import { documentOf, inline, print } from '../../site/config/edit/edit-style.ts'
import { currentFormat } from '../../site/config/formats.ts'
import { timeZoneOf } from '../../site/config/values/time-zones.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { inTown } from '../../site/plan/in-town.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { shellWord, yamlComment } from '../../site/util/text.ts'
import { type Noted, notesIn } from '../notes.ts'
import type { Localized, NewSite } from './answers.ts'
import { lookFor } from './look.ts'
import { nameIn } from './trades.ts'

export const standardFile = 'site.config.yaml'

const section = (key: string, value: unknown): string => print(documentOf({ [key]: value })).trimEnd()

/** Commented-out lines. */
const off = (...lines: readonly string[]): readonly string[] => lines.map(yamlComment)

const siteLines = ({ origin, languages }: NewSite, noted: Noted): readonly string[] => [
  'site:',
  ...(origin === undefined
    ? [`  ${yamlComment(noted('origin'))}`, '  # origin: https://www.example.com']
    : [`  origin: ${inline(origin)}`]),
  `  languages: [${[...languages.values()].join(', ')}]`,
]

const businessText = ({ trade, name, email, city, region, country, founded }: NewSite): string =>
  section('business', {
    name,
    ...('type' in trade ? { type: trade.type } : {}),
    ...(email === undefined ? {} : { email }),
    address: { city, ...(region === undefined ? {} : { region }), country },
    ...(founded === undefined ? {} : { founded }),
  })

/** A form service, with the data that the privacy page requires. */
const formLines = ({ languages }: NewSite): readonly string[] => {
  const codes = [...languages.keys()]
  const countryIn = (code: string): string => new Intl.DisplayNames([code], { type: 'region' }).of('US') ?? 'US'
  const country = codes.length === 1 ? countryIn(codes[0] ?? '') : Object.fromEntries(codes.map(code => [code, countryIn(code)]))
  return ['forms:', '  provider: formspree', '  id: abcdwxyz', `  processor: ${inline({ name: 'Formspree', country })}`]
}

const ownKeys = 'description, benefits, process, warningSigns, faq'

const serviceLines = ({ trade, services, languages }: NewSite, noted: Noted): readonly string[] => {
  const [locale = ''] = languages.values()
  const nameOf = (id: string): string =>
    ('starter' in trade ? nameIn(trade.starter.services.find(one => one.id === id)?.names ?? {}, locale) : undefined) ?? id
  const usesStarter = services.some(service => typeof service === 'string')
  return [
    ...('starter' in trade && usesStarter
      ? [
          yamlComment(noted('starter', { file: `starters/${trade.starter.trade}.yaml` })),
          yamlComment(noted('starterKeys', { keys: `summary, ${ownKeys}`, command: 'npm run check' })),
        ]
      : [yamlComment(noted('services', { keys: `${ownKeys}, icon` }))]),
    'services:',
    ...services.map(service =>
      typeof service === 'string'
        ? `  - id: ${inline(service)} ${yamlComment(nameOf(service))}`
        : section('services', [service]).replace(/^services:\n/, ''),
    ),
  ]
}

/** An area after “in”, in each language: several languages have prepositions and articles that follow no rule. */
const insideForms = ({ languages }: NewSite, name: Localized): readonly string[] =>
  [...languages].map(([code, locale]) => {
    const own = typeof name === 'string' ? name : (name[code] ?? '')
    return inTown(locale, own) ?? own
  })

const areaLines = (input: NewSite, noted: Noted): readonly string[] => {
  const { areas, languages } = input
  const [first = [], ...others] = areas.map(({ name }) => insideForms(input, name))
  const example =
    languages.size === 1 ? (first[0] ?? '') : Object.fromEntries([...languages.keys()].map((code, index) => [code, first[index]]))
  return [
    yamlComment(
      `${noted('areas')}${
        areas.some(({ geo }) => geo === undefined) ? ` ${noted('areaPoint', { point: 'geo: { lat: …, lng: … }' })}` : ''
      }`,
    ),
    yamlComment(noted('areaIn', { forms: [...first, ...others.slice(0, 4).flat()].join(', '), example: `in: ${inline(example)}` })),
    section('locations', areas),
  ]
}

const hoursLines = ({ country, region, hours, timeZone }: NewSite, noted: Noted): readonly string[] => {
  const { zone, isOnly } = timeZoneOf(country, region)
  if (hours !== undefined) return [section('hours', { timeZone: timeZone ?? zone, weekly: hours })]
  const note = isOnly || timeZone !== undefined ? '' : ` ${yamlComment(noted('zones'))}`
  return off('hours:', `  timeZone: ${timeZone ?? zone}${note}`, '  weekly: { mon-fri: 08:00-18:00, sat: 09:00-12:00 }')
}

/** The photo of the home page, the logo, and the look unless the template of the trade has one. */
const themeLines = ({ name, trade, logo, photo }: NewSite): readonly string[] => {
  const { style, colours } = 'type' in trade ? lookFor(name, trade.type) : {}
  const theme = { ...(style && { style }), ...(colours && { colours }), ...(logo !== undefined && { logo }) }
  return [
    ...(photo === undefined ? [] : [section('pages', { home: { image: photo } }), '']),
    ...(Object.keys(theme).length === 0 ? [] : [section('theme', theme), '']),
  ]
}

/** The option for a config other than the default one. */
export const atFile = (file: string): string => (file === standardFile ? '' : ` -- --config ${shellWord(file)}`)

interface ConfigOptions {
  /** Language code of its comments; English by default. */
  readonly reader?: string | undefined
  /** Whether it is for a folder that has installed the package: its schema and the commands in its comments are those of the package. */
  readonly forSite?: boolean
  /** Folder where the commands are run; the current one by default. */
  readonly folder?: string
}

/** @param file name of the new file @param schema path from it to the JSON Schema */
export const configText = (input: NewSite, file: string, schema: string, { reader, forSite, folder }: ConfigOptions = {}): string => {
  const { trade, phone } = input
  const note = notesIn(reader)
  const noted: Noted = (key, { command, ...values } = {}) =>
    note(key, {
      ...values,
      ...(command === undefined ? {} : { command: forSite === true ? inSite(command) : withCommands(command, folder) }),
    })
  return [
    yamlComment(`yaml-language-server: $schema=${schema}`),
    '#',
    yamlComment(noted('site', { name: input.name.replace(/\.$/, ''), command: `npm start${atFile(file)}` })),
    yamlComment(noted('rest', { command: 'npm run explain -- pages.home.heading' })),
    '',
    `townsite: ${currentFormat}`,
    ...('starter' in trade ? ['', `trade: ${trade.starter.trade}`] : []),
    '',
    ...siteLines(input, noted),
    '',
    businessText(input),
    ...off(
      ...(input.founded === undefined ? ['  founded: 2015'] : []),
      `  licence: { number: "12345", authority: ${noted('authority')} }`,
    ).map(line => line.replace('#   ', '  # ')),
    '',
    section('phones', { book: { main: phone } }),
    '',
    ...hoursLines(input, noted),
    '',
    ...serviceLines(input, noted),
    '',
    ...areaLines(input, noted),
    '',
    yamlComment(noted('forms')),
    ...off(...formLines(input)),
    '',
    ...themeLines(input),
  ].join('\n')
}

/**
 * Makes the config in memory, so that only valid configs are written.
 * @param path absolute path of the file
 * @returns the text, and the errors that it would have
 */
export const draftSite = (
  input: NewSite,
  file: string,
  path: string,
  options: ConfigOptions = {},
): { readonly text: string; readonly faults: readonly Diagnostic[] } => {
  const schema = options.forSite === true ? './node_modules/townsite/site.config.schema.json' : schemaPath(path)
  const text = configText(input, file, schema, { ...options, folder: dirname(path) })
  const source = { file, text }
  const { images, logos, icons } = assetNames(...assetFoldersOf([path]))
  // They are copied when the config is written.
  const known = { images: [...images, ...[input.photo?.file ?? []].flat()], logos: [...logos, ...[input.logo ?? []].flat()], icons }
  const { diagnostics } = compileChain([source, ...packsFor([source])], known)
  return { text, faults: diagnostics.filter(isError) }
}
