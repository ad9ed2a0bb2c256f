import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { writeDraft } from '../../generator/platform/config/drafts.ts'
import { startTownsite } from './cli.ts'

export interface EditorInput {
  /** The file that is edited: it is written anew. */
  readonly config: string
  readonly text: string
  /** Files of tests run beside each other: each has its own. */
  readonly port: number
  readonly width?: number
  readonly hasTouch?: boolean
  /** Further configs that it is started with. */
  readonly others?: readonly string[]
  /** Of the browser, whose language the editor speaks. */
  readonly locale?: string
}

/** An editor of a fresh config, and its page in a browser. */
export const openEditor = async (browser: Browser, input: EditorInput): Promise<Page> => {
  const { config, text, port, width = 1440, hasTouch = false, others = [], locale = 'en' } = input
  writeFileSync(config, text)
  // What a test before this one left unsaved would be taken up.
  writeDraft(config, undefined, process.cwd())
  const child = startTownsite(['edit', '--no-open', '--port', String(port), ...[config, ...others].flatMap(file => ['--config', file])])
  let output = ''
  child.stdout?.on('data', part => {
    output += String(part)
  })
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/http\S+\n/)
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale, hasTouch })
  const page = await context.newPage()
  await page.goto(/http\S+/.exec(output)?.[0] ?? '')
  await page.locator('.pieces button').first().waitFor()
  await page.frameLocator('iframe').locator('html[data-townsite]').waitFor()
  return page
}
