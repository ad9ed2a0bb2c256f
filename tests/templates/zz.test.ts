import { test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { openSite, origin } from './studio.ts'
import { pagesOf } from './fixtures/site.ts'
import { english } from './fixtures/copy-en.ts'
import { french } from './fixtures/copy-fr.ts'
test('x', async () => {
  const browser = await launchBrowser()
  const { tab } = await openSite(browser, [...Object.values(pagesOf(english)), ...Object.values(pagesOf(french))], { viewport: { width: 1440, height: 800 }, reducedMotion: 'reduce' })
  await tab.goto(origin)
  await tab.locator('#why').evaluate(section => section.scrollIntoView())
  await tab.evaluate(() => document.addEventListener('click', e => { e.preventDefault(); console.log(scrollY + ' ' + [...document.querySelectorAll('section[id]')].map(s => s.id + ' ' + Math.round(s.getBoundingClientRect().top)).join() + (e.target as HTMLAnchorElement).href) })); tab.on('console', m => console.log(m.text())); await tab.getByRole('link', { name: 'Français' }).click(); await tab.waitForTimeout(500)
  await browser.close()
})
