/**
 * Before and after: the slider by hand, by keyboard, on a slow phone.
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples } from '../../templates/components/before-after/before-after.examples.ts'
import { BeforeAfter } from '../../templates/components/before-after/before-after.tsx'
import { launchBrowser } from '../support/browser.ts'

const bundle = async (options: { readonly format: 'esm' | 'iife' }): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ['templates/client/compare.ts'],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    globalName: 'client',
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}

const styles = ['picture/picture.css', 'before-after/before-after.css']
  .map(file => readFileSync(`templates/components/${file}`, 'utf8'))
  .join('')

/** One comparison, 400 pixels wide and 250 high, at the upper left corner. */
const documentOf = (direction: 'ltr' | 'rtl', script: string): string => {
  const pairs = examples.slice(0, 1).map(({ props }) => renderToStaticMarkup(createElement(BeforeAfter, props)))
  return (
    `<!doctype html><html dir="${direction}"><style>${styles}body{margin:0}figure{position:absolute;inset:0 auto auto 0;width:400px}</style>` +
    `${pairs.join('')}<script>${script};client.enhanceComparisons(document)</script>`
  )
}

let browser: Browser
let script: string

beforeAll(async () => {
  browser = await launchBrowser()
  script = await bundle({ format: 'iife' })
})

afterAll(() => browser.close())

const open = async (direction: 'ltr' | 'rtl', options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 480, height: 800 }, ...options })
  await page.setContent(documentOf(direction, script))
  return page
}

/** The slider’s position: its value, and as displayed. */
const position = (page: Page): Promise<readonly [string, string]> =>
  page
    .locator('.compare__stage')
    .evaluate((stage: HTMLElement) => [stage.querySelector('input')?.value ?? '', stage.style.getPropertyValue('--at')] as const)

describe('the comparing slider', () => {
  test('is a range with the name of the pair and a text for its value', async () => {
    const page = await open('ltr')
    const slider = page.getByRole('slider', { name: 'Compare before and after: Dryer vent' })
    expect([await slider.inputValue(), await slider.getAttribute('aria-valuetext')]).toEqual(['50', 'Before 50%, After 50%'])
    await page.close()
  })

  test('responds to keys', async () => {
    const page = await open('ltr')
    await page.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    expect(await position(page)).toEqual(['55', '55%'])
    await page.keyboard.press('End')
    expect(await position(page)).toEqual(['100', '100%'])
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe('Before 100%, After 0%')
    await page.close()
  })

  test.each([
    ['ltr', ['25', '25%']],
    ['rtl', ['75', '75%']],
  ] as const)('follows a dragged pointer: %s', async (direction, expected) => {
    const page = await open(direction)
    await page.mouse.move(300, 100)
    await page.mouse.down()
    await page.mouse.move(100, 120, { steps: 3 })
    await page.mouse.up()
    expect(await position(page)).toEqual(expected)
    await page.close()
  })

  test('does not follow a hovering pointer', async () => {
    const page = await open('ltr')
    await page.mouse.move(100, 100)
    await page.mouse.move(300, 100)
    expect(await position(page)).toEqual(['50', '50%'])
    await page.close()
  })

  test('moves to a tap', async () => {
    const page = await open('ltr', { hasTouch: true })
    await page.touchscreen.tap(300, 100)
    expect(await position(page)).toEqual(['75', '75%'])
    await page.close()
  })

  test('causes no layout shift, and without JavaScript both pictures are fully visible', async () => {
    const boxesOf = async (page: Page) => Promise.all((await page.locator('figure, .compare__side').all()).map(part => part.boundingBox()))
    const enhanced = await open('ltr')
    const waiting = await browser.newPage({ viewport: { width: 480, height: 800 } })
    await waiting.setContent(documentOf('ltr', 'const client={enhanceComparisons(){}}'))
    expect(await boxesOf(enhanced)).toEqual(await boxesOf(waiting))
    const plain = await open('ltr', { javaScriptEnabled: false })
    const [, before, after] = await boxesOf(plain)
    expect([before?.x, after?.x]).toEqual([0, 202])
    await Promise.all([enhanced.close(), waiting.close(), plain.close()])
  })

  test('adds at most 420 bytes', async () => {
    expect(brotliCompressSync(await bundle({ format: 'esm' })).byteLength).toBeLessThanOrEqual(420)
  })
})
