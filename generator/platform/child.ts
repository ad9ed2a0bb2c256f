/** Child processes that end with this one. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Env } from './terminal/shell.ts'

interface Ended {
  readonly ok: boolean
  /** Exit code; `null` after a signal, or if the command could not be started. */
  readonly code: number | null
  /** Text from stdout and stderr. */
  readonly output: string
}

interface ChildOptions {
  readonly cwd?: string
  /** Receives the output while the process runs. */
  readonly forward?: { readonly out: (text: string) => void; readonly err: (text: string) => void; readonly colour: boolean }
}

export interface Children {
  readonly run: (command: string, args: readonly string[], options?: ChildOptions) => Promise<Ended>
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
    run: (command, args, { cwd, forward } = {}) =>
      new Promise(done => {
        const child = spawn(command, [...args], {
          ...(cwd === undefined ? {} : { cwd }),
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: !isWindows,
          // On Windows, npm is a script.
          shell: isWindows && command === 'npm',
          env: { ...env, ...(forward?.colour === true ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
        })
        running.add(child)
        let output = ''
        const streams = [
          { stream: child.stdout, write: forward?.out },
          { stream: child.stderr, write: forward?.err },
        ]
        for (const { stream, write } of streams)
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text
            write?.(text)
          })
        const end = (code: number | null): void => {
          running.delete(child)
          done({ ok: code === 0, code, output: output.trim() })
        }
        child.once('error', error => {
          output += error.message
          end(null)
        })
        child.once('close', end)
      }),
    stop: () => {
      for (const child of running) kill(child)
    },
  }
}
