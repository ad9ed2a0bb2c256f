/** The config that cities are cloned from. */
import { readFileSync } from 'node:fs'
import { loadBase } from '../../platform/config/load-config.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import type { Around } from './answers.ts'

export interface Base {
  readonly file: string
  readonly path: string
  readonly text: string
  /** The file, followed by the configs that it extends. */
  readonly chain: readonly SourceFile[]
  /** Language packs, the lowest layers. */
  readonly packs: readonly SourceFile[]
  readonly compiled: CompiledConfig
  /** Keys that it leaves to its cities, with the options that give them. */
  readonly absent: readonly string[]
}

/** Options that give what a base may leave to its cities. */
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
  const chain = [...loaded.sources].map(([name, text]): SourceFile => ({ file: name, text }))
  return {
    file,
    path: path(file),
    text: readFileSync(path(file), 'utf8'),
    chain,
    packs: loaded.packs,
    compiled: loaded.value,
    absent: loaded.absent,
  }
}

/** The facts of the base that answers are validated with. */
export const aroundOf = ({ compiled: { config } }: Base): Around => ({
  country: config.business.address.country,
  languages: config.site.languages.map(language => language.code),
  services: config.services.map(service => service.id),
})
