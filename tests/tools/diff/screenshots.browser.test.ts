/**
 * The HTML report with screenshots, captured and opened in Chromium.
 *
 * @module-tag thorough
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { run } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { page } from './site-of.ts'

const folder = temporaryFolder()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A site of two pages with an image, a linked stylesheet, and a script that sends a request to another host. */
const site = (name: string, word: string): string => {
  const out = join(folder, name)
  mkdirSync(join(out, 'assets'), { recursive: true })
  copyFileSync('docs/images/home.png', join(out, 'assets', 'home.png'))
  writeFileSync(join(out, 'style.css'), 'body{margin:40px;font:20px sans-serif}img{width:600px;height:auto}')
  writeFileSync(join(out, 'serve.json'), '{ "redirects": [], "headers": [] }')
  writeFileSync(join(out, 'script.js'), 'fetch("https://stranger.example/").catch(() => {})')
  const head = '<link rel="stylesheet" href="/style.css"><script src="/script.js"></script>'
  const picture = '<img src="/assets/home.png" alt="Home" loading="lazy">'
  const paragraphs = '<p>The same on both sides.</p>'.repeat(60)
  writeFileSync(join(out, 'index.html'), page({ head, main: `<h1>Home</h1><p>We ${word}.</p>${paragraphs}${picture}` }))
  writeFileSync(join(out, 'contact.html'), page({ head, main: `<h1>Contact</h1>${picture}`, path: '/contact' }))
  return out
}

const before = site('before', 'clean')
const after = site('after', 'sweep')

test('writes one file with screenshots of changed pages, without any network requests', async () => {
  const out = join(folder, 'report.html')
  expect(await run(['diff', before, after, '--format', 'html', '--out', out])).toEqual({ code: 1, out: '', err: `${out} written.\n` })

  const report = await browser.newPage()
  const asked: string[] = []
  const faults: string[] = []
  report.on('request', request => asked.push(request.url().slice(0, 5)))
  report.on('console', message => faults.push(message.text()))
  await report.goto(pathToFileURL(out).href)
  expect(await report.locator('h2').allTextContents()).toEqual(['What visitors and search engines read', 'Before and after'])
  expect(await report.locator('article h3').allTextContents()).toEqual(['/'])
  const sizes = await report
    .locator('article img')
    .evaluateAll(images => images.map(image => (image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight < 400] : [])))
  // Only the band around the changed one of sixty paragraphs.
  expect(sizes).toEqual([
    [1280, true],
    [1280, true],
    [1280, true],
    [1280, true],
  ])
  const marks = report.locator('.mark').first()
  expect(await marks.isVisible()).toBe(true)
  await report.getByLabel('Mark differences.').uncheck()
  expect(await marks.isVisible()).toBe(false)
  expect(new Set(asked)).toEqual(new Set(['file:']))
  expect(faults).toEqual([])
  expect(readFileSync(out, 'utf8')).not.toMatch(/https?:/)
  await report.close()
})

test('reports a missing browser and omits the screenshots', async () => {
  const { code, out } = await run(['diff', before, after, '--format', 'html'], { env: { TOWNSITE_BROWSER: join(folder, 'no-browser') } })
  expect(code).toBe(1)
  expect(out).toContain(
    `<p>No screenshots: the browser did not start (TOWNSITE_BROWSER names ${join(folder, 'no-browser')}, which is not there).</p>`,
  )
  expect(out).not.toContain('<article>')
})
