/**
 * `npm run dev` on a copy of the project, with a browser.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServe } from '../../generator/platform/serve/static-server.ts'
import { namesFile, recordedNames } from '../../generator/site/emit/rule-records.ts'
import { compactMarkup } from '../../generator/site/util/short-names.ts'
import { chance, pick } from '../support/chance.ts'
import { type DevServer, startDev } from '../support/dev.ts'
import { freePort } from '../support/free-port.ts'
import { bytesOf, edits, saveMethods } from './dev/edits.ts'
import { colour, config, heading, jpeg, openStudio, overlay, path, picture, property, type Studio, style, template } from './dev/studio.ts'

let studio: Studio
const others: DevServer[] = []
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(async () => {
  await Promise.all(others.filter(dev => dev.isRunning()).map(dev => dev.stop()))
  await studio?.close()
})

const seed = 7

test('shows or explains every kind of edit with every method of saving; memory does not grow over fifty edits', async () => {
  const { dev, browser, remove } = studio
  const random = chance(seed)
  const page = await browser.newPage()
  await page.goto(dev.url + path)
  const heaps: number[] = []
  for (let number = 1; number <= 50; number++) {
    // Each kind once, then at random.
    const edit = edits[number - 1] ?? pick(edits, random)
    const save = pick(saveMethods, random)
    const before = bytesOf(studio, edit.file)
    const after = await edit.change(before, number)
    if (after === undefined) remove(edit.file)
    else await save(studio, edit.file, after)
    await edit.shown(page, number).catch(error => {
      throw new Error(`edit ${number}, ${edit.about}: not shown\n${error}\n${dev.printed().slice(-2_000)}`)
    })
    if (edit.isInvalid) {
      const last = await page.request.get(dev.url + path)
      expect({ edit: edit.about, status: last.status(), whole: (await last.text()).includes('Look first, then clean') }).toEqual({
        edit: edit.about,
        status: 200,
        whole: true,
      })
      studio.write(edit.file, before)
    }
    await overlay(page, '').catch(error => {
      throw new Error(`edit ${number}, ${edit.about}: the overlay stays\n${error}\n${dev.printed().slice(-2_000)}`)
    })
    if (number % 10 === 0) heaps.push(await dev.heap())
  }
  console.info(`heap after every ten edits: ${heaps.map(bytes => (bytes / 1_000_000).toFixed(1)).join(', ')} MB`)
  const [first = 0] = heaps
  expect((heaps.at(-1) ?? 0) - first).toBeLessThan(5_000_000)
  expect(dev.isRunning()).toBe(true)
  await page.close()
})

/** A page whose console errors are recorded. */
const open = async (at = path): Promise<{ page: Page; complaints: string[]; loads: () => number }> => {
  const page = await studio.browser.newPage({ viewport: { width: 1000, height: 600 } })
  const complaints: string[] = []
  let loads = 0
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('domcontentloaded', () => loads++)
  await page.goto(studio.dev.url + at)
  return { page, complaints, loads: () => loads }
}

test('styles are replaced under the Content-Security-Policy without a reload', async () => {
  const { page, complaints, loads } = await open()
  // The image of the studio is new: the page is loaded again after it is encoded.
  await page.waitForSelector('#story picture source', { state: 'attached', timeout: 60_000 })
  // Other images may still be encoded.
  let known: number
  do {
    known = loads()
    await page.waitForTimeout(1_500)
  } while (loads() !== known)
  const before = studio.read(style)
  studio.write(style, `${before}\nbody { --place: a }\n`)
  await property(page, '--place', 'a')
  studio.write(style, `${before}\nbody { --place: b }\n`)
  await property(page, '--place', 'b')
  studio.write(style, before)
  await property(page, '--place', '')
  expect({ complaints, loads: loads() - known }).toEqual({ complaints: [], loads: 0 })
  const policy = (await page.request.get(studio.dev.url + path)).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("style-src 'self' 'sha256-")
  expect(policy).not.toContain('unsafe-inline')
  await page.close()
})

