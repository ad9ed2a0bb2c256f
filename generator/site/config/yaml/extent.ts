import { limits } from '../limits.ts'
import { dataOf, type Value } from './tree.ts'

/** Keys, items and single values of what has no alias; endlessly many where more groups and lists lie inside one another than `depth`. */
const valuesIn = (data: unknown, depth: number = limits.depth): number => {
  if (typeof data !== 'object' || data === null) return 1
  if (depth === 0) return Number.POSITIVE_INFINITY
  let values = 1
  if (Array.isArray(data)) for (const item of data) values += valuesIn(item, depth - 1)
  else for (const one of Object.values(data)) values += 1 + valuesIn(one, depth - 1)
  return values
}

/** Whether a config holds no more than it may. */
export const isWithinLimits = (tree: Value): boolean => valuesIn(dataOf(tree)) <= limits.values
