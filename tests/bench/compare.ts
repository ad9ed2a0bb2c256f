/**
 * Builds the same pages with other programs. The common parts of pages with the same structure become templates and the rest data, so that
 * all programs output the same bytes.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { filesUnder } from '../../generator/platform/folder.ts'
import { environment, median, row } from './measured.ts'
import { hugo } from './peers/hugo.ts'
import { astro, eleventy } from './peers/packages.ts'
import type { Peer } from './peers/peer.ts'
import { shapesIn } from './peers/shapes.ts'
import { configWithPlaces } from './places.ts'
import { plainWrite } from './plain-write.ts'

/** Elapsed time and CPU time in seconds, including child processes. */
interface Timing {
  readonly seconds: number
  readonly processor: number
}

const minutes = /(\d+)m([\d.]+)s/g

/** Runs a command line. The shell’s `times`, which every system has, prints the CPU time. */
const timeOf = (command: readonly string[], cwd: string): Timing => {
  const start = performance.now()
  const line = ['-c', '"$@" >&2 || exit; times', 'sh', ...command]
  const { status, stdout, stderr } = spawnSync('sh', line, { cwd, env: environment, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(stderr.slice(-2_000))
  const cpuTimes = [...(stdout.trim().split('\n').at(-1) ?? '').matchAll(minutes)].map(
    ([, whole, rest]) => Number(whole) * 60 + Number(rest),
  )
  return { seconds: (performance.now() - start) / 1000, processor: cpuTimes.reduce((sum, seconds) => sum + seconds, 0) }
}

const mediansOf = (runs: readonly Timing[]): Timing => ({
  seconds: median(runs.map(run => run.seconds)),
  processor: median(runs.map(run => run.processor)),
})

/** Number of pages that differ between two folders. */
const differingIn = (one: string, other: string): number =>
  filesUnder(one).filter(
    name => name.endsWith('.html') && readFileSync(join(one, name), 'utf8') !== readFileSync(join(other, name), 'utf8'),
  ).length

const headings = ['program   ', 'pages', 'first', 'CPU time', 'one area', 'CPU time', '÷ plain write', 'differing']

/** Number of runs; medians are reported. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

interface Program {
  readonly name: string
  readonly first: Timing[]
  readonly edit: Timing[]
  /** Number of pages that differ from Townsite’s. */
  differing: number
}

const printRow = ({ name, first, edit, differing }: Program, pages: number, plain: number): void => {
  const [cold, changed] = [mediansOf(first), mediansOf(edit)]
  const times = [cold.seconds, cold.processor, changed.seconds, changed.processor].map(seconds => `${seconds.toFixed(2)} s`)
  process.stdout.write(
    `${row(headings, [name.padEnd(10), String(pages), ...times, (cold.processor / plain).toFixed(1), String(differing)])}\n`,
  )
}

/** Removes no files before the end: on some file systems, creating files takes twice as long for minutes after files were removed. */
const compareAt = (size: number, folder: string, sample: string, peers: readonly Peer[]): void => {
  const config = join(folder, `config-${size}.yaml`)
  const text = configWithPlaces(sample, size)
  const programs = ['Townsite', ...peers.map(({ name }) => name)].map((name): Program => ({ name, first: [], edit: [], differing: 0 }))
  const built = (out: string, ...more: readonly string[]): Timing =>
    timeOf([process.execPath, 'generator/bin.mjs', 'build', '--quiet', '--config', config, '--out', out, ...more], '.')
  const plain: number[] = []
  let pages = 0
  for (let round = 0; round < rounds; round++) {
    const at = (name: string): string => join(folder, `${name}-${size}-${round}`)
    // A build without a cache saves no manifest: edits are measured in another folder.
    const saved = at('Townsite-cached')
    for (const edited of [false, true]) {
      writeFileSync(config, edited ? text.replace('Old Place 7\n', `Upper Place 7 ${round}\n`) : text)
      const whole = edited ? saved : at('Townsite')
      for (const program of programs) {
        const peer = peers.find(({ name }) => name === program.name)
        const [source, out] = [at(`${program.name}-source`), peer === undefined ? whole : at(program.name)]
        peer?.write(shapesIn(whole), source)
        const run = peer === undefined ? built(out, ...(edited ? [] : ['--no-cache'])) : timeOf(peer.command(source, out), source)
        if (edited) program.edit.push(run)
        else program.first.push(run)
        program.differing += differingIn(whole, out)
      }
      if (!edited) {
        built(saved)
        plain.push(plainWrite(saved, at('plain')).processor)
      }
    }
    pages = filesUnder(saved).filter(name => name.endsWith('.html')).length
    // A round takes 15 minutes, so results are printed after each.
    for (const { name, first, edit } of programs) {
      const times = [first, edit].map(runs => `${runs.at(-1)?.seconds.toFixed(2)} s (${runs.at(-1)?.processor.toFixed(2)} s)`)
      process.stderr.write(`round ${round + 1} of ${rounds}, ${name}: first ${times[0]}, one area ${times[1]}\n`)
    }
  }
  for (const program of programs) printRow(program, pages, median(plain))
}

/** @param folder for the built sites @param sizes numbers of pages */
export const benchCompare = (folder: string, sizes: readonly number[]): void => {
  const peers = [hugo, eleventy, astro].filter(peer => {
    const version = peer.version()
    process.stdout.write(`${peer.name} ${version ?? 'is not installed'}\n`)
    return version !== undefined
  })
  const [core] = cpus()
  process.stdout.write(`${core?.model ?? ''}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, `)
  process.stdout.write(`${new Date().toISOString().slice(0, 10)}; medians of ${rounds}\n\n${row(headings, headings)}\n`)
  // The other programs are compiled: the first run compiles this one, and the second one fills V8’s code cache.
  const warm = [process.execPath, 'generator/bin.mjs', 'build', '--quiet', '--out', join(folder, 'before'), '--no-cache']
  for (let run = 0; run < 2; run++) timeOf(warm, '.')
  const sample = readFileSync('site.config.yaml', 'utf8')
  for (const size of sizes) compareAt(size, folder, sample, peers)
}
