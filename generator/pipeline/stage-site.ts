/** Renders a site into a staging folder. */
import { inOrder } from '../platform/in-turn.ts'
import { yieldToEventLoop } from '../platform/interrupt.ts'
import { pagesWithin } from '../platform/program/within.ts'
import type { OpenedSite } from '../platform/site.ts'
import { silentWatcher, type Watcher } from '../platform/terminal/progress.ts'
import { pageFile } from '../site/emit/collect.ts'
import type { Diagnostic } from '../site/model/diagnostic.ts'
import type { StagedFile } from '../site/model/file.ts'
import type { ShareCard } from '../site/model/page.ts'
import type { Route } from '../site/model/route.ts'
import type { UrlPath } from '../site/model/url.ts'
import { wholeBytes } from '../site/util/template-instance.ts'
import type { IncrementalBuild } from './incremental/incremental-build.ts'
import { compressedVariants } from './publish/compress.ts'
import type { Staging } from './publish/staging.ts'
import { isInShard, type Shard } from './shard.ts'

/** Files that may wait for their compression, so that memory stays bounded. */
const maxCompressing = 32
/** Pages between two turns of the event loop, and milliseconds. */
const pagesPerTurn = 256
const turn = 50
/** Share images that are drawn at the same time. */
const maxDrawing = 4

interface StagedSite {
  /** The page with the most bytes. */
  readonly heaviest: { readonly path: string; readonly bytes: number }
  readonly diagnostics: readonly Diagnostic[]
}

interface StageOptions {
  readonly shard?: Shard | undefined
  readonly watcher?: Watcher | undefined
}

export const stageSite = async (
  { site, shareImages, complete }: OpenedSite,
  staging: Staging,
  incremental: IncrementalBuild,
  { shard, watcher = silentWatcher }: StageOptions,
): Promise<StagedSite> => {
  const progress = watcher.progress({ en: 'Building pages', fr: 'Génération des pages' })
  const compressing: Promise<void>[] = []
  /** @returns paths of the file and its compressed variants */
  const put = ({ path, bytes }: StagedFile): readonly string[] => {
    if (!site.needs.compressed) {
      staging.put({ path, bytes })
      return [path]
    }
    const content = wholeBytes(bytes)
    const isNew = staging.put({ path, bytes: content })
    const variants = compressedVariants({ path, bytes: content })
    for (const variant of variants)
      if (isNew || !staging.keep([variant.path]))
        compressing.push(variant.make().then(bytes => void staging.put({ path: variant.path, bytes })))
    return [path, ...variants.map(({ path }) => path)]
  }

  const cards = new Map<string, ShareCard>()
  const drawing = inOrder(shareImages.draw, file => void incremental.untracked(() => put(file)), maxDrawing)
  const putShareImage = (card: ShareCard): void => {
    if (cards.has(card.url)) return
    cards.set(card.url, card)
    if (!incremental.hasShareImage(card) || !staging.keep([card.url.slice(1)])) drawing.add(card)
  }

  const putPage = (route: Route) => {
    const page = site.page(route)
    const bytes = site.bytes(page)
    const path = pageFile(route.path)
    const own = put({ path, bytes })
    const copies = site.needs.copied ? site.hosts.copies.filter(copy => copy.from === path) : []
    return { files: [...own, ...copies.flatMap(copy => put({ path: copy.to, bytes }))], shareImage: page.head.openGraph.image?.card }
  }

  // The first shard contains the files that are not pages.
  if (isInShard(shard, 0) && !incremental.reuse('files', files => staging.keep(files))) {
    await complete?.()
    incremental.build('files', () => ({ files: site.files.flatMap(put) }))
  }
  const { routes } = incremental.build('routes', () => ({ files: [], routes: site.routes }))
  let heaviest = { path: '', bytes: -1 }
  let next = 0
  const stagePage = (route: Route): void => {
    const { path } = route
    const cached = incremental.validPage(path)
    const isReused = cached !== undefined && staging.keep(cached.files)
    if (isReused) incremental.reusePage(path, cached)
    const { shareImage } = isReused ? cached : incremental.buildPage(path, () => putPage(route))
    if (shareImage !== undefined) putShareImage(shareImage)
    const bytes = staging.sizeOf(pageFile(path))
    if (bytes > heaviest.bytes) heaviest = { path, bytes }
  }
  /** Stages pages until it is time for the event loop. */
  const stageSome = (begin: (page: UrlPath) => void): void => {
    const started = performance.now()
    for (const first = next; next < Math.min(routes.length, first + pagesPerTurn); next++) {
      const route = routes[next]
      if (route === undefined || !isInShard(shard, next)) continue
      if (compressing.length > maxCompressing || performance.now() - started > turn) return
      begin(route.path)
      stagePage(route)
    }
  }
  while (next < routes.length) {
    pagesWithin(stageSome)
    if (compressing.length > maxCompressing) await Promise.all(compressing.splice(0))
    progress.at(next, routes.length)
    await yieldToEventLoop()
  }
  await drawing.done()
  await Promise.all(compressing)
  progress.end()
  return { heaviest, diagnostics: incremental.untracked(() => shareImages.withoutTitle(cards.values())) }
}
