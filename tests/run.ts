/** `npm test`: types, lint and every test, closing with one line that counts them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from './support/find-browser.ts'

const bin = (name: string): string => join('node_modules', '.bin', name)
const run = (title: string, command: string, args: readonly string[]): boolean => {
  process.stdout.write(`\n— ${title}\n`)
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

if (process.argv[2] === '--thorough') {
  process.argv.splice(2, 1)
  process.env.TOWNSITE_THOROUGH = '1'
}

const browser = provideBrowser()
process.stdout.write(`Browser: ${browser.path} (${browser.from})\n`)
process.env.TOWNSITE_BROWSER = browser.path

const steps = [run('types', bin('tsc'), ['--noEmit']), run('lint', bin('biome'), ['check', '.']), run('dead code', bin('knip'), [])]

const folder = mkdtempSync(join(tmpdir(), 'townsite-test-'))
const results = join(folder, 'results.json')
const green = run('tests', bin('vitest'), [
  'run',
  ...process.argv.slice(2),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
])
interface Counts {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly numPendingTests: number
}
const read = (): Counts => {
  try {
    // Vitest's own format.
    return JSON.parse(readFileSync(results, 'utf8')) as Counts
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 0, numPendingTests: 0 }
  }
}
const counts = read()
rmSync(folder, { recursive: true, force: true })

const passed = counts.numPassedTests + steps.filter(Boolean).length
// A file that fails before its first test counts as one failure.
const failed = Math.max(counts.numFailedTests, green ? 0 : 1) + steps.filter(step => !step).length
process.stdout.write(`\n${passed} passed, ${failed} failed${counts.numPendingTests > 0 ? `, ${counts.numPendingTests} skipped` : ''}\n`)
process.exitCode = failed === 0 ? 0 : 1
