/** The index of very many locations: filtered with the keyboard, complete without JavaScript. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byLetter } from '../../generator/site/plan/location-index.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { launchBrowser } from '../support/browser.ts'
import { thorough } from '../support/thorough.ts'
import { pagesOf } from './pages.ts'
import { openSite, origin } from './studio.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const area = (name: string, places = '') => ({
  id: name.toLowerCase(),
  name,
  href: null,
  description: places === '' ? [] : ['Old houses.'],
  places,
  services: [],
})

const page = {
  ...pagesOf(english).serviceAreas,
  areas: [],
  index: {
    label: 'Find your area',
    groups: byLetter([area('Anjou'), area('Évry'), area('Essex'), area('Laval', 'Chomedey, Fabreville')], 'en-CA'),
  },
}

const open = async (javaScriptEnabled: boolean) => {
  const { context, tab } = await openSite(browser, [page], { javaScriptEnabled }, 'area-index.ts')
  await tab.goto(`${origin}${page.path}`)
  const box = tab.getByRole('searchbox', { name: 'Find your area' })
  const index = tab.locator('[data-areas]')
  /** Visible letters and names, and the announced status. */
  const shown = async () => ({
    letters: await index.getByRole('heading', { level: 2 }).allTextContents(),
    names: (await index.locator('[data-letter]>ul>li').filter({ visible: true }).allInnerTexts()).map(text => text.split('\n')[0]),
    status: await index.locator('output').textContent(),
  })
  return { context, tab, box, shown }
}

const all = { letters: ['A', 'E', 'L'], names: ['Anjou', 'Essex', 'Évry', 'Laval'], status: '' }

test('filters without accents, by a place in a location, to an empty list, and back', thorough, async () => {
  const { context, tab, box, shown } = await open(true)
  await box.focus()
  const type = async (text: string) => {
    await tab.keyboard.press('ControlOrMeta+A')
    await tab.keyboard.type(text)
    return shown()
  }
  expect(await shown()).toEqual(all)
  expect(await type('E')).toEqual({ letters: ['E', 'L'], names: ['Essex', 'Évry', 'Laval'], status: '3' })
  expect(await type('evr')).toEqual({ letters: ['E'], names: ['Évry'], status: '1' })
  expect(await type('chomedey')).toEqual({ letters: ['L'], names: ['Laval'], status: '1' })
  expect(await tab.getByText('Chomedey, Fabreville').isVisible()).toBe(true)
  expect(await type('Berlin')).toEqual({ letters: [], names: [], status: '0' })
  await tab.keyboard.press('ControlOrMeta+A')
  await tab.keyboard.press('Backspace')
  expect(await shown()).toEqual(all)
  await context.close()
})

test('without JavaScript the list is complete, and its letters link into it', thorough, async () => {
  const { context, tab, box, shown } = await open(false)
  expect([await box.isVisible(), await shown()]).toEqual([false, all])
  await tab.getByRole('link', { name: 'L', exact: true }).click()
  expect(new URL(tab.url()).hash).toBe('#letter-3')
  await tab.getByText('Laval', { exact: true }).first().click()
  expect(await tab.getByText('Chomedey, Fabreville').isVisible()).toBe(true)
  await context.close()
})
