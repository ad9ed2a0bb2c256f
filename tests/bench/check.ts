/**
 * `node --import tsx tests/bench/check.ts [PAGES]`: `check` of a site with 10,000 pages (or as many as are named), in this process, with
 * its build: wall time, processor time over all threads, and the highest memory. Near-duplicates are at their worst: all pages are alike.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSite } from '../../generator/commands/judging.ts'
import { configWithPlaces } from './places.ts'

const folder = mkdtempSync(join(tmpdir(), 'townsite-bench-check-'))
try {
  const config = join(folder, 'site.config.yaml')
  writeFileSync(config, configWithPlaces(readFileSync('site.config.yaml', 'utf8'), Number(process.argv[2] ?? 10_000)))
  const begun = performance.now()
  const { verdict, diagnostics } = await checkSite({ config, useCache: true })
  if (verdict === undefined) throw new Error(diagnostics.map(one => one.message).join('\n'))
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const processor = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1)
  process.stdout.write(
    `${verdict.pages} pages, ${verdict.run.length} checks, ${diagnostics.length} findings: ${seconds} s, ${processor} s of processor time, ${(maxRSS / 1024).toFixed(0)} MB\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
