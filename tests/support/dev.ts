/** `npm run dev` in a copy of the project. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'
import type { Project } from './project.ts'

export interface DevServer {
  readonly url: string
  readonly printed: () => string
  /** Bytes of live objects: the minimum of four measurements within a second, because objects in use are included. */
  readonly heap: () => Promise<number>
  readonly isRunning: () => boolean
  /** Ends it with SIGINT, like Ctrl-C. @returns the exit code */
  readonly stop: () => Promise<number | null>
}

/** Responds with the size of the live heap to a message of the parent process, and ends with it. */
const preload = `data:text/javascript,${encodeURIComponent(
  "process.on('disconnect', () => process.exit()); process.on('message', async () => { for (let i = 0; i < 3; i++) { globalThis.gc(); await new Promise(done => setTimeout(done, 20)) } process.send(process.memoryUsage().heapUsed) }); process.channel.unref()",
)}`

const started = (child: ChildProcess, printed: () => string): Promise<string> =>
  new Promise((done, fail) => {
    child.stdout?.on('data', () => {
      const url = / is at (http:\S+)/.exec(printed())?.[1]
      if (url !== undefined) done(url)
    })
    child.once('exit', code => fail(new Error(`dev ended with ${code}\n${printed()}`)))
  })

/** @param port a free one, if left out */
export const startDev = async (
  project: Project,
  { port, args = [] }: { readonly port?: number; readonly args?: readonly string[] } = {},
): Promise<DevServer> => {
  const wanted = String(port ?? (await freePort()))
  const child = spawn(process.execPath, ['--expose-gc', '--import', preload, 'generator/bin.mjs', 'dev', '--port', wanted, ...args], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', part => (text += part))
  const ended = new Promise<number | null>(done =>
    child.once('exit', (code, signal) => {
      text += `ended with ${signal ?? code}\n`
      done(code)
    }),
  )
  const url = await started(child, () => text)
  return {
    url,
    printed: () => text,
    heap: async () => {
      let least = Number.POSITIVE_INFINITY
      for (let measurement = 0; measurement < 4; measurement++) {
        if (measurement > 0) await new Promise(done => setTimeout(done, 300))
        child.send('heap')
        const [bytes] = await once(child, 'message')
        least = Math.min(least, Number(bytes))
      }
      return least
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}
