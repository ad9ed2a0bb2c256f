/** Identifies the process that wrote a lock or temporary file, so that another process can check whether it still runs. */
import { readFileSync } from 'node:fs'
import { lazy } from '../site/util/memoize.ts'

/** Start time of a process, where the system provides it: process ids are reused. */
const startTimeOf = (id: number): string => {
  try {
    // The second field is a name in parentheses, which may contain anything; the start time is the 22nd.
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const ownStartTime = lazy(() => startTimeOf(process.pid))

/** Process id and start time of this process: `1234-567890`. */
export const ownMark = (): string => `${process.pid}-${ownStartTime()}`

/** The id of the process that wrote a mark, if it still runs. */
export const aliveBy = (mark: string): number | undefined => {
  const [, number, startTime] = /^(\d+)-(\d*)$/.exec(mark) ?? []
  if (number === undefined) return undefined
  const id = Number(number)
  try {
    process.kill(id, 0)
  } catch (error) {
    // EPERM: the process runs and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined
  }
  return startTimeOf(id) === startTime ? id : undefined
}
