import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

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

/** Starts the program and leaves it running. */
export const startTownsite = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'generator/cli.ts', ...args], { env: { ...process.env, NO_COLOR: '1', ...env } })
