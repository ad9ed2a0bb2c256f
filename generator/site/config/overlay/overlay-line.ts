/** The line that an overlay needs to change a value of its base. */

import { type ConfigPath, find, type Value } from '../yaml/tree.ts'
import { identityOf, labelsOf } from './overlay-items.ts'

/** The key of a list item in an overlay: its id, name or position from 1; `undefined` where only the whole list can be written. */
export const overlayKeyOf = (list: Value, position: number): string | undefined => {
  const item = list.kind === 'list' ? list.items[position] : undefined
  if (list.kind !== 'list' || item === undefined || item.kind === 'leaf') return undefined
  const label = labelsOf(item, identityOf(list))[0]
  return label !== undefined && /^[A-Za-z][\w-]*$/.test(label) ? label : String(position + 1)
}

/**
 * `services: { dryer-vent: { summary: { en: … } } }`
 * @param value the new value, as YAML; for a scalar in a list, the line replaces the whole list
 */
export const overlayLine = (root: Value, path: ConfigPath, value = '…'): string => {
  const keys: string[] = []
  for (const [index, step] of path.entries()) {
    const key = typeof step === 'number' ? overlayKeyOf(find(root, path.slice(0, index)).value, step) : step
    if (key === undefined) return written(keys, '[ … ]')
    keys.push(key)
  }
  return written(keys, value)
}

const written = (keys: readonly string[], value: string): string =>
  keys.reduceRight((rest, key, index) => `${key}: ${index === keys.length - 1 ? rest : `{ ${rest} }`}`, value)
