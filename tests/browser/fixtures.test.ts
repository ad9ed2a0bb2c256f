/** Three more sites, each its config alone: other trades, languages, scripts, hours and sizes, held to what the sample is held to. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite } from '../../generator/platform/site.ts'
import type { Route } from '../../generator/site/model/route.ts'
import { checkPages } from '../../generator/tools/check/check-site.ts'
import { alternates, type Built, elements, readBuilt, toggle } from '../html/built.ts'
import { linksWithin } from '../html/links.ts'
import { markupErrors } from '../html/markup.ts'
import { packedSite } from '../support/site.ts'
import { sampleOf, thorough, thoroughUnless } from '../support/thorough.ts'
import { type ServedSite, startSite, type Visitor } from './site/served-site.ts'
import { none, violations, violationsAgain } from './site/violations.ts'

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

interface Fixture {
  readonly name: string
  /** Per language the pages of each kind, the services, these in each place, and the two messages. */
  readonly pages: number
  /** The hours on the contact page, in the first language. */
  readonly hours: readonly (readonly [days: string, times: string])[]
  /** Every language with its direction, and how its pages write the number to call. */
  readonly languages: readonly (readonly [locale: string, direction: 'ltr' | 'rtl', phone: string])[]
}

const fixtures: readonly Fixture[] = [
  {
    name: 'miami-plumber',
    pages: 2 * (8 + 1 + 40 + 2),
    hours: [
      ['Monday to Friday', '7 a.m. to 7 p.m.'],
      ['Saturday', '8 a.m. to 1 p.m.'],
      ['Sunday', 'Closed'],
    ],
    languages: [
      ['en-US', 'ltr', '(305) 555-0123'],
      ['es-US', 'ltr', '(305) 555-0123'],
    ],
  },
  {
    name: 'brussels-locksmith',
    pages: 3 * (8 + 3 + 12 + 2 + 1),
    hours: [
      ['Lundi au jeudi', '7 h à 1 h'],
      ['Vendredi', '7 h à 24 h'],
      ['Samedi', '24 heures sur 24'],
      ['Dimanche', '0 h à 22 h'],
    ],
    languages: [
      ['fr-BE', 'ltr', '02 001 01 23'],
      ['nl-BE', 'ltr', '02 001 01 23'],
      ['de-BE', 'ltr', '02 001 01 23'],
    ],
  },
  {
    name: 'dental-clinic',
    pages: 8 + 5 + 5 + 2,
    hours: [
      ['الأحد إلى الثلاثاء', 'من 9 ص إلى 1 م، من 4 م إلى 8 م'],
      ['الأربعاء', 'من 9 ص إلى 1 م'],
      ['الخميس', 'من 9 ص إلى 1 م، من 4 م إلى 8 م'],
      ['الجمعة والسبت', 'مغلق'],
    ],
    languages: [['ar-JO', 'rtl', '(06) 000 0123']],
  },
]

/** Every day the one that differs most: right to left, one language, one place. */
const everyDay = 'dental-clinic'

