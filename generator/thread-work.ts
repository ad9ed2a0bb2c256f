/** The work of a thread: answers each message with what the function named by `workerData` returns. */
import { parentPort, workerData } from 'node:worker_threads'
import { buildSite } from './pipeline/build-site.ts'
import { cacheUse } from './platform/cache.ts'
import { programDiagnostics } from './platform/program/program-error.ts'
import type { ThreadData, ThreadWork } from './platform/program/threads.ts'
import { checkShare } from './tools/check/check-site.ts'
import { checkSiteOfMany } from './tools/check/check-sites.ts'

type Report = (reported: unknown) => void

const work: Readonly<Record<ThreadWork, (input: never, report: Report) => unknown>> = {
  buildSite,
  checkSiteOfMany: (task: Parameters<typeof checkSiteOfMany>[0]) => checkSiteOfMany(task),
  checkShare,
  checkInParts: (task: Parameters<typeof checkSiteOfMany>[0], report) => checkSiteOfMany(task, undefined, report),
}

const report: Report = reported => parentPort?.postMessage({ reported })

export const answerMessages = (): void =>
  void parentPort?.on('message', async input => {
    try {
      const output = await work[(workerData as ThreadData).work](input as never, report)
      parentPort?.postMessage({ output, cache: cacheUse() })
    } catch (error) {
      const diagnostics = programDiagnostics(error)
      if (diagnostics === undefined) throw error
      parentPort?.postMessage({ diagnostics, stack: error instanceof Error ? error.stack : undefined })
    }
  })
