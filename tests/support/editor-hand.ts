/** Operates the editor’s page like a user: clicks texts, reads the opened field, undoes edits. */
import type { Page, Request } from 'playwright'
import { pointOf, type ShownText } from './shown-texts.ts'

interface OpenedValue {
  /** Its path, as JSON. */
  readonly path: string
  /** Code of its language; empty for a value that is the same in all languages. */
  readonly language: string
  /** Source text, with placeholders in braces. */
  readonly text: string
  /** As visitors read it, if that differs. */
  readonly says: string
}

export interface OpenedField {
  /** Path of the value in the file. */
  readonly key: string
  /** The focused value; `null` if no input has the focus. */
  readonly asked: OpenedValue | null
  readonly faults: readonly string[]
  /** Labels of the buttons that open the values of its placeholders. */
  readonly leads: readonly string[]
}

/** Runs in the browser. @returns the content of the panel */
const fieldInPanel = (): OpenedField | null => {
  const panel = document.querySelector<HTMLElement>('.field')
  if (panel === null) return null
  const writtenIn = (input: Element): string => {
    if (input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement || input instanceof HTMLInputElement) return input.value
    return [...input.childNodes]
      .map(node => (node instanceof HTMLElement ? (node.dataset.source ?? '') : (node.textContent ?? '')))
      .join('')
  }
  const input = document.activeElement
  const value = input?.closest<HTMLElement>('.value') ?? null
  const says = value?.querySelector('.says')
  return {
    key: panel.dataset.key ?? '',
    asked:
      input === null || value === null
        ? null
        : {
            path: value.dataset.value ?? '[]',
            language: input.getAttribute('lang') ?? '',
            text: writtenIn(input),
            says: [...(says?.childNodes ?? [])]
              .slice(1)
              .map(({ textContent }) => textContent)
              .join(''),
          },
    faults: [...document.querySelectorAll('.side .fault')].map(({ textContent }) => textContent ?? ''),
    leads: [...document.querySelectorAll('.opened section:not(.saying) .leads button:not(:has(b))')].map(
      ({ textContent }) => textContent ?? '',
    ),
  }
}

/** Waits until a condition is true. @param time milliseconds @returns whether it became true */
export const until = async (condition: () => Promise<boolean>, time = 15_000): Promise<boolean> => {
  const end = Date.now() + time
  while (!(await condition())) {
    if (Date.now() > end) return false
    await new Promise(resolve => setTimeout(resolve, 40))
  }
  return true
}

/** @returns a function that waits until the editor has sent no request for a while */
const quietOf = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  let since = Date.now()
  page.on('request', request => {
    if (request.url().includes('/call/')) open.add(request)
  })
  const end = (request: Request): void => {
    if (open.delete(request)) since = Date.now()
  }
  page.on('response', response => end(response.request()))
  page.on('requestfailed', end)
  return async () => {
    await until(async () => open.size === 0 && Date.now() - since > 120)
  }
}

export interface Hand {
  readonly quiet: () => Promise<void>
  /** Opens a page, and waits until the origins of its texts are known. */
  readonly goTo: (path: string, language: string) => Promise<void>
  /**
   * Opens the value of a text by clicking it, or from the list of texts if it is not visible.
   * @param nth index among the same texts in the list
   * @returns how it was opened, or why it was not
   */
  readonly open: (text: ShownText, nth?: number) => Promise<'clicked' | 'listed' | { readonly fault: string }>
  readonly field: () => Promise<OpenedField | null>
  readonly undo: () => Promise<boolean>
}

export const handIn = (page: Page): Hand => {
  const quiet = quietOf(page)
  const close = async (): Promise<void> => {
    const back = page.getByRole('button', { name: '← Back' })
    // Once for each value that was opened from another.
    while (await back.isVisible()) {
      await back.click()
      await quiet()
    }
  }
  const field = (): Promise<OpenedField | null> => page.evaluate(fieldInPanel)
  const opens = (): Promise<boolean> => until(async () => ((await field())?.asked ?? null) !== null, 5_000)

  const openListed = async (text: string, nth: number): Promise<boolean> => {
    const indexes = await page.evaluate(
      wanted =>
        [...document.querySelectorAll('.pieces button')].flatMap(({ childNodes }, index) =>
          [...childNodes]
            .slice(1)
            .map(({ textContent }) => textContent)
            .join('')
            .trim() === wanted
            ? [index]
            : [],
        ),
      text.trim(),
    )
    const index = indexes[nth]
    if (index === undefined) return false
    await page.locator('.pieces button').nth(index).click()
    return true
  }

  /** Waits until the page in the frame has stopped scrolling: the editor scrolls smoothly to the opened text. */
  const scrolled = async (): Promise<void> => {
    let before: string | undefined
    await until(async () => {
      const now = await page.evaluate(() => {
        const { scrollX, scrollY } = document.querySelector('iframe')?.contentWindow ?? window
        return `${scrollX} ${scrollY}`
      })
      const isStill = now === before
      before = now
      return isStill
    })
  }

  const open: Hand['open'] = async (text, nth = 0) => {
    await close()
    await scrolled()
    let point = await page.evaluate(pointOf, text)
    if (point.how === 'folded' && point.at !== null) {
      await page.mouse.click(point.at.x, point.at.y)
      await opens()
      await close()
      point = await page.evaluate(pointOf, text)
    }
    if (point.how === 'unseen') {
      if (!(await openListed(text.text, nth))) return { fault: 'is not in the list' }
      return (await opens()) ? 'listed' : { fault: 'opens nothing from the list' }
    }
    if (point.at === null) return { fault: 'is covered' }
    await page.mouse.click(point.at.x, point.at.y)
    return (await opens()) ? 'clicked' : { fault: 'opens nothing' }
  }

  const goTo: Hand['goTo'] = async (path, language) => {
    await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption(path)
    const chosen = page.getByRole('group', { name: 'Language' }).getByRole('button', { name: language })
    await chosen.click()
    await until(async () => (await chosen.getAttribute('aria-pressed')) === 'true')
    await quiet()
    await page.frameLocator('iframe').locator('html[data-townsite]').waitFor()
    await quiet()
  }

  const undo: Hand['undo'] = async () => {
    const button = page.getByRole('button', { name: 'Undo' })
    if (!(await until(() => button.isEnabled()))) return false
    await button.click()
    const isBack = await until(() => page.getByText('All changes saved').isVisible())
    await quiet()
    return isBack
  }
  return { quiet, goTo, open, field, undo }
}
