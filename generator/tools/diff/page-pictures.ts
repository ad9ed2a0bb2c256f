/** Pictures of built pages, before and after, taken in a browser that gets its files from the two folders and nothing from elsewhere. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BrowserContext, Route } from 'playwright'
import { browserArguments, findBrowser } from '../../io/pictures/find-browser.ts'
import type { Env } from '../../io/terminal/shell.ts'
import { type Bitmap, comparePixels } from './pixels.ts'
import type { PagePictures, Pictured } from './print/html.ts'

interface Shot {
  /** Address of the page on each side. */
  readonly before: string
  readonly after: string
}

interface Wanted {
  readonly folders: { readonly before: string; readonly after: string }
  readonly shots: readonly Shot[]
  /** Variables that may name a browser. */
  readonly env: Env
  /** Hears how many pages are done. */
  readonly watch: (done: number) => void
}

const width = 1280

/** Longer pages are cut: a browser has a limit, and so has a reader. */
const mostHeight = 12_000

/** The clock that pages read, so that “open now” does not change between two pictures. */
const noon = new Date('2026-01-14T12:00:00Z')

const fileOf = (folder: string, path: string): string | undefined => {
  const plain = decodeURIComponent(path)
  const candidates = plain === '/' ? ['index.html'] : [plain, `${plain}.html`, join(plain, 'index.html')]
  return candidates
    .map(name => join(folder, name))
    .filter(file => !relative(folder, file).startsWith('..'))
    .find(file => existsSync(file) && statSync(file).isFile())
}

/** A font that a page can do without is there in one picture and not in the other: here pages wait for theirs. */
const withItsFonts = (text: string): string => text.replace(/font-display:\s*(?:optional|swap|fallback|auto)/g, 'font-display:block')

const answer =
  (folder: string) =>
  async (route: Route): Promise<void> => {
    const { hostname, pathname } = new URL(route.request().url())
    const file = hostname === 'site.test' ? fileOf(folder, pathname) : undefined
    if (file === undefined) await route.abort()
    else if (/\.(?:html|css)$/.test(file)) await route.fulfill({ path: file, body: withItsFonts(readFileSync(file, 'utf8')) })
    else await route.fulfill({ path: file })
  }

/** Everything there at once, nothing moving. */
const settle = `(async () => {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  await document.fonts.ready
})()`

/** What is found again by its words, or by what a picture shows. */
const findAnchors = `[...document.querySelectorAll('h1,h2,h3,h4,p,li,dt,dd,img,label,section,footer')].flatMap(one => {
  const { top, height } = one.getBoundingClientRect()
  const words = one.tagName === 'FOOTER' ? 'footer' : (one.innerText ?? '').trim().slice(0, 60) || one.alt || ''
  return height < 4 || words === '' || !one.checkVisibility() ? [] : [{ y: Math.round(top + scrollY), key: one.tagName + ' ' + words }]
})`

const picture = async (context: BrowserContext, path: string): Promise<Bitmap> => {
  const { default: sharp } = await import('sharp')
  const page = await context.newPage()
  try {
    await page.clock.setFixedTime(noon)
    await page.goto(`http://site.test${path}`, { waitUntil: 'load' })
    await page.evaluate(settle)
    const anchors = await page.evaluate<Bitmap['anchors']>(findAnchors)
    const height = await page.evaluate<number>('document.documentElement.scrollHeight')
    const png = await page.screenshot({
      clip: { x: 0, y: 0, width, height: Math.min(height, mostHeight) },
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

/** WebP has no more rows than these. */
const mostRows = 16_383

const compared = async (path: string, before: Bitmap, after: Bitmap): Promise<PagePictures | null> => {
  const { differing, ...all } = comparePixels(before, after)
  if (differing === 0) return null
  const size = { width: all.width, height: Math.min(all.height, mostRows) }
  const rows = (data: Uint8Array, channels: number): Uint8Array => data.subarray(0, size.width * size.height * channels)
  return {
    path,
    ...size,
    before: await dataUrl(rows(all.before, 3), size, 3),
    after: await dataUrl(rows(all.after, 3), size, 3),
    marks: await dataUrl(rows(all.marks, 4), size, 4),
  }
}

/** Playwright is for developers: where it was left out, so are the pictures. */
const playwright = async (): Promise<typeof import('playwright') | undefined> => {
  try {
    return await import('playwright')
  } catch {
    return undefined
  }
}

const start = async (env: Env) => {
  const tools = await playwright()
  if (tools === undefined) return { fault: 'There are no pictures here: the package playwright is not installed. “npm ci” installs it.' }
  try {
    const found = findBrowser(tools.chromium.executablePath(), env)
    if (found === undefined)
      return {
        fault: 'There are no pictures here: no browser was found. Install Chrome, Chromium or Edge, or name one in TOWNSITE_BROWSER.',
      }
    return { browser: await tools.chromium.launch({ executablePath: found.path, args: [...browserArguments()] }) }
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { fault: `There are no pictures here: the browser did not start (${why}).` }
  }
}

/** Pictures of pages that look different; a page that looks the same on both sides has none. */
export const picturePages = async ({ folders, shots, env, watch }: Wanted): Promise<Pictured> => {
  if (shots.length === 0) return { pages: [], note: null }
  const { browser, fault } = await start(env)
  if (browser === undefined) return { pages: [], note: fault }
  try {
    const open = async (folder: string): Promise<BrowserContext> => {
      // A policy in the page names digests of its styles, which wait for their fonts here.
      const context = await browser.newContext({
        bypassCSP: true,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
      })
      await context.route('**/*', answer(folder))
      return context
    }
    const [was, is] = [await open(folders.before), await open(folders.after)]
    const pages: PagePictures[] = []
    for (const [index, { before, after }] of shots.entries()) {
      watch(index)
      const one = await compared(after, await picture(was, before), await picture(is, after))
      if (one !== null) pages.push(one)
    }
    return { pages, note: pages.length === 0 ? 'The pages look the same as before.' : null }
  } finally {
    await browser.close()
  }
}
