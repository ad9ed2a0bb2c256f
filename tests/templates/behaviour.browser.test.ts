import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysOf } from '../../generator/site/util/table.ts'
import { arabic } from '../../templates/examples/copy-ar.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { french } from '../../templates/examples/copy-fr.ts'
import { launchBrowser } from '../support/browser.ts'
import { thorough, thoroughUnless } from '../support/thorough.ts'
import { pagesOf } from './pages.ts'
import { openSite, origin, scriptOf, siteOpener } from './studio.ts'

let browser: Browser
const site = pagesOf(english)
const pages = [...Object.values(site), ...Object.values(pagesOf(french))]

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = siteOpener(() => browser)

/** A short description of the focused element. */
const focused =
  '["aria-label", "title"].map(name => document.activeElement?.getAttribute(name)).find(Boolean) ?? document.activeElement?.textContent'

describe('the menu', () => {
  test('opens with the button, makes the rest inert, closes on Escape and restores the focus', async () => {
    const { tab, reset } = await open(pages)
    await tab.goto(origin)
    const button = tab.locator('.header__menu')
    const state = async () => ({
      shown: await tab.locator('#menu').isVisible(),
      expanded: await button.getAttribute('aria-expanded'),
      name: await button.getAttribute('aria-label'),
      inert: await tab.locator('body > [inert]').evaluateAll(parts => parts.map(part => part.tagName)),
    })
    expect(await state()).toEqual({ shown: false, expanded: 'false', name: 'Open menu', inert: [] })
    await button.click()
    expect(await state()).toEqual({ shown: true, expanded: 'true', name: 'Close menu', inert: ['MAIN', 'FOOTER', 'ASIDE'] })
    await tab.keyboard.press('Tab')
    expect(await tab.evaluate(focused)).toBe('Home')
    await tab.keyboard.press('Escape')
    expect(await state()).toEqual({ shown: false, expanded: 'false', name: 'Open menu', inert: [] })
    expect(await tab.evaluate(focused)).toBe('Open menu')
    await reset()
  })

  test('opens without JavaScript', async () => {
    const { tab, reset } = await open(pages, { javaScriptEnabled: false })
    await tab.goto(origin)
    await tab.locator('.header__menu').click()
    expect(await tab.getByRole('link', { name: 'Service Areas' }).first().isVisible()).toBe(true)
    await reset()
  })

  test('is always open as a row on wide screens', thorough, async () => {
    const { tab, reset } = await open(pages, { viewport: { width: 1280, height: 800 } })
    await tab.goto(origin)
    expect([await tab.locator('#menu').isVisible(), await tab.locator('.header__menu').isVisible()]).toEqual([true, false])
    await reset()
  })
})

describe('the manifest', () => {
  const named = '[...document.querySelectorAll("head > link[rel=manifest]")].map(link => link.getAttribute("href"))'

  test('is linked three seconds after loading', thorough, async () => {
    // A new tab, because its clock is replaced.
    const { context, tab } = await openSite(browser, pages)
    await tab.clock.install()
    await tab.goto(origin)
    const before = await tab.evaluate(named)
    await tab.clock.fastForward(3000)
    expect([before, await tab.evaluate(named)]).toEqual([[], ['/manifest.webmanifest']])
    await context.close()
  })

  test('is linked at once without JavaScript', thorough, async () => {
    const { tab, reset } = await open(pages, { javaScriptEnabled: false })
    await tab.goto(origin)
    expect(await tab.locator('head link[rel=manifest]').getAttribute('href')).toBe('/manifest.webmanifest')
    await reset()
  })
})

