import type { Server } from 'node:net'

const tryPort = (server: Server, port: number, host: string): Promise<boolean> =>
  new Promise((done, fail) => {
    const settle = (error?: NodeJS.ErrnoException): void => {
      server.removeListener('error', settle)
      server.removeListener('listening', settle)
      if (error === undefined) done(true)
      else if (error.code === 'EADDRINUSE') done(false)
      else fail(error)
    }
    server.once('error', settle)
    server.once('listening', settle)
    server.listen(port, host)
  })

/**
 * Starts listening.
 * @returns the requested port, or the next free one after it
 */
export const listen = async (server: Server, wanted: number, host: string): Promise<number> => {
  for (let port = wanted; port < wanted + 100 && port <= 65_535; port++) if (await tryPort(server, port, host)) return port
  throw new Error(`no free port from ${wanted} on`)
}
