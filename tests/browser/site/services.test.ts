/**
 * SPEC 2: `/services`, the service pages and their pages in each location.
 *
 * @module-tag thorough
 */
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { around, hrefs, section, text, texts } from './look.ts'
import {
  contact,
  home,
  languages,
  locationPage,
  locations,
  serviceAreas,
  servicePage,
  services,
  servicesPage,
  steps,
  telephone,
} from './spec.ts'
import { setStage } from './stage.ts'
import { config, textIn, textsIn, word } from './texts.ts'

const { services: listing, service: copy, serviceLocation: local } = config.pages

/** A service in the config and in the specification. */
const known = config.services.map((entry, index) => {
  const fact = services[index]
  if (fact?.id !== entry.id) throw new Error(`the specification has no service “${entry.id}” at place ${index}`)
  return { entry, fact, id: entry.id }
})

const titles = (points: readonly { readonly title: Readonly<Record<string, string>> }[], language: 'en' | 'fr') =>
  textsIn(
    points.map(({ title }) => title),
    language,
  )

/** Each location once a language, each time with another service: two thirds of all. */
const places = languages.flatMap((language, round) =>
  config.locations.flatMap((location, index) => {
    const service = known[(index + round) % known.length]
    return service === undefined ? [] : [{ ...service, language, location, index, where: location.id }]
  }),
)

const stage = setStage('wide')

const open = async (path: string) => {
  const { wide } = stage()
  await wide.open(path)
  return wide.page
}

