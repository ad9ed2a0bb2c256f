/**
 * The settings and the file view in a browser: items are added, moved and removed with redirects; the file is edited as text.
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { openEditor } from '../support/editor-page.ts'
import { leastText, sampleText } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const config = join(temporaryFolder(), 'site.config.yaml')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = (width = 1440): Promise<Page> => openEditor(browser, { config, text: sampleText, port: 4510, width })

/** The whole site is validated after each change. */
const patient = { timeout: 60_000 }

/** Lines of one text that another one does not contain. */
const linesOnlyIn = (one: string, other: string): readonly string[] => {
  const known = new Set(other.split('\n'))
  return one.split('\n').filter(line => !known.has(line))
}

const toAreas = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByRole('button', { name: /^Areas/ }).click()
  await page.getByRole('button', { name: 'Laval', exact: true }).waitFor()
}

const names = (page: Page): Promise<readonly string[]> => page.locator('.list__open').allInnerTexts()

const save = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  return readFileSync(config, 'utf8')
}

test('the first picture of a service is chosen, described and used', thorough, async () => {
  const page = await openEditor(browser, { config, text: leastText, port: 4510, width: 1440 })
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByRole('button', { name: /^Services/ }).click()
  await page.getByRole('button', { name: 'Dog grooming', exact: true }).click()
  await page.getByText('Add a setting').click()
  await page.getByRole('button', { name: '+ Add: Image' }).click()
  await page.locator('.drop input[type=file]').waitFor({ state: 'attached' })
  await page.getByText('Choose from your photos').click()
  await page.locator('.library button', { hasText: 'dryer-after.jpg' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('A dog in a bath')
  await page.getByRole('checkbox', { name: 'Crop to any shape' }).check()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await page.getByRole('button', { name: 'Crop or edit description' }).waitFor(patient)
  const saved = await save(page)
  expect(linesOnlyIn(saved, leastText)).toEqual([
    '  - { name: Dog grooming, summary: "A warm bath, a haircut and short nails, in our van at your door.", image: { file: dryer-after.jpg, alt: { en: A dog in a bath } } }',
  ])
})

test('a location is added, validated at its fields, and moved by keyboard and by pointer', thorough, async () => {
  const page = await open()
  await toAreas(page)
  await page.getByRole('button', { name: '+ Add an area', exact: true }).click()
  const form = page.getByRole('form', { name: 'Add to “Areas”' })
  await form.getByRole('textbox', { name: 'English' }).first().fill('Lachine')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => form.getByRole('alert').innerText()).toContain('“name” has no text in fr')
  await form.getByRole('textbox', { name: 'Français' }).first().fill('Lachine')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await expect
    .poll(() => names(page), patient)
    .toEqual(['Montreal', 'Laval', 'Longueuil', 'West Island', 'South Shore', 'North Shore', 'Lachine'])
  const added = await save(page)
  expect([linesOnlyIn(added, sampleText), linesOnlyIn(sampleText, added)]).toEqual([['  - name: { en: Lachine, fr: Lachine }'], []])

  const handle = (name: string) => page.getByRole('button', { name: `Move: ${name}`, exact: true })
  await handle('Lachine').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => page.locator('[id^=dnd-kit-announcement]').last().innerText()).toContain('position 7 of 7')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.locator('[id^=dnd-kit-announcement]').last().innerText()).toContain('position 6 of 7')
  await page.keyboard.press('Space')
  await expect
    .poll(() => names(page), patient)
    .toEqual(['Montreal', 'Laval', 'Longueuil', 'West Island', 'South Shore', 'Lachine', 'North Shore'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move: Lachine')

  const [from, to] = [await handle('Laval').boundingBox(), await handle('Montreal').boundingBox()]
  if (from === null || to === null) throw new Error('the handles are not visible')
  await page.mouse.move(from.x + 5, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, from.y - 10, { steps: 4 })
  await page.mouse.move(to.x + 5, to.y + 4, { steps: 8 })
  await page.mouse.up()
  // For 50 ms after a drop, dnd-kit handles every click as the end of the drag.
  await page.evaluate(() => new Promise(done => setTimeout(done, 60)))
  await expect.poll(async () => (await names(page)).slice(0, 2), patient).toEqual(['Laval', 'Montreal'])
  const moved = await save(page)
  expect(moved.split('\n').toSorted()).toEqual(added.split('\n').toSorted())
})

test('removing a location shows what is removed with it and adds redirects; undo restores the same bytes', thorough, async () => {
  const page = await open()
  await toAreas(page)
  await page.getByRole('button', { name: 'Remove: Laval' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove “Laval”?' })
  await expect.poll(() => dialog.innerText(), patient).toContain('6 pages are deleted')
  await expect.poll(() => dialog.innerText()).toContain('12 URLs stop working')
  await dialog.getByRole('combobox').selectOption('/en/about')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => names(page), patient).not.toContain('Laval')
  const saved = await save(page)
  expect(linesOnlyIn(saved, sampleText).filter(line => !/^ {2}- \{ from: \/.*laval.*, to: \/en\/about \}$/.test(line))).toEqual([
    'redirects:',
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page), patient).toContain('Laval')
  expect(await save(page)).toBe(sampleText)
})

test('edits the file as text: completes keys, marks problems, and links a value to its line and back', thorough, async () => {
  const page = await open()
  const refused: string[] = []
  await page.locator('.pieces button').first().click()
  await page.getByTitle('Show in the file').first().click()
  // The policy also blocks the map of another site that the page embeds; that is expected.
  page.on('console', message => void (/^(?!Framing).*Content Security Policy/.test(message.text()) && refused.push(message.text())))
  const text = page.getByRole('textbox', { name: /^Text of/ })
  await expect.poll(() => text.evaluate(box => box.contains((box.getRootNode() as ShadowRoot).activeElement))).toBe(true)
  await page.getByRole('button', { name: 'Edit this line as a field' }).click()
  await page.locator('.field h2').waitFor()
  await page.getByRole('button', { name: 'File', exact: true }).click()
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('trad')
  await page.getByRole('option', { name: 'trade' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('plumbing')
  await page.keyboard.press('Escape')
  await page.locator('.cm-lint-marker-error').first().waitFor()
  await page.getByText('Kept as a draft').waitFor()
  expect(readFileSync(config, 'utf8')).toBe(sampleText)
  // Escape, then Tab, leaves the text.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect.poll(() => text.evaluate(box => (box.getRootNode() as ShadowRoot).activeElement === null)).toBe(true)
  await text.focus()
  const isSavedAgain = async (): Promise<boolean> => {
    await page.keyboard.press('Control+z')
    return page.getByText('All changes saved').isVisible()
  }
  await expect.poll(isSavedAgain, patient).toBe(true)
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).waitFor()
  expect(refused).toEqual([])
})

test.each(process.env.EVERY === undefined ? [390] : [390, 820, 1440])(
  'forms, dialogs and the file view have no accessibility violations at %i px, in both schemes',
  thorough,
  async width => {
    const page = await open(width)
    const expectAccessible = async (what: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const violations = await axeViolations(page)
        expect(violations.map(({ id, nodes }) => `${what} ${colorScheme} ${id} ${nodes[0]?.target}`)).toEqual([])
      }
    }
    await toAreas(page)
    await page.getByRole('button', { name: '+ Add an area', exact: true }).click()
    await page.getByRole('form').waitFor()
    await page.getByText('More options').click()
    await expectAccessible('new area')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Remove: Laval' }).click()
    await page.getByText('12 URLs stop working').waitFor(patient)
    await expectAccessible('removal')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: '← Back' }).first().click()
    await page.getByRole('button', { name: /^Pages/ }).click()
    await page.locator('details.group summary').first().click()
    await expectAccessible('pages')
    await page.getByRole('button', { name: 'File', exact: true }).click()
    await page.locator('.cm-content').waitFor()
    await expectAccessible('file')
  },
)
