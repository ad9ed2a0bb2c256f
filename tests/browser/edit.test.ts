/** The editor in a browser: a click on a word changes that word, in the page at once and in the file when it is saved. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { openEditor } from '../support/editor-page.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const folder = temporaryFolder()
const config = join(folder, 'site.config.yaml')
const before = readFileSync('site.config.yaml', 'utf8')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** An editor of a fresh copy of the sample, and its page in a browser of this width. */
const openSample = (width = 1440): Promise<Page> => openEditor(browser, { config, text: before, port: 4500, width })

const changedLines = (): readonly string[] => {
  const old = new Set(before.split('\n'))
  return readFileSync(config, 'utf8')
    .split('\n')
    .filter(line => !old.has(line))
}

test('a click opens a text, what is typed is shown at once, and saving changes its line alone', thorough, async () => {
  const page = await openSample()
  const frame = page.frameLocator('iframe')
  const heading = frame.locator('h1').first()
  const text = (await heading.textContent()) ?? ''
  await heading.click()
  const box = page.locator('.value').first().getByRole('textbox')
  await expect.poll(() => box.inputValue()).toBe(text)
  await box.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await expect.poll(() => heading.textContent()).toBe(`${text}!`)
  await page.getByRole('button', { name: 'What changes' }).click()
  const changes = page.getByRole('dialog')
  await expect.poll(() => changes.innerText()).toContain('Pages that say something else: 1')
  await changes.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All saved').waitFor()
  expect(changedLines()).toEqual([expect.stringContaining(`en: ${text}!`)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Not saved yet').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All saved').waitFor()
  expect(readFileSync(config, 'utf8')).toBe(before)
})

test('everything that the page says can be opened without a mouse', thorough, async () => {
  const page = await openSample()
  await page.waitForTimeout(3_000)
  const pieces = page.locator('.pieces button')
  for (let index = 0; index < (await pieces.count()); index += 7) {
    await pieces.nth(index).focus()
    await page.keyboard.press('Enter')
    await page.locator('.field h2').waitFor()
    await page.getByRole('button', { name: '← Back' }).focus()
    await page.keyboard.press('Enter')
  }
  expect(await pieces.count()).toBeGreaterThan(100)
})

test.each([390, 820, 1440])('nothing stands in anybody’s way at %i px, in both schemes', thorough, async width => {
  const page = await openSample(width)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const tab of ['Page', 'Settings', 'Search', 'Problems']) {
      await page.getByRole('button', { name: tab }).first().click()
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(violations.map(({ id, nodes }) => `${tab} ${id} ${nodes[0]?.target}`)).toEqual([])
    }
    await page.getByRole('button', { name: 'Page' }).first().click()
    await page.locator('.pieces button').nth(20).click()
    await page.locator('.field h2').waitFor()
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => `field ${id} ${nodes[0]?.target}`)).toEqual([])
    await page.getByRole('button', { name: '← Back' }).click()
  }
})
