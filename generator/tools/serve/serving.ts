import { statSync } from 'node:fs'
import { join } from 'node:path'
import { startServe } from '../../io/serve/static-server.ts'
import type { Terminal } from '../../io/terminal/terminal.ts'
import { type Given, hostIn, portIn } from '../command.ts'

/** How often a look is taken at what a build may have changed, in milliseconds. */
const interval = 500

/**
 * Serves a built folder until the person ends it. `serve` reads the folder's redirects and headers when it starts: when a build changes
 * them, it is started again at the same address. So it is when it ended by itself, as it does when a build takes a file away between its
 * look at that and its reading.
 */
export const serveUntilStopped = async (folder: string, given: Given, terminal: Terminal): Promise<number> => {
  const { env } = terminal
  const [host, path] = [hostIn(given), terminal.path(folder)]
  // Looked at by its name: the whole folder is another one after a build.
  const timeOfSettings = (): number | undefined => statSync(join(path, 'serve.json'), { throwIfNoEntry: false })?.mtimeMs
  let known = timeOfSettings()
  let server = await startServe(path, { port: portIn(given, terminal), host, env })
  const port = Number(new URL(server.url).port)
  terminal.out(`${folder} is at ${server.url}`)
  terminal.info('Ctrl-C ends it.')
  let isEnding = false
  void terminal.stopped().then(() => {
    isEnding = true
    server.stop()
  })
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
    if (isEnding) break
    if (!isOutdated) terminal.info('serve has ended by itself; it is started again.')
    isOutdated = false
    const { url } = server
    server = await startServe(path, { port, host, env })
    // Somebody else took the port meanwhile.
    if (server.url !== url) terminal.out(`${folder} is at ${server.url}`)
    // The end may have come while it started.
    if (isEnding) server.stop()
  }
  clearInterval(looking)
  return 0
}