describe('the floating button', () => {
  /** It is in view at a place without a form, hidden while a field has the focus, and in view again. */
  const expectAside = async (tab: Page): Promise<void> => {
    const button = tab.locator('.floating-call')
    for (const [place, isVisible] of [
      ['#towns a', true],
      ['input[type=tel]', false],
      ['#towns a', true],
    ] as const) {
      await tab.locator(place).first().focus()
      // The observer reports with one of the next frames.
      await expect.poll(() => button.isVisible()).toBe(isVisible)
    }
    expect(await button.innerText()).toMatch(/^Call Now\s+(?:(?:· )?Open until 8 p\.m\.\s+)?[\d() -]{10,}\s+\S/)
  }

  for (const width of [360, 768])
    test(`has both actions, and steps aside while a form is filled in, at ${width} px`, thoroughUnless(width === 360), async () => {
      const { tab, reset } = await open(pages, { viewport: { width, height: 740 }, reducedMotion: 'reduce' })
      await tab.goto(origin)
      await expectAside(tab)
      await reset()
    })

  test('is hidden where a form is in view on arrival', thorough, async () => {
    const { tab, reset } = await open(pages, { reducedMotion: 'reduce' })
    await tab.goto(origin)
    await expect.poll(() => tab.locator('.floating-call').isVisible()).toBe(false)
    await reset()
  })

  test('is not displayed at 1440 px, where the header has the number', async () => {
    const { tab, reset } = await open(pages, { viewport: { width: 1440, height: 740 }, reducedMotion: 'reduce' })
    await tab.goto(origin)
    expect(await tab.locator('.floating-call').isVisible()).toBe(false)
    expect(await tab.locator('header a[href^="tel:"]').filter({ visible: true }).count()).toBe(1)
    await reset()
  })

  test('is hidden without JavaScript too', async () => {
    const { tab, reset } = await open(pages, { javaScriptEnabled: false, reducedMotion: 'reduce' })
    await tab.goto(origin)
    await expectAside(tab)
    await reset()
  })

  for (const width of [360, 768, 1440])
    test(`hides nothing that has the focus, nor does the header, at ${width} px`, thoroughUnless(width === 360), async () => {
      const { tab, reset } = await open(pages, { viewport: { width, height: 740 }, reducedMotion: 'reduce' })
      await tab.goto(`${origin}/en/services/air-duct-cleaning`)
      const covered: string[] = []
      for (let step = 0; step < 60; step++) {
        await tab.keyboard.press('Tab')
        const hidden = await tab.evaluate(() => {
          const target = document.activeElement
          if (target === null || target === document.body || target.closest('.header, aside') !== null) return null
          const box = target.getBoundingClientRect()
          const seen = [0.1, 0.5, 0.9].some(share => {
            const top = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2)
            return top !== null && (target.contains(top) || top.contains(target))
          })
          return seen ? null : `${target.textContent}`.slice(0, 40)
        })
        if (hidden !== null) covered.push(hidden)
      }
      expect(covered).toEqual([])
      await reset()
    })
})

describe('the language links', () => {
  test('open the same section', async () => {
    const { tab, reset } = await open(pages, { viewport: { width: 1440, height: 800 }, reducedMotion: 'reduce' })
    await tab.goto(origin)
    await tab.locator('#why').evaluate(section => section.scrollIntoView())
    await tab.getByRole('link', { name: 'Français' }).click()
    expect(tab.url()).toBe(`${origin}/fr#why`)
    await reset()
  })

  test('open the top of the page from the top', thorough, async () => {
    const { tab, reset } = await open(pages, { viewport: { width: 1440, height: 800 } })
    await tab.goto(origin)
    await tab.getByRole('link', { name: 'Français' }).click()
    expect(tab.url()).toBe(`${origin}/fr`)
    await reset()
  })
})

describe('the map', () => {
  test('is loaded from its service only on request', async () => {
    const { tab, reset } = await open(pages)
    const asked: string[] = []
    tab.on('request', request => request.url().includes('openstreetmap') && asked.push(request.url()))
    await tab.goto(origin)
    await tab.locator('#areas').scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await tab.getByRole('button', { name: 'Show the map' }).click()
    const frame = tab.locator('iframe')
    expect([await frame.getAttribute('title'), (await frame.boundingBox())?.height, asked.length]).toEqual([
      'From Senneville to Repentigny',
      320,
      1,
    ])
    // The button is gone; the map is what was asked for.
    expect(await tab.evaluate(focused)).toBe('From Senneville to Repentigny')
    await tab.setViewportSize({ width: 1024, height: 740 })
    expect((await frame.boundingBox())?.height).toBe(450)
    await reset()
  })

  test('has only the ordinary link without JavaScript', thorough, async () => {
    const { tab, reset } = await open(pages, { javaScriptEnabled: false })
    await tab.goto(origin)
    expect([
      await tab.getByRole('button', { name: 'Show the map' }).isVisible(),
      await tab.getByRole('link', { name: 'Open the map in OpenStreetMap' }).isVisible(),
    ]).toEqual([false, true])
    await reset()
  })
})

