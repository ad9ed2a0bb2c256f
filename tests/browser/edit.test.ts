/**
 * The editor in a browser: a click opens a text, typing changes the page at once, and saving changes the file.
 *
 * @module-tag thorough
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { handIn } from '../support/editor-hand.ts'
import { openEditor } from '../support/editor-page.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const folder = temporaryFolder()
const config = join(folder, 'site.config.yaml')
const sample = readFileSync('site.config.yaml', 'utf8')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** An editor of a fresh copy of the sample, and its page in a browser of this width. */
const openSample = ({ width = 1440, hasTouch = false } = {}): Promise<Page> =>
  openEditor(browser, { config, text: sample, port: 4500, width, hasTouch })

/** Calls that write a config, from now on. */
const writesOf = (page: Page): readonly string[] => {
  const writes: string[] = []
  page.on('request', request => writes.push(...(/writeNew\w+$/.exec(request.url()) ?? [])))
  return writes
}

const changedLines = (): readonly string[] => {
  const old = new Set(sample.split('\n'))
  return readFileSync(config, 'utf8')
    .split('\n')
    .filter(line => !old.has(line))
}

test('a click opens a text, typing changes the page at once, and saving changes only its line', thorough, async () => {
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
  await page.getByRole('button', { name: 'Review changes' }).click()
  const changes = page.getByRole('dialog')
  await expect.poll(() => changes.innerText()).toContain('1 page changes')
  await changes.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  expect(changedLines()).toEqual([expect.stringContaining(`en: ${text}!`)])
  // An undo right after typing also restores the field.
  await box.fill('So short')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => box.inputValue()).toBe(`${text}!`)
  await expect.poll(() => heading.textContent()).toBe(`${text}!`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Unsaved changes').waitFor()
  await page.keyboard.press('Control+S')
  await page.getByText('All changes saved').waitFor()
  expect(readFileSync(config, 'utf8')).toBe(sample)
})

test('values are chips that are removed and inserted by keyboard, and each wording has its own field', thorough, async () => {
  const page = await openSample()
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox', { name: 'Find a text or a setting' }).fill('one careful crew')
  await page.locator('.pieces button').first().click()
  const field = page.locator('.value').first()
  const counted = field.getByRole('group', { name: 'Depends on “Number of services”' })
  await counted.waitFor()
  expect(await field.innerText()).not.toMatch(/[{}]|plural/)
  await counted.getByText('Other wordings (1)').click()
  await counted.getByRole('textbox', { name: 'If “Number of services” is 1' }).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' for {you}')
  const other = counted.getByRole('textbox', { name: 'For any other number' })
  await other.getByRole('button', { name: 'Remove: Number of services' }).press('Enter')
  await expect.poll(() => other.innerText()).toBe(' services')
  await page.keyboard.press('Control+Home')
  await field.getByText('Insert a value').press('Enter')
  await field.getByRole('button', { name: /^Number of services/ }).press('Enter')
  await expect.poll(() => field.locator('.says').innerText(), { timeout: 60_000 }).toContain('3 services, one careful crew')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  expect(changedLines()).toEqual([
    `        en: "{services, plural, one {One service for '{'you'}'} other {{services} services}}, one careful crew"`,
  ])
  await field.getByRole('button', { name: 'Use one text for all cases' }).click()
  await counted.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(changedLines).toEqual(['        en: "3 services, one careful crew"'])
})

