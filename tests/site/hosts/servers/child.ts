import { type ChildProcess, spawn } from 'node:child_process'
import { ask } from '../ask.ts'

export interface Server {
  readonly origin: string
  readonly stop: () => Promise<void>
}

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const stop = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (ended(child)) return resolve()
    const hard = setTimeout(() => child.kill('SIGKILL'), 3000)
    child.once('exit', () => {
      clearTimeout(hard)
      resolve()
    })
    child.kill('SIGTERM')
  })

/** Starts a server in the foreground and waits until it responds. Throws with its stderr if it does not. */
export const startChild = async (
  program: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> => {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
  let stderr = ''
  child.stderr.on('data', chunk => {
    stderr += chunk
  })
  const deadline = Date.now() + 60_000
  for (;;) {
    if (ended(child)) throw new Error(`${program} ended at once:\n${stderr}`)
    const answered = await ask(origin, '/robots.txt').then(
      answer => answer.status === 200,
      () => false,
    )
    if (answered) return { origin, stop: () => stop(child) }
    if (Date.now() > deadline) {
      await stop(child)
      throw new Error(`${program} does not answer:\n${stderr}`)
    }
    await new Promise(resolve => setTimeout(resolve, 30))
  }
}
