/** Creates the folder of a new site: writes its files, installs Townsite in it, builds and checks the site, and commits it. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { type Children, children } from '../../platform/child.ts'
import { isFolder } from '../../platform/folder.ts'
import { repositoryOf } from '../../platform/git.ts'
import { internalFolder } from '../../platform/inside.ts'
import { whenInterrupted } from '../../platform/interrupt.ts'
import { createOwnerFile, readOwnerFile, tidyFolders } from '../../platform/owner-file.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import { hasControl, shellWord } from '../../site/util/text.ts'
import type { NewSite } from './answers.ts'
import { draftSite, standardFile } from './config-text.ts'
import { copyPictures, type PictureFile } from './pictures.ts'
import { nextSteps, questionText } from './question-texts.ts'
import { siteFiles } from './site-files.ts'

/** What the steps after writing the files create. */
const madeBySteps = ['.git', 'node_modules', 'package-lock.json', 'dist', 'dist.hosts', '.cache']

/** Everything in a folder that a killed run has not left. @param files texts that it would have written */
const foreignNames = (folder: string, files: ReadonlyMap<string, string>): readonly string[] => {
  tidyFolders([folder])
  const existing = [...files.keys()].filter(path => existsSync(join(folder, path)))
  const changed = existing.filter(path => isFolder(join(folder, path)) || readOwnerFile(join(folder, path)) !== files.get(path))
  const own = new Set(existing.length === 0 ? ['.git'] : [...[...files.keys()].map(path => path.split('/')[0]), ...madeBySteps])
  return [...changed, ...readdirSync(folder).filter(name => !own.has(name))]
}

/**
 * @param files texts that will be written, for a run that is not the first one
 * @returns why a site cannot be created in a folder; `undefined` if it can
 */
export const siteFolderFault = (
  folder: string,
  { path, language }: Pick<Terminal, 'path' | 'language'>,
  files: ReadonlyMap<string, string> = new Map(),
): string | undefined => {
  if (folder.trim() === '' || hasControl(folder))
    return {
      en: `${JSON.stringify(folder)} is not a valid folder name. Example: --package acme-plumbing`,
      fr: `${JSON.stringify(folder)} n’est pas un nom de dossier valide. Exemple : --package plomberie-roy`,
    }[language]
  const whole = path(folder)
  const internal = internalFolder(whole, path('.'))
  if (internal !== undefined)
    return {
      en: `${folder} is in ${internal}, a folder of other programs. Choose another folder: --package ${basename(whole)}`,
      fr: `${folder} est dans ${internal}, un dossier d’autres programmes. Choisissez-en un autre : --package ${basename(whole)}`,
    }[language]
  const stats = statSync(whole, { throwIfNoEntry: false })
  if (stats === undefined) return undefined
  const [first] = stats.isDirectory() ? foreignNames(whole, files) : [basename(whole)]
  const other = shellWord(join(dirname(folder), `${basename(whole)}-site`))
  return first === undefined
    ? undefined
    : {
        en: `${folder} ${stats.isDirectory() ? `is not empty: it contains ${first}` : 'is a file'}. Choose a new or empty folder: --package ${other}`,
        fr: `${folder} ${stats.isDirectory() ? `n’est pas vide : il contient ${first}` : 'est un fichier'}. Choisissez un dossier nouveau ou vide : --package ${other}`,
      }[language]
}

interface Step {
  readonly title: Translated<string>
  /** The command, as a person would type it. */
  readonly command: string
  readonly run: (run: Children['run']) => ReturnType<Children['run']>
  /** The line of its output to print; none by default. */
  readonly line?: number
}

/** Paths in package.json have slashes on every system. */
const fileSource = (folder: string, file: string): string => `file:${relative(folder, file).split(sep).join('/')}`

const stepsIn = (folder: string): readonly Step[] => {
  const townsite =
    (command: string): Step['run'] =>
    run =>
      run(process.execPath, [join(folder, 'node_modules', 'townsite', 'generator', 'bin.mjs'), command], { cwd: folder })
  return [
    {
      title: { en: 'Installing packages', fr: 'Installation des paquets' },
      command: 'npm install',
      run: run => run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder }),
    },
    { title: { en: 'Building the site', fr: 'Génération du site' }, command: 'npx townsite build', run: townsite('build'), line: 0 },
    { title: { en: 'Checking the site', fr: 'Vérification du site' }, command: 'npx townsite check', run: townsite('check'), line: -1 },
  ]
}

