/** Programs that are started, waited for, and ended with this one. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Env } from './terminal/shell.ts'

interface Ended {
  readonly ok: boolean
  /** What it wrote, on both streams. */
  readonly output: string
}

export interface Children {
  readonly run: (command: string, args: readonly string[], options?: { readonly cwd?: string }) => Promise<Ended>
  /** Ends all that still run, with what they started themselves. */
  readonly stop: () => void
}

const isWindows = process.platform === 'win32'

/** Ends a program and the programs that it started: elsewhere than on Windows they are a group of their own. */
const kill = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined && !isWindows) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

export const children = (env: Env = process.env): Children => {
  const running = new Set<ChildProcess>()
  return {
    run: (command, args, { cwd } = {}) =>
      new Promise(done => {
        const child = spawn(command, [...args], {
          ...(cwd === undefined ? {} : { cwd }),
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: !isWindows,
          // npm is a script there.
          shell: isWindows && command === 'npm',
          env: { ...env, NO_COLOR: '1' },
        })
        running.add(child)
        let output = ''
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text
          })
        const end = (ok: boolean): void => {
          running.delete(child)
          done({ ok, output: output.trim() })
        }
        child.once('error', error => {
          output += error.message
          end(false)
        })
        child.once('close', code => end(code === 0))
      }),
    stop: () => {
      for (const child of running) kill(child)
    },
  }
}
