/** `npm run dev`, on a copy of the project, with a browser before it. */
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
import { thorough } from '../support/thorough.ts'
import { bytesOf, edits, ways } from './dev/edits.ts'
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

test(
  'every kind of edit, good and broken, in every way of saving: each is seen or explained; after fifty memory is flat',
  thorough,
  async () => {
    const { dev, browser, remove } = studio
    const random = chance(seed)
    const page = await browser.newPage()
    await page.goto(dev.url + path)
    const heaps: number[] = []
    for (let number = 1; number <= 50; number++) {
      // Every kind once, in order; then by chance.
      const edit = edits[number - 1] ?? pick(edits, random)
      const save = pick(ways, random)
      const before = bytesOf(studio, edit.file)
      const after = await edit.change(before, number)
      if (after === undefined) remove(edit.file)
      else await save(studio, edit.file, after)
      await edit.seen(page, number).catch(error => {
        throw new Error(`edit ${number}, ${edit.about}: not seen\n${error}\n${dev.printed().slice(-2_000)}`)
      })
      if (edit.isMistake) {
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
  },
)

/** A page whose complaints are heard. */
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

test('styles change in place, under the strict policy; the page is not loaded again', async () => {
  const { page, complaints, loads } = await open()
  // The picture of the studio is new: the page is loaded again when it is encoded.
  await page.waitForSelector('#story picture source', { state: 'attached', timeout: 60_000 })
  // Other pictures may be on their way.
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

test('a change of words keeps the place on the page and the focus, and leaves other pages alone', async () => {
  const { page, complaints } = await open()
  const other = await open('/contact')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('footer a')?.focus()
    scrollTo({ top: 700, behavior: 'instant' })
  })
  const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null)
  const before = await focused()
  // What the test before this one put right may still be on its way: changes are taken in order.
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

test(
  'words and attributes are put in place: the page is what it would be if it were loaded; elements that come make it load again',
  thorough,
  async () => {
    const { page, complaints, loads } = await open('/contact')
    await page.waitForLoadState('load')
    // What the scripts of the page have done is there before, and stays: a menu that is open.
    await page.setViewportSize({ width: 360, height: 700 })
    await page.click('button[aria-expanded]')
    const known = loads()
    const settled = (one: Page): Promise<string> =>
      one.evaluate(() => {
        const copy = document.documentElement.cloneNode(true) as HTMLElement
        // Styles change elsewhere; the script of `dev` and its overlay are no part of the page.
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
    // A word of a text, of an attribute, of structured data and of the title: the name is in all of them.
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
  },
)

test('a page whose address changes is followed there; the old address leads there or is not found, as it will be', async () => {
  const { page } = await open()
  studio.edit(config, 'en: /en/about', 'en: /en/our-story')
  await page.waitForURL(`${studio.dev.url}/en/our-story`, { timeout: 45_000 })
  studio.edit(config, 'en: /en/our-story', 'en: /en/about')
  await page.waitForURL(studio.dev.url + path, { timeout: 45_000 })
  await page.close()
})

test('a mistake can be put aside; another one shows again', async () => {
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

test('a new picture is seen at once as it is, says so, and is encoded when it rests', thorough, async () => {
  const { page } = await open()
  studio.replace(picture, await jpeg('#12d060'))
  await colour(page, [0x12, 0xd0, 0x60])
  await expect.poll(() => page.textContent('townsite-dev [role=status]')).toContain('story.jpg is shown unencoded')
  await page.waitForSelector('#story picture source[type="image/avif"]', { state: 'attached', timeout: 60_000 })
  await page.waitForFunction(() => document.querySelector('townsite-dev')?.shadowRoot?.querySelector('[role=status]')?.textContent === '')
  await colour(page, [0x12, 0xd0, 0x60])
  // Only whole pictures are left there.
  const folder = studio.project.file('assets/encoded')
  const names = readdirSync(folder)
  expect(names.filter(name => !existsSync(join(folder, `${name.slice(0, 16)}.json`)))).toEqual([])
  await page.close()
})

test('every address answers as with `npm start`', thorough, async () => {
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
  const kept = ['content-type', 'location', 'cache-control', 'content-security-policy', 'x-content-type-options', 'referrer-policy']
  const ask = async (url: string, address: string) => {
    const response = await fetch(url + address, { redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    const body = await response.text()
    // Styles are not minified in dev, and their hash is another one.
    const headers = Object.fromEntries(
      kept.map(name => [
        name,
        response.headers
          .get(name)
          ?.replace(/'sha256-[^']+'/g, 'hash')
          .replace(/hash( hash)+/, 'hash'),
      ]),
    )
    const text = type.includes('html')
      ? body.replace(/<style>.*?<\/style>/s, '').replace(/<script type="module" src="\/__townsite.*?<\/script>/, '')
      : body
    return { address, status: response.status, headers, text }
  }
  const answersOf = (url: string) => Promise.all(addresses.map(address => ask(url, address)))
  // A build publishes its pages with shorter names, and without what HTML lets be left out.
  const short = recordedNames(readFileSync(join(`${out}.hosts`, namesFile), 'utf8'))
  const compact = (text: string): string => text.replace(/<body>.*/s, body => compactMarkup(body, short))
  const dev = (await answersOf(studio.dev.url)).map(answer => ({ ...answer, text: compact(answer.text) }))
  const start = await answersOf(server.url)
  server.stop()
  await server.ended
  expect(dev).toEqual(start)
})

test('a config that is wrong from the start is waited for; a port that is taken is passed by', thorough, async () => {
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
  // Deleted and back again.
  studio.remove(file)
  await overlay(page, 'there is no such file')
  studio.write(file, studio.read(config).replace(/Look first, then clean[^"]*/, 'Back again'))
  await page.goto(dev.url + path)
  await heading(page, 'Back again')
  expect(await dev.stop()).toBe(0)
  holder.close()
  await page.close()
})
