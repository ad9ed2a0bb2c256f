import { isTerminal, personHere } from './person.ts'
import type { Output, Shell } from './shell.ts'

/** Streams that something was told on. */
const opened = new Set<NodeJS.WriteStream>()

/** A stream of this process. Node takes milliseconds to make one, so it is made when there is something to tell. */
const streamOf = (handle: 1 | 2): Output => {
  const stream = (): NodeJS.WriteStream => {
    const made = handle === 1 ? process.stdout : process.stderr
    if (opened.has(made)) return made
    // A reader that has seen enough (`| head`) closes the pipe; what is still written to it is for nobody.
    made.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
    opened.add(made)
    return made
  }
  return {
    write: text => stream().write(text),
    isTTY: isTerminal(handle),
    get columns() {
      return stream().columns
    },
  }
}

const told = async (stream: NodeJS.WriteStream): Promise<void> => {
  if (stream.writableLength > 0 && !stream.destroyed) await new Promise<void>(done => stream.write('', () => done()))
}

/** Ends this process when all that was told has left it. At once: to take down by itself what it holds takes 15 ms. */
export const endProcess = async (code: number): Promise<never> => {
  for (const stream of opened) await told(stream)
  process.exit(code)
}

/** This process as the shell of its command line. */
export const processShell = (): Shell => ({
  out: streamOf(1),
  err: streamOf(2),
  cwd: process.cwd(),
  // Plain data, as threads want it.
  env: { ...process.env },
  person: personHere(),
  stopped: () =>
    new Promise(done => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done())
    }),
})
