/** Marks that a process leaves where it works, by which another tells whether it still lives. */
import { readFileSync } from 'node:fs'
import { lazy } from '../site/model/memoize.ts'

/** When a process began, where the system tells: a number may be given again. */
const beginningOf = (id: number): string => {
  try {
    // The second value is a name in brackets, which may hold anything; the beginning is the 22nd.
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Asked for once: the system takes a millisecond to tell all that it knows of a process. */
const ownBeginning = lazy(() => beginningOf(process.pid))

/** This process, as a mark: `1234-567890`. */
export const ownMark = (): string => `${process.pid}-${ownBeginning()}`

/** The number of the process that left a mark, as long as it lives. */
export const aliveBy = (mark: string): number | undefined => {
  const [, number, beginning] = /^(\d+)-(\d*)$/.exec(mark) ?? []
  if (number === undefined) return undefined
  const id = Number(number)
  try {
    process.kill(id, 0)
  } catch (error) {
    // One that belongs to somebody else lives all the same.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined
  }
  return beginningOf(id) === beginning ? id : undefined
}
