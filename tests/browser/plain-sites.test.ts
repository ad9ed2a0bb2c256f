/** Sites as `townsite new` makes them: without photos and icons, without a form, with a PNG logo. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysOf } from '../../generator/site/util/table.ts'
import { styles } from '../../templates/styles/styles.ts'
import { readBuilt } from '../html/built.ts'
import { launchBrowser } from '../support/browser.ts'
import { run } from '../support/cli.ts'
import { type ServedFolder, serveFolder } from '../support/serve-folder.ts'
import { thoroughUnless } from '../support/thorough.ts'

const config = (style: string): string => `
site: { origin: https://www.keller.example, languages: [de-DE] }
business:
  name: Kanzlei Keller
  type: LegalService
  email: post@keller.example
  address: { street: Am Markt 3, postalCode: '91522', city: Ansbach, country: DE }
phones: { book: { main: 0981 4661234 } }
hours: { timeZone: Europe/Berlin, weekly: { mon-fri: 09:00-17:00 } }
services:
  - { name: Arbeitsrecht, summary: Kündigung und Zeugnis. }
  - { name: Erbrecht, summary: Testament und Nachlass. }
  - { name: Mietrecht, summary: Miete und Nebenkosten. }
locations: [{ name: Ansbach, geo: { lat: 49.3, lng: 10.57 } }]
theme: { style: ${style}, logo: logo.png }
hosting: [serve]
`

const red = { r: 220, g: 20, b: 30 }

/** Runs in the page: painted boxes in the content that contain nothing. */
const emptyBoxes = (): readonly string[] =>
  [...document.querySelectorAll('main *:not(svg *, img, iframe, input, select, textarea)')].flatMap(element => {
    const { width, height } = element.getBoundingClientRect()
    const { backgroundColor } = getComputedStyle(element)
    const isPainted = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
    return element.childNodes.length === 0 && isPainted && width > 60 && height > 60 ? [`${width} × ${height}`] : []
  })

/** Runs in the page: whether the bar with the phone number is displayed, and the part of its width that is links. */
const barWidth = () => {
  const bar = document.querySelector('[data-floating]')
  const links = [...(bar?.querySelectorAll('a') ?? [])].map(link => link.getBoundingClientRect().width)
  const { position } = bar === null ? { position: '' } : getComputedStyle(bar)
  const isShown = bar?.checkVisibility({ visibilityProperty: true }) === true && (position === 'sticky' || position === 'fixed')
  return { isShown, filled: links.reduce((sum, width) => sum + width, 0) / innerWidth }
}

/** The share of pixels of an image that have the color of the logo. */
const shareOfRed = async (file: string): Promise<number> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (Math.abs((data[at] ?? 0) - red.r) + Math.abs((data[at + 1] ?? 0) - red.g) + Math.abs((data[at + 2] ?? 0) - red.b) < 60) count++
  return count / (info.width * info.height)
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(keysOf(styles))('%s', style => {
  const isRepresentative = style === 'arches'
  const options = thoroughUnless(isRepresentative)
  let folder: string
  let built: ReturnType<typeof readBuilt>
  let server: ServedFolder
  let page: Page

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'townsite-plain-'))
    mkdirSync(join(folder, 'assets/images'), { recursive: true })
    await sharp({ create: { width: 300, height: 240, channels: 3, background: red } })
      .png()
      .toFile(join(folder, 'assets/images/logo.png'))
    // The folder of the nearest package.json has the assets.
    writeFileSync(join(folder, 'package.json'), '{}')
    writeFileSync(join(folder, 'site.config.yaml'), config(style))
    const { code, err } = await run(['build', '--config', join(folder, 'site.config.yaml'), '--out', join(folder, 'dist')])
    expect([code, err]).toEqual([0, expect.any(String)])
    built = readBuilt(join(folder, 'dist'))
    page = await browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled: false })
    server = await serveFolder(built.out)
  })
  afterAll(async () => {
    await page?.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('no box is empty, and tablets have a full bar or none', options, async () => {
    const found: unknown[] = []
    // The pages of the other services have the same parts.
    for (const { path } of built.pages.filter(({ path }) => !/erbrecht|mietrecht/.test(path))) {
      await page.goto(`${server.url}${path}`)
      for (const width of [390, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const boxes = await page.evaluate(emptyBoxes)
        const { isShown, filled } = await page.evaluate(barWidth)
        if (boxes.length > 0 || isShown !== width < 1024 || (isShown && filled < 0.85)) found.push({ path, width, boxes, isShown, filled })
      }
    }
    expect(found).toEqual([])
  })

  // Texts and links are the same in all styles.
  test.runIf(isRepresentative)('no link asks for a quote, and the contact page offers phone, email, directions and hours', async () => {
    expect(built.pages.filter(({ html }) => html.includes('Angebot anfragen')).map(({ path }) => path)).toEqual([])
    await page.goto(`${server.url}/kontakt`)
    const main = page.getByRole('main')
    expect([
      await main.locator('form').count(),
      await main.locator('a[href="tel:+499814661234"]').first().isVisible(),
      await main.locator('a[href="mailto:post@keller.example"]').first().isVisible(),
      await main.locator('a[href^="https://www.google.com/maps/dir/"]').first().isVisible(),
      await main.getByText('09:00 bis 17:00 Uhr').first().isVisible(),
    ]).toEqual([0, true, true, true, true])
  })

  test('the logo is in the header, the icons and the share image', options, async () => {
    await page.goto(server.url)
    const logo = page.getByRole('banner').getByRole('img', { name: 'Kanzlei Keller' })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await logo.boundingBox()
      expect([width, (box?.height ?? 0) >= 40, (box?.height ?? 999) <= 96]).toEqual([width, true, true])
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await logo.evaluate(image => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ colorScheme: 'light' })
    const share = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '').pathname
    for (const file of ['icon-192.png', 'icon-512.png', 'apple-touch-icon.png'])
      expect([file, (await shareOfRed(join(built.out, file))) > 0.2]).toEqual([file, true])
    expect(await shareOfRed(join(built.out, share))).toBeGreaterThan(0.003)
  })
})
