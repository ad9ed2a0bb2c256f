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
    'Any other kind of business begins without drafts: name it as https://schema.org/LocalBusiness does, such as Florist.',
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
          `See it:              npm start${option}`,
          `Change it:           npm run dev${option}, and write in ${file}`,
          `What is left to do:  npm run check${option}`,
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
    throw new UsageError(`--package-file ${file} does not exist. Name a file made by “npm pack”`)
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
  title: 'begin the site of your own business',
  about: 'write a small config for your own business, from a few answers',
  options: [
    { flags: '--trade <trade>', about: 'what it does: plumber; --list-trades lists those with drafts' },
    { flags: '--name <name>', about: 'name of the business' },
    { flags: '--city <name>', about: 'city' },
    { flags: '--region <code>', about: 'state or province, where addresses have one: TX' },
    { flags: '--country <country>', about: 'country: US' },
    { flags: '--languages <code...>', about: 'languages, the main one first: en es, or en-CA,fr-CA; that of the country if not given' },
    { flags: '--phone <number>', about: 'telephone number, as people there dial it' },
    { flags: '--email <address>', about: 'e-mail address' },
    { flags: '--origin <url>', about: 'address of the site, if it has one: https://www.example.com' },
    {
      flags: '--service <service...>',
      about: 'services: ids of the trade’s, all if not given; or "Name: a sentence" (with | between languages)',
    },
    { flags: '--area <name...>', about: 'towns and areas served, the city if not given: Kanata, or on the map Kanata@45.30,-75.90' },
    { flags: '--out <file>', about: 'file to write', standard: standardFile },
    {
      flags: '--package [folder]',
      about: 'create a folder for the site instead: with Townsite as its package, a git repository and workflows',
    },
    { flags: '--package-file <file>', about: 'with --package: the file of a version that is not on npm: townsite-1.0.0.tgz' },
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
    ['npm run new -- --package hill-plumbing', 'asks, and creates the folder hill-plumbing with a site that is ready to be published'],
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
      throw new UsageError('--package-file needs --package: it is the package of the new folder')
    if (folder !== undefined && given.out !== undefined)
      throw new UsageError(`--package and --out cannot be combined: the config of the folder is always ${standardFile}`)
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
