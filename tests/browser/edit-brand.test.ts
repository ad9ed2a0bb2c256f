/**
 * An editor of a brand and its cities in a browser: a banner in every view lists the cities that a change breaks, and values are ordered
 * with the language of the editor first.
 *
 * @module-tag thorough
 */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDraft } from '../../generator/platform/config/drafts.ts'
import { axeViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { openEditor } from '../support/editor-page.ts'
import { sampleText } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const folder = temporaryFolder()
const [brand, city, town] = ['brand', 'city', 'town'].map(name => join(folder, `${name}.config.yaml`)) as [string, string, string]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** An editor of a city with its own name, a town with the brand’s name, and the brand. */
const openCities = (width: number, locale: string): Promise<Page> => {
  writeFileSync(brand, sampleText)
  writeFileSync(town, `extends: ${basename(brand)}\nsite: { origin: https://town.example }\n`)
  const text = `extends: ${basename(brand)}\nsite: { origin: https://city.example }\nbusiness: { name: City Air }\n`
  for (const file of [brand, town]) writeDraft(file, undefined, process.cwd())
  return openEditor(browser, { config: city, text, port: 4700, width, others: [town, brand], locale })
}

test.each(
  process.env.EVERY === undefined
    ? ([['fr', 390]] as const)
    : (['en', 'fr'] as const).flatMap(locale => [390, 820, 1440].map(width => [locale, width] as const)),
)(
  'shows the language of the editor first, and a visible banner with the cities that a change of the brand breaks, in %s at %i px',
  thorough,
  async (locale, width) => {
    const page = await openCities(width, locale)
    await page.frameLocator('iframe').locator('h1').first().click()
    const order = locale === 'fr' ? ['Français', 'English'] : ['English', 'Français']
    await expect.poll(() => page.locator('.value .entry__label').allTextContents()).toEqual(order)
    await page.evaluate(
      async ([file, text]) => {
        await fetch('call/editFile', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ file, text }),
        })
      },
      [brand, sampleText.replace(/^ {2}name: .*$/m, '  name: ""')] as const,
    )
    await page.reload()
    const banner = page.getByRole('alert')
    await banner.getByRole('button', { name: 'town' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const box = await banner.boundingBox()
    expect(box !== null && box.y >= 0 && box.y + box.height <= 900).toBe(true)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await axeViolations(page)
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
    }
    await banner.locator('summary').click()
    expect((await banner.boundingBox())?.height).toBeLessThan(box?.height ?? 0)
  },
)
