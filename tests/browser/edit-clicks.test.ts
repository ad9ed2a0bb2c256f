/**
 * Clicks on every text of four kinds of pages in two languages: its value opens, the page shows what is typed, and Undo restores it. Texts
 * that are not visible are opened from the list in the panel.
 *
 *     EVERY=1 npx vitest run tests/browser/edit-clicks -t 'home in English'        all texts of a page; otherwise a few
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
import { sampleOf, thorough } from '../support/thorough.ts'

const folder = temporaryFolder()
const { config } = compileText(sampleText)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Values that were changed already: each is changed once, on the first page that contains it. */
const changed = new Set<string>()

const isFact = (path: readonly (string | number)[]): boolean => config !== undefined && withOtherFact(config, path) !== undefined

const squeezed = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)|[*_]/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether a value contains a text or a text contains the value: a text may be made from several values. */
const isTextOf = (text: string, { asked }: OpenedField): boolean => {
  const [shown, written, read] = [text, asked?.text ?? '', asked?.says ?? ''].map(squeezed) as [string, string, string]
  const rendered = read === '' ? written : read
  if (rendered === '') return false
  if (rendered.includes(shown) || shown.includes(rendered)) return true
  const parts = written.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return parts.length > 1 && new RegExp(`^${parts.join('.*')}$`).test(shown)
}

interface Typed {
  /** Keys that are pressed before typing. */
  readonly keys: string
  readonly text: string
}

/** What is typed to change a value: an additional word, or another fact of the same kind. */
const typedFor = ({ asked }: OpenedField): Typed => {
  const path: (string | number)[] = JSON.parse(asked?.path ?? '[]')
  const other = config === undefined ? undefined : withOtherFact(config, path)
  if (other !== undefined) return { keys: 'Control+A', text: String(valueAt(other, path)) }
  const text = asked?.text ?? ''
  if (/^\S+@\S+$/.test(text)) return { keys: 'Control+Home', text: 'Zq' }
  return { keys: 'Control+End', text: /^https?:/.test(text) ? '/Zq' : ' Zq' }
}

/** Changes the focused value and undoes the change. @returns what went wrong */
const changeError = async (page: Page, hand: Hand, text: ShownText, field: OpenedField): Promise<string | undefined> => {
  const before = await page.evaluate(textAt, text)
  const body = page.locator('iframe').contentFrame().locator('html')
  const wholeBefore = await body.innerText()
  const { keys, text: typed } = typedFor(field)
  await page.keyboard.press(keys)
  await page.keyboard.type(typed)
  const isShown = async (): Promise<boolean> => {
    if ((await page.evaluate(textAt, text)) !== before) return true
    // A click on the name of a day opens its hours, which the page shows next to it.
    if (isFact(JSON.parse(field.asked?.path ?? '[]')) && (await body.innerText()) !== wholeBefore) return true
    // The end of a long text may be in another element than the part that was clicked.
    const isLong = squeezed(field.asked?.text ?? '').length > squeezed(before).length
    return isLong && (await body.innerHTML()).includes('Zq')
  }
  const wasShown = await until(isShown)
  await page.keyboard.press('Tab')
  const faults = (await hand.field())?.faults ?? []
  if (!(await hand.undo())) return `is not undone ${faults}`
  if (!(await until(async () => (await page.evaluate(textAt, text)) === before))) return 'is not shown again after the undo'
  return wasShown ? undefined : `is not shown ${faults}`
}

/** Sources that were opened already. */
const openedSources = new Set<string>()

/** Placeholders for computed numbers, which have no value in the config. */
const counted = /^\{(areas|services|year)\}$/

