import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Children, children } from '../../platform/child.ts'
import { configFiles } from '../../platform/config/config-names.ts'
import { tidyFolders } from '../../platform/owner-file.ts'
import { packageText, packageTextIfAny } from '../../platform/package.ts'
import { programDiagnostics } from '../../platform/program/program-error.ts'
import { siteRootOf } from '../../platform/site-root.ts'
import { systemErrorText } from '../../platform/system-reason.ts'
import { withTemporaryFolder } from '../../platform/temporary.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { isRecord } from '../../site/util/table.ts'
import { type Command, configsIn, type Given, text, texts, UsageError } from '../command.ts'
import { errorWord } from '../translated-program.ts'
import { finishUpgrade } from './finish.ts'
import { newVersion } from './new-version.ts'
import { sitePackage } from './site-package.ts'
import { buildSites, migratedFiles, readSites, UpgradeError } from './sites.ts'
import { compareVersions, isVersion } from './versions.ts'

/** The version of this program. */
const ownVersion = (): string => {
  const data: unknown = JSON.parse(packageText('package.json'))
  return isRecord(data) && typeof data.version === 'string' ? data.version : '0.0.0'
}

/** All configs of the site by default, because a new format applies to all of them. */
const upgradedConfigs = async (given: Given, terminal: Terminal): Promise<readonly string[]> => {
  if (texts(given, 'config').length > 0) return configsIn(given, terminal)
  const { files } = await configFiles(['site.config.yaml', 'sites/*.config.yaml'], terminal.cwd)
  const found = files.filter(file => existsSync(terminal.path(file)))
  return found.length === 0 ? ['site.config.yaml'] : found
}

const siteRootIn = (configs: readonly string[], cwd: string): string => {
  const roots = [...new Set(configs.map(config => siteRootOf(config, cwd)))]
  const [root = cwd, ...others] = roots
  if (others.length > 0)
    throw new UsageError({
      en: `The configs belong to several sites: ${roots.join(', ')}. Upgrade one site at a time.`,
      fr: `Les configurations appartiennent à plusieurs sites : ${roots.join(', ')}. Mettez à niveau un site à la fois.`,
    })
  return root
}

/** A version, or a tag of the registry. */
const versionArgument = (written: string | undefined): string | undefined => {
  if (written === undefined) return undefined
  if (isVersion(written)) return written.replace(/^v/, '')
  if (/^[a-z][a-z0-9-]*$/i.test(written)) return written
  throw new UsageError({
    en: `“${written}” is not a valid version. Examples: 1.2.0, or a tag such as latest`,
    fr: `« ${written} » n’est pas une version valide. Exemples : 1.2.0, ou une étiquette comme latest`,
  })
}

interface Call {
  readonly given: Given
  readonly args: readonly string[]
  readonly terminal: Terminal
}

/** What is passed to the new version, which finishes the upgrade. */
interface Handover {
  readonly installed: string
  readonly before: string
  readonly configs: readonly string[]
}

const handOver = async (bin: string, call: Call, { installed, before, configs }: Handover, run: Children): Promise<number> => {
  const { given, args, terminal } = call
  const { cwd, colour, write, error } = terminal
  const from = text(given, 'from')
  const flags = ['apply', 'quiet', 'verbose'].filter(name => given[name] === true).map(name => `--${name}`)
  const options = ['--installed', installed, '--before', before, ...(from === undefined ? [] : ['--from', from]), ...flags]
  const forward = { out: write, err: (part: string) => error(part.replace(/\n$/, '')), colour }
  const ended = await run.run(process.execPath, [bin, 'upgrade', ...args, ...options, '--config', ...configs], { cwd, forward })
  return ended.code ?? 2
}

