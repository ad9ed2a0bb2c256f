import { type Command, configsIn, type Given, text, texts, UsageError } from '../command.ts'
import { flagOf, type Written } from './answers.ts'
import { cloneMany, printTemplate } from './many.ts'
import { cloneOne } from './one.ts'
import { recheck } from './recheck.ts'

const writtenOf = (given: Given): Written => {
  const names = ['city', 'name', 'origin', 'region', 'regionName', 'country', 'phone', 'email', 'street', 'postalCode', 'geo'] as const
  const [areas, services, languages] = [texts(given, 'area'), texts(given, 'service'), texts(given, 'language')]
  return {
    ...Object.fromEntries(names.flatMap(name => (text(given, name) === undefined ? [] : [[name, text(given, name)]]))),
    ...(areas.length === 0 ? {} : { areas }),
    ...(services.length === 0 ? {} : { services }),
    ...(languages.length === 0 ? {} : { languages }),
  }
}

/** Options of one city have no place beside those of many. */
const modeFault = (given: Given): void => {
  const modes = ['cities', 'template', 'check'].filter(name => given[name] !== undefined)
  const [mode] = modes
  const foreign = ['city', 'out', 'area', 'service', 'language', 'full'].filter(name => given[name] !== undefined)
  if (modes.length > 1) throw new UsageError(`--${modes.join(' and --')} are two things: ask for one`)
  if (mode !== undefined && foreign.length > 0) throw new UsageError(`--${foreign[0]} is for one city, and --${mode} is not`)
  for (const [name, of] of [
    ['keepGoing', 'cities'],
    ['config', 'check'],
    ['accept', 'check'],
  ] as const)
    if (given[name] !== undefined && mode !== of) throw new UsageError(`${flagOf(name)} goes with --${of}`)
  for (const name of ['service', 'language'])
    if (given.full === true && given[name] !== undefined)
      throw new UsageError(`--${name} goes with a small file over its base, so leave out --full`)
}

export const clone: Command = {
  title: 'make the config of another city',
  about: 'make another city’s config from an existing one, and list all that still says the old city',
  options: [
    { flags: '--city <name>', about: 'city of the new site' },
    { flags: '--out <file>', about: 'file to write: sites/ottawa.config.yaml' },
    { flags: '--from <file>', about: 'config to start from', standard: 'site.config.yaml' },
    { flags: '--name <name>', about: 'trade name, where it is another' },
    { flags: '--origin <url>', about: 'address of the new site: https://ottawa.example.com' },
    { flags: '--region <code>', about: 'province or state: ON; in another country US-VT' },
    { flags: '--region-name <name>', about: 'its name as on an envelope: Ontario' },
    { flags: '--country <code>', about: 'country: US' },
    { flags: '--street <address>', about: 'civic number and street, for a business that receives its clients' },
    { flags: '--postal-code <code>', about: 'postal code' },
    { flags: '--phone <number>', about: 'main phone number' },
    { flags: '--email <address>', about: 'e-mail address' },
    { flags: '--geo <point>', about: 'where the city is: 45.42,-75.70 (latitude, longitude)' },
    { flags: '--area <name...>', about: 'towns and areas served, instead of the base’s: Kanata, or with its point Kanata@45.30,-75.90' },
    { flags: '--service <id...>', about: 'the services of the base that it has, if not all' },
    { flags: '--language <code...>', about: 'the languages of the base that it has, its own first, if not all' },
    { flags: '--full', about: 'write a whole copy, comments kept, instead of only what differs' },
    { flags: '--json', about: 'print for programs what was written and what is left; asks for nothing' },
    { flags: '--cities <file>', about: 'many cities at once, from a csv table: a row each' },
    { flags: '--template', about: 'print the first row of that table, and the base as an example' },
    { flags: '--keep-going', about: 'write the sound cities of a table though others are not' },
    { flags: '--check', about: 'list again what cities still say of another city' },
    { flags: '--config <file...>', about: 'cities to check; sites/*.config.yaml if left out' },
    { flags: '--accept [key...]', about: 'mark what --check lists as looked at and right: all of it, or what these keys name' },
  ],
  examples: [
    ['npm run clone', 'asks for everything'],
    [
      'npm run clone -- --city Ottawa --region ON --region-name Ontario --phone 613-555-0123 --email hello@ottawa.example --origin https://ottawa.example --geo 45.42,-75.70 --area Kanata Nepean --out sites/ottawa.config.yaml',
      'asks for nothing',
    ],
    ['npm run -s clone -- --template > cities.csv', 'a table to be filled in'],
    ['npm run clone -- --cities cities.csv', 'a config for each of its rows'],
    ['npm run clone -- --check', 'what do the cities still say of another one?'],
    ['npm run clone -- --check --config sites/laval.config.yaml --accept services.air-duct', 'what is said there is right'],
  ],
  run: async ({ given, terminal }) => {
    const from = text(given, 'from') ?? 'site.config.yaml'
    const json = given.json === true
    modeFault(given)
    if (given.check === true) {
      const configs = await configsIn({ config: given.config ?? ['sites/*.config.yaml'] }, terminal)
      return recheck(configs, { accept: given.accept === undefined ? undefined : texts(given, 'accept'), json }, terminal)
    }
    const table = text(given, 'cities')
    if (given.template === true) return printTemplate(from, terminal)
    if (table !== undefined) return cloneMany(table, { from, keepGoing: given.keepGoing === true, json }, terminal)
    return cloneOne(from, { written: writtenOf(given), out: text(given, 'out'), full: given.full === true, json }, terminal)
  },
}
