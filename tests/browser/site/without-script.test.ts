/**
 * DESIGN 5: the page is complete without JavaScript.
 *
 * @module-tag thorough
 */
import { describe, expect, test } from 'vitest'
import { hrefs, section, text } from './look.ts'
import { about, contact, home, languages, serviceAreas, servicesPage, thanks } from './spec.ts'
import { setStage } from './stage.ts'
import { config, textIn, word } from './texts.ts'

const forms = [
  { id: 'quick', path: home.path, words: config.forms.quick, filled: { name: 'Zoé', phone: '514 555-0199', service: 'chimney' } },
  {
    id: 'contact',
    path: contact.path,
    words: config.forms.contact,
    filled: { name: 'Zoé', email: 'zoe@courriel.example', phone: '514 555-0199', service: 'other', message: 'Bonjour' },
  },
] as const

const stage = setStage('plain')

describe.each(languages)('without JavaScript (%s)', language => {
  test('the menu opens and links to every page', async () => {
    const { open, page } = stage().plain
    await open(home.path[language])
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: word('openMenu', language), exact: true }).click()
    const menu = header.getByRole('navigation', { name: word('mainNavigation', language), exact: true })
    await menu.waitFor()
    expect((await hrefs(menu.getByRole('link'))).slice(0, 5)).toEqual(
      [home, about, servicesPage, serviceAreas, contact].map(({ path }) => path[language]),
    )
    await menu.getByRole('link', { name: word('contact', language), exact: true }).click()
    await page.waitForURL(`**${contact.path[language]}`)
  })

  test.each(forms)('the $id form is sent as a plain POST', async ({ path, words, filled }) => {
    const { open, page } = stage().plain
    const received: { readonly method: string; readonly url: string; readonly fields: Readonly<Record<string, string>> }[] = []
    await page.route('https://formspree.io/**', async route => {
      const request = route.request()
      received.push({
        method: request.method(),
        url: request.url(),
        fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')),
      })
      await route.fulfill({ contentType: 'text/html', body: '<h1>Received</h1>' })
    })
    await open(path[language])
    const form = page.getByRole('form', { name: textIn(words.heading, language), exact: true })
    for (const [name, value] of Object.entries(filled)) {
      const field = form.locator(`[name="${name}"]`)
      if (name === 'service') await field.selectOption(value)
      else await field.fill(value)
    }
    await form.getByRole('button').click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    await page.unroute('https://formspree.io/**')
    const after = `https://www.clairconduit.example${thanks.path[language]}`
    expect(received).toEqual([
      { method: 'POST', url: 'https://formspree.io/f/xclairconduit', fields: { ...filled, _next: after, _gotcha: '' } },
    ])
  })

  test('both pictures of a pair are shown with their labels', async () => {
    const { open, page } = stage().plain
    await open(home.path[language])
    const gallery = config.pages.home.gallery
    const figures = section(page, textIn(gallery?.heading ?? '', language)).getByRole('figure')
    for (const figure of await figures.all()) {
      const boxes = await figure
        .locator('img')
        .evaluateAll(all => all.map(image => image.getBoundingClientRect()).map(box => [box.x, box.y]))
      expect(boxes).toHaveLength(2)
      expect(boxes[0]).not.toEqual(boxes[1])
      expect(await text(figure)).toContain(word('before', language))
    }
  })
})
