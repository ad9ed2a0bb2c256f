/**
 * The widgets of the editor in a browser: hours, a holiday, a location on the map, colors, an image.
 *
 * @module-tag thorough
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { openEditor } from '../support/editor-page.ts'
import { leastText, sampleText } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const folder = temporaryFolder()
const config = join(folder, 'site.config.yaml')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The settings of an editor of a fresh copy of the sample. */
const openSettings = async (width = 1440): Promise<Page> => {
  const page = await openEditor(browser, { config, text: sampleText, port: 4520, width })
  page.setDefaultTimeout(60_000)
  await page.locator('.tabs button').nth(1).click()
  return page
}

const section = async (page: Page, name: string, widget: string): Promise<Locator> => {
  await page.locator('.tabs button').nth(1).click()
  await page.locator('.sections button', { has: page.locator(`b:text-is("${name}")`) }).click()
  await page.locator(widget).first().waitFor()
  return page.locator(widget).first()
}

/** Saves unsaved changes. @returns the lines of the file that differ from the sample */
const save = async (page: Page): Promise<readonly string[]> => {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  if (await button.isEnabled()) await button.click()
  const old = new Set(sampleText.split('\n'))
  return readFileSync(config, 'utf8')
    .split('\n')
    .filter(line => !old.has(line))
}

const soon = { timeout: 60_000, interval: 500 }

test('hours, a holiday, a location, a color and a style each change as few lines as possible', thorough, async () => {
  const page = await openSettings()
  const week = await section(page, 'Opening hours', '.week')
  await week.getByRole('slider', { name: 'Saturday: opens' }).press('ArrowRight')
  await expect.poll(() => week.getByRole('textbox', { name: 'Saturday: opens' }).inputValue()).toBe('08:15')
  await week.getByRole('textbox', { name: 'Sunday: closes' }).fill('4 pm')
  await week.getByRole('textbox', { name: 'Sunday: closes' }).press('Enter')
  await week.getByText('9 a.m. to 4 p.m.').waitFor()
  await expect.poll(() => save(page), soon).toEqual(['    sat: 08:15-18:00', '    sun: 09:00-16:00'])

  await page.getByRole('button', { name: 'Add a holiday or season' }).click()
  const added = page.locator('.exception--new')
  const add = added.getByRole('button', { name: 'Add', exact: true })
  expect(await add.isDisabled()).toBe(true)
  await added.getByRole('textbox', { name: '(English)' }).fill('New Year’s Day')
  await added.getByRole('textbox', { name: '(Français)' }).fill('Jour de l’An')
  await added.getByRole('combobox', { name: 'Month', exact: true }).selectOption('January')
  await added
    .locator('.hours-preview th', { hasText: /January\s1/ })
    .first()
    .waitFor()
  await add.click()
  await page.locator('.calendar summary', { hasText: 'New Year' }).waitFor()
  await expect
    .poll(async () => (await save(page)).slice(2), soon)
    .toEqual(['    - name: { en: New Year’s Day, fr: Jour de l’An }', '      from: 01-01'])

  const areas = await section(page, 'Areas', '.areas')
  await areas.getByRole('combobox', { name: 'Area' }).selectOption('Laval')
  const point = areas.getByRole('button', { name: /^Laval: 45.58, -73.75/ })
  await point.press('ArrowUp')
  await areas.getByRole('button', { name: /^Laval: 45\.5[89]\d+, -73.75/ }).waitFor()
  await areas.getByRole('textbox', { name: 'Longitude' }).fill('-73.7')
  await areas.getByRole('textbox', { name: 'Longitude' }).press('Enter')
  await expect
    .poll(async () => (await save(page)).find(line => line.includes('geo:')), soon)
    .toMatch(/^ {4}geo: \{ lat: 45\.5[89]\d*, lng: -73\.7 \}$/)

  await areas.getByRole('button', { name: '+ Add an area on the map' }).click()
  await areas.getByRole('button', { name: 'Place it in the middle' }).click()
  const placed = areas.getByRole('button', { name: /^New area: / })
  const before = await placed.getAttribute('aria-label')
  await placed.press('Shift+ArrowDown')
  await expect.poll(() => placed.getAttribute('aria-label')).not.toBe(before)
  await areas.getByRole('button', { name: 'Cancel' }).click()
  await placed.waitFor({ state: 'detached' })

  const theme = await section(page, 'Design', '.theme')
  await theme.getByRole('textbox', { name: 'Buttons and links', exact: true }).fill('#ffcc00')
  await theme.getByText('the most similar color with enough contrast', { exact: false }).first().waitFor()
  await theme.getByRole('textbox', { name: 'Buttons and links', exact: true }).fill('#8a2b16')
  await theme.getByRole('textbox', { name: 'Buttons and links', exact: true }).press('Enter')
  await page.getByText('Unsaved changes').waitFor()
  await theme.getByRole('radio', { name: 'Waves' }).click({ force: true })
  await expect.poll(() => theme.getByRole('radio', { name: 'Waves' }).isChecked()).toBe(true)
  await expect
    .poll(async () => (await save(page)).filter(line => /accent|style/.test(line)), soon)
    .toEqual(['    accent: "#8a2b16"', '  style: waves'])
})

