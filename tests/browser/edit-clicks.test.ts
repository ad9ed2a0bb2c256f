/**
 * The hand in the editor: whatever visitors read on four kinds of pages in two languages is clicked on with a mouse, its value opens, what
 * is typed there is said by the page, and is taken back by the button. What nobody sees is opened from the list beside the page.
 *
 *     EVERY=1 npx vitest run tests/browser/edit-clicks -t 'home in English'        all texts of a page; else a few of three pages
 *
 * @module-tag thorough
 */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueAt } from '../../generator/site/config/yaml/tree.ts'
import { withOtherFact } from '../../generator/tools/edit/server/origins/facts.ts'
import { launchBrowser } from '../support/browser.ts'
import { type Hand, handIn, type OpenedField, until } from '../support/editor-hand.ts'
import { openEditor } from '../support/editor-page.ts'
import { compileText, sampleText } from '../support/sample.ts'
import { type ShownText, shownTexts, textAt } from '../support/shown-texts.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { someOf, thorough } from '../support/thorough.ts'

const folder = temporaryFolder()
const { config } = compileText(sampleText)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** In runs of the whole row: each value is changed once, on the first page that says it. */
const changed = new Set<string>()

const isFact = (path: readonly (string | number)[]): boolean => config !== undefined && withOtherFact(config, path) !== undefined

const squeezed = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)|[*_]/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether a value says a text, or a text a value: several may stand in one. */
const isSaidBy = (text: string, { asked }: OpenedField): boolean => {
  const [shown, written, read] = [text, asked?.text ?? '', asked?.says ?? ''].map(squeezed) as [string, string, string]
  const said = read === '' ? written : read
  if (said === '') return false
  if (said.includes(shown) || shown.includes(said)) return true
  const parts = written.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return parts.length > 1 && new RegExp(`^${parts.join('.*')}$`).test(shown)
}

interface Typed {
  /** Keys that go before. */
  readonly keys: string
  readonly text: string
}

/** What a person types to say something else: a word more, or another fact of the same kind. */
const typedFor = ({ asked }: OpenedField): Typed => {
  const path: (string | number)[] = JSON.parse(asked?.path ?? '[]')
  const other = config === undefined ? undefined : withOtherFact(config, path)
  if (other !== undefined) return { keys: 'Control+A', text: String(valueAt(other, path)) }
  const text = asked?.text ?? ''
  if (/^\S+@\S+$/.test(text)) return { keys: 'Control+Home', text: 'Zq' }
  return { keys: 'Control+End', text: /^https?:/.test(text) ? '/Zq' : ' Zq' }
}

/** @returns why a value, which has the focus, is none that can be changed there */
const faultOfChange = async (page: Page, hand: Hand, text: ShownText, field: OpenedField): Promise<string | undefined> => {
  const before = await page.evaluate(textAt, text)
  const body = page.locator('iframe').contentFrame().locator('html')
  const wholeBefore = await body.innerText()
  const { keys, text: typed } = typedFor(field)
  await page.keyboard.press(keys)
  await page.keyboard.type(typed)
  const isSaid = async (): Promise<boolean> => {
    if ((await page.evaluate(textAt, text)) !== before) return true
    // The name of a day leads to its hours, which are said beside it.
    if (isFact(JSON.parse(field.asked?.path ?? '[]')) && (await body.innerText()) !== wholeBefore) return true
    // Of a long text the end may stand elsewhere than the part that was clicked on.
    const isLong = squeezed(field.asked?.text ?? '').length > squeezed(before).length
    return isLong && (await body.innerHTML()).includes('Zq')
  }
  const wasSaid = await until(isSaid)
  await page.keyboard.press('Tab')
  const faults = (await hand.field())?.faults ?? []
  if (!(await hand.undo())) return `is not undone ${faults}`
  if (!(await until(async () => (await page.evaluate(textAt, text)) === before))) return 'is not said again once it is undone'
  return wasSaid ? undefined : `is not said ${faults}`
}

/** Facts that were led to. */
const led = new Set<string>()

/** Numbers of things, which are counted and stand nowhere. */
const counted = /^\{(areas|services|year)\}$/

