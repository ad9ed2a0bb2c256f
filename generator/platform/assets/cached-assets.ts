/** Caches the assets of a site, without the contents of files, which are large. */
import type { PageAssets } from '../../../templates/document.tsx'
import type { Assets } from '../../site/assets.ts'
import type { PageKind } from '../../site/model/page-kinds.ts'
import type { ShortNames } from '../../site/util/short-names.ts'
import { keysOf } from '../../site/util/table.ts'
import { type Cache, inPieces, readCache, writeCache } from '../cache.ts'
import { loadHyphenation } from './hyphenation.ts'

/** What pages are rendered with. */
type CachedAssets = Omit<Assets, 'shareUrl' | 'appIcons' | 'files' | 'changedOn' | 'diagnostics'>

type Written = Omit<CachedAssets, 'pictures' | 'icons' | 'pages'> & {
  readonly pictures: readonly (readonly [string, CachedAssets['pictures'] extends ReadonlyMap<string, infer Value> ? Value : never])[]
  readonly icons: readonly (readonly [string, CachedAssets['icons'] extends ReadonlyMap<string, infer Value> ? Value : never])[]
  readonly pages: readonly (readonly [PageKind, Omit<PageAssets, 'shortNames' | 'hyphenate'>])[]
  /** One table for all kinds of page. */
  readonly shortNames: readonly (readonly [string, string])[]
}

const keyOf = (assetsHash: string): string => `assets of ${assetsHash}`

/** @param assetsHash hash of everything the assets were loaded from and of the assets */
export const cacheAssets = (
  cache: Cache,
  assetsHash: string,
  { pictures, scene, icons, logo, mark, icon, pages, styleHashes, ...rest }: Assets,
): void => {
  // Diagnostics contain line numbers, and dates of the published list depend on pages.
  if (rest.changedOn !== undefined || Object.values(rest.diagnostics).some(({ length }) => length > 0)) return
  const written: Written = {
    pictures: [...pictures],
    scene,
    icons: [...icons],
    logo,
    mark,
    icon,
    styleHashes,
    pages: keysOf(pages).map(kind => {
      const { styles, lowerStyles, script } = pages[kind]
      return [kind, { styles, lowerStyles, script }]
    }),
    shortNames: [...(pages.home.shortNames ?? [])],
  }
  writeCache(cache, keyOf(assetsHash), inPieces(JSON.stringify(written)))
}

/** @param locales of the site */
export const readCachedAssets = async (cache: Cache, assetsHash: string, locales: readonly string[]): Promise<CachedAssets | undefined> => {
  const bytes = readCache(cache, keyOf(assetsHash))
  if (bytes === undefined) return undefined
  // Written above, by this version of the program.
  const { pictures, icons, pages, shortNames, ...rest } = JSON.parse(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(),
  ) as Written
  const names: ShortNames = new Map(shortNames)
  const hyphenate = await loadHyphenation(locales)
  return {
    ...rest,
    pictures: new Map(pictures),
    icons: new Map(icons),
    // With an entry for each kind that has pages.
    pages: Object.fromEntries(pages.map(([kind, own]) => [kind, { ...own, shortNames: names, hyphenate }])) as unknown as Assets['pages'],
  }
}
