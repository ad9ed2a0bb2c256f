/** The line by which an overlay says for itself what it has from its base. */

import { type ConfigPath, find, type Value } from '../yaml/tree.ts'
import { identityOf, labelsOf } from './overlay-items.ts'

/** What a thing in a list is called there: its id or name, else its place from 1 up; `undefined` where only the whole list can be written. */
export const callOf = (list: Value, position: number): string | undefined => {
  const thing = list.kind === 'list' ? list.items[position] : undefined
  if (list.kind !== 'list' || thing === undefined || thing.kind === 'leaf') return undefined
  const label = labelsOf(thing, identityOf(list))[0]
  return label !== undefined && /^[A-Za-z][\w-]*$/.test(label) ? label : String(position + 1)
}

/**
 * `services: { dryer-vent: { summary: { en: … } } }`
 * @param value what is to be written there, as YAML; of a single value in a list the whole list is written
 */
export const overlayLine = (root: Value, path: ConfigPath, value = '…'): string => {
  const keys: string[] = []
  for (const [index, step] of path.entries()) {
    const key = typeof step === 'number' ? callOf(find(root, path.slice(0, index)).value, step) : step
    if (key === undefined) return written(keys, '[ … ]')
    keys.push(key)
  }
  return written(keys, value)
}

const written = (keys: readonly string[], value: string): string =>
  keys.reduceRight((rest, key, index) => `${key}: ${index === keys.length - 1 ? rest : `{ ${rest} }`}`, value)
