/** Records which values of the config a page reads. */
import { build, type Site } from '../../site/build.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { type ConfigPath, pathText } from '../../site/config/yaml/config-document.ts'
import type { Route } from '../../site/model/route.ts'

interface TrackedConfig {
  readonly config: Config
  /** Runs a function and returns the strings, numbers and booleans of the config that it read. */
  readonly during: <Made>(work: () => Made) => { readonly made: Made; readonly read: readonly ConfigPath[] }
}

/** A tracking proxy to use instead of the config. */
export const trackReads = (config: Config): TrackedConfig => {
  const proxies = new WeakMap<object, object>()
  let reads: Map<string, ConfigPath> | undefined
  const track = <Target extends object>(target: Target, path: ConfigPath): Target => {
    const known = proxies.get(target)
    // The cache has the proxy of each target.
    if (known !== undefined) return known as Target
    const proxy = new Proxy(target, {
      get: (_, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof key === 'symbol' || !Object.hasOwn(target, key) || (Array.isArray(target) && key === 'length')) return value
        const below: ConfigPath = [...path, Array.isArray(target) ? Number(key) : key]
        if (typeof value === 'object' && value !== null) return track(value, below)
        if (value !== undefined) reads?.set(pathText(below), below)
        return value
      },
    })
    proxies.set(target, proxy)
    return proxy
  }
  return {
    config: track(config, []),
    during: work => {
      const recorded = new Map<string, ConfigPath>()
      reads = recorded
      const made = work()
      reads = undefined
      return { made, read: [...recorded.values()] }
    },
  }
}

interface PageReads {
  /** Read for this page. */
  readonly own: readonly ConfigPath[]
  /** Read for all pages of its language. */
  readonly shared: readonly ConfigPath[]
}

/** Plans a page again to record what it reads. */
export const pageReads = ({ config, document, assets, resolved }: Site, route: Route): PageReads => {
  const { config: tracked, during } = trackReads(config)
  const { year, languages } = resolved
  const site = build({ config: tracked, document }, assets, { year, today: '', folder: '' })
  const others = route.traits.shared ? [] : languages.map(language => language.code).filter(code => code !== route.language)
  // URLs are explained separately, so the values that are read to plan them are not included.
  void site.routes
  const { read: shared } = during(() => site.contexts)
  const { read: own } = during(() => site.page(route))
  // Ids are read to find items but are not displayed.
  const isShown = (path: ConfigPath): boolean => path.at(-1) !== 'id' && !others.includes(String(path.at(-1)))
  return { own: own.filter(isShown), shared: shared.filter(isShown) }
}
