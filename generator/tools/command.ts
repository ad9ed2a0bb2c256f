/** Defines commands: texts and options for `--help`, and the function to run. */
import { dirname, join, resolve } from 'node:path'
import { serverFolder } from '../pipeline/publish/record.ts'
import { type ConfigFiles, configFiles, hasSiteId, mostCombinations, siteId } from '../platform/config/config-names.ts'
import { internalFolder, isBelow, isInside } from '../platform/inside.ts'
import { packageRoot } from '../platform/package.ts'
import { cacheFolderOf, siteRootOf } from '../platform/site-root.ts'
import type { Terminal } from '../platform/terminal/terminal.ts'
import { type Translated, TranslatedError } from '../site/messages/language.ts'
import { eachOf, keysOf, withoutUndefined } from '../site/util/table.ts'
import { hasControl } from '../site/util/text.ts'

export interface Option {
  /** In the syntax of commander: `--out <folder>`, `--config <file...>`. */
  readonly flags: string
  readonly about: Translated<string>
  readonly standard?: string
  /** For Townsite itself: not in `--help`. */
  readonly hidden?: true
}

/** Options as given, by their names in camel case. */
export type Given = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

export interface Command {
  /** What it does, in a few words for the list of all commands. */
  readonly title: Translated<string>
  /** What it does, in one line. */
  readonly about: Translated<string>
  /** Positional arguments: `<before> [after]`. */
  readonly args?: string
  readonly options: readonly Option[]
  readonly examples: readonly (readonly [command: string, about: Translated<string>])[]
  /** @returns the exit code */
  readonly run: (call: { readonly given: Given; readonly args: readonly string[]; readonly terminal: Terminal }) => Promise<number>
}

/** Invalid use of the command line: printed in one line, with exit code 2. */
export class UsageError extends TranslatedError {}

export const text = (given: Given, name: string): string | undefined => {
  const value = given[name]
  return typeof value === 'string' ? value : undefined
}

export const texts = (given: Given, name: string): readonly string[] => {
  const value = given[name]
  return value === undefined || typeof value === 'boolean' ? [] : [value].flat()
}

/** The given options of these names with a single text. */
export const textOptions = <Name extends string>(given: Given, names: readonly Name[]): { readonly [Key in Name]?: string } =>
  withoutUndefined(eachOf(names, name => text(given, name)))

/** The given options with several texts. @param names of the options, by the key for the result */
export const listOptions = <Key extends string>(
  given: Given,
  names: Readonly<Record<Key, string>>,
): { readonly [Name in Key]?: readonly string[] } =>
  withoutUndefined(eachOf(keysOf(names), key => (texts(given, names[key]).length === 0 ? undefined : texts(given, names[key]))))

/** Separate language codes, which may be written as a list: `en,fr` or `en; fr`. */
export const languageCodes = (written: readonly string[]): readonly string[] =>
  written.flatMap(one => one.split(/[\s,;|]+/).filter(Boolean))

/** For two options of which one must be omitted. */
export const notCombined = (one: string, other: string): Translated<string> => ({
  en: `${one} and ${other} cannot be combined. Use one of them.`,
  fr: `${one} et ${other} ne vont pas ensemble. Gardez l’une des deux options.`,
})

/** For an option with a file that does not exist. */
export const noFile = (file: string, example: string): Translated<string> => ({
  en: `The file ${file} does not exist. Example: ${example}`,
  fr: `Le fichier ${file} n’existe pas. Exemple : ${example}`,
})

/** The format given by `--format` or `--json`; by default the first of `formats`. */
export const formatIn = <Format extends string>(given: Given, formats: readonly [Format, ...Format[]]): Format => {
  const wanted = text(given, 'format') ?? (given.json === true ? 'json' : formats[0])
  if (given.json === true && wanted !== 'json') throw new UsageError(notCombined('--json', `--format ${wanted}`))
  const format = formats.find(one => one === wanted)
  if (format === undefined)
    throw new UsageError({
      en: `--format must be ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}, but it is “${wanted}”. Example: --format ${formats[1]}`,
      fr: `La valeur de --format doit être ${formats.slice(0, -1).join(', ')} ou ${formats.at(-1)}, pas « ${wanted} ». Exemple : --format ${formats[1]}`,
    })
  return format
}

