/**
 * Runs `serve` as a child process for `npm start` and `npm run preview`. `npm run dev` uses serve-handler, the library that `serve` itself is
 * built on, because its pages are in memory: `serve` can only serve a folder. So both answer by the same rules (`serve.json`).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from '../package.ts'
import type { Env } from '../terminal/shell.ts'
import { serverUrl } from './guard.ts'
import { closed, listen } from './listen.ts'

/** The wanted port, or the next free one after it. `serve` itself would silently take any. */
const freePort = async (wanted: number, host: string): Promise<number> => {
  const probe = createServer()
  const port = await listen(probe, wanted, host)
  await closed(probe)
  return port
}

export interface StaticServer {
  readonly url: string
  /** Resolves with the exit code of the server. */
  readonly ended: Promise<number>
  readonly stop: () => void
}

/** The port that `serve` prints, which may differ from the requested one; `undefined` if it exits first. */
const listening = (child: ChildProcess): Promise<number | undefined> =>
  new Promise((done, fail) => {
    let printed = ''
    child.stdout?.setEncoding('utf8').on('data', part => {
      printed += part
      const port = / at \S+:(\d+)\n/.exec(printed)?.[1]
      if (port !== undefined) done(Number(port))
    })
    child.once('error', fail)
    child.once('exit', () => done(undefined))
  })

/** Starts `serve` on a folder that holds a `serve.json`, and waits until it listens. */
export const startServe = async (
  folder: string,
  { port, host, env = process.env }: { readonly port: number; readonly host: string; readonly env?: Env },
): Promise<StaticServer> => {
  const main = join(packageRoot, 'lib', 'serve.js')
  const guard = pathToFileURL(join(packageRoot, 'lib', 'serve-guard.js')).href
  const free = await freePort(port, host)
  const url = serverUrl(host, free) ?? ''
  // As `serve` reads it, an IPv6 address is in brackets.
  const listenUrl = `tcp://${host.includes(':') ? `[${host}]` : host}:${free}`
  const child = spawn(process.execPath, ['--import', guard, main, folder, '-l', listenUrl, '-n', '-L'], {
    // Through the channel, the child notices when this process ends.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Otherwise serve checks for updates at every start.
    env: { ...env, NO_UPDATE_CHECK: '1', TOWNSITE_HOST: host },
  })
  const stop = (): void => {
    // After SIGTERM it would wait for open connections.
    child.kill('SIGKILL')
  }
  const ended = new Promise<number>(done => child.once('exit', code => done(code ?? 0)))
  const found = await listening(child)
  if (found === free) return { url, ended, stop }
  stop()
  // Another process took the port, or only serve can detect that it is taken: try the next one.
  if (found !== undefined || (await freePort(free, host)) !== free) return startServe(folder, { port: free + 1, host, env })
  throw new Error('serve did not start')
}
