import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Chromium looks at pages. */
const browser = ['tests/browser/**/*.test.ts', 'tests/**/*.browser.test.ts']

/** Modules are replaced by others: that must not be seen by the next file. */
const mocked = ['tests/site/messages/planted.test.ts', 'tests/platform/cache.test.ts']

/** Sites are built, tools run whole, processes and servers started. */
const integration = ['tests/**/*.integration.test.ts', 'tests/tools/*/command.test.ts']

/** A browser or a server may have lost a moment on a busy machine; where that costs a landing, a second try tells. It is named at the end of the run. */
const retry = process.env.CI === undefined ? 0 : 1

/** @param isolate whether a file loads all modules anew; else they are there for the next one, which saves a tenth of all the time */
const project = (
  name: string,
  pool: 'threads' | 'forks',
  include: readonly string[],
  exclude: readonly string[],
  isolate = false,
): TestProjectInlineConfiguration => ({
  test: {
    name,
    pool,
    isolate,
    retry: name === 'browser' || name === 'integration' ? retry : 0,
    include: [...include],
    exclude: [...exclude],
    // A page on a busy machine takes its time; a wrong answer fails all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // The compiled program is loaded by Node itself, as everywhere else.
    server: { deps: { external: [/\/lib\/[^/]+\.js$/] } },
    // Every build is of one day.
    env: { SOURCE_DATE_EPOCH: String(Date.UTC(2031, 6, 1) / 1000) },
  },
})

/** Files whose long rows take a minute and more, the longest first. A file that is begun last and takes long keeps one core busy and the other idle. */
const longest = [
  'tests/docs/recipes.integration.test.ts',
  'tests/browser/covered.test.ts',
  'tests/browser/dev.test.ts',
  'tests/browser/edit.test.ts',
  'tests/browser/fixtures.test.ts',
  'tests/tools/build/incremental/incremental.integration.test.ts',
  'tests/browser/styles.test.ts',
]

/** Then come browsers and processes, which wait; what only reckons fills the gaps at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = { browser: 0, integration: 1, mocked: 1, unit: 2 }
    const of = ({ project, moduleId }: TestSpecification): number => {
      const place = longest.findIndex(file => moduleId.endsWith(file))
      // Their names are the four above.
      return place < 0 ? longest.length + rank[project.name as keyof typeof rank] : place
    }
    return (await super.sort(files)).toSorted((a, b) => of(a) - of(b))
  }
}

export default defineConfig({
  test: {
    projects: [
      // Threads start faster; what has processes of its own is better a process itself.
      project('unit', 'threads', ['tests/**/*.test.{ts,tsx}'], [...browser, ...integration, ...mocked]),
      project('integration', 'forks', integration, browser),
      project('browser', 'forks', browser, []),
      project('mocked', 'forks', mocked, [], true),
    ],
    tags: [
      {
        name: 'thorough',
        description: 'A long row, or the third of a kind: `npm run test:thorough` takes it, `npm test` does not.',
        timeout: 900_000,
      },
    ],
    globalSetup: 'tests/support/shared-builds.ts',
    // What a file has become is kept by its content: for the other projects, for the long rows after the tests of every day, and for tomorrow.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    // Two cores: a browser and a server each keep one busy.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
