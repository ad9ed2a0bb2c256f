import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Measured {
  /** From the start of the process to its end. */
  readonly seconds: number
  /** CPU seconds of all threads. */
  readonly processor: number
  /** Peak memory of the process, in units of 2²⁰ bytes. */
  readonly megabytes: number
}

/** Environment of measured programs, without certificates, which Node would read at each start for about 40 ms. */
export const environment: NodeJS.ProcessEnv = { ...process.env, NODE_EXTRA_CA_CERTS: undefined }

const measureModule = pathToFileURL(resolve('tests/bench/measure.mjs')).href

/**
 * Runs a command line in a new process, like npm’s scripts, and measures it including its start.
 * @param expected exit code
 * @param folder root of the project to run
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

/** The median of each figure over several runs. */
export const medians = (runs: readonly Measured[]): Measured => ({
  seconds: median(runs.map(run => run.seconds)),
  processor: median(runs.map(run => run.processor)),
  megabytes: median(runs.map(run => run.megabytes)),
})

/** A row of a table; each cell is as wide as its heading. */
export const row = (headings: readonly string[], cells: readonly string[]): string =>
  cells.map((cell, column) => cell.padStart(Math.max(headings[column]?.length ?? 0, 7))).join('  ')
