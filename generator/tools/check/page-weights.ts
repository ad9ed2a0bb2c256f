import { gzipSize } from '../../pipeline/publish/compress.ts'
import type { Route } from '../../site/model/route.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { getOrCreate } from '../../site/util/memoize.ts'
import { groupBy } from '../../site/util/table.ts'

/** Compressing every page would take longer than all checks. The largest two of each kind and language are compressed; the others weigh less. */
const pagesPerGroup = 2

interface Sized {
  readonly group: string
  readonly path: UrlPath
  readonly bytes: number
}

export interface PageWeight extends Sized {
  readonly compressed: number
}

const largest = <Page extends Sized>(pages: readonly Page[]): readonly Page[] =>
  pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, pagesPerGroup)

export const pageScale = (): {
  readonly add: (route: Route, html: string) => void
  readonly weights: () => readonly PageWeight[]
} => {
  const groups = new Map<string, readonly (Sized & { readonly html: string })[]>()
  return {
    add: ({ kind, language, path }, html) => {
      const group = `${kind} ${language}`
      const pages = getOrCreate(groups, group, () => [])
      groups.set(group, largest([...pages, { group, path, bytes: Buffer.byteLength(html), html }]))
    },
    weights: () => [...groups.values()].flat().map(({ html, ...sized }) => ({ ...sized, compressed: gzipSize(Buffer.from(html)) })),
  }
}

/** The weights of the largest pages of all, of several lists of pages. */
export const largestWeights = (weights: readonly PageWeight[]): ReadonlyMap<UrlPath, number> =>
  new Map(
    [...groupBy(weights, ({ group }) => group).values()].flatMap(group =>
      largest(group).map(({ path, compressed }) => [path, compressed] as const),
    ),
  )
