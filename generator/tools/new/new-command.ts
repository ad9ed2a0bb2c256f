/** Creates a small config from a few answers. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createOwnerFile } from '../../platform/owner-file.ts'
import { assetFoldersOf } from '../../platform/site-root.ts'
import { Cancelled } from '../../platform/terminal/person.ts'
import { localeIn } from '../../platform/terminal/shell.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { configFileName } from '../../site/config/values/slug.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { withoutUndefined } from '../../site/util/table.ts'
import { flagOf } from '../clone/answers.ts'
import { cloneText, cloneValidator } from '../clone/clone-messages.ts'
import { isTaken, newFileFault, outFault } from '../clone/draft.ts'
import { type Command, type Given, languageCodes, listOptions, text, textOptions, texts, UsageError } from '../command.ts'
import { isFaults, type NewSite, readAnswers } from './answers.ts'
import { atFile, draftSite, standardFile } from './config-text.ts'
import { createSite, siteFolderFault } from './create-site.ts'
import { newHelp } from './new-help.ts'
import { newText } from './new-messages.ts'
import { copyPictures, type PictureFile, type PictureUse, readPicture } from './pictures.ts'
import { nextSteps, questionText } from './question-texts.ts'
import { type Answers, askForRest } from './questions.ts'
import { plainTrade, starters } from './trades.ts'
import { singleQuestions, type Written } from './written.ts'

const tradesText = (language: MessageLanguage): string =>
  [
    ...starters().map(({ trade, names, services }) =>
      [
        `${trade}  (${Object.values(names).join(', ')})`,
        ...services.map(({ id, names: own }) => `  ${id}  ${own[language] ?? own.en}`),
      ].join('\n'),
    ),
    {
      en: 'Other kinds of business start without drafts: pass a type of https://schema.org/LocalBusiness, for example --trade Florist',
      fr: 'Les autres commerces commencent sans brouillons : donnez un type de https://schema.org/LocalBusiness, par exemple --trade Florist',
    }[language],
  ].join('\n\n')

const write = (site: NewSite, pictures: readonly PictureFile[], file: string, json: boolean, terminal: Terminal): number => {
  const { path, out, error, report, language } = terminal
  const { text: written, faults } = draftSite(site, file, path(file), { reader: terminal.person?.language ?? 'en' })
  if (faults.length > 0) {
    report(faults, name => (name === file ? written : undefined))
    error(
      {
        en: `With these answers the config would be invalid, so ${file} was not written.`,
        fr: `Avec ces réponses, la configuration serait invalide : ${file} n’a pas été écrit.`,
      }[language],
    )
    return 1
  }
  if (isTaken({ path: path(file), text: written })) {
    error(cloneText({ code: 'taken', values: { file } }, language))
    return 1
  }
  copyPictures(pictures, assetsOf(file, terminal))
  createOwnerFile(path(file), written)
  const { trade, languages, services, areas } = site
  const tradeName = 'starter' in trade ? { trade: trade.starter.trade } : { type: trade.type }
  const result = { config: file, ...tradeName, languages: [...languages.values()], services: services.length, areas: areas.length }
  const option = atFile(file)
  const textOf = (message: Parameters<typeof questionText>[0]): string => questionText(message, language)
  out(
    json
      ? JSON.stringify(result, null, 2)
      : [
          textOf({ code: 'written', values: { file, name: site.name } }),
          ...('type' in trade && trade.unknown !== undefined
            ? [textOf({ code: 'noDrafts', values: { trade: trade.unknown, type: trade.type } })]
            : []),
          ...(pictures.length === 0 ? [] : [textOf({ code: 'copied', values: { count: pictures.length } })]),
          '',
          nextSteps({ edit: `npm run edit${option}`, see: `npm start${option}`, check: `npm run check${option}` }, language),
        ].join('\n'),
  )
  return 0
}

const assetsOf = (file: string, { path }: Terminal): string => assetFoldersOf([path(file)])[0] ?? path('assets')

/** Asks for missing answers if the terminal is interactive. @param assets of the new site @throws Cancelled */
const complete = async (answers: Answers, assets: string, { person, path, env }: Terminal): Promise<Answers> => {
  if (person === undefined) {
    const { trade } = answers.written
    return trade === undefined ? answers : { ...answers, written: { ...answers.written, trade: plainTrade(trade) } }
  }
  return askForRest(person, answers, {
    country: localeIn(env)?.region,
    offeredFile: name => (existsSync(path(standardFile)) ? `sites/${configFileName(name, 'new')}` : standardFile),
    fileFault: cloneValidator(file => newFileFault(file, path), person.language),
    path,
    assets,
  })
}

/** The folder of `--package`. Without a name, it is named after the business. */
const siteFolder = (given: string | true, name: string): string =>
  given === true ? configFileName(name, 'site').replace(/\.config\.yaml$/, '') : given

interface PackageOptions {
  readonly folder: string | true
  readonly file: string | undefined
}