const start = async (call: Call, folder: string, run: Children): Promise<number> => {
  const { given, args, terminal } = call
  const { cwd, path, status, language } = terminal
  const installed = ownVersion()
  const version = versionArgument(args[0])
  const from = text(given, 'from')
  const configs = await upgradedConfigs(given, terminal)
  const siteRoot = siteRootIn(configs, cwd)
  const before = join(folder, 'before')
  const handedOver = text(given, 'before')
  const finish = (built: string | undefined, was: string) => {
    const origin = from === undefined ? undefined : path(from)
    const isApplied = given.apply === true
    return finishUpgrade(
      { configs, siteRoot, installed: was, version: installed, before: built, from: origin, isApplied, folder },
      run,
      terminal,
    )
  }
  if (handedOver !== undefined) return finish(path(handedOver), text(given, 'installed') ?? installed)

  const own = sitePackage(siteRoot)
  if (own === undefined && version !== undefined && version !== installed && from === undefined)
    throw new UpgradeError({
      en: `The site in ${siteRoot} has no package.json that depends on Townsite, so its version cannot be changed. To migrate only its config, run: npx townsite upgrade`,
      fr: `Le site de ${siteRoot} n’a pas de package.json qui dépend de Townsite, donc sa version ne peut pas être changée. Pour migrer seulement sa configuration, lancez : npx townsite upgrade`,
    })
  const isPublished = own !== undefined && !/^[\w+]+:|\//.test(own.spec)
  const wanted = version ?? (isPublished ? 'latest' : installed)
  const getNew = async () => {
    if (from === undefined && wanted === installed) return undefined
    status({ en: `Downloading Townsite ${from ?? wanted}`, fr: `Téléchargement de Townsite ${from ?? wanted}` })
    try {
      const source = from === undefined ? undefined : { name: from, path: path(from) }
      return await newVersion({ version: wanted, from: source, folder: join(folder, 'new'), siteRoot }, run)
    } finally {
      status()
    }
  }
  const found = await getNew()
  if (found !== undefined && compareVersions(found.version, installed) < 0)
    throw new UpgradeError({
      en: `Townsite ${found.version} is older than the installed version ${installed}. Downgrades are not supported. Restore the config and package.json from git instead, then run “npm install”.`,
      fr: `Townsite ${found.version} est plus ancien que la version installée, ${installed}. Le retour à une version antérieure n’est pas possible. Restaurez plutôt la configuration et package.json depuis git, puis lancez « npm install ».`,
    })
  const siteConfigs = readSites(configs, siteRoot, terminal)
  const isSameVersion = from === undefined && (found === undefined || found.version === installed)
  if (isSameVersion && migratedFiles(siteConfigs).length === 0) {
    // A killed run may have left its lock after it had written everything.
    tidyFolders([...siteConfigs.files.keys()].map(file => dirname(file)))
    terminal.out(
      {
        en: `Nothing to do: the site uses Townsite ${installed}, and every config is up to date.`,
        fr: `Rien à faire : le site utilise Townsite ${installed}, et toutes les configurations sont à jour.`,
      }[language],
    )
    return 0
  }
  if (isSameVersion && siteConfigs.areTooOld) return finish(undefined, installed)
  await buildSites(siteConfigs, { folder: before, version: installed }, terminal)
  if (found === undefined || isSameVersion) return finish(before, installed)
  return handOver(found.bin, call, { installed, before, configs }, run)
}

export const upgrade: Command = {
  title: { en: 'Upgrade a site to another version of Townsite', fr: 'Passer un site à une autre version de Townsite' },
  about: {
    en: 'Upgrade a site to another version of Townsite: migrate its configs, build it with both versions and list what changes. Exits with 0 if nothing is left to do, 1 if there is something to apply, 2 on an error.',
    fr: 'Passer un site à une autre version de Townsite : migrer ses configurations, le générer avec les deux versions et lister ce qui change. Code de sortie : 0 s’il n’y a rien à faire, 1 s’il y a quelque chose à appliquer, 2 en cas d’erreur.',
  },
  args: '[version]',
  options: [
    {
      flags: '--apply',
      about: {
        en: 'Write the configs, package.json and package-lock.json',
        fr: 'Écrire les configurations, package.json et package-lock.json',
      },
    },
    {
      flags: '--from <file>',
      about: {
        en: 'Folder or tarball of the package, instead of the npm registry',
        fr: 'Dossier ou archive du paquet, au lieu du registre npm',
      },
    },
    {
      flags: '--config <file...>',
      about: { en: 'Configs to upgrade', fr: 'Configurations à mettre à niveau' },
      standard: 'site.config.yaml, sites/*.config.yaml',
    },
    {
      flags: '--before <folder>',
      about: { en: 'builds of the installed version', fr: 'sites générés par la version installée' },
      hidden: true,
    },
    { flags: '--installed <version>', about: { en: 'the version that built them', fr: 'la version qui les a générés' }, hidden: true },
  ],
  examples: [
    ['npm run upgrade', { en: 'List what the latest version would change', fr: 'Lister ce que la dernière version changerait' }],
    ['npm run upgrade -- 1.2.0 --apply', { en: 'Upgrade to version 1.2.0', fr: 'Passer à la version 1.2.0' }],
    [
      'npm run upgrade -- --from townsite-1.2.0.tgz',
      { en: 'Upgrade from a downloaded package', fr: 'Mettre à niveau à partir d’un paquet téléchargé' },
    ],
  ],
  run: async ({ given, args, terminal }) => {
    const run = children(terminal.env)
    try {
      return await withTemporaryFolder(folder => start({ given, args, terminal }, folder, run), { purpose: 'upgrade', stop: run.stop })
    } catch (error) {
      if (error instanceof UsageError) throw error
      const found = error instanceof UpgradeError ? undefined : programDiagnostics(error)
      const message = error instanceof UpgradeError ? error.text : systemErrorText(error)
      if (found !== undefined) terminal.report(found, packageTextIfAny)
      else if (message !== undefined) terminal.error(`${errorWord[terminal.language]} ${message[terminal.language]}`)
      else throw error
      return 2
    }
  },
}
