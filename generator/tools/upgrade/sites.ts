/** The configs of an upgrade: which of them are sites, what migrations make of their texts, and their builds. */
import { join } from 'node:path'
import { buildSite } from '../../pipeline/build-site.ts'
import { configIdentity, readConfigChain } from '../../platform/config/read-chain.ts'
import { siteRootOf } from '../../platform/site-root.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { type Migrated, migrate } from '../../site/config/migrations/index.ts'
import { asBase } from '../../site/config/overlay/brand-base.ts'
import { composeChain } from '../../site/config/overlay/config-chain.ts'
import { TranslatedError } from '../../site/messages/language.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'

/** The file of a config, or of a config that it extends. */
interface ConfigText {
  /** As in diagnostics. */
  readonly file: string
  readonly text: string
}

export interface UpgradedSite {
  readonly config: string
  /** Of its folders for both builds. */
  readonly name: string
  /** Whether it is a brand base: its cities are built, but not it. */
  readonly isBase: boolean
}

export interface Sites {
  readonly sites: readonly UpgradedSite[]
  /** Whether the installed version can build a config only after its migration. */
  readonly areTooOld: boolean
  /** All files in the site root, by their real paths. */
  readonly files: ReadonlyMap<string, ConfigText>
}

const isOldFormat = ({ code, variant }: Diagnostic): boolean => code === 'FORMAT_VERSION' && variant === 'older'

/** Reads the configs. @throws UpgradeError if one cannot be read; its diagnostics are reported before */
export const readSites = (configs: readonly string[], siteRoot: string, { cwd, report }: Terminal): Sites => {
  const chains = configs.map(config => {
    const read = readConfigChain(config, cwd)
    const found = read.ok ? composeChain(read.value).diagnostics : read.diagnostics
    // What cannot be read cannot be migrated. Invalid values are reported by the build.
    const faults = read.ok
      ? found.filter(one => one.severity === 'error' && /^(FORMAT_VERSION|YAML_)/.test(one.code) && !isOldFormat(one))
      : found
    if (read.ok && faults.length === 0) return { config, ...read, isTooOld: found.some(isOldFormat) }
    report(faults, file => read.sources.get(file))
    throw new UpgradeError({ en: `${config} has errors. Fix them first.`, fr: `${config} contient des erreurs. Corrigez-les d’abord.` })
  })
  const files = new Map(
    chains
      .flatMap(({ sources }) => [...sources])
      .filter(([file]) => siteRootOf(file, cwd) === siteRoot)
      .map(([file, text]) => [configIdentity(file, cwd), { file, text }]),
  )
  const extended = new Set(chains.flatMap(chain => chain.files.slice(1).map(file => configIdentity(file, cwd))))
  const texts = new Map([...files].map(([path, { text }]) => [path, migrate(text).text]))
  const isBase = (config: string): boolean => {
    const read = extended.has(configIdentity(config, cwd)) ? readConfigChain(config, cwd, undefined, texts) : undefined
    return read?.ok === true && asBase(read.value) !== undefined
  }
  const sites = chains.map(({ config }, index) => ({ config, name: String(index + 1), isBase: isBase(config) }))
  return { sites, files, areTooOld: chains.some(({ isTooOld }) => isTooOld) }
}

export interface MigratedFile extends ConfigText {
  /** Its real path. */
  readonly path: string
  readonly migrated: Migrated
}

/** The files that migrations change. */
export const migratedFiles = ({ files }: Sites): readonly MigratedFile[] =>
  [...files]
    .map(([path, { file, text }]) => ({ path, file, text, migrated: migrate(text) }))
    .filter(({ migrated }) => migrated.applied.length > 0)

interface BuildInto {
  /** Each site is built into a folder with its name in this one. */
  readonly folder: string
  /** Texts that replace those of files, by their real paths. */
  readonly texts?: ReadonlyMap<string, string>
  /** The version of Townsite, for messages. */
  readonly version: string
}

/** Builds all sites. @throws UpgradeError if one has errors, which are reported before */
export const buildSites = async ({ sites }: Sites, { folder, texts, version }: BuildInto, terminal: Terminal): Promise<void> => {
  const { cwd, env, report, status } = terminal
  const failed: string[] = []
  for (const { config, name, isBase } of sites) {
    if (isBase) continue
    status({ en: `Building ${config} with Townsite ${version}`, fr: `Génération de ${config} avec Townsite ${version}` })
    const options = { config, out: join(folder, name), useCache: true, isDraft: true, cwd, env, watcher: terminal }
    const built = await buildSite(texts === undefined ? options : { ...options, texts })
    status()
    if (built.ok) continue
    report(built.diagnostics, file => built.sources.get(file))
    failed.push(config)
  }
  if (failed.length > 0)
    throw new UpgradeError({
      en: `Townsite ${version} cannot build ${failed.join(', ')}. Nothing was written. See docs/help/upgrade.md.`,
      fr: `Townsite ${version} ne peut pas générer ${failed.join(', ')}. Rien n’a été écrit. Voir docs/help/upgrade.md.`,
    })
}

/** An error that the user can fix; the command exits with code 2. */
export class UpgradeError extends TranslatedError {}
