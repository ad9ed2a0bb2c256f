/**
 * Nothing moves when the web font of headings arrives after the first paint.
 *
 * @module-tag thorough
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type ServedSite, startSite } from './site/served-site.ts'

/** Runs in each page: sums the scores of its layout shifts. */
const observe = (): void => {
  Object.assign(globalThis, { shift: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value') })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: waits until its fonts are painted. @returns the sum */
const shiftOf = async (): Promise<number> => {
  await document.fonts.ready
  for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  return Reflect.get(globalThis, 'shift')
}

let site: ServedSite | undefined
afterEach(() => site?.stop())

test('two headings near the end of a line cause no layout shift on a phone', async () => {
  site = await startSite('tests/fixtures/sites/brussels-locksmith.config.yaml')
  const { out } = site
  const found: string[] = []
  for (const path of ['/adresses', '/vie-privee']) {
    // A new visitor, whose cache is empty.
    const { page, open } = await site.visitor({ viewport: { width: 412, height: 823 } })
    await page.addInitScript(observe)
    await page.route('**/*.woff2', async route => {
      const body = await readFile(join(out, new URL(route.request().url()).pathname))
      // After the 0.1 s in which browsers hide the text.
      await new Promise(resolve => setTimeout(resolve, 250))
      await route.fulfill({ body, contentType: 'font/woff2' })
    })
    await open(path)
    await page.waitForLoadState()
    const shift = await page.evaluate(shiftOf)
    // The phone number in the header may move its neighbors by 6 pixels.
    if (shift > 0.0005) found.push(`${path}: ${shift.toFixed(4)}`)
    await page.context().close()
  }
  expect(found).toEqual([])
})