test('a changed text keeps the scroll position and the focus, and does not affect other pages', async () => {
  const { page, complaints } = await open()
  const other = await open('/contact')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('footer a')?.focus()
    scrollTo({ top: 700, behavior: 'instant' })
  })
  const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null)
  const before = await focused()
  // The last change of the previous test may not be built yet.
  const rules = studio.read(style)
  for (const place of ['here', '']) {
    studio.write(style, place === '' ? rules : `${rules}\nbody { --place: ${place} }\n`)
    for (const one of [page, other.page]) await property(one, '--place', place)
  }
  const known = other.loads()
  studio.edit(config, 'What we stand by', 'What we keep to')
  await page.waitForFunction(() => document.body.textContent?.includes('What we keep to'))
  await page.waitForFunction(() => scrollY === 700)
  expect(await focused()).toBe(before)
  expect({ complaints, others: other.loads() - known }).toEqual({ complaints: [], others: 0 })
  await page.close()
  await other.page.close()
})

test('texts and attributes are updated in place with the same result as a reload; added elements cause a reload', async () => {
  const { page, complaints, loads } = await open('/contact')
  await page.waitForLoadState('load')
  // State that a script of the page created must not change: an open menu.
  await page.setViewportSize({ width: 360, height: 700 })
  await page.click('button[aria-expanded]')
  const known = loads()
  const settled = (one: Page): Promise<string> =>
    one.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement
      // Without styles, which are replaced separately, and without the script and overlay of `dev`.
      for (const own of copy.querySelectorAll('style, townsite-dev, script[src^="/__townsite/"]')) own.remove()
      return copy.outerHTML
    })
  const asLoaded = async (): Promise<string> => {
    const fresh = await studio.browser.newPage({ viewport: { width: 360, height: 700 } })
    await fresh.goto(`${studio.dev.url}/contact`)
    await fresh.click('button[aria-expanded]')
    const html = await settled(fresh)
    await fresh.close()
    return html
  }
  const before = studio.read(config)
  // The name is in texts, attributes, structured data and the title.
  studio.write(config, before.replaceAll('Clairconduit', 'Ventclair'))
  await page.waitForFunction(() => document.title.includes('Ventclair'))
  expect(await settled(page)).toBe(await asLoaded())
  expect({ complaints, loads: loads() - known, menu: await page.getAttribute('button[aria-expanded]', 'aria-expanded') }).toEqual({
    complaints: [],
    loads: 0,
    menu: 'true',
  })
  const contactTemplate = 'generator/site/pages/contact/template.tsx'
  const source = studio.read(contactTemplate)
  studio.write(contactTemplate, source.replace('<Hero ', '<p id="new">New</p><Hero '))
  await page.waitForSelector('#new')
  await expect.poll(() => loads() - known).toBe(1)
  studio.write(contactTemplate, source)
  studio.write(config, before)
  await page.waitForFunction(() => document.title.includes('Clairconduit') && document.querySelector('#new') === null)
  await page.close()
})

test('the browser follows a page whose URL changes; the old URL redirects or is not found, as on the published site', async () => {
  const { page } = await open()
  studio.edit(config, 'en: /en/about', 'en: /en/our-story')
  await page.waitForURL(`${studio.dev.url}/en/our-story`, { timeout: 45_000 })
  studio.edit(config, 'en: /en/our-story', 'en: /en/about')
  await page.waitForURL(studio.dev.url + path, { timeout: 45_000 })
  await page.close()
})

test('an error overlay can be dismissed and appears again for another error', async () => {
  const { page } = await open()
  const before = studio.read(template)
  studio.write(template, before.replace('<Hero ', '<Hero <'))
  await overlay(page, template)
  await page.keyboard.press('Escape')
  await overlay(page, '')
  expect(await page.textContent('townsite-dev [role=status]')).toContain('This is the last valid version, because of an error.')
  studio.write(template, before.replace('<Hero ', '<Hero >'))
  await overlay(page, template)
  studio.write(template, before)
  await overlay(page, '')
  await page.close()
})

