/** Measures `check` of sites of several sizes, each in a new process. The worst case for near-duplicates: all pages are similar. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measured, row } from './measured.ts'
import { configWithPlaces } from './places.ts'

const headings = ['pages', 'checked in', 'memory']

/** @param folder for configs */
export const benchCheck = (folder: string, sizes: readonly number[]): void => {
  const sample = readFileSync('site.config.yaml', 'utf8')
  process.stdout.write(`${row(headings, headings)}\n`)
  for (const wanted of sizes) {
    const config = join(folder, `${wanted}.config.yaml`)
    writeFileSync(config, configWithPlaces(sample, wanted))
    // The exit code is 1, because pages with the same text are errors.
    const { seconds, megabytes } = measured(['check', '--config', config], 1)
    process.stdout.write(`${row(headings, [String(wanted), `${seconds.toFixed(1)} s`, `${megabytes.toFixed(0)} MB`])}\n`)
  }
}
