/** SPEC 2, `/`. */
import { describe, expect, test } from 'vitest'
import { thorough, thoroughUnless } from '../../support/thorough.ts'
import { around, hrefs, section, text, texts } from './look.ts'
import { home, languages, privacy, servicePage, services, telephone } from './spec.ts'
import { setStage } from './stage.ts'
import { config, textIn, textsIn, word, year } from './texts.ts'

const { home: copy, serviceAreas: areas } = config.pages

const towns = [
  'Dorval',
  'Pointe-Claire',
  'Côte Saint-Luc',
  'Laval',
  'Brossard',
  'Kirkland',
  'Senneville',
  'Saint-Laurent',
  'Westmount',
  'LaSalle',
]

/** In full steps of five since 1998. */
const experience = `${Math.floor((year - 1998) / 5) * 5}+`

const stats = {
  en: [
    ['years of experience', experience],
    ['clients served', '5,000+'],
    ['licensed and insured', '100%'],
    ['emergency service', '24/7'],
  ],
  fr: [
    ['ans d’expérience', experience],
    ['clients servis', '5 000+'],
    ['licence RBQ et assurances', '100 %'],
    ['service d’urgence', '24/7'],
  ],
} as const

const stage = setStage('narrow', 'wide')

for (const language of languages)
  describe(`home (${language})`, thoroughUnless(language === 'fr'), () => {
    const open = async () => {
      const { wide } = stage()
      await wide.open(home.path[language])
      return wide.page
    }

    test('the first view contains the heading, phone number, rating and quick form', async () => {
      const page = await open()
      expect(await text(page.locator('h1'))).toBe(textIn(copy.heading, language))
      const main = page.getByRole('main')
      expect(await text(main.locator('a[href^="tel:"]').first())).toBe(telephone.display[language])
      expect(await text(main)).toContain(
        language === 'en' ? '5 out of 5 from 150 reviews on HomeReviews' : '5 sur 5 selon 150 avis publiés sur HomeReviews',
      )
      const form = page.getByRole('form', { name: textIn(config.forms.quick.heading, language), exact: true })
      const name = form.getByRole('textbox', { name: language === 'en' ? 'Name' : 'Nom', exact: true })
      const phone = form.getByRole('textbox', { name: language === 'en' ? 'Phone' : 'Téléphone', exact: true })
      const service = form.getByRole('combobox', { name: 'Service', exact: true })
      expect(await name.evaluate(element => ['name', 'type', 'required'].map(each => element.getAttribute(each)))).toEqual([
        'name',
        'text',
        '',
      ])
      expect(await phone.evaluate(element => ['name', 'type', 'required', 'placeholder'].map(each => element.getAttribute(each)))).toEqual([
        'phone',
        'tel',
        '',
        '(514) 555-0123',
      ])
      expect(await service.locator('option').evaluateAll(options => options.map(option => option.getAttribute('value')))).toEqual([
        'air-duct',
        'dryer-vent',
        'chimney',
        'all',
      ])
      expect(await service.inputValue()).toBe('air-duct')
      expect(await text(form)).toContain(textIn(config.forms.quick.consent, language))
      expect(textIn(config.forms.quick.consent, language)).toMatch(/SMS|texto/)
      expect(await hrefs(form.locator('p a:visible'))).toContain(privacy.path[language])
      expect(await form.getByRole('button').count()).toBe(1)
    })

    test('three service cards with benefits, steps and a link', thorough, async () => {
      const page = await open()
      const cards = section(page, textIn(copy.services.heading, language))
      expect(await texts(cards.getByRole('heading', { level: 3 }))).toEqual(config.services.map(({ name }) => textIn(name, language)))
      for (const [index, service] of config.services.entries()) {
        const name = textIn(service.name, language)
        const card = around(cards.getByRole('heading', { name, exact: true }))
        expect(await text(card)).toContain(textIn(service.summary, language))
        expect(await texts(card.locator('ul > li'))).toEqual(textsIn(service.card.benefits, language))
        expect(await texts(card.locator('ol > li'))).toEqual(textsIn(service.card.process, language))
        const more = card.getByRole('link', { name: word('learnMoreAbout', language, { service: name }), exact: true })
        const known = services[index]
        expect(known).toBeDefined()
        expect(await hrefs(more)).toEqual(known === undefined ? [] : [servicePage(known).path[language]])
        expect(await card.locator('svg, img').count()).toBeGreaterThan(0)
      }
    })

    test('three pairs of pictures, before and after', thorough, async () => {
      const page = await open()
      const gallery = copy.gallery
      if (gallery === undefined) throw new Error('the sample has a gallery')
      expect(gallery.pairs).toHaveLength(3)
      const place = section(page, textIn(gallery.heading, language))
      const figures = place.getByRole('figure')
      expect(await figures.count()).toBe(3)
      for (const [index, pair] of gallery.pairs.entries()) {
        const figure = figures.nth(index)
        await figure.scrollIntoViewIfNeeded()
        const images = figure.locator('img')
        expect(await images.evaluateAll(all => all.map(image => image.getAttribute('alt')))).toEqual([
          textIn(pair.before.alt, language),
          textIn(pair.after.alt, language),
        ])
        await expect
          .poll(() =>
            images.evaluateAll(all =>
              all.map(image => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
            ),
          )
          .toEqual([true, true])
        expect(
          await images.evaluateAll(all =>
            all.map(image => Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0),
          ),
        ).toEqual([true, true])
        const shown = await text(figure)
        for (const part of [
          word('before', language),
          word('after', language),
          textIn(pair.title, language),
          textIn(pair.caption, language),
        ])
          expect(shown).toContain(part)
        const slider = figure.getByRole('slider', { name: word('compare', language, { title: textIn(pair.title, language) }), exact: true })
        await slider.press('End')
        expect(await slider.inputValue()).toBe('100')
      }
    })

    test('shows four claims with their figures', async () => {
      const page = await open()
      const shown = await texts(section(page, textIn(copy.why.heading, language)).locator('ul').first().locator('> li'))
      expect(shown).toHaveLength(stats[language].length)
      // The figure is read first.
      for (const [index, [label, figure]] of stats[language].entries()) {
        expect(shown[index]?.startsWith(figure)).toBe(true)
        expect(shown[index]).toContain(label)
      }
    })

    test('lists the towns served', thorough, async () => {
      const page = await open()
      const list = section(page, textIn(copy.towns?.heading ?? '', language)).getByRole('listitem')
      expect(await texts(list)).toEqual(
        language === 'en' ? towns : towns.map(town => (town === 'Côte Saint-Luc' ? 'Côte-Saint-Luc' : town)),
      )
    })

    test.each([
      ['wide', 450],
      ['narrow', 320],
    ] as const)('the map, once it is near (%s: %i px)', async (who, height) => {
      const { [who]: visitor } = stage()
      const { page } = visitor
      const asked: string[] = []
      const google = (url: URL) => url.hostname.endsWith('google.com')
      await page.route(google, async route => {
        asked.push(route.request().url())
        await route.fulfill({ contentType: 'text/html', body: '<title>map</title>' })
      })
      await visitor.open(home.path[language])
      const place = section(page, textIn(areas.map.heading, language))
      expect(await hrefs(place.getByRole('link', { name: word('openMap', language), exact: true }))).toHaveLength(1)
      const frame = place.getByTitle(textIn(areas.map.title, language), { exact: true })
      expect([asked, await frame.getAttribute('loading'), (await frame.boundingBox())?.height]).toEqual([[], 'lazy', height])
      await frame.scrollIntoViewIfNeeded()
      await expect.poll(() => asked).toEqual([await frame.getAttribute('src')])
      expect(asked[0]).toContain(`hl=${language}`)
      expect(visitor.log).toEqual({ errors: [], foreign: asked, dialogs: [] })
      await page.unroute(google)
    })
  })
