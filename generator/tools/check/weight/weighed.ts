import { gzipSize } from '../../../pipeline/publish/compress.ts'
import { wholeBytes } from '../../../site/model/file.ts'
import { getOrCreate } from '../../../site/model/memoize.ts'
import type { Route } from '../../../site/model/route.ts'
import { groupBy } from '../../../site/model/table.ts'
import type { TemplateInstance } from '../../../site/model/template-instance.ts'
import { sizeOf } from '../../../site/model/template-instance.ts'
import type { UrlPath } from '../../../site/model/url.ts'

/** How many pages of each kind and language are compressed to weigh them. */
const perGroup = 2

interface Sized {
  readonly group: string
  readonly path: UrlPath
  readonly bytes: number
}

export interface Weighed extends Sized {
  /** In bytes, with gzip. */
  readonly compressed: number
}

/** The largest, in the order in which they came where they are as large. */
const largest = <One extends Sized>(some: readonly One[]): readonly One[] => some.toSorted((a, b) => b.bytes - a.bytes).slice(0, perGroup)

/** Weighs the largest pages of each kind and language: the others weigh less. */
export const scale = (): {
  readonly weigh: (route: Route, html: string | TemplateInstance) => void
  readonly weighed: () => readonly Weighed[]
} => {
  const groups = new Map<string, (Sized & { readonly content: Uint8Array })[]>()
  return {
    weigh: ({ kind, language, path }, html) => {
      const group = `${kind} ${language}`
      const kept = getOrCreate(groups, group, () => [])
      const bytes = typeof html === 'string' ? Buffer.byteLength(html) : sizeOf(html)
      if (kept.length === perGroup && kept.every(one => one.bytes >= bytes)) return
      kept.splice(0, kept.length, ...largest([...kept, { group, path, bytes, content: wholeBytes(html).slice() }]))
    },
    weighed: () => [...groups.values()].flat().map(({ content, ...sized }) => ({ ...sized, compressed: gzipSize(content) })),
  }
}

/** What the largest of all pages weigh, of which some were weighed here and some there. */
export const weightsOf = (weighed: readonly Weighed[]): ReadonlyMap<UrlPath, number> =>
  new Map(
    [...groupBy(weighed, ({ group }) => group).values()].flatMap(group =>
      largest(group).map(({ path, compressed }) => [path, compressed] as const),
    ),
  )
