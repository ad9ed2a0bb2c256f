/** The part of an upgrade that the new version does: migrate, build, compare, print and write. */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Children } from '../../platform/child.ts'
import { type OwnerChange, readOwnerFile, updateOwnerFiles } from '../../platform/owner-file.ts'
import { packageTextIfAny } from '../../platform/package.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { errorsInCode } from '../check/errors-in-code.ts'
import { withValues } from '../messages.ts'
import { releasesBetween } from './changelog.ts'
import { differencesOf } from './differences.ts'
import { updatedLockfile } from './new-version.ts'
import { migrationLines, releaseLines, unannouncedLines } from './print.ts'
import { sitePackage, specFor, withSpec } from './site-package.ts'
import { buildSites, type MigratedFile, migratedFiles, readSites, UpgradeError } from './sites.ts'

export interface Finish {
  readonly configs: readonly string[]
  readonly siteRoot: string
  /** The version that built `before`, and the version of this program. */
  readonly installed: string
  readonly version: string
  /** Folder with the sites as the installed version built them; `undefined` if it can build them only after the migration. */
  readonly before: string | undefined
  /** Absolute path of the folder or tarball that the new version came from. */
  readonly from: string | undefined
  readonly isApplied: boolean
  /** An empty temporary folder. */
  readonly folder: string
}

const messages = {
  noLockfile: {
    en: 'npm could not update package-lock.json. The next “npm install” updates it.',
    fr: 'npm n’a pas pu mettre à jour package-lock.json. Le prochain « npm install » le mettra à jour.',
  },
  install: withValues<{ readonly version: string }>({
    en: ({ version }) => `To install Townsite ${version}, run: npm install`,
    fr: ({ version }) => `Pour installer Townsite ${version}, lancez : npm install`,
  }),
  sides: {
    en: { before: 'the config', after: 'the migrated config' },
    fr: { before: 'la configuration', after: 'la configuration migrée' },
  },
  noChangelog: { en: 'This version has no changelog.', fr: 'Cette version n’a pas de journal des modifications.' },
  announced: { en: 'The changelog announces:', fr: 'Le journal des modifications annonce (en anglais) :' },
  noConfig: { en: 'No config needs a change.', fr: 'Aucune configuration n’est à modifier.' },
  configs: { en: 'Changes of configs:', fr: 'Changements des configurations :' },
  notCompared: withValues<{ readonly installed: string }>({
    en: ({ installed }) => `Not compared: Townsite ${installed} cannot build the configs before their migration.`,
    fr: ({ installed }) => `Non comparé : Townsite ${installed} ne peut pas générer les configurations avant leur migration.`,
  }),
  sites: withValues<{ readonly count: number }>({
    en: ({ count }) => `Changes of the ${count === 1 ? 'site' : 'sites'}:`,
    fr: ({ count }) => `Changements ${count === 1 ? 'du site' : 'des sites'} :`,
  }),
  unannounced: {
    en: 'The changelog does not announce changes of these files:',
    fr: 'Le journal des modifications n’annonce aucun changement de ces fichiers :',
  },
  nothing: { en: 'Nothing to do.', fr: 'Rien à faire.' },
  howToApply: {
    en: 'Nothing was written. To write the changes, run the same command with --apply.',
    fr: 'Rien n’a été écrit. Pour écrire les changements, relancez la commande avec --apply.',
  },
} as const

/** The change of package.json; `undefined` if it names the version already, or no version at all. */
const packageChange = ({ siteRoot, version, from }: Finish): OwnerChange | undefined => {
  const own = sitePackage(siteRoot)
  const after = own === undefined ? undefined : withSpec(own, specFor(own, version, from))
  return own === undefined || after === undefined || after === own.text ? undefined : { path: own.file, before: own.text, after }
}

/** The change of the lockfile of npm; `null` if the site has one that cannot be updated. */
const lockfileChange = async ({ siteRoot, folder }: Finish, text: string, children: Children): Promise<OwnerChange | undefined | null> => {
  const path = join(siteRoot, 'package-lock.json')
  if (!existsSync(path)) return undefined
  const before = readOwnerFile(path)
  const after = await updatedLockfile(siteRoot, { text, folder: join(folder, 'lockfile') }, children)
  return after === undefined ? null : { path, before, after }
}

