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
  path: Terminal['path'],
  files: ReadonlyMap<string, string> = new Map(),
): string | undefined => {
  if (folder.trim() === '' || hasControl(folder))
    return `${JSON.stringify(folder)} is not a valid folder name. Example: --package acme-plumbing`
  const whole = path(folder)
  const internal = internalFolder(whole, path('.'))
  if (internal !== undefined)
    return `${folder} is in ${internal}, a folder of other programs. Choose another folder: --package ${basename(whole)}`
  const stats = statSync(whole, { throwIfNoEntry: false })
  if (stats === undefined) return undefined
  const [first] = stats.isDirectory() ? foreignNames(whole, files) : [basename(whole)]
  return first === undefined
    ? undefined
    : `${folder} ${stats.isDirectory() ? `is not empty: it contains ${first}` : 'is a file'}. Choose a new or empty folder: --package ${shellWord(join(dirname(folder), `${basename(whole)}-site`))}`
}

interface Step {
  readonly title: string
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
      title: 'Installing packages',
      command: 'npm install',
      run: run => run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder }),
    },
    { title: 'Building the site', command: 'npx townsite build', run: townsite('build'), line: 0 },
    { title: 'Checking the site', command: 'npx townsite check', run: townsite('check'), line: -1 },
  ]
}

/** Commits all files. @returns why not; `undefined` if they are committed */
const commit = async (run: Children['run'], folder: string, name: string): Promise<string | undefined> => {
  const own = existsSync(join(folder, '.git'))
  const around = own ? undefined : repositoryOf(folder)
  if (around !== undefined) return `The folder is in the git repository ${around.top}: commit it there.`
  const git = (...args: readonly string[]) => run('git', args, { cwd: folder })
  const message = `Create the site of ${name}`
  const commands = [...(own ? [] : [['init', '--initial-branch=main']]), ['add', '--all'], ['commit', '--quiet', `--message=${message}`]]
  for (const args of commands) {
    const { ok, output } = await git(...args)
    if (!ok) {
      const again = `cd ${shellWord(relative('.', folder))} && git add --all && git commit --message ${shellWord(message)}`
      return `The files were not committed, because git reported:\n${output.replace(/^/gm, '  ')}\nFix this, then run: ${again}`
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
  { info, error, status }: Terminal,
): Promise<readonly string[] | undefined> => {
  for (const [place, step] of steps.entries()) {
    status(`${step.title}…`)
    const { ok, output } = await step.run(run)
    status('')
    if (!ok) {
      error(`${step.command} failed:\n${output.replace(/^/gm, '  ')}`)
      return steps.slice(place).map(({ command }) => command)
    }
    info(step.line === undefined ? `${step.title}: done` : `${step.title}: ${output.split('\n').at(step.line) ?? ''}`)
  }
  return undefined
}

/** @returns the exit code */
export const createSite = async ({ site, pictures, folder, packageFile, json }: Creation, terminal: Terminal): Promise<number> => {
  const language = terminal.person?.language ?? 'en'
  const whole = terminal.path(folder)
  const { text, faults } = draftSite(site, standardFile, join(whole, standardFile), { forSite: true, reader: language })
  if (faults.length > 0) {
    terminal.report(faults, () => text)
    terminal.error(`With these answers the config would be invalid, so ${folder} was not created.`)
    return 1
  }
  const source = packageFile === undefined ? undefined : fileSource(whole, terminal.path(packageFile))
  const files = new Map([...siteFiles(site.name, source), [standardFile, text]])
  const fault = siteFolderFault(folder, terminal.path, files)
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
        `The files of the site are in ${folder}. Continue with:\n  cd ${shellWord(folder)}\n${left.map(line => `  ${line}`).join('\n')}`,
      )
      return 1
    }
    const uncommitted = await commit(running.run, whole, site.name)
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
