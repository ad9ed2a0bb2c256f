/** A site, served as `npm start` serves it, with a browser before it when somebody visits. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { startServe } from '../../../generator/platform/serve/static-server.ts'
import { launchBrowser } from '../../support/browser.ts'
import { freePort } from '../../support/free-port.ts'
import { sharedBuild } from '../../support/shared-build.ts'

/** What a page does that visitors do not see. */
export interface PageLog {
  /** Errors in the console (including violations of the Content-Security-Policy) and uncaught ones. */
  readonly errors: string[]
  /** Requests to another origin. */
  readonly foreign: string[]
  /** Texts of alerts, which are closed at once. */
  readonly dialogs: string[]
}

export interface Visitor {
  readonly page: Page
  readonly log: PageLog
  /** Opens a path of the site and clears the log. @returns the status code */
  readonly open: (path: string) => Promise<number>
}

export interface ServedSite {
  readonly url: string
  readonly out: string
  readonly visitor: (options: BrowserContextOptions) => Promise<Visitor>
  /** Closes the pages of all visitors. */
  readonly leave: () => Promise<void>
  readonly stop: () => Promise<void>
}

const listen = async (context: BrowserContext, url: string): Promise<Visitor> => {
  const log: PageLog = { errors: [], foreign: [], dialogs: [] }
  context.on('request', request => {
    if (new URL(request.url()).origin !== url) log.foreign.push(request.url())
  })
  context.on('console', message => {
    if (message.type() === 'error') log.errors.push(message.text())
  })
  context.on('weberror', fault => log.errors.push(String(fault.error())))
  // Map services are not asked for anything. Like a map, the answer has something to focus.
  await context.route(/^https:\/\/www\.(google\.com|openstreetmap\.org)\//, route =>
    route.fulfill({ contentType: 'text/html', body: '<a href="#">Map</a>' }),
  )
  // A missing element fails the test with its name.
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  page.on('dialog', async dialog => {
    if (dialog.type() === 'alert') log.dialogs.push(dialog.message())
    await dialog.accept()
  })
  const open = async (path: string): Promise<number> => {
    for (const list of Object.values(log)) list.length = 0
    const answer = await page.goto(`${url}${path}`, { waitUntil: 'domcontentloaded' })
    return answer?.status() ?? 0
  }
  return { page, log, open }
}

/** @param config the sample’s, if left out */
export const startSite = async (config?: string): Promise<ServedSite> => {
  const out = await sharedBuild(config)
  let browser: Promise<Browser> | undefined
  const server = await startServe(out, { port: await freePort(), host: '127.0.0.1' })
  return {
    url: server.url,
    out,
    visitor: async options => {
      browser ??= launchBrowser()
      return listen(await (await browser).newContext(options), server.url)
    },
    leave: async () => {
      await Promise.all((await browser)?.contexts().map(context => context.close()) ?? [])
    },
    stop: async () => {
      await (await browser)?.close()
      server.stop()
      await server.ended
    },
  }
}
