/** Compiles configs with the existing page kinds. */

import { type CompiledConfig, compileChain as compileWith } from './config/compile/compile-config.ts'
import type { Chain } from './config/overlay/config-chain.ts'
import type { AssetNames } from './config/rules/rule.ts'
import { type ConfigSchema, schemaFor as schemaWith } from './config/schema/config-schema.ts'
import type { ConfigParser } from './config/yaml/section-cache.ts'
import type { Result } from './model/diagnostic.ts'
import { pageKinds } from './pages/index.ts'

export type { CompiledConfig } from './config/compile/compile-config.ts'

/** Compiles a chain of config files, or returns all errors. */
export const compileChain = (chain: Chain, assets: AssetNames, read?: ConfigParser): Result<CompiledConfig> =>
  compileWith(chain, assets, pageKinds, read)

/** Compiles a single file that extends no other. */
export const compileConfig = (file: string, text: string, assets: AssetNames): Result<CompiledConfig> =>
  compileChain([{ file, text }], assets)

/** The schema for a site in these languages; without languages, for any site. */
export const schemaFor = (languages: readonly string[]): ConfigSchema => schemaWith(languages, pageKinds)
