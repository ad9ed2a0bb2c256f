import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    // A page on a busy machine takes its time; a wrong answer fails all the same.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    // Two cores: a browser and a server each keep one busy.
    maxWorkers: 2,
  },
})