test('a text is not lost if its field closes before it loses the focus', thorough, async () => {
  const page = await openSample()
  const heading = page.frameLocator('iframe').locator('h1').first()
  const text = (await heading.textContent()) ?? ''
  await heading.click()
  const box = page.locator('.value').first().getByRole('textbox')
  await expect.poll(() => box.inputValue()).toBe(text)
  await box.fill(`${text}!`)
  // As a screen reader activates a button: the focus stays in the field.
  await page.getByRole('button', { name: '← Back' }).dispatchEvent('click')
  await page.getByText('Unsaved changes').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  expect(changedLines()).toEqual([expect.stringContaining(`en: ${text}!`)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Unsaved changes').waitFor()
  await page.keyboard.press('Control+S')
  await page.getByText('All changes saved').waitFor()
  expect(readFileSync(config, 'utf8')).toBe(sample)
})

test('every text of the page can be opened by keyboard', thorough, async () => {
  const page = await openSample()
  await handIn(page).quiet()
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

test('on a touch screen a text opens, Back returns to the list, and a search keeps its text', thorough, async () => {
  const page = await openSample({ width: 390, hasTouch: true })
  await page.frameLocator('iframe').locator('h1').first().tap()
  await page.getByRole('heading', { name: 'Heading', exact: true }).waitFor()
  await page.getByRole('button', { name: '← Back' }).tap()
  await page.getByRole('heading', { name: 'On this page' }).waitFor()
  await page.getByRole('button', { name: 'Search' }).tap()
  const search = page.getByRole('searchbox', { name: 'Find a text or a setting' })
  await search.fill('bonjour@')
  await page.locator('.pieces button').first().tap()
  await page.getByRole('heading', { name: 'Email', exact: true }).waitFor()
  await page.getByRole('button', { name: '← Back' }).tap()
  expect(await search.inputValue()).toBe('bonjour@')
})

test('a translation is changed in the table, undone, exported and imported', thorough, async () => {
  const page = await openSample()
  await page.getByRole('button', { name: 'Translations' }).click()
  const slogan = page.getByRole('textbox', { name: 'business.slogan Français' })
  const old = await slogan.inputValue()
  await slogan.fill('Voir {d’abord')
  await page.getByText('a { is not closed').first().waitFor()
  const toFix = page.getByRole('button', { name: 'to fix' })
  await toFix.waitFor()
  await slogan.fill('Voir avant tout.')
  // The error of the first text disappears when the second one is in the config.
  await toFix.waitFor({ state: 'detached' })
  await slogan.fill('Voir sans attendre.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => slogan.inputValue()).toBe('Voir avant tout.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => slogan.inputValue()).toBe(old)
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('business.slogan')
  await page.getByText('1 of ').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this table' }).click()
  const sheet = readFileSync(await (await download).path(), 'utf8')
  const upload = (buffer: Buffer): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name: 'fr.csv', mimeType: 'text/csv', buffer })
  const changed = sheet.replace(old, 'Par le tableau.')
  await upload(Buffer.from(`${changed.replace('\ufeff', '')}none,fr,new,x,\xe9\r\n`, 'latin1'))
  await page.getByText('This table is not in UTF-8').first().waitFor()
  await upload(Buffer.from(`${changed}none,fr,new,x,y\r\n`))
  await page.getByText('0 imported, 0 empty or the same, 1 invalid. If a row is invalid, nothing is imported.').waitFor()
  await page.getByText('Row 3, none, fr').waitFor()
  await upload(Buffer.from(changed))
  await page.getByText('1 imported, 0 empty or the same, 0 invalid.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  expect(changedLines()).toEqual([expect.stringContaining('Par le tableau.')])
})

test('a new city is created step by step by keyboard, previewed, written once and opened', thorough, async () => {
  rmSync(join(folder, 'sites'), { recursive: true, force: true })
  const page = await openSample()
  const next = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'New', exact: true }).focus()
  await page.keyboard.press('Enter')
  const city = page.getByRole('textbox', { name: 'City', exact: true })
  await city.waitFor()
  await next()
  await page.getByText('Enter an answer.').waitFor()
  await expect.poll(() => city.evaluate(box => box === document.activeElement)).toBe(true)
  await page.keyboard.type('Sherbrooke')
  await next()
  await page.getByRole('heading', { name: 'Contact details' }).waitFor()
  await page.getByLabel('Phone number').fill('819-555-0123')
  await next()
  await page.getByRole('heading', { name: 'Services offered' }).waitFor()
  await next()
  await page.getByLabel('Towns and areas served').fill('Fleurimont\nLennoxville')
  await next()
  await page.getByText('areas need a point on the map').waitFor()
  await page.getByLabel('Coordinates of the city').fill('45.40,-71.89')
  await next()
  await page.getByRole('heading', { name: 'Details of the new city' }).waitFor()
  await next()
  await page.getByText(/^New file: .*sites\/sherbrooke\.config\.yaml$/).waitFor()
  await page.getByText('Mentions of Montreal').waitFor()
  const shown = await page.locator('pre').innerText()
  const writes = writesOf(page)
  await page.getByRole('button', { name: 'Create site', exact: true }).focus()
  for (const _ of ['first', 'second, before the response']) await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('combobox', { name: 'Site' }).inputValue()).toContain('sherbrooke')
  expect([writes, await page.getByRole('alert').count()]).toEqual([['writeNewCity'], 0])
  expect(readFileSync(join(folder, 'sites', 'sherbrooke.config.yaml'), 'utf8').trim()).toBe(shown.trim())
})

