/** The config of a new site in memory: nothing is written before it is known to be sound. */
import { join } from 'node:path'
import { assetNames } from '../../io/assets/names.ts'
import { packsFor } from '../../io/config/pack-files.ts'
import { assetsFolder, projectRoot } from '../../io/project.ts'
import { compileChain } from '../../site/compile.ts'
import { type Diagnostic, isError } from '../../site/model/diagnostic.ts'
import { wayTo } from '../clone/draft.ts'
import type { Beginning } from './answers.ts'
import { configText } from './config-text.ts'

export interface SiteDraft {
  readonly text: string
  /** Why it would not be sound. */
  readonly faults: readonly Diagnostic[]
}

/** @param out file to be written, as it is named @param path its place @param reader code of the language of whoever reads its comments */
export const draftSite = (beginning: Beginning, out: string, path: string, reader?: string): SiteDraft => {
  const text = configText(beginning, { file: out, schema: wayTo(join(projectRoot, 'site.config.schema.json'), path), reader })
  const file = { file: out, text }
  const { diagnostics } = compileChain([file, ...packsFor([file])], assetNames(assetsFolder))
  return { text, faults: diagnostics.filter(isError) }
}
