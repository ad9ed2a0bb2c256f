import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { loadBase, loadConfig } from '../../io/config/load.ts'
import { writeOwnerFile } from '../../io/owner-file.ts'
import { projectRoot } from '../../io/project.ts'
import { Cancelled } from '../../io/terminal/person.ts'
import type { Terminal } from '../../io/terminal/terminal.ts'
import type { CompiledConfig } from '../../site/config/compile.ts'
import type { Config } from '../../site/config/schema.ts'
import { type Command, type Given, text, texts } from '../command.ts'
import { type Around, isFaults, readAnswers, type Written } from './answers.ts'
import { copyText } from './copy.ts'
import { overlayText } from './overlay.ts'
import { type ClonePlan, planClone } from './plan.ts'
import { type Answers, askForRest } from './questions.ts'
import { type Cloned, leftoversJson, searchLeftovers, tellLeftovers } from './search.ts'

const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

const writtenOf = (given: Given): Written => {
  const names = ['city', 'name', 'origin', 'region', 'regionName', 'country', 'phone', 'email', 'street', 'postalCode', 'geo'] as const
  const areas = texts(given, 'area')
  return {
    ...Object.fromEntries(names.flatMap(name => (text(given, name) === undefined ? [] : [[name, text(given, name)]]))),
    ...(areas.length === 0 ? {} : { areas }),
  }
}

/** The way from one file to another, by their paths, as it is written in a config. */
const wayTo = (target: string, from: string): string => {
  const way = relative(dirname(from), target).split(sep).join('/')
  return way.startsWith('.') ? way : `./${way}`
}

/** What the base names as its schema, as seen from the new file; else the project’s. */
const schemaOf = (from: string, source: string, out: string): string => {
  const named = /^#\s*yaml-language-server:\s*\$schema=(\S+)/m.exec(source)?.[1]
  if (named === undefined) return wayTo(join(projectRoot, 'site.config.schema.json'), out)
  return /^\w+:\/\//.test(named) ? named : wayTo(join(dirname(from), named), out)
}

const takenText = (out: string): string => `${out} is there already. Nothing was written: name another file with --out, or remove it.`

const outFault = (out: string, path: string): string | undefined => {
  if (!/\.ya?ml$/.test(out)) return `${out} is no name of a config: end it with .config.yaml`
  const folder = dirname(path)
  for (let parent = folder; parent !== dirname(parent); parent = dirname(parent))
    if (existsSync(parent)) return statSync(parent).isDirectory() ? undefined : `${parent} is a file, so nothing can lie in it.`
  return undefined
}

/** The same of a file that must not be there yet. */
const freeFault = (out: string, path: string): string | undefined => outFault(out, path) ?? (existsSync(path) ? takenText(out) : undefined)

interface Base {
  readonly file: string
  readonly path: string
  readonly text: string
  readonly compiled: CompiledConfig
  /** Keys that it leaves to its cities, with the options that give them. */
  readonly absent: readonly string[]
}

const optionFor: Readonly<Record<string, 'origin' | 'phone' | 'areas'>> = { 'site.origin': 'origin', phones: 'phone', locations: 'areas' }

/** What was asked for, as far as it is known before the questions. */
interface Wanted extends Answers {
  readonly full: boolean
  /** Told for programs, and nobody is asked. */
  readonly json: boolean
}

/** All that a clone is made from. */
interface Order extends Wanted {
  readonly written: Written & { readonly city: string }
  readonly out: string
}

