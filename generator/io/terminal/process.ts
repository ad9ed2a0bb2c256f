import { personHere } from './person.ts'
import type { Shell } from './shell.ts'

const told = async (stream: NodeJS.WriteStream): Promise<void> => {
  if (stream.writableLength > 0 && !stream.destroyed) await new Promise<void>(done => stream.write('', () => done()))
}

/** Ends this process when all that was told has left it. At once: to take down by itself what it holds takes 15 ms. */
export const endProcess = async (code: number): Promise<never> => {
  await told(process.stdout)
  await told(process.stderr)
  process.exit(code)
}

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
