/** The assets of a site, kept for edits that change none of them: of files, which have megabytes, there are only the promises. */
import type { PageAssets } from '../../../templates/document.tsx'
import type { Assets } from '../../site/assets.ts'
import type { PageKind } from '../../site/model/page-kinds.ts'
import type { ShortNames } from '../../site/model/short-names.ts'
import { keysOf } from '../../site/model/table.ts'
import { inPieces, readCache, writeCache } from '../cache.ts'

/** All that pages are made from. */
type KeptAssets = Omit<Assets, 'shareUrl' | 'appIcons' | 'files' | 'changedOn' | 'diagnostics'>

type Written = Omit<KeptAssets, 'pictures' | 'icons' | 'pages'> & {
  readonly pictures: readonly (readonly [string, KeptAssets['pictures'] extends ReadonlyMap<string, infer Value> ? Value : never])[]
  readonly icons: readonly (readonly [string, KeptAssets['icons'] extends ReadonlyMap<string, infer Value> ? Value : never])[]
  readonly pages: readonly (readonly [PageKind, Omit<PageAssets, 'shortNames'>])[]
  /** One table for all kinds of page. */
  readonly shortNames: readonly (readonly [string, string])[]
}

const keyOf = (surroundings: string): string => `assets of ${surroundings}`

/** @param surroundings stand for all that the assets were made from, and for what they are */
export const keepAssets = (surroundings: string, { pictures, icons, logo, mark, icon, pages, styleHashes, ...rest }: Assets): void => {
  // What is told names lines, and a list of what was published reads pages.
  if (rest.changedOn !== undefined || Object.values(rest.diagnostics).some(({ length }) => length > 0)) return
  const written: Written = {
    pictures: [...pictures],
    icons: [...icons],
    logo,
    mark,
    icon,
    styleHashes,
    pages: keysOf(pages).map(kind => [kind, { styles: pages[kind].styles, script: pages[kind].script }]),
    shortNames: [...(pages.home.shortNames ?? [])],
  }
  writeCache(keyOf(surroundings), inPieces(JSON.stringify(written)))
}

export const keptAssets = (surroundings: string): KeptAssets | undefined => {
  const bytes = readCache(keyOf(surroundings))
  if (bytes === undefined) return undefined
  // Written above, by this very program.
  const { pictures, icons, pages, shortNames, ...rest } = JSON.parse(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(),
  ) as Written
  const names: ShortNames = new Map(shortNames)
  return {
    ...rest,
    pictures: new Map(pictures),
    icons: new Map(icons),
    // With an entry for each kind that has pages, as they were.
    pages: Object.fromEntries(pages.map(([kind, own]) => [kind, { ...own, shortNames: names }])) as unknown as Assets['pages'],
  }
}
