/**
 * A command line that is killed at one call of the system: `strace` ends it as it is about to write, rename, open for writing, make or
 * remove something in a folder. Calls of a kind are counted by thread, so each has a number that is the same in every run.
 */
import { type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

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

/** @returns the exit code, or the signal that ended it */
const traced = ({ program, args, cwd }: CommandLine, options: readonly string[]): Promise<number | string> => {
  const how: SpawnOptions = { cwd, stdio: 'ignore', env: { ...process.env, NO_COLOR: '1' } }
  const child = spawn('strace', ['-f', '-qq', ...options, ...programOf(program, args)], how)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(signal ?? code ?? 0))
  })
}

/** Every moment at which a command line changes something in a folder. */
export const momentsOf = async (
  line: CommandLine,
  folder: string,
): Promise<{ readonly code: number | string; readonly moments: readonly Moment[] }> => {
  const log = `${folder}.calls`
  const code = await traced(line, ['-y', '-s', '1', '-e', 'signal=none', '-e', `trace=${calls}`, '-o', log])
  const counts = new Map<string, number>()
  const moments: Moment[] = []
  for (const text of readFileSync(log, 'utf8').split('\n')) {
    const [, thread, call] = /^(\d+)\s+(\w+)\(/.exec(text) ?? []
    if (thread === undefined || call === undefined) continue
    const number = (counts.get(`${thread} ${call}`) ?? 0) + 1
    counts.set(`${thread} ${call}`, number)
    if (text.includes(folder) && (call !== 'openat' || /O_(WRONLY|RDWR|CREAT)/.test(text))) moments.push({ call, number })
  }
  return { code, moments }
}

/** Runs a command line until it is killed at this moment. @returns whether it came to that */
export const killAt = async (line: CommandLine, { call, number }: Moment): Promise<boolean> =>
  (await traced(line, [
    '-e',
    'signal=none',
    '-o',
    '/dev/null',
    '-e',
    `trace=${call}`,
    '-e',
    `inject=${call}:signal=KILL:when=${number}`,
  ])) === 'SIGKILL'
