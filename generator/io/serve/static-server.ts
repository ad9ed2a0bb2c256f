/** `serve` as a child: what visitors of `npm start` and `npm run preview` talk to. */

import { spawn } from 'node:child_process'
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
  /** Ends with the server: its exit code. */
  readonly ended: Promise<number>
  readonly stop: () => void
}

const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}

/** Starts `serve` on a folder that holds a `serve.json`, and waits until it answers. */
export const startServe = async (
  folder: string,
  { port, host, env = process.env }: { readonly port: number; readonly host: string; readonly env?: Env },
): Promise<StaticServer> => {
  const main = join(dirname(createRequire(import.meta.url).resolve('serve/package.json')), 'build', 'main.js')
  const free = await freePort(port, host)
  const child = spawn(process.execPath, [main, folder, '-l', `tcp://${host}:${free}`, '-n', '-L'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Without it serve asks a registry for news at every start.
    env: { ...env, NO_UPDATE_CHECK: '1' },
  })
  const stop = (): void => {
    // Asked kindly, it would wait for connections that browsers keep open. It has nothing to lose.
    child.kill('SIGKILL')
  }
  process.once('exit', stop)
  const ended = new Promise<number>(done =>
    child.once('exit', code => {
      process.removeListener('exit', stop)
      done(code ?? 0)
    }),
  )
  const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${free}`
  const probe = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${free}/robots.txt`
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (await answers(probe)) return { url, ended, stop }
    if (child.exitCode !== null) break
    await new Promise(done => setTimeout(done, 50))
  }
  stop()
  throw new Error('serve did not start')
}
