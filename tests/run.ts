/**
 * `npm test`: types, lint and the tests of every day, closing with one line that counts them. `--thorough` takes the long rows after them;
 * `--install` first installs the servers of hosts that are not there. What else is given is vitest's.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOfLongRows, filesWithLongRows } from './support/files-with-long-rows.ts'
import { provideBrowser } from './support/find-browser.ts'
import { installServers } from './support/install-servers.ts'

const own = ['--thorough', '--install'] as const
const given = process.argv.slice(2)
const has = (option: (typeof own)[number]): boolean => given.includes(option)
const forVitest = given.filter(one => !own.some(option => option === one))

/** What vitest's JSON tells, in its own format. */
interface Counts {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

interface Ended {
  readonly passed: number
  readonly failed: number
}

const run = (title: string, program: string, args: readonly string[]): boolean => {
  process.stdout.write(`\n— ${title}\n`)
  const begun = performance.now()
  const { status } = spawnSync(join('node_modules', '.bin', program), args, { stdio: 'inherit', shell: process.platform === 'win32' })
  process.stdout.write(`— ${title}: ${Math.round((performance.now() - begun) / 1000)} s\n`)
  return status === 0
}

const step = (title: string, program: string, args: readonly string[]): Ended => {
  const passed = run(title, program, args)
  return { passed: Number(passed), failed: Number(!passed) }
}

const countsIn = (file: string): Counts => {
  try {
    // Vitest's own format.
    return JSON.parse(readFileSync(file, 'utf8')) as Counts
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 }
  }
}

const tests = (title: string, args: readonly string[]): Ended => {
  const folder = mkdtempSync(join(tmpdir(), 'townsite-test-'))
  const results = join(folder, 'results.json')
  const green = run(title, 'vitest', [
    'run',
    ...args,
    ...forVitest,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ])
  const { numPassedTests, numFailedTests } = countsIn(results)
  rmSync(folder, { recursive: true, force: true })
  // A file that fails before its first test counts as one failure.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, green ? 0 : 1) }
}

const browser = provideBrowser()
process.stdout.write(`Browser: ${browser.path} (${browser.from})\n`)
process.env.TOWNSITE_BROWSER = browser.path
if (has('--install')) process.stdout.write(`Servers: ${installServers()}\n`)

const steps = [
  step('types', 'tsc', ['--noEmit']),
  step('lint', 'biome', ['check', '.']),
  step('dead code', 'knip', []),
  // Three at once: what waits for a browser leaves its core to others. Long rows keep both busy.
  tests('tests of every day', ['--maxWorkers=3', '--tags-filter=!thorough', ...filesOfLongRows().map(file => `--exclude=${file}`)]),
  ...(has('--thorough') ? [tests('long rows', ['--tags-filter=thorough', ...filesWithLongRows()])] : []),
]
const sum = (of: keyof Ended): number => steps.reduce((all, one) => all + one[of], 0)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = sum('failed') === 0 ? 0 : 1