describe('the clock next to the hours', () => {
  test.each([
    ['2026-11-23T13:00:00Z', 'Open now'],
    ['2026-11-23T11:59:00Z', 'Closed now'],
    ['2026-11-22T01:00:00Z', 'Closed now'],
  ])('at %s says %s, wherever the visitor is', async (now, expected) => {
    const { tab, reset } = await open(pages, { timezoneId: 'Asia/Tokyo' })
    await tab.clock.setFixedTime(now)
    await tab.goto(`${origin}${site.contact.path}`)
    const clock = tab.locator('.hours__now')
    await expect.poll(() => clock.textContent()).toBe(expected)
    expect(await tab.locator('dl [aria-current=date]').count()).toBe(1)
    await reset()
  })

  test('is hidden without JavaScript', async () => {
    const { tab, reset } = await open(pages, { javaScriptEnabled: false })
    await tab.goto(`${origin}${site.contact.path}`)
    expect(await tab.locator('.hours__now').isVisible()).toBe(false)
    await reset()
  })
})

describe('the call button', () => {
  test.each([
    [390, ['floating-call__clock']],
    [820, ['floating-call__label', 'floating-call__clock']],
  ])('at %i px says until when the business is open, and is still named by its label', async (width, expected) => {
    const { tab, reset } = await open(pages, { viewport: { width, height: 844 } })
    await tab.goto(`${origin}${site.about.path}`)
    const call = tab.locator('[data-floating]').getByRole('link', { name: /^Call Now/ })
    expect(await call.textContent()).toContain('Open until 8 p.m.')
    const shown = (parts: Element[]) => parts.filter(part => part.clientWidth > 1).map(part => part.className)
    expect(await call.locator('span > span[class]').evaluateAll(shown)).toEqual(expected)
    await reset()
  })
})

describe('the not-found page', () => {
  test('logs the missing path and shows its own address', thorough, async () => {
    const { tab, log, reset } = await open([site.notFound])
    await tab.goto(`${origin}/no/such/page?from=here`)
    await tab.waitForURL(`${origin}${site.notFound.path}`)
    expect(log.filter(line => line.includes('404: '))).toEqual(['error: 404: /no/such/page'])
    await reset()
  })
})

describe('narrow and wide', () => {
  const sites = { en: pages, ar: Object.values(pagesOf(arabic, [arabic, english, french])) }
  const staysInPlace = async (code: keyof typeof sites, width: number): Promise<void> => {
    const { tab, reset } = await open(sites[code], { viewport: { width, height: 740 } })
    const wide: string[] = []
    for (const page of sites[code].filter(one => one.language.code === code)) {
      await tab.goto(`${origin}${page.path}`)
      const beyond = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (beyond > 0) wide.push(`${page.kind}: ${beyond} px`)
    }
    expect(wide).toEqual([])
    await reset()
  }

  test('ar pages do not scroll sideways at 320 px', () => staysInPlace('ar', 320))
  test('en pages do not at 320 px', thorough, () => staysInPlace('en', 320))
  test('en pages do not at 820 px', thorough, () => staysInPlace('en', 820))
  test('ar pages do not at 1440 px', thorough, () => staysInPlace('ar', 1440))
})

test.each(keysOf(site))('the script of the kind “%s” is 2 kB at most', async kind => {
  expect(brotliCompressSync(await scriptOf(kind)).length).toBeLessThanOrEqual(2000)
})
