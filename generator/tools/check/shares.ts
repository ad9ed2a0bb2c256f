/** A large site shared out: which pages each thread checks, and the threads that do. */
import { type OpenThread, openThread } from '../../io/program/threads.ts'
import type { Env } from '../../io/terminal/shell.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { PartialReport } from './run.ts'
import type { Weighed } from './weight/weighed.ts'

/** Fewer pages than these are checked before a second thread has started. */
export const largeSite = 1500

/** Some pages of a site: those from one place in the list of routes to another. */
export interface Share {
  readonly config: string
  readonly cwd: string
  readonly env: Env
  readonly from: number
  readonly to: number
}

/** What was found on a share of the pages. */
export interface ShareReport extends PartialReport {
  readonly weighed: readonly Weighed[]
  /** Share pictures that its pages ask for. */
  readonly cards: readonly ShareCard[]
}

/** How the pages are shared out. */
export interface Sharing {
  readonly threads: number
  /** Fewer pages than these are checked in one thread. */
  readonly fewPages: number
  /** Pages that the calling thread checks while the others start. */
  readonly lead: number
}

/** Where each thread’s pages begin and end; the first share is the calling thread’s own. */
export const sharesOf = (
  pages: number,
  { threads, fewPages, lead }: Sharing,
): readonly [readonly [from: number, to: number], ...(readonly [from: number, to: number])[]] => {
  if (pages < fewPages) return [[0, pages]]
  const ahead = Math.min(lead, pages)
  const size = Math.ceil((pages - ahead) / threads)
  const end = (share: number): number => Math.min(pages, ahead + (share + 1) * size)
  return [[0, end(0)], ...Array.from({ length: threads - 1 }, (_, index) => [end(index), end(index + 1)] as const)]
}

export type ShareThread = OpenThread<Share, ShareReport>

const shareThread = (): ShareThread => openThread('checkShare')

/**
 * For a site that is large by its areas alone, begins the threads of the other shares: they load the program while the site is made.
 * @param use is given them; those that it leaves end with it
 */
export const withThreads = async <Result>(
  { services, locations, site }: Config,
  threads: number,
  use: (begun: readonly ShareThread[]) => Promise<Result>,
): Promise<Result> => {
  const pages = services.length * locations.length * site.languages.length
  const begun = Array.from({ length: pages < largeSite ? 0 : threads - 1 }, shareThread)
  try {
    return await use(begun)
  } finally {
    for (const thread of begun) thread.end()
  }
}

/** Has each share checked in a thread of its own: what it gives comes later, also while this thread is busy. @param begun threads to take first */
export const startShares = (
  shares: readonly (readonly [from: number, to: number])[],
  begun: readonly ShareThread[],
  site: Pick<Share, 'config' | 'cwd' | 'env'>,
): readonly { readonly result: Promise<ShareReport> }[] =>
  shares.map(([from, to], at) => {
    const thread = begun[at] ?? shareThread()
    return { result: thread.call({ ...site, from, to }).finally(thread.end) }
  })
