/** A site rendered into a folder that waits to be swapped in. */

import { yieldToEventLoop } from '../../io/interrupt.ts'
import { compressedVariants } from '../../io/output/compress.ts'
import { partEncoder } from '../../io/output/encode.ts'
import type { Staging } from '../../io/output/publish.ts'
import type { OpenedSite } from '../../io/site.ts'
import { nobody, type Watcher } from '../../io/terminal/progress.ts'
import { pageFile } from '../../site/emit/collect.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { ShareCard } from '../../site/model/page.ts'
import { isInShard, type Shard } from '../shards/shard.ts'

/** Pages that may wait for their compression, so that memory stays bounded. */
const atOnce = 32

export interface Rendered {
  /** The page with the most bytes. */
  readonly heaviest: { readonly path: string; readonly bytes: number }
  readonly diagnostics: readonly Diagnostic[]
}

/** Renders what is asked for of a site and stages it. */
export const stageSite = async (
  { site, shareImages }: OpenedSite,
  staging: Staging,
  shard: Shard | undefined,
  watcher: Watcher = nobody,
): Promise<Rendered> => {
  const { routes, files, hosts } = site
  const encode = partEncoder()
  let heaviest = { path: '', bytes: 0 }
  const shown = watcher.progress('building pages')
  const cards = new Map<string, ShareCard>()
  const compressing: Promise<boolean>[] = []
  const put = (file: OutputFile): void => {
    const isNew = staging.put(file)
    if (!hosts.compressed) return
    for (const variant of compressedVariants(file))
      if (isNew || !staging.keep(variant.path)) compressing.push(variant.make().then(bytes => staging.put({ path: variant.path, bytes })))
  }
  // What is no page is the first shard's.
  if (isInShard(shard, 0)) for (const file of files) put(file)
  for (const [place, route] of routes.entries()) {
    if (!isInShard(shard, place)) continue
    const page = site.page(route)
    const card = page.head.openGraph.image?.card
    if (card !== undefined) cards.set(card.url, card)
    const bytes = encode(site.html(page))
    if (bytes.length > heaviest.bytes) heaviest = { path: route.path, bytes: bytes.length }
    const path = pageFile(route.path)
    put({ path, bytes })
    for (const copy of hosts.copies) if (copy.from === path) put({ path: copy.to, bytes })
    if (compressing.length > atOnce) await Promise.all(compressing.splice(0))
    shown.at(place + 1, routes.length)
    await yieldToEventLoop()
  }
  for (const file of await shareImages.draw(cards.values())) put(file)
  await Promise.all(compressing)
  shown.end()
  return { heaviest, diagnostics: shareImages.withoutTitle(cards.values()) }
}
