import type { Browser, BrowserContext, BrowserContextOptions, Page as Tab } from 'playwright'
import { bundleScript } from '../../generator/platform/assets/bundle.ts'
import type { Page } from '../../generator/site/model/page.ts'
import type { PageKind } from '../../generator/site/model/page-kinds.ts'
import { pageKinds, pageStyleSheets } from '../../generator/site/pages/index.ts'
import { everyPageStyles } from '../../generator/site/pages/style-groups.ts'
import { renderPage } from '../../generator/site/render/render.tsx'
import { themeCss } from '../../templates/theme.ts'
import { unreadCache } from '../support/sample.ts'
import { sheet } from './html.ts'

export const origin = 'https://www.souffle.example'

const theme = { colours: { paper: '#f8f4ec', ink: '#17332c', accent: '#b93f25', sky: '#d9e6ee' }, radius: 'small' } as const
const fonts = ':root{--font-display:serif;--font-text:sans-serif}'

/** The styles of these stylesheets with the theme, as on a page. */
export const stylesOf = (names: readonly string[]): string => [themeCss(theme), fonts, ...names.map(sheet)].join('\n')

/** An empty picture in the format of the fixtures. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>'

const viewport = { width: 360, height: 740 }

/** A script as a build publishes it. @param entry a file of `templates/client/entries` */
const bundled = async (entry: string): Promise<string> =>
  Buffer.from(await bundleScript(`templates/client/entries/${entry}`, unreadCache)).toString()

export const scriptOf = (kind: PageKind): Promise<string> => bundled(pageKinds[kind].script)

interface OpenSite {
  readonly context: BrowserContext
  readonly tab: Tab
  /** What pages write to the console, as `type: text`. */
  readonly log: string[]
}

/**
 * A browser that can load only the pages of a site, by their paths. Unknown paths respond with `notFound`.
 * @param entry script of all pages; by default, the one of the page kind
 */
export const openSite = async (
  browser: Browser,
  site: readonly Page[] | (() => readonly Page[]),
  options: BrowserContextOptions = {},
  entry?: string,
): Promise<OpenSite> => {
  const context = await browser.newContext({ viewport, ...options })
  await context.route('**/*', async route => {
    const pages = typeof site === 'function' ? site() : site
    const url = new URL(route.request().url())
    if (url.pathname.endsWith('.ts')) return route.fulfill({ contentType: 'text/javascript', body: await bundled(url.pathname.slice(1)) })
    if (route.request().resourceType() === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    const page = pages.find(one => one.path === url.pathname) ?? pages.find(one => one.kind === 'notFound')
    if (url.origin !== origin || page === undefined) return route.abort()
    const script = entry ?? pageKinds[page.kind].script
    const body = renderPage(page, { styles: stylesOf([...everyPageStyles, ...pageStyleSheets(page.kind)]), script: `/${script}` })
    return route.fulfill({ status: page.kind === 'notFound' ? 404 : 200, contentType: 'text/html; charset=utf-8', body })
  })
  const tab = await context.newPage()
  const log: string[] = []
  tab.on('console', message => log.push(`${message.type()}: ${message.text()}`))
  return { context, tab, log }
}

/** Opens sites in tabs that it reuses: a new tab starts a browser process, which takes a second of processor time. */
export const siteOpener = (
  browser: () => Browser,
): ((pages: readonly Page[], options?: BrowserContextOptions) => Promise<OpenSite & { readonly reset: () => Promise<void> }>) => {
  const opened = new Map<string, OpenSite>()
  let current: readonly Page[] = []
  return async (pages, options = {}) => {
    current = pages
    const key = JSON.stringify(options)
    const site = opened.get(key) ?? (await openSite(browser(), () => current, options))
    opened.set(key, site)
    const reset = async (): Promise<void> => {
      await site.tab.evaluate('sessionStorage.clear(), localStorage.clear()')
      await site.tab.setViewportSize(options.viewport ?? viewport)
      site.log.length = 0
    }
    return { ...site, reset }
  }
}