const apply = async (
  finish: Finish,
  migrated: readonly MigratedFile[],
  children: Children,
  { cwd, out, info, language }: Terminal,
): Promise<void> => {
  const configs = migrated.map(({ path, text, migrated: { text: after } }): OwnerChange => ({ path, before: text, after }))
  const own = packageChange(finish)
  const lockfile = own === undefined ? undefined : await lockfileChange(finish, own.after, children)
  // Configs last: the installed version could not read them in the next run if this one is killed before it has written package.json.
  const changes = [own, lockfile, ...configs].filter(change => change !== undefined && change !== null)
  updateOwnerFiles(changes)
  const shown = changes.map(({ path }) => relative(cwd, path).split(sep).join('/'))
  out({ en: `\nWritten: ${shown.join(', ')}`, fr: `\nFichiers écrits : ${shown.join(', ')}` }[language])
  if (own !== undefined) {
    if (lockfile === null) info(messages.noLockfile[language])
    info(messages.install[language](finish))
  }
}

/** Reports type errors in the site's own code, which builds do not find: a renamed prop would be ignored. @throws UpgradeError if there is one */
const verifyTypes = async (version: string, { report }: Terminal): Promise<void> => {
  const { diagnostics, sources } = await errorsInCode()
  report(diagnostics, file => sources.get(file))
  if (diagnostics.some(isError))
    throw new UpgradeError({
      en: `townsite/ does not fit Townsite ${version}. Nothing was written. docs/help/upgrade.md explains what to do.`,
      fr: `townsite/ ne convient pas à Townsite ${version}. Rien n’a été écrit. docs/help/upgrade.md explique quoi faire.`,
    })
}

/** @returns the exit code */
export const finishUpgrade = async (finish: Finish, children: Children, terminal: Terminal): Promise<number> => {
  const { configs, siteRoot, installed, version, before, isApplied, folder } = finish
  const { out, info, language } = terminal
  const siteConfigs = readSites(configs, siteRoot, terminal)
  const migrated = migratedFiles(siteConfigs)
  const isMoved = installed !== version || finish.from !== undefined
  const after = join(folder, 'after')
  const texts = new Map(migrated.map(({ path, migrated: { text } }) => [path, text]))
  await buildSites(siteConfigs, { folder: after, texts, version }, terminal)
  await verifyTypes(version, terminal)
  const changelog = packageTextIfAny('CHANGELOG.md')
  const releases = isMoved && changelog !== undefined ? releasesBetween(changelog, installed, version) : []
  const names = isMoved ? { before: `Townsite ${installed}`, after: `Townsite ${version}` } : messages.sides[language]
  const sites = siteConfigs.sites.filter(({ isBase }) => !isBase)
  const announced =
    isMoved && changelog !== undefined ? releases.flatMap(({ entries }) => entries.flatMap(({ pages }) => pages)) : undefined
  const differences =
    before === undefined ? undefined : await differencesOf(sites, { names, folders: { before, after }, texts, announced }, terminal)

  if (isMoved) {
    out(`Townsite ${installed} → ${version}\n`)
    if (changelog === undefined) out(`${messages.noChangelog[language]}\n`)
    else if (releases.length > 0) out(`${[messages.announced[language], ...releaseLines(releases, language)].join('\n')}\n`)
  }
  out(migrated.length === 0 ? messages.noConfig[language] : [messages.configs[language], ...migrationLines(migrated, language)].join('\n'))
  const found = differences?.text ?? messages.notCompared[language](finish)
  out(`\n${messages.sites[language]({ count: sites.length })}\n${found}`)
  if (differences !== undefined && differences.unannounced.length > 0)
    out(['', messages.unannounced[language], ...unannouncedLines(differences, sites.length > 1, language)].join('\n'))
  const isPending = migrated.length > 0 || differences?.same === false || packageChange(finish) !== undefined
  if (!isPending) {
    out(`\n${messages.nothing[language]}`)
    return 0
  }
  if (isApplied) {
    await apply(finish, migrated, children, terminal)
    return 0
  }
  info(messages.howToApply[language])
  return 1
}