test('an image can be used once it is described in each language', thorough, async () => {
  const page = await openSettings()
  await section(page, 'Services', '.list__open')
  await page.locator('.list__open').first().click()
  // A group with few values is open from the start.
  await page.locator('.chosen').getByText('Choose from your photos').click()
  await page.locator('.library button', { hasText: 'service-dryer.jpg' }).click()
  const staged = page.locator('.staged')
  const use = staged.getByRole('button', { name: 'Use this photo' })
  await staged.getByRole('textbox', { name: '(English)' }).fill('A dryer')
  expect(await use.isDisabled()).toBe(true)
  await staged.getByRole('textbox', { name: '(Français)' }).fill('Une sécheuse')
  await staged.getByLabel('Crop to any shape').check()
  await use.click()
  await staged.waitFor({ state: 'detached' })
  await expect.poll(() => save(page), soon).toEqual(['        en: A dryer', '        fr: Une sécheuse'])
  expect(readFileSync(config, 'utf8').split('file: service-dryer.jpg').length).toBe(3)
})

test('a new site takes its logo and home page photo from dropped files, and explains why it refuses one', thorough, async () => {
  const site = temporaryFolder()
  writeFileSync(join(site, 'package.json'), '{}')
  const fresh = join(site, 'site.config.yaml')
  const page = await openEditor(browser, { config: fresh, text: leastText, port: 4520 })
  await page.getByRole('button', { name: 'Photos & logo' }).click()
  const logo = page.getByRole('region', { name: 'Logo', exact: true })
  const chosen = logo.locator('input[type=file]')
  await chosen.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') })
  await logo.getByText('The file IMG_1.HEIC is in Apple’s HEIC format, which browsers can’t show. Export it as JPEG.').waitFor()
  const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">${inner}</svg>`
  const uploaded = (inner: string) => ({ name: 'Our Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg(inner)) })
  await chosen.setInputFiles(uploaded('<script>1</script>'))
  await logo.getByText('contains <script>').waitFor()
  await chosen.setInputFiles(uploaded('<circle cx="20" cy="20" r="20"/>'))
  await logo.locator('figure').waitFor()

  const home = page.getByRole('region', { name: 'Home page photo' })
  const plain = sharp({ create: { width: 500, height: 500, channels: 3, background: '#7fa696' } })
  const photo = (await plain.jpeg().toBuffer()).toString('base64')
  const dragged = await page.evaluateHandle(bytes => {
    const files = new DataTransfer()
    files.items.add(new File([Uint8Array.from(atob(bytes), sign => sign.charCodeAt(0))], 'Our Van.jpg', { type: 'image/jpeg' }))
    return files
  }, photo)
  await home.locator('.drop').dispatchEvent('drop', { dataTransfer: dragged })
  await home.getByRole('checkbox', { name: 'Crop to any shape' }).check()
  const use = home.getByRole('button', { name: 'Use this photo' })
  expect(await use.isDisabled()).toBe(true)
  await home.getByRole('textbox', { name: 'Description' }).fill('Our van')
  await use.click()
  await home.locator('figure').waitFor()
  expect((await axeViolations(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  const written = readFileSync(fresh, 'utf8').slice(leastText.length)
  expect(written).toMatchInlineSnapshot(`
    "theme: { logo: our-logo.svg }
    pages:
      home:
        image:
          file: our-van.jpg
          alt: { en: Our van }
    "
  `)
  expect(readdirSync(join(site, 'assets/images')).toSorted()).toEqual(['our-logo.svg', 'our-van.jpg'])
})

test.each(process.env.EVERY === undefined ? [390] : [390, 820, 1440])(
  'widgets have no accessibility violations at %i px, in both schemes',
  thorough,
  async width => {
    const page = await openSettings(width)
    for (const [name, widget] of [
      ['Opening hours', '.week .hours-preview'],
      ['Areas', '.areas'],
      ['Design', '.theme'],
    ] as const) {
      await section(page, name, widget)
      if (name === 'Opening hours') await page.locator('.calendar summary').first().click()
      if (name === 'Areas') await page.locator('.areas select').selectOption('Laval')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const violations = await axeViolations(page)
        expect(violations.map(({ id, nodes }) => `${name} ${id} ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      }
    }
  },
)
