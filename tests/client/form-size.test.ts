import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleFormScript } from './form-site.tsx'

test('the form script leaves space for the others below 2 kB', async () => {
  const script = await bundleFormScript()
  const size = { brotli: brotliCompressSync(script).length, gzip: gzipSync(script, { level: 9 }).length }
  console.info(`form script: ${script.length} bytes, ${size.gzip} gzip, ${size.brotli} brotli`)
  expect(size.brotli).toBeLessThanOrEqual(1300)
  expect(size.gzip).toBeLessThanOrEqual(1500)
})
