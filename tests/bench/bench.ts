/**
 * `npm run bench`: builds of 1,000 and 10,000 location pages, each in a process of its own, beside a plain write of the same bytes in the
 * same run. Figures depend on the machine; the ratio to the plain write hardly does.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { configWithPlaces } from './places.ts'

interface Measured {
  readonly pages: number
  readonly bytes: number
  readonly seconds: number
  readonly megabytes: number
}

const measure = (config: string, out: string): Measured => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/measure.ts', config, out], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Measured
}

/** Seconds that it takes to write the files of a folder to a new one; reading them is not counted. */
const plainWrite = (from: string, to: string): number => {
  const made = new Set<string>()
  let seconds = 0
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const bytes = readFileSync(source)
    const target = join(to, relative(from, source))
    const begun = performance.now()
    if (!made.has(dirname(target))) {
      mkdirSync(dirname(target), { recursive: true })
      made.add(dirname(target))
    }
    writeFileSync(target, bytes)
    seconds += (performance.now() - begun) / 1000
  }
  return seconds
}

const folder = mkdtempSync(join(tmpdir(), 'townsite-bench-'))
try {
  const sample = readFileSync('site.config.yaml', 'utf8')
  process.stdout.write('pages    first build   pages/s   memory    again     plain write   ratio\n')
  for (const wanted of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 10_000]) {
    const config = join(folder, `${wanted}.config.yaml`)
    const out = join(folder, String(wanted))
    writeFileSync(config, configWithPlaces(sample, wanted))
    const first = measure(config, out)
    const again = measure(config, out)
    const plain = plainWrite(out, `${out}-plain`)
    const cells = [
      String(first.pages).padEnd(7),
      `${first.seconds.toFixed(2)} s`.padStart(11),
      (first.pages / first.seconds).toFixed(0).padStart(10),
      `${first.megabytes.toFixed(0)} MB`.padStart(9),
      `${again.seconds.toFixed(2)} s`.padStart(9),
      `${plain.toFixed(2)} s`.padStart(12),
      (first.seconds / plain).toFixed(1).padStart(9),
    ]
    process.stdout.write(`${cells.join('  ')}\n`)
    for (const made of [out, `${out}-plain`, `${out}.hosts`]) rmSync(made, { recursive: true, force: true })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
