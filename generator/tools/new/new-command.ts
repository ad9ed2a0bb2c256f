/** Creates a small config from a few answers. */
import { existsSync } from 'node:fs'
import { writeOwnerFile } from '../../platform/owner-file.ts'
import { Cancelled } from '../../platform/terminal/person.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { flagOf } from '../clone/answers.ts'
import { cloneText, cloneValidator } from '../clone/clone-messages.ts'
import { newFileFault } from '../clone/draft.ts'
import { type Command, type Given, jsonOption, text, texts } from '../command.ts'
import { type Beginning, isFaults, readAnswers, type Written } from './answers.ts'
import { atFile, standardFile } from './config-text.ts'
import { draftSite } from './draft.ts'
import { newText } from './new-messages.ts'
import { type Answers, askForRest } from './questions.ts'
import { starters } from './trades.ts'

const writtenOf = (given: Given): Written => {
  const lists = { languages: texts(given, 'languages'), services: texts(given, 'service'), areas: texts(given, 'area') }
  const names = ['trade', 'name', 'city', 'country', 'region', 'phone', 'email', 'origin'] as const
  return {
    ...Object.fromEntries(names.flatMap(name => (text(given, name) === undefined ? [] : [[name, text(given, name)]]))),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
}

const listTrades = (json: boolean, { out }: Terminal): number => {
  out(
    json
      ? JSON.stringify(starters(), null, 2)
      : [
          ...starters().map(({ trade, names, services }) =>
            [`${trade}  (${Object.values(names).join(', ')})`, ...services.map(({ id, names: { en } }) => `  ${id}  ${en}`)].join('\n'),
          ),
          'Any other kind of business begins without drafts: name it as https://schema.org/LocalBusiness does, such as Florist.',
        ].join('\n\n'),
  )
  return 0
}

const write = (beginning: Beginning, out: string, json: boolean, terminal: Terminal): number => {
  const path = terminal.path(out)
  const { text: written, faults } = draftSite(beginning, out, path)
  if (faults.length > 0) {
    terminal.report(faults, name => (name === out ? written : undefined))
    terminal.error(`With these answers there would be no sound config, so ${out} was not written.`)
    return 1
  }
  writeOwnerFile(path, written)
  if (json) {
    const { trade, languages, services, areas } = beginning
    const tradeName = 'starter' in trade ? { trade: trade.starter.trade } : { type: trade.type }
    terminal.out(
      JSON.stringify(
        { config: out, ...tradeName, languages: [...languages.values()], services: services.length, areas: areas.length },
        null,
        2,
      ),
    )
    return 0
  }
  const named = atFile(out)
  terminal.out(
    [
      `${out} written: ${beginning.name}.`,
      '',
      `See it:              npm start${named}`,
      `Change it:           npm run dev${named}, and write in ${out}`,
      `What is left to do:  npm run check${named}`,
    ].join('\n'),
  )
  return 0
}

/** Asks for missing answers if the terminal is interactive. @throws Cancelled */
const complete = async (given: Answers, { person, path }: Terminal): Promise<Answers> => {
  const offeredFile = (slug: string): string => (existsSync(path(standardFile)) ? `sites/${slug || 'new'}.config.yaml` : standardFile)
  if (person === undefined) return { ...given, out: given.out ?? standardFile }
  return askForRest(
    person,
    given,
    offeredFile,
    cloneValidator(file => newFileFault(file, path(file))),
  )
}

const begin = async (given: Answers, json: boolean, shown: Terminal): Promise<number> => {
  const terminal = json ? { ...shown, person: undefined } : shown
  const fault = given.out === undefined ? undefined : newFileFault(given.out, terminal.path(given.out))
  if (fault !== undefined) {
    terminal.error(cloneText(fault, 'en'))
    return 1
  }
  const { written, out = standardFile } = await complete(given, terminal)
  const beginning = readAnswers(written)
  if (isFaults(beginning)) {
    for (const { question, message } of beginning) terminal.error(`${flagOf(question)}: ${newText(message, 'en')}`)
    return 2
  }
  const taken = newFileFault(out, terminal.path(out))
  if (taken !== undefined) {
    terminal.error(cloneText(taken, 'en'))
    return 1
  }
  return write(beginning, out, json, terminal)
}

export const newSite: Command = {
  title: 'begin the site of your own business',
  about: 'write a small config for your own business, from a few answers',
  options: [
    { flags: '--trade <trade>', about: 'what it does: plumber; --list-trades tells those with drafts' },
    { flags: '--name <name>', about: 'name of the business' },
    { flags: '--city <name>', about: 'city' },
    { flags: '--region <code>', about: 'state or province, where addresses have one: TX' },
    { flags: '--country <country>', about: 'country: US' },
    { flags: '--languages <code...>', about: 'languages, the first one first: en es; that of the country if not given' },
    { flags: '--phone <number>', about: 'telephone number, as people there dial it' },
    { flags: '--email <address>', about: 'e-mail address' },
    { flags: '--origin <url>', about: 'address of the site, if it has one: https://www.example.com' },
    {
      flags: '--service <service...>',
      about: 'services: ids of the trade’s, all if not given; or "Name: a sentence" (with | between languages)',
    },
    { flags: '--area <name...>', about: 'towns and areas served, the city if not given: Kanata, or on the map Kanata@45.30,-75.90' },
    { flags: '--out <file>', about: 'file to write', standard: standardFile },
    { flags: '--list-trades', about: 'list the trades that there are drafts for, with their services' },
    { ...jsonOption, about: 'print the result as JSON, without asking any questions' },
  ],
  examples: [
    ['npm run new', 'asks for everything'],
    ['npm run new -- --list-trades', 'which trades are there drafts for?'],
    [
      'npm run new -- --trade plumber --name "Hill Plumbing" --city Austin --region TX --country US --phone 512-555-0142 --service drain-cleaning leak-repair --area Austin "Round Rock" --out sites/hill.config.yaml',
      'asks for nothing',
    ],
  ],
  run: async ({ given, terminal }) => {
    const json = given.json === true
    if (given.listTrades === true) return listTrades(json, terminal)
    try {
      return await begin({ written: writtenOf(given), out: text(given, 'out') }, json, terminal)
    } catch (error) {
      if (error instanceof Cancelled) return 1
      throw error
    }
  },
}
