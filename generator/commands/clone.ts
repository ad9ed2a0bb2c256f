import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type CloneFacts, cloneConfig, factNames } from '../config/clone.ts'
import { readConfigFile } from '../io/config-file.ts'
import { report, say, tell } from '../io/terminal.ts'
import { type Command, type Given, text } from './command.ts'

const questions = {
  city: 'City of the new site',
  out: 'File to write, such as sites/laval.config.yaml',
  name: 'Trade name (empty: as before)',
  origin: 'Address of the new site, such as https://www.example.com (empty: as before)',
  region: 'Code of its province or state (empty: as before)',
  phone: 'Main phone number (empty: as before)',
  email: 'E-mail address (empty: as before)',
} as const

type Question = keyof typeof questions
const names = Object.keys(questions) as Question[]
const needed: readonly Question[] = ['city', 'out']

/** Asks for what was not given, when a person sits at the terminal. */
const ask = async (given: Given): Promise<Partial<Record<Question, string>>> => {
  const answers: Partial<Record<Question, string>> = {}
  const prompt =
    process.stdin.isTTY === true && process.stdout.isTTY === true
      ? createInterface({ input: process.stdin, output: process.stderr })
      : undefined
  for (const name of names) {
    const answer = text(given, name) ?? (await prompt?.question(`${questions[name]}: `))?.trim()
    if (answer !== undefined && answer !== '') answers[name] = answer
  }
  prompt?.close()
  return answers
}

export const clone: Command = {
  about: 'make the config of another city from an existing one, comments kept',
  options: [
    { flags: '--city <name>', about: 'city of the new site' },
    { flags: '--out <file>', about: 'file to write' },
    { flags: '--from <file>', about: 'config to start from', standard: 'site.config.yaml' },
    { flags: '--name <name>', about: 'trade name' },
    { flags: '--origin <url>', about: 'address of the new site' },
    { flags: '--region <code>', about: 'province or state: ON' },
    { flags: '--phone <number>', about: 'main phone number' },
    { flags: '--email <address>', about: 'e-mail address' },
  ],
  examples: [
    [
      'npm run clone -- --city Laval --out sites/laval.config.yaml --phone 450-555-0123 --origin https://laval.example.com',
      'a site for Laval',
    ],
  ],
  run: async given => {
    const from = text(given, 'from') ?? 'site.config.yaml'
    const answers = await ask(given)
    const missing = needed.filter(name => answers[name] === undefined)
    if (missing.length > 0 || answers.city === undefined || answers.out === undefined) {
      tell(`Missing: ${missing.map(name => `--${name} (${questions[name].toLowerCase()})`).join(', ')}`)
      return 2
    }
    if (existsSync(answers.out)) {
      tell(`${answers.out} is there already. Nothing was written: name another file with --out, or remove it.`)
      return 1
    }
    const source = readConfigFile(from)
    if (!source.ok) {
      report(source.diagnostics, () => undefined)
      return 1
    }
    const { out, city, ...others } = answers
    const facts: CloneFacts = { city, ...others }
    const result = cloneConfig(from, source.value, facts, out)
    if (!result.ok) {
      report(result.diagnostics, file => (file === from ? source.value : undefined))
      return 1
    }
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, result.value)
    say(`${out} written: a copy of ${from} for ${city}.`)
    const kept = factNames.filter(name => facts[name] === undefined)
    if (kept.length > 0) tell(`Still as in ${from}: ${kept.join(', ')}. Change them in ${out} before it is published.`)
    tell(`Areas and texts are those of ${from} too. Build it with: npm run build -- --config ${out}`)
    return 0
  },
}
