/** Records which values of a config are read. */

import type { Config } from '../../site/config/schema/config-schema.ts'
import { type ConfigPath, pathText } from '../../site/config/yaml/config-document.ts'

export interface TrackedConfig {
  readonly config: Config
  /** Runs a function and returns the strings, numbers and booleans of the config that it read. */
  readonly during: <Made>(work: () => Made) => { readonly made: Made; readonly read: readonly ConfigPath[] }
}

/** A tracking proxy to use instead of the config. */
export const trackReads = (config: Config): TrackedConfig => {
  const known = new WeakMap<object, object>()
  let noted: Map<string, ConfigPath> | undefined
  const watch = <Target extends object>(target: Target, path: ConfigPath): Target => {
    const before = known.get(target)
    // The proxy of a target is cached.
    if (before !== undefined) return before as Target
    const proxy = new Proxy(target, {
      get: (_, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof key === 'symbol' || !Object.hasOwn(target, key) || (Array.isArray(target) && key === 'length')) return value
        const below: ConfigPath = [...path, Array.isArray(target) ? Number(key) : key]
        if (typeof value === 'object' && value !== null) return watch(value, below)
        if (value !== undefined) noted?.set(pathText(below), below)
        return value
      },
    })
    known.set(target, proxy)
    return proxy
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
