import { compileChain } from '../../site/compile.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import { asBase } from '../../site/config/overlay/brand-base.ts'
import type { SourceTexts } from '../../site/config/yaml/config-document.ts'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { assetNames } from '../assets/names.ts'
import { assetsFolder } from '../project.ts'
import { compileConfigOnce } from './config-cache.ts'
import { type ReadChain, readConfigChain } from './read-chain.ts'

const failed = ({ diagnostics }: ReadChain): Result<never> => ({ ok: false, diagnostics })

/**
 * Reads a config with all that it extends, and validates it; `sources` serve code frames.
 * @param cwd folder that its name begins from
 * @param text what the config is to hold, where that is not written yet
 */
export const loadConfig = (
  file: string,
  useCache = false,
  cwd?: string,
  text?: string,
): Result<CompiledConfig> & { readonly sources: SourceTexts } => {
  const read = readConfigChain(file, cwd, text)
  const { sources } = read
  return read.ok ? { ...compileConfigOnce(read.value, assetNames(assetsFolder), useCache), sources } : { ...failed(read), sources }
}

/** Validates a config that was read. */
export const loadConfigChain = ({ value: chain }: ReadChain & { readonly ok: true }, useCache: boolean): Result<CompiledConfig> =>
  compileConfigOnce(chain, assetNames(assetsFolder), useCache)

/**
 * As `loadConfig`, for the base of a brand: with something in place of what it leaves to its cities.
 * @returns with the keys that it leaves to them, none for a config that is a site by itself (a notice says so), and the packs below it
 */
export const loadBase = (
  file: string,
  cwd?: string,
): Result<CompiledConfig> & {
  readonly sources: SourceTexts
  readonly absent: readonly string[]
  readonly packs: readonly SourceFile[]
} => {
  const read = readConfigChain(file, cwd)
  if (!read.ok) return { ...failed(read), sources: read.sources, absent: [], packs: [] }
  const base = asBase(read.value)
  const compiled = compileChain(base?.chain ?? read.value, assetNames(assetsFolder))
  const diagnostics = [...(base === undefined ? [] : [base.note]), ...compiled.diagnostics]
  return {
    ...compiled,
    diagnostics,
    sources: read.sources,
    absent: base?.absent ?? [],
    packs: read.value.filter(({ isPack }) => isPack === true),
  }
}
