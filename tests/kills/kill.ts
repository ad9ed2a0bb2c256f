/**
 * Command lines that end at one moment: before, within or after an operation that changes a file. A killed process leaves exactly the files
 * of that moment, so one run is copied at many moments, which takes a fraction of the time of as many runs that are killed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chance, shuffled } from '../support/chance.ts'

export interface Moment {
  /** The operation and its paths: `renameSync web.hosts/.townsite.next/site web`. */
  readonly name: string
  /** The n-th operation of this name in its thread. */
  readonly number: number
  readonly when: 'before' | 'half' | 'after'
}

export interface CommandLine {
  /** Address of the compiled program. */
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  /** The folder in which changes count. */
  readonly root: string
  /** Variables of the environment. */
  readonly env?: Readonly<Record<string, string>>
}

/** What `preload.mjs` does. */
export interface Settings {
  /** File for a list of all moments. */
  readonly log?: string
  /** The process is killed at this moment. */
  readonly at?: Moment
  /** The process is not killed, but waits for this file. It creates one with the ending `.reached` before. */
  readonly until?: string
  /** Copies parts of the root at each of the moments into a folder below `to`, whose name is the index of the moment. */
  readonly copies?: { readonly to: string; readonly parts: readonly string[]; readonly moments: readonly Moment[] }
}

const preload = pathToFileURL(resolve('tests/kills/preload.mjs')).href

export const start = (
  { program, args, cwd, root, env }: CommandLine,
  settings: Settings,
  out: 'ignore' | 'pipe' = 'ignore',
): ChildProcess =>
  spawn(
    process.execPath,
    [
      ...['--import', preload, '--input-type=module', '--eval'],
      `const { main, processShell } = await import(${JSON.stringify(program)}); process.exitCode = await main(process.argv.slice(1), processShell())`,
      '--',
      ...args,
    ],
    {
      cwd,
      stdio: ['ignore', out, out],
      env: { ...process.env, ...env, NO_COLOR: '1', TOWNSITE_KILLS: JSON.stringify({ root, ...settings }) },
    },
  )

/** @returns the exit code, or the signal that ended it */
export const ended = (child: ChildProcess): Promise<number | string> =>
  new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(signal ?? code ?? 0))
  })

/** The moments of a log, in their order. */
export const momentsIn = (log: string): readonly Moment[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter(Boolean)
    // Written by `preload.mjs`.
    .map(line => JSON.parse(line) as Moment)

/** Runs a command line, and lists its moments. */
export const momentsOf = async (line: CommandLine): Promise<{ readonly code: number | string; readonly moments: readonly Moment[] }> => {
  const log = `${line.root}.log`
  rmSync(log, { force: true })
  const code = await ended(start(line, { log }))
  return { code, moments: momentsIn(log) }
}

/** Runs a command line, and copies its files at each of the moments. @returns the folder of each copy */
export const copiesAt = async (line: CommandLine, moments: readonly Moment[]): Promise<readonly string[]> => {
  const to = `${line.root}.copies`
  await ended(start(line, { copies: { to, parts: ['.'], moments } }))
  return moments.map((_, index) => join(to, String(index)))
}

/** Runs a command line until it is killed at this moment. @returns whether it came to that */
export const killAt = async (line: CommandLine, moment: Moment): Promise<boolean> =>
  (await ended(start(line, { at: moment }))) === 'SIGKILL'

export const momentText = ({ name, number, when }: Moment): string => `${when} ${name}${number === 1 ? '' : ` (${number})`}`

/** `KILLS_SEED=<seed>` repeats a run. */
export const seed = Number(process.env.KILLS_SEED ?? Math.floor(Math.random() * 1e6))

/** Some of the moments, chosen at random. */
export const sampled = (moments: readonly Moment[], count: number): readonly Moment[] => shuffled(moments, chance(seed)).slice(0, count)

/** Replaces a folder with a copy of another one. Modification times are exact, which those of `cpSync` are not. */
export const copyFolder = (from: string, to: string): void => {
  rmSync(to, { recursive: true, force: true })
  execFileSync('cp', ['-a', from, to])
}
