/**
 * Runs `serve` as a child process for `npm start` and `npm run preview`. `npm run dev` uses serve-handler, the library that `serve` itself is
 * built on, because its pages are in memory: `serve` can only serve a folder. So both answer by the same rules (`serve.json`).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Env } from '../terminal/shell.ts'
import { listen } from './listen.ts'

/** The wanted port, or the next free one after it. `serve` itself would silently take any. */
const freePort = async (wanted: number, host: string): Promise<number> => {
  const probe = createServer()
  const port = await listen(probe, wanted, host)
  await new Promise(done => probe.close(done))
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
  const main = join(dirname(createRequire(import.meta.url).resolve('serve/package.json')), 'build', 'main.js')
  const free = await freePort(port, host)
  const child = spawn(process.execPath, [main, folder, '-l', `tcp://${host}:${free}`, '-n', '-L'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Otherwise serve checks for updates at every start.
    env: { ...env, NO_UPDATE_CHECK: '1' },
  })
  const stop = (): void => {
    // After SIGTERM it would wait for open connections.
    child.kill('SIGKILL')
  }
  process.once('exit', stop)
  const ended = new Promise<number>(done =>
    child.once('exit', code => {
      process.removeListener('exit', stop)
      done(code ?? 0)
    }),
  )
  const found = await listening(child)
  if (found === free) return { url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${free}`, ended, stop }
  stop()
  // Another process took the port, or only serve can detect that it is taken: try the next one.
  if (found !== undefined || (await freePort(free, host)) !== free) return startServe(folder, { port: free + 1, host, env })
  throw new Error('serve did not start')
}