describe.each(languages)('services (%s)', language => {
  test('all services: benefits, four steps and a link each', async () => {
    const page = await open(servicesPage.path[language])
    expect(await text(page.locator('h1'))).toBe(textIn(listing.heading, language))
    for (const { entry, fact } of known) {
      const name = textIn(entry.name, language)
      const block = around(page.getByRole('heading', { level: 2, name, exact: true }))
      expect(await texts(block.locator('ul > li'))).toEqual(textsIn(entry.card.benefits, language))
      expect(await texts(block.locator('ol > li'))).toEqual(textsIn(entry.card.process, language))
      expect(await block.locator('ol > li').count()).toBe(4)
      const more = block.getByRole('link', { name: word('learnMoreAbout', language, { service: name }), exact: true })
      expect(await hrefs(more)).toEqual([servicePage(fact).path[language]])
    }
    const main = page.getByRole('main')
    // The services, what helps to choose, the closing call with its form.
    expect(await main.getByRole('heading', { level: 2 }).count()).toBe(3 + 1 + 2)
    expect(await main.getByRole('button', { name: word('bookInspection', language), exact: true }).count()).toBe(1)
  })

  test.each(known)('$id', async ({ entry, fact }) => {
    const page = await open(servicePage(fact).path[language])
    const filled = {
      service: textIn(entry.shortName ?? entry.name, language),
      steps: entry.process.length,
      signs: entry.warningSigns?.length ?? 0,
    }
    const main = page.getByRole('main')
    expect(await text(page.locator('h1'))).toBe(textIn(entry.heading ?? copy.heading, language, filled))
    expect(await hrefs(main.getByRole('link', { name: word('bookInspection', language), exact: true }))).toContain(contact.path[language])
    expect(await hrefs(main.locator('a[href^="tel:"]'))).toContain(telephone.href)

    const under = (heading: Readonly<Record<string, string>>) => section(page, textIn(heading, language, filled))
    const headings = (heading: Readonly<Record<string, string>>) => texts(under(heading).getByRole('heading', { level: 3 }))
    expect(await headings(copy.benefits.heading)).toEqual(titles(entry.benefits, language))
    expect(entry.benefits).toHaveLength(6)
    expect(await headings(copy.process.heading)).toEqual(titles(entry.process, language))
    expect(entry.process).toHaveLength(5)
    if (language === 'en' && steps[fact.id] !== undefined) expect(await headings(copy.process.heading)).toEqual(steps[fact.id])
    expect(await under(copy.process.heading).locator('ol > li').count()).toBe(5)

    const note = page.getByRole('complementary', { name: word('safetyAlert', language), exact: true })
    expect(await note.count()).toBe(fact.alert === null ? 0 : 1)
    if (fact.alert !== null) expect(await text(note)).toMatch(fact.alert)

    expect(await under(copy.warningSigns.heading).count()).toBe(fact.signs === 0 ? 0 : 1)
    if (fact.signs > 0) {
      expect(await headings(copy.warningSigns.heading)).toEqual(titles(entry.warningSigns ?? [], language))
      expect(entry.warningSigns).toHaveLength(fact.signs)
    }

    expect(await hrefs(under(copy.areas.heading).getByRole('link'))).toEqual([
      ...locations.map(({ slug }) => locationPage(fact, slug).path[language]),
      serviceAreas.path[language],
    ])
    const closing = under(copy.callToAction.heading)
    expect(await hrefs(closing.getByRole('link'))).toEqual(expect.arrayContaining([telephone.href, contact.path[language]]))
    expect(await closing.locator('select').inputValue()).toBe(entry.id)
  })

  test.each(places.filter(place => place.language === language))('$id, $where', async ({ entry, fact, location, index }) => {
    const slug = locations[index]?.slug ?? ''
    const path = locationPage(fact, slug).path[language]
    const page = await open(path)
    const service = textIn(entry.shortName ?? entry.name, language)
    const filled = { service, location: textIn(location.name, language), inLocation: textIn(location.in, language) }
    const own = location.services[entry.id]
    expect(own).toBeDefined()
    if (own === undefined) return
    expect(await text(page.locator('h1'))).toBe(textIn(local.heading, language, filled))
    expect(await text(page.getByRole('main'))).toContain(textIn(own.intro, language, filled))

    const reasons = section(page, textIn(local.reasons.heading, language, filled)).getByRole('heading', { level: 3 })
    expect(await texts(reasons)).toEqual(titles(local.reasons.items, language))
    expect(await reasons.count()).toBe(6)

    const area = section(page, textIn(local.area.heading, language, filled))
    expect(await text(area)).toContain(textIn(local.area.lead ?? '', language, filled))
    expect(await texts(area.getByRole('listitem'))).toEqual(textsIn(location.neighbourhoods, language))

    expect(await hrefs(section(page, textIn(local.otherLocations.heading, language, filled)).getByRole('link'))).toEqual([
      ...locations.filter(other => other.slug !== slug).map(other => locationPage(fact, other.slug).path[language]),
      serviceAreas.path[language],
      servicePage(fact).path[language],
    ])
    const back = page.getByRole('main').getByRole('link', { name: word('backTo', language, { service }), exact: true })
    expect(await hrefs(back)).toEqual([servicePage(fact).path[language]])
    const closing = section(page, textIn(local.callToAction.heading, language, filled))
    expect(await hrefs(closing.getByRole('link'))).toEqual(expect.arrayContaining([telephone.href, contact.path[language]]))
    expect(await closing.locator('select').inputValue()).toBe(entry.id)

    const trail = page.getByRole('navigation', { name: word('breadcrumb', language), exact: true }).getByRole('listitem')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const { '@graph': graph } = JSON.parse(data ?? '') as {
      readonly '@graph': readonly { readonly '@type': string; readonly itemListElement?: unknown }[]
    }
    const shown = await texts(trail)
    const addresses = [home.path[language], servicesPage.path[language], servicePage(fact).path[language], undefined]
    expect(shown).toEqual([word('home', language), word('services', language), service, filled.location])
    expect(graph.find(item => item['@type'] === 'BreadcrumbList')?.itemListElement).toEqual(
      addresses.map((item, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: expect.toSatisfy((name: string) => name.replace(/\s+/g, ' ') === shown[place]),
        ...(item !== undefined && { item: `https://www.clairconduit.example${item}` }),
      })),
    )
  })
})

test('every page of a service in a location links to the five others, and they link back', async () => {
  for (const language of languages)
    for (const service of services) {
      const all = locations.map(({ slug }) => locationPage(service, slug).path[language])
      for (const path of all) {
        const html = parseDocument(await (await fetch(`${stage().site.url}${path}`)).text())
        const links = DomUtils.getElementsByTagName('a', DomUtils.getElementsByTagName('main', html)).map(({ attribs }) => attribs.href)
        expect([path, ...links.filter(href => href !== undefined && all.includes(href))]).toEqual([
          path,
          ...all.filter(other => other !== path),
        ])
        expect(links).toEqual(expect.arrayContaining([servicePage(service).path[language], contact.path[language], telephone.href]))
      }
    }
})
