import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import handler from 'serve-handler'

export interface ServedFolder {
  /** Without a slash at the end. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves a published folder with the headers of its `serve.json`, as `npm start` does, but in the process of the test. */
export const serveFolder = async (folder: string): Promise<ServedFolder> => {
  // Printed by the host “serve”.
  const settings = JSON.parse(readFileSync(join(folder, 'serve.json'), 'utf8')) as NonNullable<Parameters<typeof handler>[2]>
  const server = createServer((request, response) => void handler(request, response, { ...settings, public: folder }))
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    // A server that listens on a port has an address of this type.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(stopped => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
