/** Creates a small config from a few answers. */
import { existsSync } from 'node:fs'
import { createOwnerFile } from '../../platform/owner-file.ts'
import { Cancelled } from '../../platform/terminal/person.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { configFileName } from '../../site/config/values/slug.ts'
import { flagOf } from '../clone/answers.ts'
import { cloneText, cloneValidator } from '../clone/clone-messages.ts'
import { isTaken, newFileFault, outFault } from '../clone/draft.ts'
import { type Command, jsonOption, languageCodes, listOptions, text, textOptions, texts, UsageError } from '../command.ts'
import { isFaults, type NewSite, readAnswers, singleQuestions, type Written } from './answers.ts'
import { atFile, draftSite, standardFile } from './config-text.ts'
import { createSite, siteFolderFault } from './create-site.ts'
import { newText } from './new-messages.ts'
import { type Answers, askForRest } from './questions.ts'
import { starters } from './trades.ts'

const tradesText = (): string =>
  [
    ...starters().map(({ trade, names, services }) =>
      [`${trade}  (${Object.values(names).join(', ')})`, ...services.map(({ id, names: { en } }) => `  ${id}  ${en}`)].join('\n'),
    ),
    'Other kinds of business start without drafts: pass a type of https://schema.org/LocalBusiness, for example --trade Florist',
  ].join('\n\n')

const write = (site: NewSite, file: string, json: boolean, { path, out, error, report }: Terminal): number => {
  const { text: written, faults } = draftSite(site, file, path(file))
  if (faults.length > 0) {
    report(faults, name => (name === file ? written : undefined))
    error(`With these answers the config would be invalid, so ${file} was not written.`)
    return 1
  }
  if (isTaken({ path: path(file), text: written })) {
    error(cloneText({ code: 'taken', values: { file } }, 'en'))
    return 1
  }
  createOwnerFile(path(file), written)
  const { trade, languages, services, areas } = site
  const tradeName = 'starter' in trade ? { trade: trade.starter.trade } : { type: trade.type }
  const result = { config: file, ...tradeName, languages: [...languages.values()], services: services.length, areas: areas.length }
  const option = atFile(file)
  out(
    json
      ? JSON.stringify(result, null, 2)
      : [
          `${file} written: ${site.name}.`,
          ...('type' in trade && trade.unknown !== undefined
            ? [`There are no drafts for “${trade.unknown}”: the site starts with your services, as a ${trade.type} (business.type).`]
            : []),
          '',
          `See it:                 npm start${option}`,
          `Edit it:                npm run edit${option}`,
          `See what is left to do: npm run check${option}`,
        ].join('\n'),
  )
  return 0
}

/** Asks for missing answers if the terminal is interactive. @throws Cancelled */
const complete = async (answers: Answers, { person, path }: Terminal): Promise<Answers> => {
  if (person === undefined) return answers
  const offeredFile = (name: string): string => (existsSync(path(standardFile)) ? `sites/${configFileName(name, 'new')}` : standardFile)
  const validate = cloneValidator(file => newFileFault(file, path))
  return askForRest(person, answers, offeredFile, validate)
}

/** The folder of `--package`. Without a name, it is named after the business. */
const siteFolder = (given: string | true, name: string): string =>
  given === true ? configFileName(name, 'site').replace(/\.config\.yaml$/, '') : given

interface PackageOptions {
  readonly folder: string | true
  readonly file: string | undefined
}

const createPackage = async (
  answers: Answers,
  { folder: given, file }: PackageOptions,
  json: boolean,
  shown: Terminal,
): Promise<number> => {
  const terminal = json ? { ...shown, person: undefined } : shown
  if (file !== undefined && !existsSync(terminal.path(file)))
    throw new UsageError(
      `The package file ${file} does not exist. Pass a file made by “npm pack”. Example: --package-file townsite-1.0.0.tgz`,
    )
  // For a person, before the questions. Otherwise the folder may be of a killed run with the same answers, so it is compared later.
  const fault = given === true || terminal.person === undefined ? undefined : siteFolderFault(given, terminal.path)
  if (fault !== undefined) {
    terminal.error(fault)
    return 1
  }
  const { written } = await complete({ ...answers, out: standardFile }, terminal)
  const site = siteFrom(written, terminal)
  if (site === undefined) return 2
  return createSite({ site, folder: siteFolder(given, site.name), packageFile: file, json }, terminal)
}

