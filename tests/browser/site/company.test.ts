/**
 * SPEC 2 and 9: about, service areas, contact, the directory, privacy, and the pages for what went wrong.
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { thorough, thoroughUnless } from '../../support/thorough.ts'
import { around, hrefs, pairs, section, text, texts } from './look.ts'
import {
  about,
  type Code,
  contact,
  directory,
  home,
  languages,
  locationPage,
  locations,
  privacy,
  serviceAreas,
  services,
  telephone,
} from './spec.ts'
import { setStage } from './stage.ts'
import { config, textIn, textsIn, word } from './texts.ts'

const { pages } = config

const hours = {
  en: [
    ['Monday to Friday', '7 a.m. to 8 p.m.'],
    ['Saturday', '8 a.m. to 6 p.m.'],
    ['Sunday', '9 a.m. to 5 p.m.'],
  ],
  fr: [
    ['Lundi au vendredi', '7 h à 20 h'],
    ['Samedi', '8 h à 18 h'],
    ['Dimanche', '9 h à 17 h'],
  ],
} as const

const inServices = (location: string, language: Code) => services.map(service => locationPage(service, location).path[language])

const stage = setStage('narrow', 'wide')

const open = async (path: string) => {
  const { wide } = stage()
  await wide.open(path)
  return wide.page
}

for (const language of languages)
  describe(`company (${language})`, thoroughUnless(language === 'fr'), () => {
    test('about: story, four values, eight points, the areas', async () => {
      const page = await open(about.path[language])
      const { heading, story, values, why, areas } = pages.about
      expect(await text(page.locator('h1'))).toBe(textIn(heading, language))
      expect(await text(section(page, textIn(story.heading, language)))).toContain(textIn(story.text, language).slice(0, 200))
      const titles = section(page, textIn(values.heading, language)).getByRole('heading', { level: 3 })
      expect(await texts(titles)).toEqual(values.items.map(({ title }) => textIn(title, language)))
      expect(await titles.count()).toBe(4)
      const points = section(page, textIn(why.heading, language, { points: why.points.length })).getByRole('listitem')
      expect(await texts(points)).toEqual(textsIn(why.points, language))
      expect(await points.count()).toBe(8)
      expect(await hrefs(section(page, textIn(areas.heading, language)).getByRole('link'))).toEqual([serviceAreas.path[language]])
    })

    test('service areas: six, each with its description, its neighbourhoods and three services', thorough, async () => {
      const page = await open(serviceAreas.path[language])
      expect(await text(page.locator('h1'))).toBe(textIn(pages.serviceAreas.heading, language))
      for (const [index, { slug, neighbourhoods }] of locations.entries()) {
        const location = config.locations[index]
        if (location === undefined) throw new Error('the sample has six locations')
        const area = section(page, textIn(location.name, language))
        expect(await text(area)).toContain(textIn(location.description, language))
        const chips = area
          .getByRole('list')
          .filter({ hasNot: page.getByRole('link') })
          .getByRole('listitem')
        expect(await texts(chips)).toEqual(textsIn(location.neighbourhoods, language))
        expect(await chips.count()).toBe(neighbourhoods)
        expect(await hrefs(area.getByRole('link'))).toEqual(inServices(slug, language))
        expect(await page.locator(`#${slug}`).count()).toBe(1)
      }
      expect(await text(section(page, textIn(pages.serviceAreas.note.heading, language)))).toContain(
        textIn(pages.serviceAreas.note.lead ?? '', language),
      )
      const drawn = section(page, textIn(pages.serviceAreas.map.heading, language)).getByRole('link')
      expect((await hrefs(drawn)).slice(0, 6).toSorted()).toEqual(
        locations.map(({ slug }) => `${serviceAreas.path[language]}#${slug}`).toSorted(),
      )
      const frame = page.getByTitle(textIn(pages.serviceAreas.map.title, language), { exact: true })
      expect(await frame.getAttribute('src')).toContain(`hl=${language}`)
    })

    test('service areas: the map is requested from its service only after scrolling to it', async () => {
      for (const visitor of [stage().wide, stage().narrow]) {
        await visitor.open(serviceAreas.path[language])
        await visitor.page.waitForLoadState('load')
        expect(visitor.log.foreign).toEqual([])
        const frame = visitor.page.getByTitle(textIn(pages.serviceAreas.map.title, language), { exact: true })
        await frame.scrollIntoViewIfNeeded()
        await expect.poll(() => visitor.log.foreign).toEqual([await frame.getAttribute('src')])
      }
    })

    test('contact: form, details, hours, reasons', async () => {
      const page = await open(contact.path[language])
      const { heading, details, why } = pages.contact
      expect(await text(page.locator('h1'))).toBe(textIn(heading, language))
      const form = page.getByRole('form', { name: textIn(config.forms.contact.heading, language), exact: true })
      const fields = form.locator('label:visible')
      expect(await texts(fields)).toEqual([
        ...(language === 'en'
          ? ['Name', 'Email', 'Phone', 'Service', 'Message optional']
          : ['Nom', 'Courriel', 'Téléphone', 'Service', 'Message facultatif']),
      ])
      const controls = form.locator(':is(input, select, textarea):visible')
      expect(
        await controls.evaluateAll(all =>
          all.map(each => [each.getAttribute('name'), each.getAttribute('type') ?? each.localName, each.hasAttribute('required')]),
        ),
      ).toEqual([
        ['name', 'text', true],
        ['email', 'email', true],
        ['phone', 'tel', true],
        ['service', 'select', false],
        ['message', 'textarea', false],
      ])
      expect(await form.getByPlaceholder('(514) 555-0123', { exact: true }).getAttribute('name')).toBe('phone')
      expect(await form.locator('textarea').getAttribute('placeholder')).toBe(
        language === 'en' ? 'Tell us about your needs...' : 'Parlez-nous de vos besoins…',
      )
      const service = form.getByRole('combobox', { name: 'Service', exact: true })
      expect(await service.locator('option').evaluateAll(options => options.map(option => option.getAttribute('value')))).toEqual([
        'air-duct',
        'dryer-vent',
        'chimney',
        'inspection',
        'other',
      ])
      expect(await service.inputValue()).toBe('air-duct')
      expect(await text(form)).toContain(textIn(config.forms.contact.consent, language))

      const main = page.getByRole('main')
      const facts = await pairs(main.locator('dl'))
      expect(facts).toEqual(expect.arrayContaining(hours[language].map(row => [...row])))
      expect(await text(main)).toContain(word('emergency', language))
      expect(await text(main)).toContain(textIn(details.emailNote, language))
      expect(textIn(details.emailNote, language)).toContain('24')
      expect(await hrefs(main.getByRole('link', { name: config.business.email }))).toEqual([`mailto:${config.business.email}`])
      expect(await hrefs(main.locator('a[href^="tel:"]:visible'))).toContain(telephone.href)
      expect(await texts(section(page, textIn(why.heading, language)).getByRole('listitem'))).toEqual(textsIn(why.points, language))
    })

    test('the directory lists every area with its phone number and services', async () => {
      const page = await open(directory.path[language])
      expect(await text(page.locator('h1'))).toBe(textIn(pages.locations.heading, language))
      for (const [index, { slug }] of locations.entries()) {
        const name = textIn(config.locations[index]?.name ?? '', language)
        const entry = around(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }))
        expect(await hrefs(entry.locator('a'))).toEqual([telephone.href, ...inServices(slug, language)])
      }
    })

    test('privacy: every section, and whom to write to', async () => {
      const page = await open(privacy.path[language])
      const main = page.getByRole('main')
      expect(await texts(main.getByRole('heading', { level: 2 }))).toEqual(
        pages.privacy.sections.map(({ heading }) => textIn(heading, language)),
      )
      expect(await text(main)).toContain('confidentialite@clairconduit.example')
      expect(await text(main)).not.toMatch(/[{}]/)
    })
  })

const expectMessage = async (page: Awaited<ReturnType<typeof open>>, message: typeof pages.notFound) => {
  for (const [language, level] of [
    ['en', 1],
    ['fr', 2],
  ] as const) {
    const heading = page.getByRole('heading', { level, name: textIn(message.heading, language), exact: true })
    const block = around(heading)
    expect(await text(block)).toContain(textIn(message.text, language))
    expect(await hrefs(block.getByRole('link', { name: textIn(message.link, language), exact: true }))).toEqual([home.path[language]])
  }
}

test('not found: the address is replaced by /404 and the missing path logged', async () => {
  const { wide, site } = stage()
  await wide.open(home.path.en)
  const missing = '/en/services/air-duct-cleaning/toronto'
  expect(await wide.open(missing)).toBe(404)
  await wide.page.waitForURL(`${site.url}/404`)
  expect(await text(wide.page.locator('h1'))).toBe('Oops! Page not found')
  await expectMessage(wide.page, pages.notFound)
  // The browser logs the status, and the page logs the path.
  expect(wide.log.errors.filter(error => !error.includes('Failed to load resource'))).toEqual([expect.stringContaining(missing)])
  expect(wide.log.foreign).toEqual([])
  // The history entry is replaced, so Back returns to the previous page.
  await wide.page.goBack()
  expect(new URL(wide.page.url()).pathname).toBe('/')
})

test('a server fault, as hosts show it', async () => {
  const { wide, site } = stage()
  const body = readFileSync(join(site.out, '500.html'), 'utf8')
  await wide.page.route('**/broken', route => route.fulfill({ status: 500, contentType: 'text/html; charset=utf-8', body }))
  expect(await wide.open('/broken')).toBe(500)
  expect(await text(wide.page.locator('h1'))).toBe('Something broke on our end')
  expect(await text(wide.page.getByRole('main'))).toContain('Unexpected Application Error!')
  await expectMessage(wide.page, pages.error)
  await wide.page.unroute('**/broken')
})
