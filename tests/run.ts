/**
 * `npm test`: types, lint and the tests of every day, closing with one line that counts them. `--thorough` takes the long rows after them;
 * `--install` first installs the servers of hosts that are not there. What else is given is vitest's.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { filesOfLongRows, filesWithLongRows } from './support/files-with-long-rows.ts'
import { provideBrowser } from './support/find-browser.ts'
import { installServers } from './support/install-servers.ts'

const own = ['--thorough', '--install'] as const
const given = process.argv.slice(2)
const has = (option: (typeof own)[number]): boolean => given.includes(option)
const forVitest = given.filter(one => !own.some(option => option === one))

/** What vitest's JSON tells, in its own format: of a test that passed at its second try, `failureMessages` tell the first. */
interface Results {
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

interface Ended {
  readonly passed: number
  readonly failed: number
  /** What must be looked into, said again at the end: who sees only the end of a log sees it. */
  readonly notes: readonly string[]
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
  return { passed: Number(passed), failed: Number(!passed), notes: passed ? [] : [`Failed: ${title}`] }
}

const resultsIn = (file: string): Results => {
  try {
    // Vitest's own format.
    return JSON.parse(readFileSync(file, 'utf8')) as Results
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  }
}

/** The first forty lines of a message, without vitest's own calls: it may hold two whole pages. */
const beginning = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(line => !/^ +at .*node_modules/.test(line))
    .slice(0, 40)
    .join('\n')
    .slice(0, 4000)

const notesOf = ({ testResults }: Results): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const ofTests = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(one => {
        const what = one.status === 'passed' ? 'Passed at the second try' : 'Failed'
        return [`${what}: ${file} > ${one.fullName}`, ...one.failureMessages.map(beginning)].join('\n')
      })
    return ofTests.length === 0 && status === 'failed' ? [`Failed: ${file}\n${beginning(message)}`] : ofTests
  })

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
  const report = resultsIn(results)
  rmSync(folder, { recursive: true, force: true })
  // A file that fails before its first test counts as one failure, and so does what vitest saw outside of every test.
  const failed = Math.max(report.numFailedTests, green ? 0 : 1)
  const notes = notesOf(report)
  return {
    passed: report.numPassedTests,
    failed,
    notes: failed > 0 && notes.length === 0 ? [`Failed: ${title}, outside of every test`] : notes,
  }
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
const sum = (of: 'passed' | 'failed'): number => steps.reduce((all, one) => all + one[of], 0)
for (const note of steps.flatMap(({ notes }) => notes)) process.stdout.write(`\n${note}\n`)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = sum('failed') === 0 ? 0 : 1
