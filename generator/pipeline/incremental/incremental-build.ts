/** Which parts of the last build are still valid, and the manifest of this one. */
import type { Cache } from '../../platform/cache.ts'
import { pageFile } from '../../site/emit/collect.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { recordSet, track, untracked } from '../../site/util/dependencies.ts'
import { lazy } from '../../site/util/memoize.ts'
import { compactSets, type OpenDependencySets } from './dependency-sets.ts'
import { type Manifest, type ManifestPage, type ManifestPart, writeManifest } from './manifest.ts'
import type { TrackedConfig } from './tracked-config.ts'

interface BuiltPart {
  /** Published files. */
  readonly files: readonly string[]
  /** It must be built again next time, whatever it depends on. */
  readonly isVolatile?: boolean
}

interface BuiltPage {
  readonly files: readonly string[]
  readonly shareImage: ShareCard | undefined
}

/** A page of the last build. */
interface CachedPage extends BuiltPage {
  readonly set: number
}

export interface IncrementalBuild {
  /** Whether nothing that a part depends on has changed. */
  readonly isValid: (part: string) => boolean
  /** Takes over a part of the last build. @param canReuse whether its files are still there @returns `false` if it must be built */
  readonly reuse: (part: string, canReuse?: (files: readonly string[]) => boolean) => boolean
  /** Builds a part, which must not wait, and stores its dependencies. */
  readonly build: <Part extends BuiltPart>(part: string, build: () => Part) => Part
  /** The page of the last build, if it is still valid. */
  readonly validPage: (path: UrlPath) => CachedPage | undefined
  readonly reusePage: (path: UrlPath, page: CachedPage) => void
  readonly buildPage: <Page extends BuiltPage>(path: UrlPath, build: () => Page) => Page
  /** Whether the last build published this share image. */
  readonly hasShareImage: (card: ShareCard) => boolean
  /** Does something that every build does again. */
  readonly untracked: <Value>(work: () => Value) => Value
  /** Writes the manifest. @param inputs hash of everything the build was made from */
  readonly save: (inputs: string) => void
}

/** Reuses nothing and stores nothing. */
export const fullBuild: IncrementalBuild = {
  isValid: () => false,
  reuse: () => false,
  build: (_, build) => build(),
  validPage: () => undefined,
  reusePage: () => undefined,
  buildPage: (_, build) => build(),
  hasShareImage: () => false,
  untracked: work => work(),
  save: () => undefined,
}

/** The last build, as far as it can be reused. */
export interface LastBuild {
  readonly manifest: Manifest
  /** 1 at the id of each dependency set that contains a changed field. */
  readonly stale: Uint8Array
}

interface IncrementalOptions extends Pick<Manifest, 'environment' | 'assets' | 'config' | 'source'> {
  readonly cache: Cache
  readonly last: LastBuild | undefined
  readonly tracked: TrackedConfig
  readonly store: OpenDependencySets
  /** Set of what the site itself has read. */
  readonly siteSet: number
  /** Set of what the assets were loaded for. */
  readonly assetSet: number
}

export const validPart = (last: LastBuild | undefined, name: string): ManifestPart | undefined => {
  const part = last?.manifest.parts[name]
  return part !== undefined && last?.stale[part.set] !== 1 ? part : undefined
}

export const incrementalBuild = (options: IncrementalOptions): IncrementalBuild => {
  const { cache, last, tracked, store, siteSet, assetSet, environment, assets, config, source } = options
  const parts: Record<string, ManifestPart> = { assets: { set: assetSet, files: [] } }
  const pages: ManifestPage[] = []
  const shareImages = new Map<string, { readonly card: ShareCard; readonly index: number }>()
  const shareImageIndex = (card: ShareCard): number => {
    const known = shareImages.get(card.url)
    if (known !== undefined) return known.index
    shareImages.set(card.url, { card, index: shareImages.size })
    return shareImages.size - 1
  }
  const trackWithSite = <Value>(compute: () => Value) =>
    track(store, () => {
      recordSet(siteSet)
      return compute()
    })
  const addPage = (path: UrlPath, set: number, { files, shareImage }: BuiltPage): void => {
    const isUsual = files.length === 1 && files[0] === pageFile(path)
    pages.push({ path, set, ...(isUsual ? {} : { files }), ...(shareImage && { shareImage: shareImageIndex(shareImage) }) })
  }
  const lastPages = lazy(() => new Map(last?.manifest.pages.map(page => [page.path, page])))
  const lastShareImages = lazy(() => new Set(last?.manifest.shareImages.map(({ url }) => url)))
  // A page gets its route from outside, so it is valid only if all routes are.
  const areRoutesValid = validPart(last, 'routes') !== undefined
  return {
    isValid: name => validPart(last, name) !== undefined,
    reuse: (name, canReuse = () => true) => {
      const part = validPart(last, name)
      if (part === undefined || !canReuse(part.files)) return false
      parts[name] = part
      return true
    },
    build: (name, build) => {
      const { value, set } = trackWithSite(build)
      if (value.isVolatile !== true) parts[name] = { set, files: value.files }
      return value
    },
    validPage: path => {
      const page = areRoutesValid ? lastPages().get(path) : undefined
      if (page === undefined || last?.stale[page.set] === 1) return undefined
      const { set, files = [pageFile(path)], shareImage = -1 } = page
      return { set, files, shareImage: last?.manifest.shareImages[shareImage] }
    },
    reusePage: (path, page) => addPage(path, page.set, page),
    buildPage: (path, build) => {
      const { value, set } = trackWithSite(build)
      addPage(path, set, value)
      return value
    },
    hasShareImage: ({ url }) => lastShareImages().has(url),
    untracked: work => untracked(store, work),
    save: inputs => {
      if (tracked.hasLostReads()) return
      const roots = [...Object.values(parts).map(({ set }) => set), ...pages.map(({ set }) => set)]
      const { sets, fields, idOf } = compactSets(store.sets(), tracked.fields, roots)
      writeManifest(cache, inputs, {
        environment,
        assets,
        config,
        source,
        fields,
        parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ...part, set: idOf(part.set) }])),
        pages: pages.map(page => ({ ...page, set: idOf(page.set) })),
        shareImages: [...shareImages.values()].map(({ card }) => card),
        sets,
      })
    },
  }
}
