import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { loadConfig } from '../../io/config/load.ts'
import { projectRoot } from '../../io/project.ts'
import { Cancelled } from '../../io/terminal/ask.ts'
import { isAttended } from '../../io/terminal/question.ts'
import { report, writeError, writeOut } from '../../io/terminal/terminal.ts'
import type { CompiledConfig } from '../../site/config/compile.ts'
import { type Command, type Given, text, texts } from '../command.ts'
import { type Around, isFaults, readAnswers, type Written } from './answers.ts'
import { copyText } from './copy.ts'
import { overlayText } from './overlay.ts'
import { type ClonePlan, planClone } from './plan.ts'
import { askForRest } from './questions.ts'
import { reportLeftovers } from './search.ts'

const questions = {
  city: 'name of the city',
  out: 'file to write, such as sites/ottawa.config.yaml',
} as const

const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

const writtenOf = (given: Given): Written => {
  const names = ['city', 'name', 'origin', 'region', 'regionName', 'country', 'phone', 'email', 'street', 'postalCode', 'geo'] as const
  const areas = texts(given, 'area')
  return {
    ...Object.fromEntries(names.flatMap(name => (text(given, name) === undefined ? [] : [[name, text(given, name)]]))),
    ...(areas.length === 0 ? {} : { areas }),
  }
}

/** The way from one file to another, as it is written in a config. */
const wayTo = (target: string, from: string): string => {
  const way = relative(dirname(resolve(from)), resolve(target))
    .split(sep)
    .join('/')
  return way.startsWith('.') ? way : `./${way}`
}

/** What the base names as its schema, as seen from the new file; else the project’s. */
const schemaOf = (from: string, source: string, out: string): string => {
  const named = /^#\s*yaml-language-server:\s*\$schema=(\S+)/m.exec(source)?.[1]
  if (named === undefined) return wayTo(join(projectRoot, 'site.config.schema.json'), out)
  return /^\w+:\/\//.test(named) ? named : wayTo(join(dirname(from), named), out)
}

const outFault = (out: string): string | undefined => {
  if (!/\.ya?ml$/.test(out)) return `${out} is no name of a config: end it with .config.yaml`
  if (existsSync(out)) return `${out} is there already. Nothing was written: name another file with --out, or remove it.`
  const folder = dirname(resolve(out))
  for (let parent = folder; parent !== dirname(parent); parent = dirname(parent))
    if (existsSync(parent)) return statSync(parent).isDirectory() ? undefined : `${parent} is a file, so nothing can lie in it.`
  return undefined
}

interface Base {
  readonly file: string
  readonly text: string
  readonly compiled: CompiledConfig
}

const textOf = (base: Base, out: string, city: string, plan: ClonePlan, full: boolean): string => {
  const schema = schemaOf(base.file, base.text, out)
  return full
    ? copyText(
        base.text,
        schema,
        plan,
        base.compiled.config.locations.map(location => location.id),
      )
    : overlayText({ base: wayTo(base.file, out).replace(/^\.\//, ''), schema, city }, plan)
}

const cloneTo = async (
  base: Base,
  out: string,
  written: Written & { readonly city: string },
  around: Around,
  full: boolean,
): Promise<number> => {
  const facts = readAnswers(written, around)
  if (isFaults(facts)) {
    for (const { question, message } of facts) writeError(`${flagOf(question)}: ${message}`)
    return 2
  }
  if (full && base.compiled.document.sources.size > 1) {
    writeError(`${base.file} itself holds only what differs from another config, so there is no whole to copy: leave out --full.`)
    return 1
  }
  const content = textOf(base, out, written.city, planClone(base.compiled.config, facts), full)
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, content)
  const loaded = loadConfig(out)
  if (!loaded.ok) {
    rmSync(out)
    report(loaded.diagnostics, file => loaded.sources.get(file))
    writeError(`With these answers ${base.file} gives no sound config, so ${out} was not kept.`)
    return 1
  }
  writeOut(`${out} written: ${written.city}, ${full ? `a whole copy of ${base.file}` : `what differs from ${base.file}`}.`)
  await reportLeftovers({ base: base.compiled, facts, out, compiled: loaded.value, city: written.city, origin: base.file })
  writeOut(`\nSee it:      npm start -- --config ${out}\nPublish it:  npm run build -- --config ${out} --out dist`)
  return 0
}

export const clone: Command = {
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
  ],
  examples: [
    ['npm run clone', 'asks for everything'],
    [
      'npm run clone -- --city Ottawa --region ON --region-name Ontario --phone 613-555-0123 --email hello@ottawa.example --origin https://ottawa.example --geo 45.42,-75.70 --area Kanata Nepean --out sites/ottawa.config.yaml',
      'asks for nothing',
    ],
  ],
  run: async given => {
    const from = text(given, 'from') ?? 'site.config.yaml'
    const asking = isAttended()
    const before = { written: writtenOf(given), out: text(given, 'out') }
    const missing = asking
      ? []
      : ([...(before.written.city === undefined ? ['city'] : []), ...(before.out === undefined ? ['out'] : [])] as const)
    if (missing.length > 0) {
      writeError(`Missing: ${missing.map(name => `--${name} (${name === 'city' ? questions.city : questions.out})`).join(', ')}`)
      return 2
    }
    const early = before.out === undefined ? undefined : outFault(before.out)
    if (early !== undefined) {
      writeError(early)
      return 1
    }
    const loaded = loadConfig(from)
    if (!loaded.ok) {
      report(loaded.diagnostics, file => loaded.sources.get(file))
      return 1
    }
    const { config } = loaded.value
    const base: Base = { file: from, text: readFileSync(from, 'utf8'), compiled: loaded.value }
    const around = { country: config.business.address.country, languages: config.site.languages.map(language => language.code) }
    try {
      const { written, out } = asking ? await askForRest(before, config, around, outFault) : before
      if (written.city === undefined || out === undefined) throw new Error('both were asked for')
      return await cloneTo(base, out, { ...written, city: written.city }, around, given.full === true)
    } catch (error) {
      if (error instanceof Cancelled) return 1
      throw error
    }
  },
}
