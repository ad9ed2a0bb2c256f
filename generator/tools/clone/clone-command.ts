import { type Command, configsIn, type Given, languageCodes, listOptions, text, textOptions, texts, UsageError } from '../command.ts'
import { flagOf, singleQuestions } from './answers.ts'
import { cloneMany, printTemplate } from './many.ts'
import { cloneOne } from './one.ts'
import { recheck } from './recheck.ts'
import { readNames } from './written-names.ts'

/** @throws UsageError if options of different modes are combined */
const validateMode = (given: Given): void => {
  const modes = ['cities', 'template', 'check'].filter(name => given[name] !== undefined)
  const [mode] = modes
  const foreign = ['city', 'out', 'area', 'service', 'language', 'full'].filter(name => given[name] !== undefined)
  if (modes.length > 1) throw new UsageError(`--${modes.join(' and --')} cannot be combined. Use one of them.`)
  if (mode !== undefined && foreign.length > 0)
    throw new UsageError(`--${foreign[0]} is for one city and cannot be combined with --${mode}.`)
  for (const [name, of] of [
    ['keepGoing', 'cities'],
    ['config', 'check'],
    ['accept', 'check'],
  ] as const)
    if (given[name] !== undefined && mode !== of) throw new UsageError(`${flagOf(name)} can only be used with --${of}.`)
  for (const name of ['service', 'language'])
    if (given.full === true && given[name] !== undefined) throw new UsageError(`--${name} cannot be combined with --full. Omit --full.`)
}

export const clone: Command = {
  title: 'Create the config of another city',
  about: 'Create another city’s config from an existing one, and list all remaining references to the old city',
  options: [
    { flags: '--city <name>', about: 'City of the new site, with its other names: "Quebec City; fr=Québec"' },
    { flags: '--out <file>', about: 'File to write: sites/ottawa.config.yaml' },
    { flags: '--from <file>', about: 'Config to start from, the base', standard: 'site.config.yaml' },
    { flags: '--name <name>', about: 'Name of the business, if it differs' },
    { flags: '--origin <url>', about: 'URL of the new site: https://ottawa.example.com' },
    { flags: '--region <code>', about: 'Code of the province or state: ON, or in another country US-VT' },
    { flags: '--region-name <name>', about: 'Its name, as written on an envelope: Ontario' },
    { flags: '--country <code>', about: 'Country code: US' },
    { flags: '--street <address>', about: 'Street address, if customers can visit the business' },
    { flags: '--postal-code <code>', about: 'Postal code' },
    { flags: '--phone <number>', about: 'Main phone number' },
    { flags: '--email <address>', about: 'Email address' },
    { flags: '--geo <point>', about: 'Latitude and longitude of the city: 45.42,-75.70' },
    { flags: '--time-zone <zone>', about: 'Time zone: America/Halifax' },
    { flags: '--hours <week>', about: 'Opening hours: "mon-fri 08:00-18:00; sat 09:00-12:00"' },
    { flags: '--licence <licence>', about: 'License number and authority: "12345; Technical Safety BC"' },
    { flags: '--rating <rating>', about: 'Rating, number of reviews, date and URL of the reviews: "4.8; 120; 2026-11-01; https://…"' },
    { flags: '--founded <year>', about: 'Year in which the business was founded' },
    { flags: '--claims <figures>', about: 'Figures of the base with the values of this city: "clients=1200"; all others are removed' },
    { flags: '--profiles <urls>', about: 'Profiles on other sites: "Facebook=https://…; Instagram=https://…"' },
    { flags: '--inbox <id>', about: 'Id of its form at the form service' },
    {
      flags: '--legal <same>',
      about:
        '“same” to use the legal texts of the base; “same” is also valid for --phone, --email, --area and each option from --time-zone on',
    },
    { flags: '--area <name...>', about: 'Towns and areas served: Kanata, or with its position Kanata@45.30,-75.90' },
    { flags: '--service <id...>', about: 'Services of the base to include (default: all)' },
    { flags: '--language <code...>', about: 'Languages of the base to include, the default one first (default: all)' },
    { flags: '--full', about: 'Write a complete copy with comments instead of only the differences' },
    { flags: '--json', about: 'Print the result as JSON and ask no questions' },
    { flags: '--cities <file>', about: 'Create many cities from a CSV file with one row each' },
    { flags: '--template', about: 'Print the header row of that file, with the base as an example' },
    { flags: '--keep-going', about: 'Skip rows with errors and write the others' },
    { flags: '--check', about: 'List the remaining references to another city' },
    { flags: '--config <file...>', about: 'Configs to check (default: sites/*.config.yaml)' },
    { flags: '--accept [key...]', about: 'Mark texts that --check lists as correct: all, or only these keys' },
  ],
  examples: [
    ['npm run clone', 'Ask for all answers'],
    [
      'npm run clone -- --city Ottawa --region ON --region-name Ontario --phone 613-555-0123 --email hello@ottawa.example --origin https://ottawa.example --geo 45.42,-75.70 --area Kanata Nepean --out sites/ottawa.config.yaml',
      'Ask no questions',
    ],
    ['npm run -s clone -- --template > cities.csv', 'Create a CSV file to fill in'],
    ['npm run clone -- --cities cities.csv', 'Create a config for each row'],
    ['npm run clone -- --check', 'List references to other cities'],
    ['npm run clone -- --check --config sites/laval.config.yaml --accept services.air-duct', 'Mark the texts of this service as correct'],
  ],
  run: async ({ given, terminal }) => {
    const from = text(given, 'from') ?? 'site.config.yaml'
    const json = given.json === true
    validateMode(given)
    if (given.check === true) {
      const configs = await configsIn({ config: given.config ?? ['sites/*.config.yaml'] }, terminal)
      return recheck(configs, { accept: given.accept === undefined ? undefined : texts(given, 'accept'), json }, terminal)
    }
    const table = text(given, 'cities')
    if (given.template === true) return printTemplate(from, terminal)
    if (table !== undefined) return cloneMany(table, { from, keepGoing: given.keepGoing === true, json }, terminal)
    const named = { ...given, language: given.language === undefined ? undefined : languageCodes(texts(given, 'language')) }
    const lists = listOptions(named, { areas: 'area', services: 'service', languages: 'language' })
    const written = readNames({ ...textOptions(given, ['city', ...singleQuestions]), ...lists })
    return cloneOne(from, { written, out: text(given, 'out'), full: given.full === true, json }, terminal)
  },
}
