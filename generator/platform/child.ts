/** Child processes that end with this one. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Env } from './terminal/shell.ts'

interface Ended {
  readonly ok: boolean
  /** Text from stdout and stderr. */
  readonly output: string
}

export interface Children {
  readonly run: (command: string, args: readonly string[], options?: { readonly cwd?: string }) => Promise<Ended>
  /** Kills all running processes and their own child processes. */
  readonly stop: () => void
}

const isWindows = process.platform === 'win32'

/** Kills a process and its child processes: except on Windows, they are in one process group. */
const kill = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined && !isWindows) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // The process has already exited.
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
          // On Windows, npm is a script.
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
