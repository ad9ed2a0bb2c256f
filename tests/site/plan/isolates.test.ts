import { expect, test } from 'vitest'
import { cardTitle } from '../../../generator/site/plan/share-cards.ts'
import { visualOrder } from '../../../generator/site/share-images/visual-order.ts'
import { isolated, withoutIsolates } from '../../../generator/site/util/isolates.ts'
import { packedSite } from '../../support/site.ts'

/** Isolates as visible brackets. */
const seen = (text: string): string => text.replaceAll('\u2068', '⟦').replaceAll('\u2069', '⟧').replaceAll('\u2066', '⟪')

test.each([
  ['A/C Pros (24/7)!', 'rtl', '⟦A/C Pros (24/7)!⟧'],
  ['A/C Pros (24/7)!', 'ltr', 'A/C Pros (24/7)!'],
  ['京都 1', 'rtl', '⟦京都 1⟧'],
  ['سنا (24/7)!', 'rtl', 'سنا (24/7)!'],
  ['شركة A/C', 'rtl', 'شركة A/C'],
  ['מזגנים', 'rtl', 'מזגנים'],
  ['24/7', 'rtl', '24/7'],
] as const)('isolates the text %s in a page from %s as %s', (text, direction, expected) => {
  expect(seen(isolated(text, direction))).toBe(expected)
  expect(isolated(isolated(text, direction), direction)).toBe(isolated(text, direction))
  expect(withoutIsolates(isolated(text, direction))).toBe(text)
})

const config = `site: { origin: "https://www.pros.example", languages: [ar-AE, en-AE] }
business:
  name: "A/C Pros (24/7)!"
  type: HVACBusiness
  email: hello@pros.example
  address: { street: { ar: "12 Main St. (Unit 3)", en: "12 Main St. (Unit 3)" }, city: { ar: دبي, en: Dubai }, country: AE }
phones: { book: { main: 04 555 0123 } }
services:
  - { name: { ar: "Split (R32)!", en: "Split (R32)!" }, summary: { ar: نصلح المكيفات., en: We repair them. } }
  - { name: { ar: تنظيف, en: Cleaning }, summary: { ar: ننظف المكيفات., en: We clean them. } }
locations: [ { name: { ar: "Al Barsha (1)", en: "Al Barsha (1)" } }, { name: { ar: دبي, en: Dubai } } ]
`

test('isolates Latin names in titles, headings, links and addresses of a right-to-left page, and nowhere else', () => {
  const site = packedSite(config)
  const arabic = site.routes.filter(({ language }) => language === 'ar').map(route => site.html(site.page(route)))
  // The pages for unknown URLs and errors have each language’s text.
  const english = site.routes
    .filter(({ language, traits }) => language === 'en' && traits.hidden !== true)
    .map(route => site.html(site.page(route)))
  const whole = seen(arabic.join('\n'))
  const graphs = [...whole.matchAll(/ld\+json"?>([^<]*)/g)].map(([, json]) => json ?? '')
  expect(graphs.length).toBeGreaterThan(3)
  expect(graphs.filter(json => json.includes('⟦')).length).toBe(0)
  expect(graphs[0]).toContain('"streetAddress":"12 Main St. (Unit 3)"')
  const shown = whole.replace(/<script[^>]*>[^<]*/g, '').replace(/<meta (?:property="?og:site_name|name="?application-name)[^>]*>/g, '')
  for (const name of ['A/C Pros (24/7)!', 'Split (R32)!', 'Al Barsha (1)', '12 Main St. (Unit 3)']) {
    const bare = shown.split(name).length - 1
    const marked = shown.split(`⟦${name}⟧`).length - 1
    expect([name, bare > 0, bare - marked]).toEqual([name, true, 0])
  }
  expect(shown).toMatch(/<title>[^<]*⟦A\/C Pros \(24\/7\)!⟧/)
  expect(english.filter(html => /[\u2066-\u2069]/.test(html)).length).toBe(0)
})

test('draws an isolated name in a share image from left to right', () => {
  expect(visualOrder('\u2068A/C (24/7)!\u2069', 'rtl').join('')).toBe('A/C (24/7)!')
  expect(visualOrder('A/C (24/7)!', 'rtl').join('')).toBe('!(A/C (24/7')
  expect(cardTitle('خدمات | \u2068A/C (24/7)!\u2069', 'A/C (24/7)!')).toBe('خدمات')
})
