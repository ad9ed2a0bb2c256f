import type { CompiledConfig } from '../../site/config/compile.ts'
import type { SourceTexts } from '../../site/config/document.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { assetNames } from '../assets/assets.ts'
import { assetsFolder } from '../project.ts'
import { compileConfigOnce } from './cache.ts'
import { readConfigChain } from './chain.ts'

/** Reads a config with all that it extends, and validates it; `sources` serve code frames. @param cwd folder that its name begins from */
export const loadConfig = (file: string, useCache = false, cwd?: string): Result<CompiledConfig> & { readonly sources: SourceTexts } => {
  const read = readConfigChain(file, cwd)
  return read.ok ? { ...compileConfigOnce(read.value, assetNames(assetsFolder), useCache), sources: read.sources } : read
}
