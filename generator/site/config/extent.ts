import { limits } from './limits.ts'
import type { Value } from './tree.ts'

interface Extent {
  /** Keys, items and single values. */
  readonly values: number
  /** Groups and lists inside one another. */
  readonly depth: number
}

const extentOf = (value: Value): Extent => {
  if (value.kind === 'leaf') return { values: 1, depth: 0 }
  let [values, depth] = [1, 0]
  const add = (part: Value, keys: number): void => {
    const extent = extentOf(part)
    values += keys + extent.values
    depth = Math.max(depth, extent.depth)
  }
  if (value.kind === 'list') for (const item of value.items) add(item, 0)
  else for (const entry of value.entries.values()) add(entry.value, 1)
  return { values, depth: depth + 1 }
}

/** Whether a config holds no more than it may. */
export const isWithinLimits = (tree: Value): boolean => {
  const { values, depth } = extentOf(tree)
  return values <= limits.values && depth <= limits.depth
}
