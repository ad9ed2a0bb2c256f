/** Screenshots of built pages, before and after. The browser loads files from the two folders only. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BrowserContext, Route } from 'playwright'
import { browserArguments, findBrowser } from '../../platform/images/find-browser.ts'
import type { Env } from '../../platform/terminal/shell.ts'
import { type Bitmap, comparePixels } from './pixels.ts'
import type { PageScreenshots, Screenshots } from './print/html.ts'

interface Shot {
  /** Path of the page on each side. */
  readonly before: string
  readonly after: string
}

interface Wanted {
  readonly folders: { readonly before: string; readonly after: string }
  readonly shots: readonly Shot[]
  /** Environment variables that may contain the path of a browser. */
  readonly env: Env
  /** Called with the number of finished pages. */
  readonly watch: (done: number) => void
}

const width = 1280

/** Longer pages are cut, because browsers limit the height of a screenshot. */
const maxHeight = 12_000

/** Fixed time of the pages, so that “open now” is the same in both screenshots. */
const noon = new Date('2026-01-14T12:00:00Z')

const fileOf = (folder: string, path: string): string | undefined => {
  const plain = decodeURIComponent(path)
  const candidates = plain === '/' ? ['index.html'] : [plain, `${plain}.html`, join(plain, 'index.html')]
  return candidates
    .map(name => join(folder, name))
    .filter(file => !relative(folder, file).startsWith('..'))
    .find(file => existsSync(file) && statSync(file).isFile())
}

/** Makes pages wait for their fonts: optional ones may be missing from one of the screenshots. */
const withBlockingFonts = (text: string): string => text.replace(/font-display:\s*(?:optional|swap|fallback|auto)/g, 'font-display:block')

const serveFrom =
  (folder: string) =>
  async (route: Route): Promise<void> => {
    const { hostname, pathname } = new URL(route.request().url())
    const file = hostname === 'site.test' ? fileOf(folder, pathname) : undefined
    if (file === undefined) await route.abort()
    else if (/\.(?:html|css)$/.test(file)) await route.fulfill({ path: file, body: withBlockingFonts(readFileSync(file, 'utf8')) })
    else await route.fulfill({ path: file })
  }

/** Waits for images and fonts. */
const waitForContent = `(async () => {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  await document.fonts.ready
})()`

/** Elements that can be identified in the other screenshot by their text or alternative text. */
const findAnchors = `[...document.querySelectorAll('h1,h2,h3,h4,p,li,dt,dd,img,label,section,footer')].flatMap(one => {
  const { top, height } = one.getBoundingClientRect()
  const words = one.tagName === 'FOOTER' ? 'footer' : (one.innerText ?? '').trim().slice(0, 60) || one.alt || ''
  return height < 4 || words === '' || !one.checkVisibility() ? [] : [{ y: Math.round(top + scrollY), key: one.tagName + ' ' + words }]
})`

const takeShot = async (context: BrowserContext, path: string): Promise<Bitmap> => {
  const { default: sharp } = await import('sharp')
  const page = await context.newPage()
  try {
    await page.clock.setFixedTime(noon)
    await page.goto(`http://site.test${path}`, { waitUntil: 'load' })
    await page.evaluate(waitForContent)
    const anchors = await page.evaluate<Bitmap['anchors']>(findAnchors)
    const height = await page.evaluate<number>('document.documentElement.scrollHeight')
    const png = await page.screenshot({
      clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    })
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data, anchors }
  } finally {
    await page.close()
  }
}

const dataUrl = async (data: Uint8Array, size: { readonly width: number; readonly height: number }, channels: 3 | 4): Promise<string> => {
  const { default: sharp } = await import('sharp')
  const image = sharp(data, { raw: { ...size, channels } })
  const bytes = await (channels === 4 ? image.webp({ lossless: true }) : image.webp({ quality: 72 })).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** The maximum height of a WebP image: https://developers.google.com/speed/webp/faq */
const maxRows = 16_383

const compareShots = async (path: string, before: Bitmap, after: Bitmap): Promise<PageScreenshots | null> => {
  const { differing, ...compared } = comparePixels(before, after)
  if (differing === 0) return null
  const size = { width: compared.width, height: Math.min(compared.height, maxRows) }
  const rows = (data: Uint8Array, channels: number): Uint8Array => data.subarray(0, size.width * size.height * channels)
  return {
    path,
    ...size,
    before: await dataUrl(rows(compared.before, 3), size, 3),
    after: await dataUrl(rows(compared.after, 3), size, 3),
    marks: await dataUrl(rows(compared.marks, 4), size, 4),
  }
}

/** Playwright is an optional peer dependency. */
const playwright = async (): Promise<typeof import('playwright') | undefined> => {
  try {
    return await import('playwright')
  } catch {
    return undefined
  }
}

const start = async (env: Env) => {
  const tools = await playwright()
  if (tools === undefined)
    return { problem: 'No screenshots: the package “playwright” is not installed. To install it, run “npm install --save-dev playwright”.' }
  try {
    const found = findBrowser(tools.chromium.executablePath(), env)
    if (found === undefined)
      return {
        problem: 'No screenshots: no browser was found. Install Chrome, Chromium or Edge, or set TOWNSITE_BROWSER to the path of one.',
      }
    return { browser: await tools.chromium.launch({ executablePath: found.path, args: [...browserArguments()] }) }
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { problem: `No screenshots: the browser did not start (${why}).` }
  }
}

/** Takes screenshots of the pages that look different on both sides. */
export const captureScreenshots = async ({ folders, shots, env, watch }: Wanted): Promise<Screenshots> => {
  if (shots.length === 0) return { pages: [], note: null }
  const { browser, problem } = await start(env)
  if (browser === undefined) return { pages: [], note: problem }
  try {
    const open = async (folder: string): Promise<BrowserContext> => {
      // The Content-Security-Policy of a page contains hashes of its styles, which `withBlockingFonts` changes.
      const context = await browser.newContext({
        bypassCSP: true,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
      })
      await context.route('**/*', serveFrom(folder))
      return context
    }
    const [was, is] = [await open(folders.before), await open(folders.after)]
    const pages: PageScreenshots[] = []
    for (const [index, { before, after }] of shots.entries()) {
      watch(index)
      const pair = await compareShots(after, await takeShot(was, before), await takeShot(is, after))
      if (pair !== null) pages.push(pair)
    }
    return { pages, note: pages.length === 0 ? 'The pages look the same as before.' : null }
  } finally {
    await browser.close()
  }
}
