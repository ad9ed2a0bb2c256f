/**
 * The design with unusual names, colours, scripts and text lengths.
 *
 * @module-tag thorough
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Built, buildText } from '../html/built.ts'
import { axeViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { type ServedFolder, serveFolder } from '../support/serve-folder.ts'
import { sampleOf, thorough, thoroughUnless } from '../support/thorough.ts'
import { arabic, stretched, yellow } from './brands/variants.ts'
import { faultsOf } from './inspect.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One page of each kind, by its address in the first language. */
const paths = [
  '/',
  '/services',
  '/en/services/dryer-vent-cleaning',
  '/en/services/chimney-cleaning/laval',
  '/en/service-areas',
  '/locations',
  '/en/about',
  '/contact',
  '/en/privacy',
  '/en/thanks',
  '/404',
] as const

const phone = { width: 320, height: 640, colorScheme: 'light' } as const
const tablet = { width: 820, height: 1100, colorScheme: 'light' } as const
const desk = { width: 1440, height: 900, colorScheme: 'dark' } as const

/** Those that colours decide. */
const byColour = ['color-contrast', 'link-in-text-block'] as const

interface Look {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  /** Tags or rules of axe. */
  readonly rules?: readonly string[]
}

const violations = async (page: Page, rules: readonly string[]): Promise<readonly string[]> => {
  const found = await axeViolations(page, rules === standards ? { tags: rules } : { rules })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Brand {
  readonly about: string
  readonly config: () => string
  readonly everyDay: readonly Look[]
  readonly thoroughly: readonly Look[]
}

// Faults show on the narrowest screen first. Axe reads slowly: all rules where the brand is new, and none where only lengths differ.
const brands: readonly Brand[] = [
  {
    about: 'a pale yellow and a name of 60 letters',
    config: yellow,
    everyDay: [{ ...phone, rules: standards }],
    thoroughly: [tablet, { ...desk, rules: byColour }],
  },
  { about: 'an Arabic site', config: arabic, everyDay: [phone], thoroughly: [{ ...phone, rules: standards }, tablet, desk] },
  { about: 'texts half as long again, with German compounds', config: stretched, everyDay: [phone], thoroughly: [tablet, desk] },
]

// Every day one brand, whose colours and name are hard.
describe.each(brands.map((brand, index) => ({ ...brand, ...thoroughUnless(index === 0) })))(
  '$about',
  ({ config, everyDay, thoroughly, tags }) => {
    let built: Built
    let server: ServedFolder
    let page: Page
    beforeAll(async () => {
      built = await buildText(config())
      server = await serveFolder(built.out)
      page = await browser.newPage({ reducedMotion: 'reduce' })
      // The first visit loads the fonts, so that no check runs before they are available.
      await page.goto(server.url)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
    })
    afterAll(async () => {
      await page.close()
      await server.stop()
      built.remove()
    })

    const look = async (path: string, { width, height, colorScheme, rules }: Look): Promise<unknown> => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      await page.goto(`${server.url}${path}`)
      await page.locator('details').evaluateAll(folded => {
        for (const one of folded) one.setAttribute('open', '')
      })
      return { ...(await page.evaluate(faultsOf)), violations: rules === undefined ? [] : await violations(page, rules) }
    }
    const valid = { cut: [], small: [], sideways: false, violations: [] }

    test.for(tags.length === 0 ? paths : sampleOf(paths, 2))(
      '%s: nothing cut off, nothing sideways, calls easy to hit, WCAG AA',
      { tags },
      async path => {
        for (const one of everyDay) expect(await look(path, one)).toEqual(valid)
      },
    )

    test.for(sampleOf(paths, 2))('%s: the same on wider screens', thorough, async path => {
      for (const one of thoroughly) expect([one, await look(path, one)]).toEqual([one, valid])
    })
  },
)
