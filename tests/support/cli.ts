import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { onTestFinished } from 'vitest'

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the program as npm’s scripts do, without colours. */
export const townsite = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Ended => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'generator/cli.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  return { code: status, stdout, stderr }
}

/** Starts the program and leaves it running, until the test ends at the latest. */
export const startTownsite = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'generator/cli.ts', ...args], {
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}
