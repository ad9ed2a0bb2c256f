import { limits } from './limits.ts'
import type { Value } from './tree.ts'

/** Keys, items and single values; endlessly many where more groups and lists lie inside one another than `depth`. */
const valuesIn = (value: Value, depth: number): number => {
  if (value.kind === 'leaf') return 1
  if (depth === 0) return Number.POSITIVE_INFINITY
  let values = 1
  if (value.kind === 'list') for (const item of value.items) values += valuesIn(item, depth - 1)
  else for (const entry of value.entries.values()) values += 1 + valuesIn(entry.value, depth - 1)
  return values
}

/** Whether a config holds no more than it may. */
export const isWithinLimits = (tree: Value): boolean => valuesIn(tree, limits.depth) <= limits.values
