/** What a person does in the page of the editor: points, reads what opens, types, takes it back. */
import type { Page, Request } from 'playwright'
import { pointOf, type ShownText } from './shown-texts.ts'

interface OpenedValue {
  /** Its path, as JSON. */
  readonly path: string
  /** Code of its language; nothing for what is the same in all. */
  readonly language: string
  /** As it is written, its placeholders in braces. */
  readonly text: string
  /** As visitors read it, where that differs. */
  readonly says: string
}

export interface OpenedField {
  /** Where the value stands in the file. */
  readonly key: string
  /** The value that has the focus; `null` where nothing can be typed in at once. */
  readonly asked: OpenedValue | null
  readonly faults: readonly string[]
  /** What it is filled with, as buttons that lead to where that stands. */
  readonly leads: readonly string[]
}

/** @returns what the panel shows; sent to the browser whole */
const fieldInPanel = (): OpenedField | null => {
  const panel = document.querySelector<HTMLElement>('.field')
  if (panel === null) return null
  const writtenIn = (input: Element): string => {
    if (input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement || input instanceof HTMLInputElement) return input.value
    return [...input.childNodes].map(node => (node instanceof HTMLElement ? `{${node.dataset.name}}` : (node.textContent ?? ''))).join('')
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

/** Waits for something, and says whether it came. @param time milliseconds */
export const until = async (isSo: () => Promise<boolean>, time = 15_000): Promise<boolean> => {
  const end = Date.now() + time
  while (!(await isSo())) {
    if (Date.now() > end) return false
    await new Promise(resolve => setTimeout(resolve, 40))
  }
  return true
}

/** @returns what waits until the page of the editor has asked nothing for a while */
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
  /** Goes to a page, and waits until everything that it says is known. */
  readonly goTo: (path: string, language: string) => Promise<void>
  /**
   * Opens the value of a text where it is seen, or else from the list of all that the page says.
   * @param nth of those in the list that say the same words
   * @returns how, or why not
   */
  readonly open: (text: ShownText, nth?: number) => Promise<'clicked' | 'listed' | { readonly fault: string }>
  readonly field: () => Promise<OpenedField | null>
  readonly undo: () => Promise<boolean>
}

export const handIn = (page: Page): Hand => {
  const quiet = quietOf(page)
  const close = async (): Promise<void> => {
    const back = page.getByRole('button', { name: '← Back' })
    // A step for each value that led to the next.
    while (await back.isVisible()) {
      await back.click()
      await quiet()
    }
  }
  const field = (): Promise<OpenedField | null> => page.evaluate(fieldInPanel)
  const opens = (): Promise<boolean> => until(async () => ((await field())?.asked ?? null) !== null, 5_000)

  const openListed = async (text: string, nth: number): Promise<boolean> => {
    const places = await page.evaluate(
      said =>
        [...document.querySelectorAll('.pieces button')].flatMap(({ childNodes }, place) =>
          [...childNodes]
            .slice(1)
            .map(({ textContent }) => textContent)
            .join('')
            .trim() === said
            ? [place]
            : [],
        ),
      text.trim(),
    )
    const place = places[nth]
    if (place === undefined) return false
    await page.locator('.pieces button').nth(place).click()
    return true
  }

  /** Waits until the page in the frame is scrolled no further: the editor takes a person smoothly to what opens. */
  const rest = async (): Promise<void> => {
    let before: string | undefined
    await until(async () => {
      const now = await page.evaluate(() => {
        const { scrollX, scrollY } = document.querySelector('iframe')?.contentWindow ?? window
        return `${scrollX} ${scrollY}`
      })
      const rests = now === before
      before = now
      return rests
    })
  }

  const open: Hand['open'] = async (text, nth = 0) => {
    await close()
    await rest()
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
    const isBack = await until(() => page.getByText('All saved').isVisible())
    await quiet()
    return isBack
  }
  return { quiet, goTo, open, field, undo }
}
