import { createServer, type Server } from 'node:net'
import { serverUrl } from './guard.ts'

/** @returns `undefined` if it listens, otherwise the error */
const tryPort = (server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise(done => {
    const settle = (error?: NodeJS.ErrnoException): void => {
      server.removeListener('error', settle)
      server.removeListener('listening', settle)
      done(error)
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
  for (let port = wanted; ; port++) {
    const error = await tryPort(server, port, host)
    if (error === undefined) return port
    if (error.code !== 'EADDRINUSE' || port === wanted + 99 || port === 65_535) throw error
  }
}

/** Closes a server that has no connections. */
export const closed = (server: Server): Promise<unknown> => new Promise(done => server.close(done))

/** Whether this computer can listen on an address or name, and a URL can name it. */
export const canListen = async (host: string): Promise<boolean> => {
  if (serverUrl(host, 1) === undefined) return false
  const probe = createServer()
  if ((await tryPort(probe, 0, host)) !== undefined) return false
  await closed(probe)
  return true
}