/** The pictures that options name. Invalid ones are reported. */
const picturesFrom = async (given: Given, assets: string, { path, error, language }: Terminal): Promise<Pictures | undefined> => {
  const pictures: PictureFile[] = []
  const options: readonly (readonly [flag: string, use: PictureUse, files: readonly string[]])[] = [
    ['--logo', 'logo', [text(given, 'logo') ?? []].flat()],
    ['--photo', 'photo', [text(given, 'photo') ?? []].flat()],
    ['--pictures', 'photo', given.pictures === undefined ? [] : texts(given, 'pictures')],
  ]
  const names: Record<string, string> = {}
  let isValid = true
  for (const [flag, use, files] of options)
    for (const file of files) {
      const read = await readPicture(path(file), use, assets, language, pictures)
      if ('fault' in read) error(`${flag}${{ en: ':', fr: ' :' }[language]} ${read.fault}`)
      else pictures.push(read)
      if ('fault' in read) isValid = false
      else names[flag] = read.file
    }
  const { '--logo': logoFile, '--photo': photoFile } = names
  return isValid ? { pictures, named: withoutUndefined({ logoFile, photoFile }) } : undefined
}

interface Pictures {
  readonly pictures: readonly PictureFile[]
  readonly named: Pick<Written, 'logoFile' | 'photoFile'>
}

const createPackage = async (
  answers: Answers,
  assets: string,
  { folder: given, file }: PackageOptions,
  json: boolean,
  terminal: Terminal,
): Promise<number> => {
  if (file !== undefined && !existsSync(terminal.path(file)))
    throw new UsageError({
      en: `The package file ${file} does not exist. Pass a file made by “npm pack”. Example: --package-file townsite-1.0.0.tgz`,
      fr: `Le fichier de paquet ${file} n’existe pas. Donnez un fichier fait par « npm pack ». Exemple : --package-file townsite-1.0.0.tgz`,
    })
  // For a person, before the questions. Otherwise the folder may be of a killed run with the same answers, so it is compared later.
  const fault = given === true || terminal.person === undefined ? undefined : siteFolderFault(given, terminal)
  if (fault !== undefined) {
    terminal.error(fault)
    return 1
  }
  const { written, pictures } = await complete({ ...answers, out: standardFile }, assets, terminal)
  const site = siteFrom(written, terminal)
  if (site === undefined) return 2
  return createSite({ site, pictures, folder: siteFolder(given, site.name), packageFile: file, json }, terminal)
}

/** The site of valid answers. Others are reported. */
const siteFrom = (written: Written, terminal: Terminal): NewSite | undefined => {
  const { language } = terminal
  const site = readAnswers(written)
  if (!isFaults(site)) return site
  for (const { question, message } of site)
    terminal.error(`${flagOf(question)}${{ en: ':', fr: ' :' }[language]} ${newText(message, language)}`)
  return undefined
}

const create = async (answers: Answers, assets: string, json: boolean, terminal: Terminal): Promise<number> => {
  const isRefused = (file: string): boolean => {
    // Without a person, an existing file may be of a killed run with the same answers, so it is compared later.
    const fault = (terminal.person === undefined ? outFault : newFileFault)(file, terminal.path)
    if (fault !== undefined) terminal.error(cloneText(fault, terminal.language))
    return fault !== undefined
  }
  if (answers.out !== undefined && isRefused(answers.out)) return 1
  const { written, pictures, out = standardFile } = await complete(answers, assets, terminal)
  const site = siteFrom(written, terminal)
  if (site === undefined) return 2
  return isRefused(out) ? 1 : write(site, pictures, out, json, terminal)
}

export const newSite: Command = {
  ...newHelp,
  run: async ({ given, terminal }) => {
    const json = given.json === true
    if (given.listTrades === true) {
      terminal.out(json ? JSON.stringify(starters(), null, 2) : tradesText(terminal.language))
      return 0
    }
    const named = { ...given, languages: given.languages === undefined ? undefined : languageCodes(texts(given, 'languages')) }
    const lists = listOptions(named, { languages: 'languages', services: 'service', areas: 'area' })
    const { package: folder } = given
    if (typeof folder !== 'string' && folder !== true && given.packageFile !== undefined)
      throw new UsageError({
        en: '--package-file can only be used with --package. Example: --package my-site --package-file townsite-1.0.0.tgz',
        fr: '--package-file ne va qu’avec --package. Exemple : --package mon-site --package-file townsite-1.0.0.tgz',
      })
    if (folder !== undefined && given.out !== undefined)
      throw new UsageError({
        en: `--package and --out cannot be combined: the config in the new folder is always ${standardFile}. Omit --out.`,
        fr: `--package et --out ne vont pas ensemble : la configuration du nouveau dossier est toujours ${standardFile}. Omettez --out.`,
      })
    const written = { ...textOptions(given, singleQuestions), ...lists }
    const out = text(given, 'out')
    const shown = json ? { ...terminal, person: undefined } : terminal
    const isPackage = typeof folder === 'string' || folder === true
    const assets = isPackage
      ? join(terminal.path(folder === true ? 'new-site' : folder), 'assets')
      : assetsOf(out ?? standardFile, terminal)
    const found = await picturesFrom(given, assets, shown)
    if (found === undefined) return 2
    const answers = { written: { ...written, ...found.named }, out, pictures: found.pictures }
    try {
      return isPackage
        ? await createPackage(answers, assets, { folder, file: text(given, 'packageFile') }, json, shown)
        : await create(answers, assets, json, shown)
    } catch (error) {
      if (error instanceof Cancelled) return 1
      throw error
    }
  },
}
