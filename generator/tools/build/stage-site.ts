/** A site rendered into a folder that waits to be swapped in. */

import { inTurn } from '../../io/in-turn.ts'
import { yieldToEventLoop } from '../../io/interrupt.ts'
import { compressedVariants } from '../../io/output/compress.ts'
import { linesOf } from '../../io/output/lines.ts'
import type { Staging } from '../../io/output/publish.ts'
import { sizeOf } from '../../io/output/size.ts'
import type { OpenedSite } from '../../io/site.ts'
import { nobody, type Watcher } from '../../io/terminal/progress.ts'
import { pageFile } from '../../site/emit/collect.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { type StagedFile, wholeBytes } from '../../site/model/file.ts'
import { lazy } from '../../site/model/memoize.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { Route } from '../../site/model/route.ts'
import { isInShard, type Shard } from '../shards/shard.ts'
import { forgetful, type Remembered, type Staying } from './remembered.ts'

/** Pages that may wait for their compression, so that memory stays bounded. */
const atOnce = 32
/** Pages after which it is looked whether others have waited for long. */
const pagesAtOnce = 16
/** Share pictures that may. */
const picturesAtOnce = 4

export interface Rendered {
  /** The page with the most bytes. */
  readonly heaviest: { readonly path: string; readonly bytes: number }
  readonly diagnostics: readonly Diagnostic[]
}

interface StageOptions {
  /** The part of the pages that is asked for; all of them when none is named. */
  readonly shard?: Shard | undefined
  readonly watcher?: Watcher | undefined
  /** What need not be made again. */
  readonly memory?: Remembered | undefined
}

/** Renders what is asked for of a site and stages it. */
export const stageSite = async (
  { site, shareImages, complete, routeAt: knownAt }: OpenedSite,
  staging: Staging,
  { shard, watcher = nobody, memory = forgetful }: StageOptions,
): Promise<Rendered> => {
  const shown = watcher.progress('building pages')
  const cards = new Map<string, ShareCard>()
  const compressing: Promise<void>[] = []
  /** @returns the paths of the file and its compressed twins */
  const put = ({ path, bytes }: StagedFile): readonly string[] => {
    if (!site.needs.compressed) {
      staging.put({ path, bytes })
      return [path]
    }
    // The twins of a file that is as it was are kept.
    const isNew = staging.putCompared({ path, bytes })
    const variants = compressedVariants({ path, bytes: wholeBytes(bytes) })
    for (const variant of variants)
      if (isNew || staging.keep([variant.path]) === undefined)
        compressing.push(variant.make().then(bytes => staging.put({ path: variant.path, bytes })))
    return [path, ...variants.map(({ path }) => path)]
  }
  const putPage = (route: Route) => {
    const page = site.page(route)
    const bytes = site.bytes(page)
    const path = pageFile(route.path)
    const own = put({ path, bytes })
    const place = staging.lastPlace()
    const copies = site.needs.copied ? site.hosts.copies.filter(copy => copy.from === path) : []
    const files = copies.length === 0 ? own : [...own, ...copies.flatMap(copy => put({ path: copy.to, bytes }))]
    return { files, place, card: page.head.openGraph.image?.card, size: sizeOf(bytes) }
  }
  const pictures = inTurn(shareImages.draw, file => memory.aside(() => put(file)), picturesAtOnce)
  /** Sees that a share picture is there. */
  const show = (card: ShareCard): void => {
    if (cards.has(card.url)) return
    cards.set(card.url, card)
    if (!memory.isDrawn(card) || staging.keep([card.url.slice(1)]) === undefined) pictures.add(card)
  }
  const routes = lazy(() => memory.make('routes', () => ({ files: [], routes: site.routes })).routes)
  const routeAt = lazy(() => new Map(routes().map(route => [route.path as string, route])))
  const pageAt = (path: string, place: number): Route => {
    const planned = routes()[place]
    const route = planned?.path === path ? planned : routeAt().get(path)
    if (route === undefined) throw new Error(`no page ${path}`)
    return route
  }

  // What is no page is the first shard's.
  if (isInShard(shard, 0) && !memory.keep('files', files => staging.keep(files) !== undefined)) {
    await complete?.()
    memory.make('files', () => ({ files: site.files.flatMap(put) }))
  }
  const known = memory.pages()
  if (known !== undefined) memory.keep('routes')
  const pages = known ?? linesOf(routes().map(route => route.path))
  const route = (path: string, place: number): Route => (known === undefined ? undefined : knownAt)?.(path, place) ?? pageAt(path, place)
  /** Bytes of each page, by its place; -1 of those of other shards. */
  const sizes = new Float64Array(pages.count).fill(-1)
  const staying: Staying = {
    order: staging.order(),
    page: (place, files) => {
      const first = staging.keep(files)
      if (first !== undefined) sizes[place] = staging.sizes[first] ?? 0
      return first
    },
    pages: (place, file, most) => {
      const count = staging.keepMany(file, most)
      sizes.set(staging.sizes.subarray(file, file + count), place)
      return count
    },
    show,
  }
  let made = 0
  for (const place of memory.placesToMake(pages.count, staying)) {
    const path = pages.at(place)
    if (path === undefined || !isInShard(shard, place)) continue
    const { card, size } = memory.makePage(place, path, () => putPage(route(path, place)))
    sizes[place] = size
    if (card !== undefined) show(card)
    if (compressing.length > atOnce) await Promise.all(compressing.splice(0))
    shown.at(place + 1, pages.count)
    if (made++ % pagesAtOnce === 0) await yieldToEventLoop()
  }
  await pictures.done()
  await Promise.all(compressing)
  shown.end()
  const bytes = sizes.reduce((most, size) => Math.max(most, size), 0)
  const heaviest = { path: pages.at(sizes.indexOf(bytes)) ?? '', bytes }
  return { heaviest, diagnostics: memory.aside(() => shareImages.withoutTitle(cards.values())) }
}
