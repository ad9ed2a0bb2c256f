import { writeSync } from 'node:fs'
import { nextSignal } from '../interrupt.ts'
import { systemErrorText } from '../system-reason.ts'
import { isTerminal, personHere } from './person.ts'
import { languageIn, type Output, type Shell } from './shell.ts'

/** Streams that were written to. */
const opened = new Set<NodeJS.WriteStream>()

/** Whether some output is lost, for example on a full disk. */
let isIncomplete = false

const names = { 1: 'stdout', 2: 'stderr' } as const

/** Reports the first output that cannot be written. A reader such as `head` may close the pipe early; the rest is discarded. */
const reportLoss = (handle: 1 | 2, error: unknown): void => {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: String(error) }
  if (isIncomplete || code === 'EPIPE') return
  isIncomplete = true
  try {
    const language = languageIn(process.env)
    const text = systemErrorText({ code, path: names[handle] })?.[language] ?? `${names[handle]}: ${message}`
    writeSync(2, `${{ en: 'error:', fr: 'erreur :' }[language]} ${text}\n`)
  } catch {
    // The exit code remains.
  }
}

/** A stream of this process, created at the first write. */
const streamOf = (handle: 1 | 2): Output => {
  const stream = (): NodeJS.WriteStream => {
    const made = handle === 1 ? process.stdout : process.stderr
    if (opened.has(made)) return made
    made.on('error', error => reportLoss(handle, error))
    opened.add(made)
    return made
  }
  return {
    write: text => {
      try {
        stream().write(text)
      } catch (error) {
        reportLoss(handle, error)
      }
    },
    isTTY: isTerminal(handle),
    get columns() {
      return stream().columns
    },
  }
}

const flush = async (stream: NodeJS.WriteStream): Promise<void> => {
  if (stream.writableLength > 0 && !stream.destroyed) await new Promise<void>(done => stream.write('', () => done()))
}

/** Exits when all output is flushed, without waiting for open handles. With 1 in place of 0 if some of it could not be written. */
export const endProcess = async (code: number): Promise<never> => {
  for (const stream of opened) await flush(stream)
  // Streams emit errors a moment later.
  await new Promise(done => setImmediate(done))
  process.exit(isIncomplete && code === 0 ? 1 : code)
}

/** The current process as a shell. */
export const processShell = (): Shell => ({
  out: streamOf(1),
  err: streamOf(2),
  cwd: process.cwd(),
  // A plain object can be sent to worker threads.
  env: { ...process.env },
  person: personHere(languageIn(process.env)),
  stopped: nextSignal,
})
