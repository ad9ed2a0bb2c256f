import { compileChain } from '../../site/compile.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import { asBase } from '../../site/config/overlay/brand-base.ts'
import type { SourceTexts } from '../../site/config/yaml/config-document.ts'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { assetNames } from '../assets/names.ts'
import { type ReadChain, readConfigChain } from './read-chain.ts'

const failed = ({ diagnostics }: ReadChain): Result<never> => ({ ok: false, diagnostics })

/**
 * Reads and validates a config and everything that it extends.
 * @param cwd folder that the file name is relative to
 * @param text replaces the text of the file, when it is not saved yet
 * @returns with the texts of all files, for code frames
 */
export const loadConfig = (file: string, cwd?: string, text?: string): Result<CompiledConfig> & { readonly sources: SourceTexts } => {
  const read = readConfigChain(file, cwd, text)
  const { sources } = read
  return read.ok ? { ...loadConfigChain(read), sources } : { ...failed(read), sources }
}

/** Validates a config that was read. */
export const loadConfigChain = ({ value: chain, assets }: ReadChain & { readonly ok: true }): Result<CompiledConfig> =>
  compileChain(chain, assetNames(...assets))

/**
 * Like `loadConfig`, for a brand base: placeholders stand for the keys that it leaves to the configs that extend it.
 * @returns with these keys (none for a config that is a complete site; a notice says so) and the packs below it
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
  const compiled = compileChain(base?.chain ?? read.value, assetNames(...read.assets))
  const diagnostics = [...(base === undefined ? [] : [base.note]), ...compiled.diagnostics]
  return {
    ...compiled,
    diagnostics,
    sources: read.sources,
    absent: base?.absent ?? [],
    packs: read.value.filter(({ isPack }) => isPack === true),
  }
}
