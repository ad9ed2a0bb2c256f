import { configFiles } from '../io/config/names.ts'
import { type Given, texts, UsageError } from './command.ts'

/** The configs that `--config` names, the usual one when it is not given. A name or pattern that matches nothing is a wrong use. */
export const configsIn = async (given: Given): Promise<readonly string[]> => {
  const { files, unmatched } = await configFiles(texts(given, 'config'))
  if (unmatched.length > 0) throw new UsageError(`no config matches ${unmatched.join(', ')}`)
  return files
}
