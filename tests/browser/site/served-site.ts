/** A site, built into a folder of its own and served as `npm start` serves it, with one browser before it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { startServe } from '../../../generator/io/serve/static-server.ts'
import { buildSite } from '../../../generator/tools/build/publish.ts'
import { launchBrowser } from '../../support/browser.ts'

/** What a page did that a visitor cannot see. */
export interface Heard {
  /** Errors in the console (breaches of the Content-Security-Policy are told there) and uncaught ones. */
  readonly errors: string[]
  /** Requests to another origin. */
  readonly foreign: string[]
  /** What alerts said; they are closed at once. */
  readonly dialogs: string[]
}

export interface Visitor {
  readonly page: Page
  readonly heard: Heard
  /** Goes to an address of the site; what was heard before is forgotten. Gives the status. */
  readonly open: (path: string) => Promise<number>
}

export interface ServedSite {
  readonly url: string
  /** The published folder. */
  readonly out: string
  readonly visitor: (options: BrowserContextOptions) => Promise<Visitor>
  readonly stop: () => Promise<void>
}

/** The year of the copyright line: 2031. */
const clock = String(Date.UTC(2031, 6, 1) / 1000)

const build = async (config: string, out: string): Promise<void> => {
  const before = process.env.SOURCE_DATE_EPOCH
  process.env.SOURCE_DATE_EPOCH = clock
  const built = await buildSite({ config, out, useCache: true })
  if (before === undefined) delete process.env.SOURCE_DATE_EPOCH
  else process.env.SOURCE_DATE_EPOCH = before
  if (!built.ok) throw new Error(built.diagnostics.map(({ message }) => message).join('\n'))
}

const listen = async (context: BrowserContext, url: string): Promise<Visitor> => {
  const heard: Heard = { errors: [], foreign: [], dialogs: [] }
  context.on('request', request => {
    if (new URL(request.url()).origin !== url) heard.foreign.push(request.url())
  })
  context.on('console', message => {
    if (message.type() === 'error') heard.errors.push(message.text())
  })
  context.on('weberror', fault => heard.errors.push(String(fault.error())))
  // A thing that is not there fails its own test, with its name.
  context.setDefaultTimeout(5_000)
  const page = await context.newPage()
  page.on('dialog', async dialog => {
    if (dialog.type() === 'alert') heard.dialogs.push(dialog.message())
    await dialog.accept()
  })
  const open = async (path: string): Promise<number> => {
    for (const list of Object.values(heard)) list.length = 0
    const answer = await page.goto(`${url}${path}`, { waitUntil: 'domcontentloaded' })
    return answer?.status() ?? 0
  }
  return { page, heard, open }
}

/** @param config the sample’s, if left out */
export const startSite = async (config = 'site.config.yaml'): Promise<ServedSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'townsite-served-'))
  const out = join(folder, 'dist')
  await build(config, out)
  const browser = await launchBrowser()
  const server = await startServe(out, { port: 4200, host: '127.0.0.1' })
  return {
    url: server.url,
    out,
    visitor: async options => listen(await browser.newContext(options), server.url),
    stop: async () => {
      await browser.close()
      server.stop()
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
