/** The items of a list that an overlay names: those that it changes, adds, removes or selects. */
import { isRecord } from '../../util/table.ts'
import { type ConfigPath, type SourceFile, valueAt } from '../yaml/tree.ts'
import { composeChain } from './config-chain.ts'

const mentioned = (list: unknown): readonly string[] => {
  if (Array.isArray(list))
    return list.flatMap(item =>
      typeof item === 'string' ? [item] : isRecord(item) ? [item.id, item.name].flatMap(one => (typeof one === 'string' ? [one] : [])) : [],
    )
  if (!isRecord(list)) return []
  const { only, add, ...changed } = list
  return [...Object.keys(changed), ...mentioned(only), ...mentioned(add)]
}

/** Ids and names in a list of one file, without the configs that it extends. */
export const mentionedIn = (file: SourceFile, path: ConfigPath): readonly string[] =>
  mentioned(valueAt(composeChain([file]).document?.data, path))
