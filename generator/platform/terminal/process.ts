import { nextSignal } from '../interrupt.ts'
import { isTerminal, personHere } from './person.ts'
import type { Output, Shell } from './shell.ts'

/** Streams that were written to. */
const opened = new Set<NodeJS.WriteStream>()

/** A stream of this process, created at the first write. */
const streamOf = (handle: 1 | 2): Output => {
  const stream = (): NodeJS.WriteStream => {
    const made = handle === 1 ? process.stdout : process.stderr
    if (opened.has(made)) return made
    // A reader such as `head` may close the pipe early; the rest of the output is discarded.
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

const flush = async (stream: NodeJS.WriteStream): Promise<void> => {
  if (stream.writableLength > 0 && !stream.destroyed) await new Promise<void>(done => stream.write('', () => done()))
}

/** Exits when all output is flushed, without waiting for open handles. */
export const endProcess = async (code: number): Promise<never> => {
  for (const stream of opened) await flush(stream)
  process.exit(code)
}

/** The current process as a shell. */
export const processShell = (): Shell => ({
  out: streamOf(1),
  err: streamOf(2),
  cwd: process.cwd(),
  // A plain object can be sent to worker threads.
  env: { ...process.env },
  person: personHere(),
  stopped: nextSignal,
})