/** @returns why what fills a text is not shown and led to */
const faultOfLeads = async (page: Page, hand: Hand, { asked, key, leads }: OpenedField): Promise<string | undefined> => {
  const filled = (asked?.text.match(/\{\w+\}/g) ?? []).filter(name => !counted.test(name))
  const [lead] = leads
  if (filled.length === 0) return undefined
  if (lead === undefined) return `leads nowhere from ${filled}`
  if (led.has(lead)) return undefined
  led.add(lead)
  await page.locator('.opened section:not(.saying) .leads button:not(:has(b))').first().click()
  return (await until(async () => ![key, undefined].includes((await hand.field())?.key))) ? undefined : `does not lead to ${lead}`
}

interface Tried {
  readonly how: 'clicked' | 'listed'
  readonly path: string
  readonly fault: string | undefined
}

const tryText = async (page: Page, hand: Hand, text: ShownText, language: string, nth = 0): Promise<Tried | { readonly fault: string }> => {
  const how = await hand.open(text, nth)
  if (typeof how !== 'string') return how
  const field = await hand.field()
  if (field === null || field.asked === null) return { fault: 'opens nothing' }
  const { asked } = field
  if (asked.language !== '' && asked.language !== language) return { fault: `opens ${field.key} in ${asked.language}` }
  const isSaid = isSaidBy(text.text, field)
  const tried = { how, path: asked.path }
  if (changed.has(asked.path) && (isSaid || isFact(JSON.parse(asked.path)))) return { ...tried, fault: undefined }
  changed.add(asked.path)
  const fault = (await faultOfChange(page, hand, text, field)) ?? (await faultOfLeads(page, hand, field))
  // Two values may say the same words: the list names both, and it is the next.
  const next = how === 'listed' && fault?.startsWith('is not said') ? await tryText(page, hand, text, language, nth + 1) : undefined
  if (next !== undefined && 'path' in next) return next
  return { ...tried, fault: fault === undefined ? undefined : `${field.key} ${fault}` }
}

const open = (width = 1800): Promise<Page> =>
  openEditor(browser, { config: join(folder, 'site.config.yaml'), text: sampleText, port: 4540, width })

/** Pages, by their addresses in English; how many texts they have, and of how many values these are made. */
const pages = [
  ['home', 'English', '/', 193, 141],
  ['contact', 'English', '/contact', 110, 83],
  ['a service', 'English', '/en/services/chimney-cleaning', 127, 100],
  ['an area', 'English', '/en/services/chimney-cleaning/north-shore', 111, 86],
  ['home', 'Français', '/', 193, 141],
  ['contact', 'Français', '/contact', 110, 83],
  ['a service', 'Français', '/en/services/chimney-cleaning', 127, 100],
  ['an area', 'Français', '/en/services/chimney-cleaning/north-shore', 111, 86],
] as const

test.each(someOf(pages, 1))('%s in %s', { ...thorough, timeout: 3_600_000 }, async (_, language, path, count, values) => {
  const page = await open()
  const hand = handIn(page)
  await hand.goTo(path, language)
  const code = (await page.locator('iframe').contentFrame().locator('html').getAttribute('lang'))?.slice(0, 2) ?? ''
  const texts = await page.evaluate(shownTexts)
  expect(texts.length).toBe(count)
  const opened = new Set<string>()
  const exceptions: string[] = []
  for (const text of someOf(texts, 6)) {
    const tried = await tryText(page, hand, text, code)
    if ('path' in tried) opened.add(tried.path)
    if (tried.fault !== undefined) exceptions.push(`${text.part} “${text.text.trim()}” ${tried.fault}`)
  }
  expect(exceptions).toEqual([])
  if (process.env.EVERY !== undefined) expect(opened.size).toBe(values)
})

test('the menu of a narrow page opens where it is pressed, and what stands in it is clicked on', thorough, async () => {
  const page = await open()
  await page.getByRole('group', { name: 'Width' }).getByRole('button', { name: 'Phone' }).click()
  const frame = page.locator('iframe').contentFrame()
  await handIn(page).quiet()
  await frame.getByRole('button', { name: 'Open menu' }).click()
  await frame.getByRole('navigation', { name: 'Main navigation' }).getByText('About').click()
  await expect.poll(() => page.locator('.field').getAttribute('data-key')).toBe('translations.about')
})
