import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { filesWithOnlyLongTests } from './tests/support/long-test-files.ts'

/** Tests that drive Chromium. */
const browser = ['tests/browser/**/*.test.ts', 'tests/**/*.browser.test.ts']

/** Tests that replace modules or register code of a site, which the next file must not see. */
const mocked = [
  'tests/site/messages/planted.test.ts',
  'tests/platform/cache.test.ts',
  'tests/platform/extensions/releases.test.ts',
  'tests/tools/edit/block-form.test.ts',
]

/** Tests that build sites, run whole commands, or start processes and servers. */
const integration = ['tests/**/*.integration.test.ts', 'tests/tools/*/command.test.ts']

/** Files that `npm test` does not load. Projects ignore the option `--exclude`. */
const onlyLong = process.argv.includes('--tags-filter=!thorough') ? filesWithOnlyLongTests() : []

/** In CI, a browser or server test that failed on a busy machine gets a second attempt. The end of the log names it. */
const retry = process.env.CI === undefined ? 0 : 1

/** @param isolate whether each file loads its own modules. Otherwise the files of a worker share them, which saves a tenth of the time */
const project = (
  name: string,
  pool: 'threads' | 'forks',
  include: readonly string[],
  exclude: readonly string[],
  isolate = false,
): TestProjectInlineConfiguration => ({
  // Components render as in the compiled program: the development build of React records a stack trace for each element.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name,
    pool,
    isolate,
    retry: name === 'browser' || name === 'integration' ? retry : 0,
    include: [...include],
    exclude: [...exclude, ...onlyLong],
    // Generous, because a busy machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 15_000 } },
    // Node itself loads the compiled program, as it does for users.
    server: { deps: { external: [/\/lib\/[^/]+\.js$/] } },
    // All builds have the same date.
    env: { NODE_ENV: 'production', SOURCE_DATE_EPOCH: String(Date.UTC(2031, 6, 1) / 1000) },
  },
})

/** The longest files first: a long file that starts last keeps one core busy and the others idle. */
const longest = [
  'tests/docs/recipes.integration.test.ts',
  'tests/kills/kills.integration.test.ts',
  'tests/source-errors.integration.test.ts',
  'tests/package-site.integration.test.ts',
  'tests/browser/covered.test.ts',
  'tests/browser/dev.test.ts',
  'tests/browser/edit.test.ts',
  'tests/browser/fixtures.test.ts',
  'tests/tools/build/determinism.integration.test.ts',
  'tests/tools/build/incremental/incremental.integration.test.ts',
  'tests/browser/styles.test.ts',
]

/** Runs the longest files first, then tests that wait for browsers and processes, and unit tests last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = { browser: 0, integration: 1, mocked: 1, unit: 2 }
    const order = ({ project, moduleId }: TestSpecification): number => {
      const index = longest.findIndex(file => moduleId.endsWith(file))
      // The names of the projects are the four keys above.
      return index < 0 ? longest.length + rank[project.name as keyof typeof rank] : index
    }
    return (await super.sort(files)).toSorted((a, b) => order(a) - order(b))
  }
}

export default defineConfig({
  test: {
    projects: [
      // Threads start faster than processes. Tests that start processes themselves run in a process.
      project('unit', 'threads', ['tests/**/*.test.{ts,tsx}'], [...browser, ...integration, ...mocked]),
      project('integration', 'forks', integration, browser),
      project('browser', 'forks', browser, []),
      project('mocked', 'forks', mocked, [], true),
    ],
    tags: [
      {
        name: 'thorough',
        description: 'A long test, or one of several similar tests: `npm run test:thorough` runs it, `npm test` does not.',
        timeout: 900_000,
      },
    ],
    globalSetup: 'tests/support/shared-builds.ts',
    // Transformed modules are cached by their content, for other projects and the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
    // A browser and a server each keep one of two cores busy.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
