import { type Command, configsIn, type Given, languageCodes, listOptions, text, textOptions, texts, UsageError } from '../command.ts'
import { flagOf, singleQuestions } from './answers.ts'
import { cloneMany, printTemplate } from './many.ts'
import { cloneOne } from './one.ts'
import { recheck } from './recheck.ts'

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
  title: 'create the config of another city',
  about: 'create another city’s config from an existing one, and list all remaining references to the old city',
  options: [
    { flags: '--city <name>', about: 'city of the new site' },
    { flags: '--out <file>', about: 'file to write: sites/ottawa.config.yaml' },
    { flags: '--from <file>', about: 'config to start from', standard: 'site.config.yaml' },
    { flags: '--name <name>', about: 'trade name, if it differs' },
    { flags: '--origin <url>', about: 'URL of the new site: https://ottawa.example.com' },
    { flags: '--region <code>', about: 'province or state: ON; in another country US-VT' },
    { flags: '--region-name <name>', about: 'its name as on an envelope: Ontario' },
    { flags: '--country <code>', about: 'country: US' },
    { flags: '--street <address>', about: 'civic number and street, for a business that receives its clients' },
    { flags: '--postal-code <code>', about: 'postal code' },
    { flags: '--phone <number>', about: 'main phone number' },
    { flags: '--email <address>', about: 'e-mail address' },
    { flags: '--geo <point>', about: 'where the city is: 45.42,-75.70 (latitude, longitude)' },
    { flags: '--time-zone <zone>', about: 'time zone: America/Halifax' },
    { flags: '--hours <week>', about: 'opening hours: "mon-fri 08:00-18:00; sat 09:00-12:00"; default: those of the base' },
    { flags: '--licence <licence>', about: 'number and authority: "12345; Technical Safety BC"' },
    { flags: '--rating <rating>', about: 'value, number of reviews, date, and where they can be read: "4.8; 120; 2026-11-01; https://…"' },
    { flags: '--founded <year>', about: 'year in which it was founded' },
    { flags: '--claims <figures>', about: 'figures of the base as they are there: "clients=1200"; cleared if left out' },
    { flags: '--profiles <urls>', about: 'profiles: "Facebook=https://…; Instagram=https://…"' },
    { flags: '--inbox <id>', about: 'id of its form at the form service' },
    {
      flags: '--legal <same>',
      about: '“same” if the legal texts of the base apply; also an answer to --phone, --email, --area and each option from --time-zone on',
    },
    { flags: '--area <name...>', about: 'towns and areas served, instead of the base’s: Kanata, or with its point Kanata@45.30,-75.90' },
    { flags: '--service <id...>', about: 'services of the base to include; default: all' },
    { flags: '--language <code...>', about: 'languages of the base to include, the main one first; default: all' },
    { flags: '--full', about: 'write a complete copy with comments, not only the differences' },
    { flags: '--json', about: 'print the result as JSON, without asking any questions' },
    { flags: '--cities <file>', about: 'create many cities from a CSV table with one row each' },
    { flags: '--template', about: 'print the header row of that table, and the base as an example' },
    { flags: '--keep-going', about: 'write the valid cities of a table even if others are invalid' },
    { flags: '--check', about: 'list the remaining references to another city' },
    { flags: '--config <file...>', about: 'cities to check; sites/*.config.yaml if left out' },
    { flags: '--accept [key...]', about: 'mark what --check lists as reviewed and correct: everything, or only these keys' },
  ],
  examples: [
    ['npm run clone', 'asks for all answers'],
    [
      'npm run clone -- --city Ottawa --region ON --region-name Ontario --phone 613-555-0123 --email hello@ottawa.example --origin https://ottawa.example --geo 45.42,-75.70 --area Kanata Nepean --out sites/ottawa.config.yaml',
      'without questions',
    ],
    ['npm run -s clone -- --template > cities.csv', 'a table to fill in'],
    ['npm run clone -- --cities cities.csv', 'a config for each of its rows'],
    ['npm run clone -- --check', 'list references to other cities'],
    ['npm run clone -- --check --config sites/laval.config.yaml --accept services.air-duct', 'mark the texts of this service as correct'],
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
    const written = { ...textOptions(given, ['city', ...singleQuestions]), ...lists }
    return cloneOne(from, { written, out: text(given, 'out'), full: given.full === true, json }, terminal)
  },
}
