/** Makes the config of a new site in memory: only valid configs are written. */
import { join } from 'node:path'
import { assetNames } from '../../platform/assets/names.ts'
import { packsFor } from '../../platform/config/pack-files.ts'
import { assetsFolder, projectRoot } from '../../platform/project.ts'
import { compileChain } from '../../site/compile.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { relativePath } from '../clone/draft.ts'
import type { Beginning } from './answers.ts'
import { configText } from './config-text.ts'

export interface SiteDraft {
  readonly text: string
  /** Why the config would be invalid. */
  readonly faults: readonly Diagnostic[]
}

/** @param out file to write, as the user named it @param path its absolute path @param reader code of the language of its comments */
export const draftSite = (beginning: Beginning, out: string, path: string, reader?: string): SiteDraft => {
  const text = configText(beginning, { file: out, schema: relativePath(join(projectRoot, 'site.config.schema.json'), path), reader })
  const file = { file: out, text }
  const { diagnostics } = compileChain([file, ...packsFor([file])], assetNames(assetsFolder))
  return { text, faults: diagnostics.filter(isError) }
}