/** The site of valid answers. Others are reported. */
const siteFrom = (written: Written, { error }: Terminal): NewSite | undefined => {
  const site = readAnswers(written)
  if (!isFaults(site)) return site
  for (const { question, message } of site) error(`${flagOf(question)}: ${newText(message, 'en')}`)
  return undefined
}

const create = async (answers: Answers, json: boolean, shown: Terminal): Promise<number> => {
  const terminal = json ? { ...shown, person: undefined } : shown
  const isRefused = (file: string): boolean => {
    // Without a person, an existing file may be of a killed run with the same answers, so it is compared later.
    const fault = (terminal.person === undefined ? outFault : newFileFault)(file, terminal.path)
    if (fault !== undefined) terminal.error(cloneText(fault, 'en'))
    return fault !== undefined
  }
  if (answers.out !== undefined && isRefused(answers.out)) return 1
  const { written, out = standardFile } = await complete(answers, terminal)
  const site = siteFrom(written, terminal)
  if (site === undefined) return 2
  return isRefused(out) ? 1 : write(site, out, json, terminal)
}

export const newSite: Command = {
  title: 'Create the site of a business',
  about: 'Create the config of a business from a few answers. Missing answers are asked for.',
  options: [
    { flags: '--trade <trade>', about: 'Type of business: plumber (see --list-trades)' },
    { flags: '--name <name>', about: 'Name of the business' },
    { flags: '--city <name>', about: 'City' },
    { flags: '--region <code>', about: 'State or province, in countries where addresses have one: TX' },
    { flags: '--country <country>', about: 'Country: US' },
    { flags: '--languages <code...>', about: 'Languages, the default one first: en es, or en-CA,fr-CA (default: that of the country)' },
    { flags: '--phone <number>', about: 'Phone number, as dialed in the country' },
    { flags: '--email <address>', about: 'Email address' },
    { flags: '--origin <url>', about: 'URL of the site, if it has one: https://www.example.com' },
    {
      flags: '--service <service...>',
      about: 'Services: ids of the trade (default: all), or your own as "Name: one sentence", with | between languages',
    },
    { flags: '--area <name...>', about: 'Towns and areas served: Kanata, or with its position Kanata@45.30,-75.90 (default: the city)' },
    { flags: '--out <file>', about: 'File to write', standard: standardFile },
    {
      flags: '--package [folder]',
      about: 'Create a folder instead of a file: with package.json, a git repository and GitHub workflows',
    },
    { flags: '--package-file <file>', about: 'With --package: install Townsite from this file instead of npm: townsite-1.0.0.tgz' },
    { flags: '--list-trades', about: 'List the trades that have draft texts, with their services' },
    { ...jsonOption, about: 'Print the result as JSON and ask no questions' },
  ],
  examples: [
    ['npm run new', 'Ask for all answers'],
    ['npm run new -- --list-trades', 'List the trades that have draft texts'],
    [
      'npm run new -- --trade plumber --name "Hill Plumbing" --city Austin --region TX --country US --phone 512-555-0142 --service drain-cleaning leak-repair --area Austin "Round Rock" --out sites/hill.config.yaml',
      'Ask no questions',
    ],
    [
      'npm run new -- --package hill-plumbing',
      'Ask for all answers, and create the folder hill-plumbing with a site that is ready to publish',
    ],
  ],
  run: async ({ given, terminal }) => {
    const json = given.json === true
    if (given.listTrades === true) {
      terminal.out(json ? JSON.stringify(starters(), null, 2) : tradesText())
      return 0
    }
    const named = { ...given, languages: given.languages === undefined ? undefined : languageCodes(texts(given, 'languages')) }
    const lists = listOptions(named, { languages: 'languages', services: 'service', areas: 'area' })
    const { package: folder } = given
    if (typeof folder !== 'string' && folder !== true && given.packageFile !== undefined)
      throw new UsageError('--package-file can only be used with --package. Example: --package my-site --package-file townsite-1.0.0.tgz')
    if (folder !== undefined && given.out !== undefined)
      throw new UsageError(`--package and --out cannot be combined: the config in the new folder is always ${standardFile}. Omit --out.`)
    const written = { ...textOptions(given, singleQuestions), ...lists }
    try {
      if (typeof folder === 'string' || folder === true)
        return await createPackage({ written, out: undefined }, { folder, file: text(given, 'packageFile') }, json, terminal)
      return await create({ written, out: text(given, 'out') }, json, terminal)
    } catch (error) {
      if (error instanceof Cancelled) return 1
      throw error
    }
  },
}