const suite = ({ name, pages, hours, languages }: Fixture): void => {
  const config = `tests/fixtures/sites/${name}.config.yaml`
  const site = packedSite(readFileSync(config, 'utf8')).resolved
  /** A page of each kind in each language. */
  const kinds = [...new Map(site.routes.routes.map(route => [`${route.kind} in ${route.language}`, route])).entries()]

  let served: ServedSite
  let visitor: Visitor
  let built: Pick<Built, 'out' | 'pages' | 'files'>
  const failed: string[] = []

  beforeAll(async () => {
    served = await startSite(config)
    built = readBuilt(served.out)
    visitor = await served.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
    visitor.page.on('requestfailed', request => {
      // What a page still loads when the next one is opened is given up, and no fault.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
    })
  })
  afterAll(() => served.stop())

  const pageAt = (route: Route | undefined) => built.pages.find(({ path }) => path === route?.path)

  test('builds all pages of the fixture', () => {
    expect(built.pages.length).toBe(pages)
  })

  // The short run covers each kind in one language, and each language.
  const among = languages.length
  const seen = kinds.filter((_, place) => process.env.EVERY !== undefined || place % among === Math.floor(place / among) % among)
  for (const [kind, { path }] of sampleOf(seen, 3))
    test(`${kind}: has no axe violation, no horizontal scrolling and no failed request`, thoroughUnless(/^home /.test(kind)), async () => {
      const { open, page, log } = visitor
      failed.length = 0
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await page.setViewportSize({ width: 360, height: 740 })
      // `serve` responds to other URLs of not-found pages with status 200.
      const isMissing = path === '/404'
      expect(await open(path)).toBe(isMissing ? 404 : 200)
      const narrow = await violations(page)
      await page.setViewportSize({ width: 320, height: 740 })
      const atSmallest = await wider()
      await page.setViewportSize({ width: 1440, height: 900 })
      const wide = await violationsAgain(page)
      expect([narrow, atSmallest, wide, await wider()]).toEqual([none, 0, none.light, 0])
      // The browser logs the missing page, and the page logs its path.
      expect({ ...log, failed }).toEqual({
        errors: kind.startsWith('notFound') ? expect.any(Array) : [],
        foreign: [],
        dialogs: [],
        failed: [],
      })
    })

  test('validators find no error', thorough, async () => {
    expect(await markupErrors({ ...built, pages: sampleOf(built.pages, 12) })).toEqual([])
  })

  test('every internal link targets a page or file without a redirect', () => {
    const { links, broken } = linksWithin(built, site.config.site.origin)
    expect(links).toBeGreaterThan(500)
    expect(broken).toEqual([])
  })

  test('npm run check finds no error, no page that is like another, and none too heavy for the first round trip', async () => {
    const opened = await openSite(config, { useCache: true })
    if (!opened.ok) throw new Error('the config is not valid')
    const { diagnostics } = (await checkPages(opened.value.site)).report
    const grave = ['NEAR_DUPLICATE', 'OWN_WORDS', 'TYPOGRAPHY', 'PAGE_WEIGHT']
    expect(diagnostics.filter(({ code, severity }) => severity === 'error' || grave.includes(code))).toEqual([])
  })

  test('the contact page shows the hours, the weekend last', () => {
    const contact = pageAt(site.routes.routes.find(({ kind }) => kind === 'contact'))
    const table = elements('div', contact?.document ?? []).filter(({ attribs }) => attribs['data-hours'] !== undefined)
    const cells = (name: string) => elements(name, table).map(cell => plain(DomUtils.textContent(cell)))
    const times = cells('dd')
    const rows = cells('dt').map((days, index) => [days, times[index]])
    expect(rows).toEqual(hours)
  })

  test('every language has its direction, its phone format and links to the other languages', () => {
    const homes = site.routes.routes.filter(({ kind }) => kind === 'home').map(pageAt)
    const seen = homes.map(home => {
      const [html] = elements('html', home?.document ?? [])
      const [phone] = elements('bdi', home?.document ?? [])
      return [html?.attribs.lang, html?.attribs.dir, plain(phone === undefined ? '' : DomUtils.textContent(phone))]
    })
    expect(seen).toEqual(languages.map(([locale, direction, phone]) => [locale, direction, phone]))
    const others = languages.length === 1 ? [] : languages.map(([locale]) => locale)
    for (const home of homes) {
      if (home === undefined) throw new Error('a home page is missing')
      expect(alternates(home).map(([language]) => language)).toEqual(others.length === 0 ? [] : [...others, 'x-default'])
      expect(toggle(home).map(([language]) => language)).toEqual(others)
    }
    expect(readFileSync(join(served.out, 'sitemap.xml'), 'utf8').includes('hreflang')).toBe(others.length > 0)
  })
}

for (const fixture of fixtures) describe(fixture.name, thoroughUnless(fixture.name === everyDay), () => suite(fixture))
