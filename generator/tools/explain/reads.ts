/** Which values of a config something reads: told by a config that notes every look at it. */

import type { Config } from '../../site/config/schema/config-schema.ts'
import { type ConfigPath, pathText } from '../../site/config/yaml/config-document.ts'

export interface TrackedConfig {
  readonly config: Config
  /** Does some work, and tells which texts, numbers and switches of the config it looked at. */
  readonly during: <Made>(work: () => Made) => { readonly made: Made; readonly read: readonly ConfigPath[] }
}

/** A config to be read in place of another one. Nothing else about it differs. */
export const trackReads = (config: Config): TrackedConfig => {
  const known = new WeakMap<object, object>()
  let noted: Map<string, ConfigPath> | undefined
  const watch = <Target extends object>(target: Target, path: ConfigPath): Target => {
    const before = known.get(target)
    // What is kept for a target is its own likeness.
    if (before !== undefined) return before as Target
    const likeness = new Proxy(target, {
      get: (_, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof key === 'symbol' || !Object.hasOwn(target, key) || (Array.isArray(target) && key === 'length')) return value
        const below: ConfigPath = [...path, Array.isArray(target) ? Number(key) : key]
        if (typeof value === 'object' && value !== null) return watch(value, below)
        if (value !== undefined) noted?.set(pathText(below), below)
        return value
      },
    })
    known.set(target, likeness)
    return likeness
  }
  return {
    config: watch(config, []),
    during: work => {
      const notes = new Map<string, ConfigPath>()
      noted = notes
      const made = work()
      noted = undefined
      return { made, read: [...notes.values()] }
    },
  }
}
