/** The config that cities are cloned from: its facts, and default answers derived from it. */
import { loadBase, loadConfig } from '../../platform/config/load-config.ts'
import { readOwnerFile } from '../../platform/owner-file.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { configFileName, slugify } from '../../site/config/values/slug.ts'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import { parseUrl } from '../../site/util/paths.ts'
import type { BaseFacts } from './answers.ts'
import { countedClaims } from './place-facts.ts'

export interface Base {
  readonly file: string
  readonly path: string
  readonly text: string
  /** The file, followed by the configs that it extends. */
  readonly chain: readonly SourceFile[]
  /** Language packs, the lowest layers. */
  readonly packs: readonly SourceFile[]
  readonly compiled: CompiledConfig
  /** Keys that it leaves to its cities. */
  readonly absent: readonly string[]
}

/** The options for keys that a base may leave to its cities. */
export const optionFor: Readonly<Record<string, 'origin' | 'phone' | 'areas'>> = {
  'site.origin': 'origin',
  phones: 'phone',
  locations: 'areas',
}

/** @returns the base, or `undefined` after reporting why it cannot be read */
export const openBase = (file: string, { cwd, path, report }: Terminal): Base | undefined => {
  const loaded = loadBase(file, cwd)
  if (!loaded.ok) {
    report(loaded.diagnostics, name => loaded.sources.get(name))
    return undefined
  }
  const { value: compiled, packs, absent } = loaded
  const chain = [...loaded.sources].map(([name, text]): SourceFile => ({ file: name, text }))
  return { file, path: path(file), text: readOwnerFile(path(file)), chain, packs, compiled, absent }
}

/** The facts of the base that answers are validated with. */
export const factsOf = ({ compiled: { config } }: Base): BaseFacts => ({
  country: config.business.address.country,
  languages: config.site.languages.map(language => language.code),
  locales: new Map(config.site.languages.map(({ code, locale }) => [locale, code])),
  services: config.services.map(service => service.id),
  claims: countedClaims(config.business).map(({ id }) => id),
})

export interface CityBase {
  readonly file: string
  readonly config: Config
}

/** Removes placeholder values from a base. @param absent keys that it leaves to its cities */
export const withoutPlaceholders = (config: Config, absent: readonly string[]): Config => ({
  ...config,
  locations: absent.includes('locations') ? [] : config.locations,
  phones: absent.includes('phones') ? { ...config.phones, book: {} } : config.phones,
})

/** The valid ones of the configs. Errors in the others are reported when these are checked. */
export const basesIn = (files: readonly string[], cwd: string): readonly CityBase[] =>
  files.flatMap((file): readonly CityBase[] => {
    const whole = loadConfig(file, cwd)
    if (whole.ok) return [{ file, config: whole.value.config }]
    const base = loadBase(file, cwd)
    return base.ok ? [{ file, config: withoutPlaceholders(base.value.config, base.absent) }] : []
  })

/** `sites/ottawa.config.yaml` */
export const offeredFile = (city: string): string => `sites/${configFileName(city)}`

/** The base’s origin with the name of the new city instead of the old one, or as a subdomain. */
export const offeredOrigin = (base: Config, city: string): string => {
  const { protocol, host } = new URL(base.site.origin)
  const old = [base.business.address.city]
    .flatMap(city => (typeof city === 'string' ? [city] : Object.values(city)))
    .map(name => slugify(name))
  const named = old.find(name => name !== '' && host.includes(name))
  return `${protocol}//${named === undefined ? `${slugify(city)}.${host.replace(/^www\./, '')}` : host.replace(named, slugify(city))}`
}

/** The base’s mailbox at the new domain; `undefined` if it is not at the domain of the base. */
export const offeredEmail = (base: Config, origin: string): string | undefined => {
  const [box = '', host = ''] = (base.business.email ?? '').split('@')
  const bare = (url: string): string => new URL(url).host.replace(/^www\./, '')
  return host === bare(base.site.origin) && parseUrl(origin) !== undefined ? `${box}@${bare(origin)}` : undefined
}
