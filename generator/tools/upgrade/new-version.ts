/** Gets another version of Townsite into a temporary folder: from the registry of npm, or from a folder or tarball. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Children } from '../../platform/child.ts'
import { isFolder } from '../../platform/folder.ts'
import type { Translated } from '../../site/messages/language.ts'
import { isRecord } from '../../site/util/table.ts'
import { UpgradeError } from './sites.ts'

export interface NewVersion {
  readonly version: string
  readonly bin: string
}

const dataOf = (folder: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** @param name of the folder, for messages */
const versionIn = (folder: string, name: string): NewVersion => {
  const data = dataOf(folder)
  const bin = isRecord(data) && isRecord(data.bin) ? data.bin.townsite : undefined
  if (!isRecord(data) || data.name !== 'townsite' || typeof data.version !== 'string' || typeof bin !== 'string')
    throw new UpgradeError({
      en: `${name} is not a package of Townsite. --from must be its folder or a tarball made by “npm pack”. Example: --from townsite-1.0.0.tgz`,
      fr: `${name} n’est pas un paquet de Townsite. La valeur de --from doit être son dossier ou une archive faite par « npm pack ». Exemple : --from townsite-1.0.0.tgz`,
    })
  return { version: data.version, bin: join(folder, bin) }
}

/** Why npm could not install a package. */
const npmReason = (wanted: string, output: string): Translated<string> => {
  if (/\b(ETARGET|E404|ENOVERSIONS)\b/.test(output))
    return {
      en: `${wanted} does not exist in the registry. To list all versions, run “npm view townsite versions”.`,
      fr: `${wanted} n’existe pas dans le registre. Pour lister toutes les versions, lancez « npm view townsite versions ».`,
    }
  const lines = output
    .split('\n')
    .map(line => line.replace(/^npm (?:error|ERR!)\s*/, '').trim())
    // The details of errors of the network.
    .filter(
      line => line !== '' && !/^(?:npm warn|code:|errno|syscall|at |type|address|port|cause|requiredBy|[[\]{}]|A complete log)/.test(line),
    )
    .slice(0, 4)
    .map(line => `  ${line}\n`)
    .join('')
  return {
    en: `npm could not install ${wanted}:\n${lines}Check the connection to the npm registry. If there is none, download the package on another computer with “npm pack townsite” and pass the file: --from townsite-1.0.0.tgz`,
    fr: `npm n’a pas pu installer ${wanted} :\n${lines}Vérifiez la connexion au registre npm. S’il n’y en a pas, téléchargez le paquet sur un autre ordinateur avec « npm pack townsite » et indiquez le fichier : --from townsite-1.0.0.tgz`,
  }
}

interface Wanted {
  /** A version or a tag such as `latest`. */
  readonly version: string
  /** Folder or tarball instead, as the user named it and as an absolute path. */
  readonly from: { readonly name: string; readonly path: string } | undefined
  /** Empty folder. */
  readonly folder: string
  /** The site, whose settings of npm apply. */
  readonly siteRoot: string
}

/** @throws UpgradeError if the version cannot be found */
export const newVersion = async ({ version, from, folder, siteRoot }: Wanted, children: Children): Promise<NewVersion> => {
  if (from !== undefined && !existsSync(from.path))
    throw new UpgradeError({
      en: `The file or folder ${from.name} does not exist.`,
      fr: `Le fichier ou le dossier ${from.name} n’existe pas.`,
    })
  if (from !== undefined && isFolder(from.path)) return versionIn(from.path, from.name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const settings = join(siteRoot, '.npmrc')
  if (existsSync(settings)) cpSync(settings, join(folder, '.npmrc'))
  const wanted = from?.name ?? `townsite@${version}`
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', from?.path ?? wanted]
  const { ok, output } = await children.run('npm', args, { cwd: folder })
  if (!ok) throw new UpgradeError(npmReason(wanted, output))
  return versionIn(join(folder, 'node_modules', 'townsite'), wanted)
}

/** The lockfile of a site after a change of its package.json. @returns `undefined` if npm cannot update it, for example offline */
export const updatedLockfile = async (
  siteRoot: string,
  { text, folder }: { readonly text: string; readonly folder: string },
  children: Children,
): Promise<string | undefined> => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), text)
  for (const name of ['package-lock.json', '.npmrc']) if (existsSync(join(siteRoot, name))) cpSync(join(siteRoot, name), join(folder, name))
  const { ok } = await children.run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  })
  return ok ? readFileSync(join(folder, 'package-lock.json'), 'utf8') : undefined
}