const textOf = (base: Base, { written, full }: Order, path: string, plan: ClonePlan): string => {
  const schema = schemaOf(base.path, base.text, path)
  return full
    ? copyText(
        base.text,
        schema,
        plan,
        base.compiled.config.locations.map(location => location.id),
      )
    : overlayText({ base: wayTo(base.path, path).replace(/^\.\//, ''), schema, city: written.city }, plan)
}

/** The base as it is written: nothing in it stands for a city. */
const withoutStandIns = ({ compiled, absent }: Base): CompiledConfig => {
  const { config, document } = compiled
  const locations = absent.includes('locations') ? [] : config.locations
  const phones = absent.includes('phones') ? { ...config.phones, book: {} } : config.phones
  return { document, config: { ...config, locations, phones } }
}

const cloneTo = async (base: Base, order: Order, around: Around, terminal: Terminal): Promise<number> => {
  const { written, out, full } = order
  const facts = readAnswers(written, around)
  if (isFaults(facts)) {
    for (const { question, message } of facts) terminal.error(`${flagOf(question)}: ${message}`)
    return 2
  }
  const unsaid = base.absent.filter(key => [facts[optionFor[key] ?? 'phone'] ?? []].flat().length === 0)
  if (unsaid.length > 0) {
    for (const key of unsaid)
      terminal.error(
        `--${key === 'locations' ? 'area' : (optionFor[key] ?? key)}: ${base.file} has no “${key}”, so this city must say its own`,
      )
    return 2
  }
  if (full && (base.compiled.document.sources.size > 1 || base.absent.length > 0)) {
    terminal.error(`${base.file} itself holds only what differs from another config, so there is no whole to copy: leave out --full.`)
    return 1
  }
  const path = terminal.path(out)
  const content = textOf(base, order, path, planClone(base.compiled.config, facts, base.absent))
  // The same command again, after it was killed at its last words, is no fault.
  if (existsSync(path) && readFileSync(path, 'utf8') !== content) {
    terminal.error(takenText(out))
    return 1
  }
  const loaded = loadConfig(out, false, terminal.cwd, content)
  if (!loaded.ok) {
    terminal.report(loaded.diagnostics, file => loaded.sources.get(file))
    terminal.error(`With these answers ${base.file} gives no sound config, so ${out} was not written.`)
    return 1
  }
  writeOwnerFile(path, content)
  const cloned: Cloned = { base: withoutStandIns(base), facts, out, compiled: loaded.value, city: written.city, origin: base.file }
  if (order.json) {
    const left = leftoversJson(await searchLeftovers(cloned, terminal))
    terminal.out(JSON.stringify({ config: out, base: base.file, city: written.city, full, left }, null, 2))
    return 0
  }
  terminal.out(`${out} written: ${written.city}, ${full ? `a whole copy of ${base.file}` : `what differs from ${base.file}`}.`)
  tellLeftovers(await searchLeftovers(cloned, terminal), cloned, terminal)
  terminal.out(`\nSee it:      npm start -- --config ${out}\nPublish it:  npm run build -- --config ${out} --out dist`)
  return 0
}

/** What the command line lacks, when there is nobody to ask. */
const missingText = ({ written, out }: Wanted): string | undefined => {
  const missing = [
    ...(written.city === undefined ? ['--city (name of the city)'] : []),
    ...(out === undefined ? ['--out (file to write, such as sites/ottawa.config.yaml)'] : []),
  ]
  return missing.length === 0 ? undefined : `Missing: ${missing.join(', ')}`
}

/** Asks the person, if there is one, for what is not known yet. @throws Cancelled */
const complete = async (wanted: Wanted, config: Config, around: Around, { person, path }: Terminal): Promise<Order> => {
  const fileFault = (file: string): string | undefined => freeFault(file, path(file))
  const { written, out } = person === undefined ? wanted : await askForRest(person, wanted, config, around, fileFault)
  if (written.city === undefined || out === undefined) throw new Error('both were asked for')
  return { written: { ...written, city: written.city }, out, full: wanted.full, json: wanted.json }
}

const cloneFrom = async (file: string, wanted: Wanted, terminal: Terminal): Promise<number> => {
  const loaded = loadBase(file, terminal.cwd)
  if (!loaded.ok) {
    terminal.report(loaded.diagnostics, name => loaded.sources.get(name))
    return 1
  }
  const { config } = loaded.value
  const path = terminal.path(file)
  const base: Base = { file, path, text: readFileSync(path, 'utf8'), compiled: loaded.value, absent: loaded.absent }
  const around = { country: config.business.address.country, languages: config.site.languages.map(language => language.code) }
  try {
    return await cloneTo(base, await complete(wanted, config, around, terminal), around, terminal)
  } catch (error) {
    if (error instanceof Cancelled) return 1
    throw error
  }
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
    { flags: '--full', about: 'write a whole copy, comments kept, instead of only what differs' },
    { flags: '--json', about: 'print for programs what was written and what is left; asks for nothing' },
  ],
  examples: [
    ['npm run clone', 'asks for everything'],
    [
      'npm run clone -- --city Ottawa --region ON --region-name Ontario --phone 613-555-0123 --email hello@ottawa.example --origin https://ottawa.example --geo 45.42,-75.70 --area Kanata Nepean --out sites/ottawa.config.yaml',
      'asks for nothing',
    ],
  ],
  run: async ({ given, terminal: shown }) => {
    const terminal = given.json === true ? { ...shown, person: undefined } : shown
    const wanted: Wanted = { written: writtenOf(given), out: text(given, 'out'), full: given.full === true, json: given.json === true }
    const missing = terminal.person === undefined ? missingText(wanted) : undefined
    if (missing !== undefined) {
      terminal.error(missing)
      return 2
    }
    // Before anything is asked; where nobody is, the file may turn out to be this very clone.
    const faultOf = terminal.person === undefined ? outFault : freeFault
    const fault = wanted.out === undefined ? undefined : faultOf(wanted.out, terminal.path(wanted.out))
    if (fault !== undefined) {
      terminal.error(fault)
      return 1
    }
    return cloneFrom(text(given, 'from') ?? 'site.config.yaml', wanted, terminal)
  },
}
