/**
 * Benchmarks.
 * - `npm run bench`: one table for this machine; `-- table 5` prints medians of five runs.
 * - `-- pages 1000 100000`, `-- check 10000`, `-- sites 200`, `-- dev 15`, `-- yaml 10000`: parts of it at other sizes.
 * - `-- compare 10000`: compares with Hugo, Eleventy and Astro, if they are installed: Hugo as a program, the others in the `node_modules`
 *   of the folder `BENCH_PEERS`. `BENCH_ROUNDS` is the number of runs.
 * - `-- visitors 5`: measures pages with Lighthouse, if it is installed in the same folder.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchCheck } from './check.ts'
import { benchCompare } from './compare.ts'
import { benchDev } from './dev.ts'
import { benchPages } from './pages.ts'
import { benchReadYaml } from './read-yaml.ts'
import { benchSites } from './sites.ts'
import { benchTable } from './table.ts'
import { benchVisitors } from './visitors.ts'

const benches: Readonly<
  Record<string, { readonly run: (folder: string, sizes: readonly number[]) => void | Promise<void>; readonly usual: readonly number[] }>
> = {
  table: { run: benchTable, usual: [1] },
  compare: { run: benchCompare, usual: [1_000, 10_000] },
  pages: { run: benchPages, usual: [1_000, 10_000] },
  check: { run: benchCheck, usual: [10_000] },
  sites: { run: benchSites, usual: [200] },
  dev: { run: benchDev, usual: [15] },
  yaml: { run: benchReadYaml, usual: [10_000] },
  visitors: { run: benchVisitors, usual: [5] },
}

const [name = 'table', ...sizes] = process.argv.slice(2)
const bench = benches[name]
if (bench === undefined) {
  process.stderr.write(`Benchmarks: ${Object.keys(benches).join(', ')}\n`)
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'townsite-bench-'))
try {
  await bench.run(folder, sizes.length === 0 ? bench.usual : sizes.map(Number))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