/** Opens a value that fills a placeholder of the text. @returns what went wrong */
const sourceError = async (page: Page, hand: Hand, { asked, key, leads }: OpenedField): Promise<string | undefined> => {
  const filled = (asked?.text.match(/\{\w+\}/g) ?? []).filter(name => !counted.test(name))
  const [lead] = leads
  if (filled.length === 0) return undefined
  if (lead === undefined) return `lists no source of ${filled}`
  if (openedSources.has(lead)) return undefined
  openedSources.add(lead)
  await page.locator('.opened section:not(.saying) .leads button:not(:has(b))').first().click()
  return (await until(async () => ![key, undefined].includes((await hand.field())?.key))) ? undefined : `does not open ${lead}`
}

interface Attempt {
  readonly how: 'clicked' | 'listed'
  readonly path: string
  readonly fault: string | undefined
}

const tryText = async (
  page: Page,
  hand: Hand,
  text: ShownText,
  language: string,
  nth = 0,
): Promise<Attempt | { readonly fault: string }> => {
  const how = await hand.open(text, nth)
  if (typeof how !== 'string') return how
  const field = await hand.field()
  if (field === null || field.asked === null) return { fault: 'opens nothing' }
  const { asked } = field
  if (asked.language !== '' && asked.language !== language) return { fault: `opens ${field.key} in ${asked.language}` }
  const isOwnText = isTextOf(text.text, field)
  const tried = { how, path: asked.path }
  if (changed.has(asked.path) && (isOwnText || isFact(JSON.parse(asked.path)))) return { ...tried, fault: undefined }
  changed.add(asked.path)
  const fault = (await changeError(page, hand, text, field)) ?? (await sourceError(page, hand, field))
  // If two values have the same text, the list contains both and the next one is tried.
  const next = how === 'listed' && fault?.startsWith('is not shown') ? await tryText(page, hand, text, language, nth + 1) : undefined
  if (next !== undefined && 'path' in next) return next
  return { ...tried, fault: fault === undefined ? undefined : `${field.key} ${fault}` }
}

const open = (width = 1800): Promise<Page> =>
  openEditor(browser, { config: join(folder, 'site.config.yaml'), text: sampleText, port: 4540, width })

/** Pages with their English path. */
const pages = ['English', 'Français'].flatMap(language =>
  (
    [
      ['home', '/'],
      ['contact', '/contact'],
      ['a service', '/en/services/chimney-cleaning'],
      ['an area', '/en/services/chimney-cleaning/north-shore'],
    ] as const
  ).map(([name, path]) => [name, language, path] as const),
)

/** The words of a text. Styles may show them in capitals. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

test.each(sampleOf(pages, 1))('%s in %s', { ...thorough, timeout: 3_600_000 }, async (_, language, path) => {
  const page = await open()
  const hand = handIn(page)
  await hand.goTo(path, language)
  const frame = page.locator('iframe').contentFrame()
  const code = (await frame.locator('html').getAttribute('lang'))?.slice(0, 2) ?? ''
  const texts = await page.evaluate(shownTexts)
  const found = new Set(texts.flatMap(({ text }) => wordsOf(text)))
  expect(wordsOf(await frame.locator('body').innerText()).filter(word => !found.has(word))).toEqual([])
  const opened = new Set<string>()
  const exceptions: string[] = []
  for (const text of sampleOf(texts, 6)) {
    const tried = await tryText(page, hand, text, code)
    if ('path' in tried) opened.add(tried.path)
    if (tried.fault !== undefined) exceptions.push(`${text.part} “${text.text.trim()}” ${tried.fault}`)
  }
  expect(exceptions).toEqual([])
  if (process.env.EVERY !== undefined) expect(opened.size).toBeGreaterThan(texts.length / 2)
})

test('the menu of a narrow page opens, and its links can be clicked', thorough, async () => {
  const page = await open()
  await page.getByRole('group', { name: 'Width' }).getByRole('button', { name: 'Phone' }).click()
  const frame = page.locator('iframe').contentFrame()
  await handIn(page).quiet()
  await frame.getByRole('button', { name: 'Open menu' }).click()
  await frame.getByRole('navigation', { name: 'Main navigation' }).getByText('About').click()
  await expect.poll(() => page.locator('.field').getAttribute('data-key')).toBe('translations.about')
})
