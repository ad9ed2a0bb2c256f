/**
 * Measures the loading times of visitors with a cheap phone: runs Lighthouse, with its simulated network and processor, on a page of each
 * kind in each language, served over HTTP/1.1 with gzip. `npm run bench -- visitors 5` prints medians of five runs. Lighthouse is large and
 * not used otherwise, so it is not a dependency: run `npm install lighthouse@12` in the folder `BENCH_PEERS`.
 */
import { createRequire } from 'node:module'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { browserArguments } from '../../generator/platform/images/find-browser.ts'
import { startServe } from '../../generator/platform/serve/static-server.ts'
import { openSite } from '../../generator/platform/site.ts'
import { findBrowser } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { measured, median, row } from './measured.ts'

/** The used part of Lighthouse: https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md#using-programmatically */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: {
      readonly port: number
      readonly onlyCategories: readonly string[]
      readonly logLevel: string
      readonly extraHeaders: Readonly<Record<string, string>>
    },
  ) => Promise<{ readonly lhr: { readonly audits: Readonly<Record<string, { readonly numericValue?: number }>> } } | undefined>
}

/** Milliseconds, and thousands of bytes. */
const audits = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  weight: 'total-byte-weight',
} as const

/** Browsers would accept brotli from localhost, at the low quality of `serve`. */
const extraHeaders = { 'Accept-Encoding': 'gzip' }

const headings = ['page'.padEnd(44), ...Object.keys(audits)]

const installed = async (): Promise<Lighthouse> => {
  const folder = process.env.BENCH_PEERS ?? ''
  try {
    const file = createRequire(join(folder, 'package.json')).resolve('lighthouse')
    // It is not a dependency, so its types are not installed.
    return (await import(pathToFileURL(file).href)) as Lighthouse
  } catch {
    throw new Error('Lighthouse is not installed: run “npm install lighthouse@12” in a folder, and set BENCH_PEERS to it')
  }
}

/** The first page of each kind in each language. */
const pagesToVisit = async (): Promise<readonly string[]> => {
  const opened = await openSite('site.config.yaml', { useCache: true })
  if (!opened.ok) throw new Error('the sample is invalid')
  const seen = new Set<string>()
  return opened.value.site.routes.flatMap(({ kind, language, path }) => {
    if (seen.has(`${kind} ${language}`)) return []
    seen.add(`${kind} ${language}`)
    return [path]
  })
}

/** @param folder for the built site @param sizes number of runs for the medians */
export const benchVisitors = async (folder: string, [runs = 5]: readonly number[]): Promise<void> => {
  const { default: lighthouse } = await installed()
  const browser = findBrowser()
  if (browser === undefined) throw new Error('no browser: run “npm test”, which installs one')
  const out = join(folder, 'site')
  measured(['build', '--out', out])
  const server = await startServe(out, { port: await freePort(), host: '127.0.0.1' })
  const port = await freePort()
  const chrome = await chromium.launch({ executablePath: browser.path, args: [...browserArguments(), `--remote-debugging-port=${port}`] })
  try {
    process.stdout.write(
      `${cpus()[0]?.model ?? ''}, load ${loadavg()[0]?.toFixed(1)}, Chromium ${chrome.version()}; medians of ${runs}\n\n`,
    )
    process.stdout.write(`${row(headings, headings)}\n`)
    for (const path of await pagesToVisit()) {
      // Lighthouse does not measure responses with the status 404.
      if (!(await fetch(`${server.url}${path}`)).ok) continue
      const values = Object.fromEntries(Object.values(audits).map(audit => [audit, [] as number[]]))
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(`${server.url}${path}`, {
          port,
          onlyCategories: ['performance'],
          logLevel: 'error',
          extraHeaders,
        })
        for (const [audit, found] of Object.entries(values)) found.push(result?.lhr.audits[audit]?.numericValue ?? Number.NaN)
      }
      const cells = Object.entries(audits).map(([name, audit]) => {
        const value = median(values[audit] ?? [])
        return name === 'weight' ? `${(value / 1000).toFixed(0)} kB` : `${value.toFixed(0)} ms`
      })
      process.stdout.write(`${row(headings, [path.padEnd(44), ...cells])}\n`)
    }
  } finally {
    await chrome.close()
    server.stop()
    await server.ended
  }
}
