import { personHere } from './person.ts'
import type { Shell } from './shell.ts'

/** This process as the shell of its command line. */
export const processShell = (): Shell => {
  const { stdout: out, stderr: err } = process
  // A reader that has seen enough (`| head`) closes the pipe; what is still written to it is for nobody.
  for (const stream of [out, err])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  return {
    out,
    err,
    cwd: process.cwd(),
    // Plain data, as threads want it.
    env: { ...process.env },
    person: personHere(),
    stopped: () =>
      new Promise(done => {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done())
      }),
  }
}
