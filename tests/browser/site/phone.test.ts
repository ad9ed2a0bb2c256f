/** SPEC 2 and 4 on a small phone: the menu, the floating button. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { thorough, thoroughUnless } from '../../support/thorough.ts'
import { hrefs } from './look.ts'
import { about, contact, home, kinds, languages, telephone } from './spec.ts'
import { setStage } from './stage.ts'
import { word } from './texts.ts'

/** Runs in the page: the texts and links that an element covers. */
const below = (selector: string): readonly string[] => {
  const cover = document.querySelector(selector)
  if (cover === null) throw new Error(`no ${selector}`)
  const { top, bottom } = cover.getBoundingClientRect()
  if (bottom > innerHeight || innerHeight - top < 44) throw new Error(`${selector} does not lie at the lower edge`)
  return [...document.querySelectorAll('main *, footer *')]
    .filter(element => element.children.length === 0 && element.checkVisibility())
    .filter(element => element.getBoundingClientRect().bottom > top)
    .map(element => `${document.title}: ${element.outerHTML.slice(0, 100)}`)
}

/** Texts and links that the call button covers at the end of the page. It reappears when the form is out of view. */
const coveredAtEnd = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await page.waitForFunction(() => {
    const button = document.querySelector('[data-floating]')
    return button !== null && button.getBoundingClientRect().bottom <= innerHeight && button.getAnimations().length === 0
  })
  return page.evaluate(below, '[data-floating]')
}

const stage = setStage('narrow')

for (const language of languages)
  describe(`the menu (${language})`, thoroughUnless(language === 'fr'), () => {
    const look = () => {
      const { page } = stage().narrow
      const header = page.getByRole('banner')
      return {
        page,
        opener: header.getByRole('button', { name: word('openMenu', language), exact: true }),
        closer: header.getByRole('button', { name: word('closeMenu', language), exact: true }),
        menu: header.getByRole('navigation', { name: word('mainNavigation', language), exact: true }),
      }
    }

    test('opens, closes on Escape and returns the focus', thorough, async () => {
      await stage().narrow.open(about.path[language])
      const { page, opener, closer, menu } = look()
      expect(await menu.isVisible()).toBe(false)
      await opener.click()
      await menu.waitFor()
      expect(await menu.getByRole('link').count()).toBeGreaterThanOrEqual(5)
      expect(await closer.getAttribute('aria-expanded')).toBe('true')
      expect(await hrefs(menu.getByRole('link', { name: word('bookInspection', language) }))).toEqual([contact.path[language]])
      expect(await hrefs(menu.locator('a[href^="tel:"]'))).toEqual([telephone.href])

      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      expect(await opener.getAttribute('aria-expanded')).toBe('false')
      expect(await opener.evaluate(button => button === document.activeElement)).toBe(true)
    })

    test('opens and closes by its button and by keyboard, and its links work', async () => {
      await stage().narrow.open(about.path[language])
      const { page, opener, closer, menu } = look()
      await opener.focus()
      await page.keyboard.press('Enter')
      await menu.waitFor()
      await closer.click()
      await menu.waitFor({ state: 'hidden' })
      await opener.click()
      await menu.getByRole('link', { name: word('home', language), exact: true }).click()
      await page.waitForURL(`${stage().site.url}${home.path[language]}`)
      expect(await look().menu.isVisible()).toBe(false)
    })
  })

test('the call button covers nothing at the end of a page', thorough, async () => {
  const { open, page } = stage().narrow
  const texts: string[] = []
  for (const { path } of kinds) {
    await open(path.fr)
    texts.push(...(await coveredAtEnd(page)))
  }
  expect(texts).toEqual([])
})

for (const width of [320, 360])
  test(`the call button covers nothing at 200% text size (${width} px)`, thoroughUnless(width === 320), async () => {
    // The policy of the site forbids foreign styles.
    const { open, page } = await stage().site.visitor({ viewport: { width, height: 740 }, bypassCSP: true })
    for (const path of Object.values(about.path)) {
      await open(path)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await coveredAtEnd(page)).toEqual([])
    }
    await page.context().close()
  })

test.each(languages)('the floating button stays visible (%s)', async language => {
  const { open, page } = stage().narrow
  await open(about.path[language])
  const floating = page.getByRole('link', { name: word('callNow', language) })
  for (const top of [0, 600]) {
    await page.evaluate(y => scrollTo(0, y), top)
    const box = await floating.boundingBox()
    expect(box !== null && box.y > 370 && box.y + box.height <= 740 && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  }
})