/** The configs of `--config`. @throws UsageError if a pattern matches nothing, or a file is given twice */
const namedIn = async (given: Given, { cwd }: Terminal): Promise<ConfigFiles> => {
  const named = await configFiles(texts(given, 'config'), cwd)
  const control = named.files.find(hasControl)
  if (control !== undefined)
    throw new UsageError({
      en: `The file name ${JSON.stringify(control)} contains a line break or another control character. Rename the file.`,
      fr: `Le nom de fichier ${JSON.stringify(control)} contient un saut de ligne ou un autre caractère de contrôle. Renommez le fichier.`,
    })
  const shown = (name: string): string => (name.length > 120 ? `${name.slice(0, 120)}…` : name)
  const [large] = named.tooMany
  if (large !== undefined) {
    throw new UsageError({
      en: `The braces of the pattern ${shown(large)} have more than ${mostCombinations.toLocaleString('en')} combinations. Use * instead, as in 'sites/*.config.yaml'.`,
      fr: `Les accolades du motif ${shown(large)} donnent plus de ${mostCombinations.toLocaleString('fr-CA')} combinaisons. Utilisez plutôt *, comme dans 'sites/*.config.yaml'.`,
    })
  }
  if (named.unmatched.length > 0)
    throw new UsageError({
      en: `No config matches ${named.unmatched.map(shown).join(', ')}. Check the spelling. Example: --config 'sites/*.config.yaml'`,
      fr: `Aucune configuration ne correspond à ${named.unmatched.map(shown).join(', ')}. Vérifiez l’orthographe. Exemple : --config 'sites/*.config.yaml'`,
    })
  if (named.repeated.length > 0)
    throw new UsageError({
      en: `--config contains ${named.repeated.join(', ')} twice. Remove one of them.`,
      fr: `--config contient deux fois ${named.repeated.join(', ')}. Retirez-en une.`,
    })
  return named
}

/** The configs of `--config`, or the default one. */
export const configsIn = async (given: Given, terminal: Terminal): Promise<readonly string[]> => (await namedIn(given, terminal)).files

/** Output folder of `start --try-forms`, in the cache of the site. */
export const tryFormsFolder = (config: string, cwd: string): string => join(cacheFolderOf(siteRootOf(config, cwd)), 'try-forms')

/** Folders of a site that builds read. */
const siteSources = ['assets', 'languages', 'sites', 'starters', 'townsite']

/** Source folders of the package. */
const packageSources = [...siteSources, 'docs', 'generator', 'lib', 'templates', 'tests']

/**
 * The folder of `--out`.
 * @param configs that are built into it
 * @throws UsageError if it contains the site or is in its sources, because a build replaces its content
 */
export const outIn = (given: Given, { cwd, path }: Terminal, configs: readonly string[] = []): string => {
  const out = text(given, 'out') ?? 'dist'
  if (out.trim() === '')
    throw new UsageError({
      en: '--out must be a folder, but it is empty. Example: --out dist',
      fr: '--out doit être un dossier, mais la valeur est vide. Exemple : --out dist',
    })
  if (hasControl(out))
    throw new UsageError({
      en: '--out cannot contain line breaks or other control characters. Example: --out dist',
      fr: '--out ne peut pas contenir de saut de ligne ni d’autre caractère de contrôle. Exemple : --out dist',
    })
  const whole = path(out)
  const sites = [cwd, ...configs.flatMap(config => [dirname(path(config)), siteRootOf(config, cwd)])]
  if ([packageRoot, ...sites].some(folder => isBelow(resolve(folder), whole)))
    throw new UsageError({
      en: `--out ${out} contains other files, which a build would replace. Choose a separate folder, such as dist.`,
      fr: `--out ${out} contient d’autres fichiers, que la génération remplacerait. Choisissez un dossier à part, comme dist.`,
    })
  const source =
    internalFolder(whole, cwd) ??
    packageSources.find(name => isInside(whole, join(packageRoot, name))) ??
    siteSources.find(name => sites.some(folder => isInside(whole, join(folder, name))))
  if (source !== undefined && configs.every(config => whole !== tryFormsFolder(config, cwd)))
    throw new UsageError({
      en: `--out ${out} is in ${source}, a folder with other files. Choose a separate folder, such as dist.`,
      fr: `--out ${out} est dans ${source}, un dossier avec d’autres fichiers. Choisissez un dossier à part, comme dist.`,
    })
  return out
}

/** Names with the same result are one file for Windows or macOS. */
const foldedName = (name: string): string => name.normalize('NFC').toLowerCase()

/**
 * The sites of `--config` with their output folders: `--out` for a single site, a subfolder named after the id for several.
 * A pattern always counts as several, so that a second match does not move the first site.
 */
