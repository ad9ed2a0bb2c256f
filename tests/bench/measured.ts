import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Measured {
  /** From the start of the process to its end. */
  readonly seconds: number
  /** Seconds that processors worked, those of all threads. */
  readonly processor: number
  /** The most that the process held, with all threads; 2²⁰ bytes. */
  readonly megabytes: number
}

/**
 * Variables of what is measured. Node reads the certificates that a machine may name for it at each start: some 40 ms, which say nothing of
 * a program.
 */
export const environment: NodeJS.ProcessEnv = { ...process.env, NODE_EXTRA_CA_CERTS: undefined }

const measureModule = pathToFileURL(resolve('tests/bench/measure.mjs')).href

/**
 * Runs a command line as npm's scripts do, in a process of its own, its start included.
 * @param expected exit code
 * @param folder the project that runs
 */
export const measured = (args: readonly string[], expected = 0, folder = '.'): Measured => {
  const notes = mkdtempSync(join(tmpdir(), 'townsite-figures-'))
  const figures = join(notes, 'figures.json')
  try {
    const { status, stderr } = spawnSync(process.execPath, ['--import', measureModule, 'generator/bin.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...environment, BENCH_FIGURES: figures },
    })
    if (status !== expected) throw new Error(stderr.slice(-2_000))
    // Written by `measure.mjs`.
    return JSON.parse(readFileSync(figures, 'utf8')) as Measured
  } finally {
    rmSync(notes, { recursive: true, force: true })
  }
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The middle of each figure over several runs. */
export const medians = (runs: readonly Measured[]): Measured => ({
  seconds: median(runs.map(run => run.seconds)),
  processor: median(runs.map(run => run.processor)),
  megabytes: median(runs.map(run => run.megabytes)),
})

/** A line of a table, each cell as wide as its heading. */
export const row = (headings: readonly string[], cells: readonly string[]): string =>
  cells.map((cell, column) => cell.padStart(Math.max(headings[column]?.length ?? 0, 7))).join('  ')
