/** Runs the program in the process of the test, or in a child process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import type { Person } from '../../generator/platform/terminal/person.ts'
import type { Env } from '../../generator/platform/terminal/shell.ts'

export interface Ended {
  readonly code: number
  /** Output by stream. */
  readonly out: string
  readonly err: string
}

interface Circumstances {
  /** Folder that paths are relative to; the project’s by default. */
  readonly cwd?: string
  /** Environment variables in addition to those of the tests, which turn colors off. */
  readonly env?: Env
  readonly person?: Person
}

const withoutColours = (env: Env): Env => ({ ...process.env, NO_COLOR: '1', ...env })

/** URL of the compiled program, which the global setup of the tests updates. */
export const program: string = pathToFileURL(resolve('lib/main.js')).href

/** Runs one command line of the compiled program, as npm's scripts do, but in this process. */
export const run = async (argv: readonly string[], { cwd = process.cwd(), env = {}, person }: Circumstances = {}): Promise<Ended> => {
  // Compiled from `main.ts`.
  const { main } = (await import(program)) as typeof import('../../generator/main.ts')
  const written = { out: '', err: '' }
  const code = await main(argv, {
    out: { write: text => (written.out += text) },
    err: { write: text => (written.err += text) },
    cwd,
    env: withoutColours(env),
    person,
    stopped: () => new Promise(() => undefined),
  })
  return { code, ...written }
}

/** Milliseconds in which the program must end its own child processes. */
const patience = 5_000

/** Starts the program in a child process, which ends with the test at the latest. */
export const startTownsite = (args: readonly string[], env: Env = {}): ChildProcess => {
  const child = spawn(process.execPath, ['generator/bin.mjs', ...args], { env: withoutColours(env) })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    const forced = setTimeout(() => child.kill('SIGKILL'), patience)
    // SIGKILL would leave its child processes running.
    child.kill('SIGTERM')
    await ended
    clearTimeout(forced)
  })
  return child
}

/** Starts a command that serves, and waits until it prints its URL. */
export const startServing = async (
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly url: string; readonly printed: () => string }> => {
  const child = startTownsite(args)
  let printed = ''
  child.stdout?.setEncoding('utf8').on('data', part => (printed += part))
  await expect.poll(() => printed, { timeout: 90_000 }).toMatch(/ is at http:\S+\n/)
  return { child, url: / is at (http:\S+)\n/.exec(printed)?.[1] ?? '', printed: () => printed }
}