export const sitesIn = async (given: Given, terminal: Terminal) => {
  const { files, several } = await namedIn(given, terminal)
  const out = outIn(given, terminal, files)
  const sites = files.map(config => ({ config, id: siteId(config), out: several ? join(out, siteId(config)) : out }))
  for (const [place, { config, id, out: folder }] of sites.entries()) {
    const first = sites.findIndex(site => foldedName(site.id) === foldedName(id))
    const server = sites.find(site => serverFolder(foldedName(site.id)) === foldedName(id))
    if (server !== undefined)
      throw new UsageError({
        en: `${config} would be built to ${folder}, the folder for the server files of ${server.config}. Rename one of them.`,
        fr: `${config} serait générée dans ${folder}, le dossier des fichiers de serveur de ${server.config}. Renommez l’une des deux.`,
      })
    if (several && !hasSiteId(config))
      throw new UsageError({
        en: `${config} has no name before .config.yaml, so its output folder would have none either. Rename it. Example: laval.config.yaml`,
        fr: `${config} n’a pas de nom avant .config.yaml, donc son dossier de sortie n’en aurait pas non plus. Renommez-la. Exemple : laval.config.yaml`,
      })
    if (first < place)
      throw new UsageError({
        en: `${sites[first]?.config} and ${config} would both be built to ${folder}${sites[first]?.id === id ? '' : ', because on Windows and macOS names that differ only in case are the same'}. Rename one of them.`,
        fr: `${sites[first]?.config} et ${config} seraient générées toutes les deux dans ${folder}${sites[first]?.id === id ? '' : ', parce que Windows et macOS ne distinguent pas les majuscules'}. Renommez l’une des deux.`,
      })
  }
  return { sites, several, out }
}

export const portIn = (given: Given, { env }: Terminal): number => {
  const written = text(given, 'port') ?? env.PORT ?? '3000'
  const port = Number(written)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError({
      en: `--port must be a number from 1 to 65535, but it is “${written}”. Example: --port 8080`,
      fr: `La valeur de --port doit être un nombre de 1 à 65535, pas « ${written} ». Exemple : --port 8080`,
    })
  return port
}

/** The address of `--host`. @throws UsageError if the computer has no such address */
export const hostIn = async (given: Given): Promise<string> => {
  const written = text(given, 'host') ?? '127.0.0.1'
  const host = written.replace(/^\[(.*)\]$/, '$1')
  // Loaded only by the commands that serve.
  const { canListen } = await import('../platform/serve/listen.ts')
  if (await canListen(host)) return host
  throw new UsageError({
    en: `--host must be an IP address or name of this computer, but it is “${written}”. Example: --host 127.0.0.1, or 0.0.0.0 for all its addresses`,
    fr: `La valeur de --host doit être une adresse IP ou un nom de cet ordinateur, pas « ${written} ». Exemple : --host 127.0.0.1, ou 0.0.0.0 pour toutes ses adresses`,
  })
}

/** Prints where a server is, also for other devices if it listens on every address. */
export const printUrl = async (what: string, url: string, host: string, { out, info, language }: Terminal): Promise<void> => {
  out({ en: `${what} is at ${url}`, fr: `${what} : ${url}` }[language])
  const { networkUrls } = await import('../platform/serve/guard.ts')
  const others = networkUrls(host, Number(new URL(url).port))
  if (others.length > 0)
    info(
      { en: `On other devices in this network: ${others.join(', ')}`, fr: `Sur les autres appareils de ce réseau : ${others.join(', ')}` }[
        language
      ],
    )
}

export const configOption: Option = {
  flags: '--config <file...>',
  about: { en: 'Config of the site', fr: 'Configuration du site' },
  standard: 'site.config.yaml',
}
export const jsonOption: Option = { flags: '--json', about: { en: 'Print the result as JSON', fr: 'Afficher le résultat en JSON' } }
/** For commands with several formats. */
export const jsonFormatOption: Option = { flags: '--json', about: { en: 'Same as --format json', fr: 'Comme --format json' } }
export const outOption: Option = { flags: '--out <folder>', about: { en: 'Output folder', fr: 'Dossier de sortie' }, standard: 'dist' }

export const portOption: Option = {
  flags: '--port <number>',
  about: { en: 'Port to listen on; if it is in use, the next free one', fr: 'Port d’écoute; s’il est occupé, le suivant qui est libre' },
  standard: '3000',
}
export const hostOption: Option = {
  flags: '--host <address>',
  about: {
    en: 'Network address to listen on; 0.0.0.0 for all, for example to test on a phone',
    fr: 'Adresse réseau d’écoute; 0.0.0.0 pour toutes, par exemple pour essayer sur un téléphone',
  },
  standard: '127.0.0.1',
}
export const tryFormsOption: Option = {
  flags: '--try-forms',
  about: {
    en: 'Print form submissions in the terminal instead of sending them to the form service',
    fr: 'Afficher les envois de formulaires dans le terminal au lieu de les envoyer au service de formulaires',
  },
}
