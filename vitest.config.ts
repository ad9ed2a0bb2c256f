import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores: a browser and a server each keep one busy.
    maxWorkers: 2,
  },
})
