import { spawnSync } from 'node:child_process'

export interface Measured {
  readonly seconds: number
  /** 2²⁰ bytes. */
  readonly megabytes: number
}

/** Runs a command line of the program and measures it, its start included. @param expected exit code */
export const measured = (args: readonly string[], expected = 0): Measured => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/measure.ts', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  // The last line is the one that `measure.ts` writes.
  const { code, ...figures } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Measured & { readonly code: number }
  if (code !== expected) throw new Error(stderr.slice(-2_000))
  return figures
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A line of a table, each cell as wide as its heading. */
export const row = (headings: readonly string[], cells: readonly string[]): string =>
  cells.map((cell, column) => cell.padStart(Math.max(headings[column]?.length ?? 0, 7))).join('  ')
