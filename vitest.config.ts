import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whatever waits for browsers and processes comes first: begun last, it would keep one core busy and the other idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      /\/tests\/browser\/site\./.test(moduleId) ? 0 : /\/tests\/(browser|cli|build|diff)\//.test(moduleId) ? 1 : 2
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    // A page on a busy machine takes its time; a wrong answer fails all the same.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    // Two cores: a browser and a server each keep one busy.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
