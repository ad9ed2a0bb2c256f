/**
 * SPEC 2: what every page has around its content, and what no page may do.
 *
 * @module-tag thorough
 */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { thoroughUnless } from '../../support/thorough.ts'
import { hrefs, text, texts } from './look.ts'
import type { PageLog, Visitor } from './served-site.ts'
import {
  about,
  type Code,
  contact,
  directory,
  home,
  inEachLanguage,
  kinds,
  locales,
  locations,
  other,
  privacy,
  serviceAreas,
  servicePage,
  services,
  servicesPage,
  telephone,
} from './spec.ts'
import { setStage } from './stage.ts'
import { config, plain, textIn, textsIn, word } from './texts.ts'

const navigation = [
  ['home', home],
  ['about', about],
  ['services', servicesPage],
  ['serviceAreas', serviceAreas],
  ['contact', contact],
] as const

const names: Readonly<Record<Code, string>> = { en: 'English', fr: 'Français' }

const expectedFooter = (language: Code) => [
  telephone.href,
  'mailto:bonjour@clairconduit.example',
  ...services.map(service => servicePage(service).path[language]),
  ...locations.map(({ slug }) => `${serviceAreas.path[language]}#${slug}`),
  ...[about, servicesPage, serviceAreas, directory, contact, privacy].map(({ path }) => path[language]),
  ...config.business.profiles.map(({ url }) => url),
]

/** Everything around the content. */
const shell = async ({ page }: Visitor, language: Code) => {
  const header = page.getByRole('banner')
  const items = header.getByRole('navigation', { name: word('mainNavigation', language), exact: true }).getByRole('link')
  const toggle = header.getByRole('link', { name: names[other(language)] })
  const footer = page.getByRole('contentinfo')
  const floating = page.locator('a[href^="tel:"]', { hasText: word('callNow', language) })
  return {
    headings: await page.locator('h1').count(),
    language: await page.locator('html').getAttribute('lang'),
    navigation: [await texts(items), await hrefs(items)],
    phone: await text(header.locator('a[href^="tel:"]:visible')),
    book: await hrefs(header.getByRole('link', { name: word('bookInspection', language), exact: true })),
    toggle: await toggle.evaluateAll(links => links.map(link => ['href', 'lang', 'hreflang'].map(name => link.getAttribute(name)))),
    footer: (await hrefs(footer.locator('a'))).toSorted(),
    copyright: await text(footer.getByText('2031')),
    // Without “Open until”, which depends on the time.
    floating: [
      plain(await floating.evaluate(link => `${link.textContent}`.replace(link.querySelector('[data-clock]')?.textContent ?? '', ''))),
      await hrefs(floating),
    ],
    phones: [...new Set(await hrefs(page.locator('a[href^="tel:"]')))],
    booking: [...new Set(await hrefs(page.locator('a:not([data-floating] a)', { hasText: word('bookInspection', language) })))],
  }
}

/** The content as text: of the page, or of the file that it came from. What forms and hours say in passing is left out. */
const words = async (page: Page, html: string | null): Promise<string> =>
  plain(
    await page.evaluate(source => {
      const from = source === null ? document : new DOMParser().parseFromString(source, 'text/html')
      const main = from.querySelector('main')?.cloneNode(true) as HTMLElement
      for (const live of main.querySelectorAll('[role=status], [role=alert], [data-clock]')) live.remove()
      return main.textContent
    }, html),
  )

const expectedShell = (language: Code, twin: string) => ({
  headings: 1,
  language: locales[language],
  navigation: [navigation.map(([key]) => word(key, language)), navigation.map(([, { path }]) => path[language])],
  phone: telephone.display[language],
  book: [contact.path[language]],
  toggle: [[twin, locales[other(language)], locales[other(language)]]],
  footer: expectedFooter(language).toSorted(),
  copyright: word('copyright', language, { year: '2031' }),
  floating: [`${word('callNow', language)} ${telephone.display[language]}`, [telephone.href]],
  phones: [telephone.href],
  booking: [contact.path[language]],
})

const quiet: PageLog = { errors: [], foreign: [], dialogs: [] }

const stage = setStage('wide')

describe('around every page', () => {
  const around = async ({ kind, language, path, twin }: ReturnType<typeof inEachLanguage>[number]): Promise<void> => {
    const { wide } = stage()
    expect(await wide.open(path)).toBe(200)
    expect(await shell(wide, language)).toEqual(expectedShell(language, twin))
    expect(await words(wide.page, null)).toBe(await words(wide.page, await (await fetch(wide.page.url())).text()))
    // All the way down, so that pictures that wait for it load as well.
    await wide.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await wide.page.waitForLoadState('load')
    const maps = wide.page.locator('iframe')
    for (const map of await maps.all()) await map.scrollIntoViewIfNeeded()
    const framed = await maps.evaluateAll(frames => frames.map(frame => frame.getAttribute('src')))
    expect(framed.length).toBe(['home', 'service areas'].includes(kind) ? 1 : 0)
    await expect.poll(() => wide.log).toEqual({ ...quiet, foreign: framed })
  }

  // Every day each kind in one of the languages, in turn.
  for (const [place, page] of inEachLanguage(kinds).entries())
    test(`${page.kind}, ${page.language}: ${page.path}`, thoroughUnless(place % 6 === 0), () => around(page))
})

for (const language of ['en', 'fr'] as const)
  test(`the closing call to action links to the contact page (${language})`, thoroughUnless(language === 'fr'), async () => {
    const { wide } = stage()
    for (const page of [config.pages.home, config.pages.services, config.pages.about]) {
      await wide.open(page.path[language] ?? '')
      const [heading] = textsIn([page.callToAction.heading], language)
      const closing = wide.page.locator('section', { has: wide.page.getByRole('heading', { name: heading ?? '', exact: true }) })
      expect(await hrefs(closing.locator('a'))).toEqual(expect.arrayContaining([telephone.href, contact.path[language]]))
      expect(await text(closing)).toContain(textIn(page.callToAction.text, language))
    }
  })

test('the toggle opens the same page in the other language, and back', async () => {
  const { wide } = stage()
  const area = '/en/services/chimney-cleaning/west-island'
  await wide.open(area)
  await wide.page.getByRole('link', { name: 'Français' }).click()
  await wide.page.waitForURL('**/fr/services/ramonage-cheminee/west-island')
  await wide.page.getByRole('link', { name: 'English' }).click()
  await wide.page.waitForURL(`**${area}`)
})
