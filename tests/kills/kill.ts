/**
 * A command line that is killed at one call of the system: `strace` ends it as it is about to write, rename, open for writing, make or
 * remove something in a folder. Calls of a kind are counted by thread, so each has a number that is the same in every run.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findServer } from '../site/hosts/find-servers.ts'

/** The n-th call of this name. */
export interface Moment {
  readonly call: string
  readonly number: number
}

const calls =
  'openat,write,pwrite64,writev,copy_file_range,rename,renameat,renameat2,link,linkat,symlink,unlink,unlinkat,rmdir,mkdir,chmod,fsync'

/** The compiled program without the loaders of its sources, which would be most of what is traced. */
const programOf = (program: string, args: readonly string[]): readonly string[] => [
  process.execPath,
  '--input-type=module',
  '--eval',
  `const { main, processShell } = await import(${JSON.stringify(program)}); process.exitCode = await main(process.argv.slice(1), processShell())`,
  '--',
  ...args,
]

export interface CommandLine {
  /** Address of the compiled program. */
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
}

/** Starts a command line below strace. @param out what becomes of its output */
export const startTraced = ({ program, args, cwd }: CommandLine, options: readonly string[], out: 'ignore' | 'pipe'): ChildProcess =>
  spawn('strace', ['-f', '-qq', ...options, ...programOf(program, args)], {
    cwd,
    stdio: ['ignore', out, 'ignore'],
    env: { ...process.env, NO_COLOR: '1' },
  })

/** @returns the exit code, or the signal that ended it */
export const ended = (child: ChildProcess): Promise<number | string> =>
  new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(signal ?? code ?? 0))
  })

/** Has every call that may change something written to a log. */
export const logging = (log: string): readonly string[] => ['-y', '-s', '1', '-e', 'signal=none', '-e', `trace=${calls}`, '-o', log]

/** Has it killed at a moment. */
export const killing = ({ call, number }: Moment): readonly string[] => [
  '-e',
  'signal=none',
  '-o',
  '/dev/null',
  '-e',
  `trace=${call}`,
  '-e',
  `inject=${call}:signal=KILL:when=${number}`,
]

/** Every moment of a log at which something in these folders is changed. */
export const momentsIn = (log: string, folders: readonly string[]): readonly Moment[] => {
  const counts = new Map<string, number>()
  const moments: Moment[] = []
  for (const text of readFileSync(log, 'utf8').split('\n')) {
    const [, thread, call] = /^(\d+)\s+(\w+)\(/.exec(text) ?? []
    if (thread === undefined || call === undefined) continue
    const number = (counts.get(`${thread} ${call}`) ?? 0) + 1
    counts.set(`${thread} ${call}`, number)
    if (folders.some(folder => text.includes(folder)) && (call !== 'openat' || /O_(WRONLY|RDWR|CREAT)/.test(text)))
      moments.push({ call, number })
  }
  return moments
}

/** Every moment at which a command line changes something in a folder. */
export const momentsOf = async (
  line: CommandLine,
  folder: string,
): Promise<{ readonly code: number | string; readonly moments: readonly Moment[] }> => {
  const log = `${folder}.calls`
  const code = await ended(startTraced(line, logging(log), 'ignore'))
  return { code, moments: momentsIn(log, [folder]) }
}

/** Runs a command line until it is killed at this moment. @returns whether it came to that */
export const killAt = async (line: CommandLine, moment: Moment): Promise<boolean> =>
  (await ended(startTraced(line, killing(moment), 'ignore'))) === 'SIGKILL'

/** As many moments as are wanted, from the first to the last. */
export const spread = (moments: readonly Moment[], most: number): readonly Moment[] => {
  const step = Math.max(1, moments.length / most)
  return moments.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step))
}

/** Why nothing can be killed so here, if it cannot: some containers have the program and do not let it look at another. */
export const obstacle = ((): string | undefined => {
  const tracer = findServer('strace')
  if (tracer.kind === 'missing') return `strace is ${tracer.reason}`
  return spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0 ? undefined : 'strace may not look at programs here'
})()