test('a new image is shown unencoded at first, with a notice, and encoded after a pause', async () => {
  const { page } = await open()
  studio.replace(picture, await jpeg('#12d060'))
  await colour(page, [0x12, 0xd0, 0x60])
  await expect.poll(() => page.textContent('townsite-dev [role=status]')).toContain('story.jpg is shown as it is')
  await page.waitForSelector('#story picture source[type="image/avif"]', { state: 'attached', timeout: 60_000 })
  await page.waitForFunction(() => document.querySelector('townsite-dev')?.shadowRoot?.querySelector('[role=status]')?.textContent === '')
  await colour(page, [0x12, 0xd0, 0x60])
  // No partly written images remain.
  const folder = studio.project.file('assets/encoded')
  const names = readdirSync(folder)
  expect(names.filter(name => !existsSync(join(folder, `${name.slice(0, 16)}.json`)))).toEqual([])
  await page.close()
})

test('every URL has the same response as with `npm start`', async () => {
  const out = studio.project.file('dist')
  const built = spawnSync(process.execPath, ['generator/bin.mjs', 'build'], {
    cwd: studio.project.folder,
    encoding: 'utf8',
  })
  expect(built).toMatchObject({ status: 0 })
  const server = await startServe(out, { port: await freePort(), host: '127.0.0.1' })
  const addresses = [
    '/',
    '/fr',
    '/en',
    '/fr/',
    '/about',
    '/en/about.html',
    '/en/nothing-here',
    '/404',
    '/500',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/serve.json',
    '/assets/',
    '/fr/services/air-duct-cleaning',
    '/manifest.webmanifest',
    '/%E0',
  ]
  const comparedHeaders = [
    'content-type',
    'location',
    'cache-control',
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
  ]
  const ask = async (url: string, address: string) => {
    const response = await fetch(url + address, { redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    const body = await response.text()
    // Styles are not minified in dev and have another hash.
    const headers = Object.fromEntries(
      comparedHeaders.map(name => [
        name,
        response.headers
          .get(name)
          ?.replace(/'sha256-[^']+'/g, 'hash')
          .replace(/hash( hash)+/, 'hash'),
      ]),
    )
    const text = type.includes('html')
      ? body
          .replace(/<style>.*?<\/style>/s, '')
          .replace(/<script type="module" src="\/__townsite.*?<\/script>/, '')
          .replace(/(?<=href="\/assets\/\w+\.)\w+(?=\.css")/, 'hash')
      : body
    return { address, status: response.status, headers, text }
  }
  const answersOf = (url: string) => Promise.all(addresses.map(address => ask(url, address)))
  // A build shortens class names, omits optional HTML tags and inserts soft hyphens.
  const short = recordedNames(readFileSync(join(`${out}.hosts`, namesFile), 'utf8'))
  const compact = (text: string): string => text.replace(/<body>.*/s, body => compactMarkup(body, short))
  const dev = (await answersOf(studio.dev.url)).map(answer => ({ ...answer, text: compact(answer.text) }))
  const start = (await answersOf(server.url)).map(answer => ({ ...answer, text: answer.text.replaceAll('\u00ad', '') }))
  server.stop()
  await server.ended
  expect(dev).toEqual(start)
})

test('waits for an invalid config to be fixed, and skips a port that is in use', async () => {
  const file = 'other.config.yaml'
  studio.write(file, 'site: 1\n')
  const holder = createServer()
  const port = await freePort()
  await once(holder.listen(port, '127.0.0.1'), 'listening')
  const dev = await startDev(studio.project, { port, args: ['--config', file] })
  others.push(dev)
  expect(dev.url).not.toBe(`http://localhost:${port}`)
  const page = await studio.browser.newPage()
  const answer = await page.goto(dev.url)
  expect(answer?.status()).toBe(503)
  await overlay(page, `${file}:1:`)
  studio.write(file, studio.read(config))
  await page.waitForSelector('h1', { timeout: 45_000 })
  await overlay(page, '')
  // Deleted and written again.
  studio.remove(file)
  await overlay(page, 'This file does not exist')
  studio.write(file, studio.read(config).replace(/Look first, then clean[^"]*/, 'Back again'))
  await page.goto(dev.url + path)
  await heading(page, 'Back again')
  expect(await dev.stop()).toBe(130)
  holder.close()
  await page.close()
})
