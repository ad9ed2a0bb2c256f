/** Shares the pages of a large site among worker threads. */
import { type Running, startThread } from '../../platform/program/threads.ts'
import type { Env } from '../../platform/terminal/shell.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { PageWeight } from './page-weights.ts'
import type { PartialReport } from './run.ts'

/** A smaller site is checked before a worker thread has started. */
const minPagesForThreads = 1500

/** Some pages of a site: a range of its routes. */
export interface Share {
  readonly config: string
  readonly cwd: string
  readonly env: Env
  readonly from: number
  readonly to: number
}

/** The result for a share of the pages. */
export interface ShareReport extends PartialReport {
  readonly weights: readonly PageWeight[]
  /** Share images that its pages need. */
  readonly cards: readonly ShareCard[]
}

export type Range = readonly [from: number, to: number]

/** The range of each thread; the first is that of the calling thread. @param minPages smaller sites have one range */
export const sharesOf = (pages: number, threads: number, minPages = minPagesForThreads): readonly [Range, ...Range[]] => {
  const size = Math.ceil(pages / threads)
  if (pages < minPages || size >= pages) return [[0, pages]]
  const others = Array.from({ length: Math.ceil(pages / size) - 1 }, (_, at): Range => [(at + 1) * size, Math.min(pages, (at + 2) * size)])
  return [[0, size], ...others]
}

/** Checks each range in its own thread. */
export const startShares = (ranges: readonly Range[], site: Pick<Share, 'config' | 'cwd' | 'env'>): readonly Running<ShareReport>[] =>
  ranges.map(([from, to]) => startThread<ShareReport>('checkShare', { ...site, from, to }))
