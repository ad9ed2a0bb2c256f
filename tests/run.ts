/**
 * `npm test`: checks types, lint and unused code while the tests run, and ends with the number of passed and failed tests.
 * `--thorough` also runs the long tests, `--install` first installs missing web servers. All other arguments are passed to Vitest.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { provideBrowser, testBrowser } from './support/browser.ts'
import { installServers } from './support/install-servers.ts'
import { filesWithLongTests } from './support/long-test-files.ts'

const ownOptions = ['--thorough', '--install']
const options = process.argv.slice(2)
const vitestOptions = options.filter(option => !ownOptions.includes(option))

/** Vitest's JSON report. A test that passed at its second attempt has the `failureMessages` of the first. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: 'passed' | 'failed'
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Failures, repeated at the end of the log. */
  readonly notes: readonly string[]
}

/** Runs a program of `node_modules/.bin`. @param isBuffered whether its output is printed when it ends, because others run at the same time */
const run = async (title: string, program: string, args: readonly string[], isBuffered: boolean): Promise<boolean> => {
  const start = performance.now()
  if (!isBuffered) process.stdout.write(`\n— ${title}\n`)
  const child = spawn(join('node_modules', '.bin', program), args, {
    stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  process.stdout.write(`\n${output}— ${title}: ${Math.round((performance.now() - start) / 1000)} s\n`)
  return code === 0
}

const check = async (title: string, program: string, args: readonly string[]): Promise<Outcome> => {
  const hasPassed = await run(title, program, args, true)
  return { passed: Number(hasPassed), failed: Number(!hasPassed), notes: hasPassed ? [] : [`Failed: ${title}`] }
}

/** One after the other, so that Vitest has most of the processor. */
const checks = async (): Promise<readonly Outcome[]> => [
  // Each checker of tsc has its own types: one takes half of the processor time of four.
  await check('types', 'tsc', ['--noEmit', '--checkers', '1']),
  await check('lint', 'biome', ['check', '.']),
  await check('unused code', 'knip', []),
]

const readReport = (file: string): Report => {
  try {
    // The format of Vitest's JSON reporter.
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  }
}

/** The first forty lines of a message, without stack frames in packages: it may contain two whole pages. */
const shorten = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(line => !/^ +at .*node_modules/.test(line))
    .slice(0, 40)
    .join('\n')
    .slice(0, 4000)

const notesOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const notes = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(result => {
        const outcome = result.status === 'passed' ? 'Passed at the second attempt' : 'Failed'
        return [`${outcome}: ${file} > ${result.fullName}`, ...result.failureMessages.map(shorten)].join('\n')
      })
    return notes.length === 0 && status === 'failed' ? [`Failed: ${file}\n${shorten(message)}`] : notes
  })

const runTests = async (title: string, args: readonly string[]): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'townsite-test-'))
  const reportFile = join(folder, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const hasPassed = await run(title, 'vitest', ['run', ...args, ...vitestOptions, ...reporters], false)
  const report = readReport(reportFile)
  rmSync(folder, { recursive: true, force: true })
  // A file that fails before its first test counts as one failure, like an error outside of all tests.
  const failed = Math.max(report.numFailedTests, hasPassed ? 0 : 1)
  const notes = notesOf(report)
  return {
    passed: report.numPassedTests,
    failed,
    notes: failed > 0 && notes.length === 0 ? [`Failed: ${title}, outside of all tests`] : notes,
  }
}

const browser = provideBrowser()
// Commands that tests start find every other browser themselves.
if (browser.from === '“playwright install”' || browser.from === 'Playwright') process.env.TOWNSITE_BROWSER = browser.path
if (options.includes('--install')) process.stdout.write(`Servers: ${installServers()}\n`)
process.stdout.write(`Browser: ${testBrowser()}; with a window: ${browser.path} (${browser.from})\n`)

const [checked, tested] = await Promise.all([
  checks(),
  // More workers than cores: tests that wait for a browser or a process leave their core to others.
  runTests('tests', ['--maxWorkers=4', '--tags-filter=!thorough']),
])
const longTests = options.includes('--thorough')
  ? [await runTests('long tests', ['--maxWorkers=3', '--tags-filter=thorough', ...filesWithLongTests()])]
  : []
const outcomes = [...checked, tested, ...longTests]
const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0)
for (const note of outcomes.flatMap(({ notes }) => notes)) process.stdout.write(`\n${note}\n`)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = sum('failed') === 0 ? 0 : 1