/** Commits all files. @returns why not; `undefined` if they are committed */
const commit = async (run: Children['run'], folder: string, name: string, language: MessageLanguage): Promise<string | undefined> => {
  const own = existsSync(join(folder, '.git'))
  const around = own ? undefined : repositoryOf(folder)
  if (around !== undefined)
    return {
      en: `The folder is in the git repository ${around.top}: commit it there.`,
      fr: `Le dossier est dans le dépôt git ${around.top} : faites-y le commit.`,
    }[language]
  const git = (...args: readonly string[]) => run('git', args, { cwd: folder })
  const message = `Create the site of ${name}`
  const commands = [...(own ? [] : [['init', '--initial-branch=main']]), ['add', '--all'], ['commit', '--quiet', `--message=${message}`]]
  for (const args of commands) {
    const { ok, output } = await git(...args)
    if (!ok) {
      const again = `cd ${shellWord(relative('.', folder))} && git add --all && git commit --message ${shellWord(message)}`
      const reported = output.replace(/^/gm, '  ')
      return {
        en: `The files were not committed, because git reported:\n${reported}\nFix this, then run: ${again}`,
        fr: `Le commit n’a pas été fait, parce que git répond :\n${reported}\nCorrigez cela, puis lancez : ${again}`,
      }[language]
    }
  }
  return undefined
}

interface Creation {
  readonly site: NewSite
  readonly pictures: readonly PictureFile[]
  /** As the user named it. */
  readonly folder: string
  /** Package file to install instead of the published version, as the user named it. */
  readonly packageFile: string | undefined
  readonly json: boolean
}

/** Runs the steps. @returns the commands that are left after a failure; `undefined` if all succeeded */
const follow = async (
  steps: readonly Step[],
  run: Children['run'],
  { info, error, status, language }: Terminal,
): Promise<readonly string[] | undefined> => {
  for (const [place, step] of steps.entries()) {
    status(step.title)
    const { ok, output } = await step.run(run)
    status()
    if (!ok) {
      const failed = { en: `${step.command} failed:`, fr: `Échec de ${step.command} :` }[language]
      error(`${failed}\n${output.replace(/^/gm, '  ')}`)
      return steps.slice(place).map(({ command }) => command)
    }
    const result = step.line === undefined ? { en: 'done', fr: 'terminée' }[language] : (output.split('\n').at(step.line) ?? '')
    info(`${step.title[language]}${{ en: ':', fr: ' :' }[language]} ${result}`)
  }
  return undefined
}

/** @returns the exit code */
export const createSite = async ({ site, pictures, folder, packageFile, json }: Creation, terminal: Terminal): Promise<number> => {
  const { language } = terminal
  const whole = terminal.path(folder)
  const { text, faults } = draftSite(site, standardFile, join(whole, standardFile), {
    forSite: true,
    reader: terminal.person?.language ?? 'en',
  })
  if (faults.length > 0) {
    terminal.report(faults, () => text)
    terminal.error(
      {
        en: `With these answers the config would be invalid, so ${folder} was not created.`,
        fr: `Avec ces réponses, la configuration serait invalide : ${folder} n’a pas été créé.`,
      }[language],
    )
    return 1
  }
  const source = packageFile === undefined ? undefined : fileSource(whole, terminal.path(packageFile))
  const files = new Map([...siteFiles(site.name, source), [standardFile, text]])
  const fault = siteFolderFault(folder, terminal, files)
  if (fault !== undefined) {
    terminal.error(fault)
    return 1
  }
  for (const [path, content] of files) createOwnerFile(join(whole, path), content)
  copyPictures(pictures, join(whole, 'assets'))
  const running = children(terminal.env)
  const done = whenInterrupted(running.stop)
  try {
    const left = await follow(stepsIn(whole), running.run, terminal)
    if (left !== undefined) {
      terminal.error(
        `${{ en: `The files of the site are in ${folder}. Continue with:`, fr: `Les fichiers du site sont dans ${folder}. Pour continuer :` }[language]}\n  cd ${shellWord(folder)}\n${left.map(line => `  ${line}`).join('\n')}`,
      )
      return 1
    }
    const uncommitted = await commit(running.run, whole, site.name, language)
    if (uncommitted !== undefined) terminal.error(uncommitted)
    terminal.out(
      json
        ? JSON.stringify({ folder, config: join(folder, standardFile), committed: uncommitted === undefined }, null, 2)
        : [
            questionText({ code: 'written', values: { file: folder, name: site.name } }, language),
            '',
            nextSteps(
              { edit: `cd ${shellWord(folder)} && npx townsite edit`, check: 'npx townsite check', publish: 'README.md' },
              language,
            ),
          ].join('\n'),
    )
    return 0
  } finally {
    done()
  }
}
