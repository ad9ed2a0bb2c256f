import { statSync } from 'node:fs'
import { join } from 'node:path'
import { startServe } from '../../io/serve/static-server.ts'
import { info, writeOut } from '../../io/terminal/terminal.ts'
import { type Given, type Option, text, UsageError } from '../command.ts'

export const portOption: Option = {
  flags: '--port <number>',
  about: 'port of the address; the next free one when it is taken',
  standard: '3000',
}
export const hostOption: Option = {
  flags: '--host <address>',
  about: 'network address to listen on; 0.0.0.0 for all, to look with a phone',
  standard: '127.0.0.1',
}

export const tryFormsOption: Option = {
  flags: '--try-forms',
  about: 'show what the forms send in this terminal instead of sending it to the form service',
}

export const portOf = (given: Given): number => {
  const written = text(given, 'port') ?? process.env.PORT ?? '3000'
  const port = Number(written)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`--port needs a number from 1 to 65535, not “${written}”`)
  return port
}

/** How often a look is taken at what a build may have changed, in milliseconds. */
const interval = 500

/**
 * Serves a built folder until the person ends it. `serve` reads the folder's redirects and headers when it starts: when a build changes
 * them, it is started again at the same address.
 */
export const serveUntilStopped = async (folder: string, given: Given): Promise<number> => {
  const host = text(given, 'host') ?? '127.0.0.1'
  // Looked at by its name: the whole folder is another one after a build.
  const timeOfSettings = (): number | undefined => statSync(join(folder, 'serve.json'), { throwIfNoEntry: false })?.mtimeMs
  let known = timeOfSettings()
  let server = await startServe(folder, { port: portOf(given), host })
  const port = Number(new URL(server.url).port)
  writeOut(`${folder} is at ${server.url}`)
  info('Ctrl-C ends it.')
  let isEnding = false
  const end = (): void => {
    isEnding = true
    server.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  process.once('exit', end)
  let isOutdated = false
  const looking = setInterval(() => {
    const now = timeOfSettings()
    // In the middle of a build there is none.
    if (now === undefined || now === known) return
    known = now
    isOutdated = true
    server.stop()
  }, interval)
  for (;;) {
    await server.ended
    if (isEnding || !isOutdated) break
    isOutdated = false
    server = await startServe(folder, { port, host })
    // The end may have come while it started.
    if (isEnding) server.stop()
  }
  clearInterval(looking)
  return 0
}
