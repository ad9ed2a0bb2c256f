import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { writeDraft } from '../../generator/platform/config/drafts.ts'
import { startTownsite } from './cli.ts'

interface EditorInput {
  /** The edited file, which is overwritten with the text. */
  readonly config: string
  readonly text: string
  /** Test files run in parallel, so each needs another port. */
  readonly port: number
  readonly width?: number
  readonly hasTouch?: boolean
  /** Other configs to open. */
  readonly others?: readonly string[]
  /** Locale of the browser, which determines the language of the editor. */
  readonly locale?: string
}

/** Starts the editor with a config text, and opens it in a browser. */
export const openEditor = async (browser: Browser, input: EditorInput): Promise<Page> => {
  const { config, text, port, width = 1440, hasTouch = false, others = [], locale = 'en' } = input
  writeFileSync(config, text)
  // The editor would restore unsaved changes of an earlier test.
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