test('the guide to a new city starts as soon as changes are saved, in the language of the editor', thorough, async () => {
  const page = await openSample()
  await page.frameLocator('iframe').locator('h1').first().click()
  await page.locator('.value').first().getByRole('textbox').focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await page.getByText('Unsaved changes').waitFor()
  await page.getByRole('combobox', { name: 'Language of the editor' }).selectOption('fr')
  await page.getByRole('button', { name: 'Nouveau', exact: true }).click()
  await page.getByText('enregistrez d’abord').waitFor()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByRole('textbox', { name: 'Ville', exact: true }).fill('Sherbrooke')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByLabel('Numéro de téléphone').fill('819-555-0123')
  for (const _ of ['to services', 'to areas']) await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByText('les secteurs de Montréal').waitFor()
})

test('a config for a new business is created step by step', thorough, async () => {
  rmSync(join(folder, 'sites'), { recursive: true, force: true })
  const page = await openSample()
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('button', { name: 'Another business' }).click()
  await page.getByLabel('Type of business').fill('plumbr')
  await page.getByLabel('Business name').fill('Hill Plumbing')
  await next()
  await page.getByText('Did you mean “plumber”?').waitFor()
  await page.getByLabel('Type of business').fill('Plumber')
  await next()
  await page.getByLabel('Country').fill('US')
  await page.getByLabel('State or province code').fill('TX')
  await page.getByLabel('City').fill('Austin')
  await page.getByText('Default: en').waitFor()
  await next()
  await page.getByLabel('Phone number').fill('512-555-0142')
  await next()
  await page.locator('.guide').getByRole('checkbox').first().uncheck()
  await next()
  await page.getByLabel('Towns and areas served').fill('Austin, Round Rock')
  await next()
  await page.getByText(/^New file: .*sites\/hill-plumbing\.config\.yaml$/).waitFor()
  const writes = writesOf(page)
  await page.route(/writeNewSite$/, async route => {
    await page.getByRole('button', { name: 'One moment…' }).waitFor()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create site', exact: true }).dblclick()
  await page.frameLocator('iframe').getByText('Hill Plumbing').first().waitFor()
  expect([writes, await page.getByRole('alert').count()]).toEqual([['writeNewSite'], 0])
  expect(readFileSync(join(folder, 'sites', 'hill-plumbing.config.yaml'), 'utf8')).toContain('- { name: Round Rock }')
})

test('a line that was also changed on disk is shown in both versions, and one is chosen', thorough, async () => {
  const page = await openSample({ width: 390 })
  const line = '      en: Air ducts, dryer vents and chimneys, cleaned right'
  const theirs = `${line} by them`
  expect(sample).toContain(`${line}\n`)
  await page.frameLocator('iframe').locator('h1').first().click()
  await page.locator('.value').first().getByRole('textbox').focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' by me')
  writeFileSync(config, sample.replace(line, theirs))
  await page.keyboard.press('Control+S')
  await page.getByRole('button', { name: 'Compare versions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().waitFor()
  expect(await dialog.locator('pre').allTextContents()).toEqual([`${line.trim()} by me`, theirs.trim()])
  const violations = await axeViolations(page)
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  await dialog.getByRole('radio', { name: 'Theirs' }).check()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect.poll(() => page.frameLocator('iframe').locator('h1').first().textContent()).toMatch(/ by them$/)
  await page.getByRole('button', { name: 'Compare versions' }).waitFor({ state: 'detached' })
  expect(changedLines()).toEqual([theirs])
})

test.each(process.env.EVERY === undefined ? [390] : [390, 820, 1440])(
  'views have no accessibility violations at %i px, in both schemes',
  thorough,
  async width => {
    const page = await openSample({ width })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const tab of ['Page', 'Settings', 'Search', 'Problems']) {
        await page.getByRole('button', { name: tab }).first().click()
        const violations = await axeViolations(page)
        expect(violations.map(({ id, nodes }) => `${tab} ${id} ${nodes[0]?.target}`)).toEqual([])
      }
      await page.getByRole('button', { name: 'Page' }).first().click()
      await page.locator('.pieces button').nth(20).click()
      await page.locator('.field h2').waitFor()
      const violations = await axeViolations(page)
      expect(violations.map(({ id, nodes }) => `field ${id} ${nodes[0]?.target}`)).toEqual([])
      await page.getByRole('button', { name: '← Back' }).click()
      for (const [view, selector] of [
        ['Translations', 'textarea'],
        ['New', '.guide input'],
      ] as const) {
        await page.getByRole('button', { name: view, exact: true }).click()
        await page.locator(selector).first().waitFor()
        const found = await axeViolations(page)
        expect(found.map(({ id, nodes }) => `${view} ${id} ${nodes[0]?.target}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.getByRole('button', { name: 'Site', exact: true }).click()
      await page.locator('.pieces button').first().waitFor()
    }
  },
)
