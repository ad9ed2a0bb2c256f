/**
 * SPEC 1 and 3: what search engines and social networks read in every page.
 *
 * @module-tag thorough
 */
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { thorough } from '../../support/thorough.ts'
import { type Code, inEachLanguage, languages, locales, origin, other, pages, services } from './spec.ts'
import { setSite } from './stage.ts'

type Attributes = Readonly<Record<string, string>>

interface Head {
  readonly title: string
  readonly meta: readonly Attributes[]
  readonly links: readonly Attributes[]
  readonly data: readonly string[]
}

const readHead = (html: string): Head => {
  const elements = (name: string) => DomUtils.getElementsByTagName(name, parseDocument(html))
  return {
    title: elements('title').map(DomUtils.textContent).join(),
    meta: elements('meta').map(({ attribs }) => attribs),
    links: elements('link').map(({ attribs }) => attribs),
    data: elements('script').flatMap(script => (script.attribs.type === 'application/ld+json' ? [DomUtils.textContent(script)] : [])),
  }
}

const url = (path: string): string => `${origin}${path}`

interface GraphItem {
  readonly '@type': string
  readonly [key: string]: unknown
}

const graphOf = ({ data }: Head): readonly GraphItem[] => {
  expect(data).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(data[0] ?? '') as {
    readonly '@context': string
    readonly '@graph': readonly GraphItem[]
  }
  expect(context).toBe('https://schema.org')
  return graph
}

const site = setSite()

const heads = async () =>
  Promise.all(
    inEachLanguage(pages).map(async page => ({ ...page, head: readHead(await (await fetch(`${site().url}${page.path}`)).text()) })),
  )

test('title, description, keywords, canonical, languages and sharing tags of every page', async () => {
  const read = await heads()
  for (const { language, path, twin, head } of read) {
    const { en, fr } = language === 'en' ? { en: path, fr: twin } : { en: twin, fr: path }
    const named = (name: string) => head.meta.filter(meta => meta.name === name || meta.property === name).map(({ content }) => content)
    const [description = ''] = named('description')
    expect(head.title.length, path).toBeGreaterThan(20)
    expect(description.length, path).toBeGreaterThan(80)
    expect({
      canonical: head.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
      alternates: head.links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href]),
      keywords: named('keywords').map(words => (words ?? '').length > 0),
      robots: named('robots'),
      og: ['og:type', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale', 'og:locale:alternate'].map(name => named(name)),
      twitter: named('twitter:card'),
    }).toEqual({
      canonical: [url(path)],
      alternates: [
        ['en-CA', url(en)],
        ['fr-CA', url(fr)],
        ['x-default', url(en)],
      ],
      keywords: [true],
      robots: [],
      og: [
        ['website'],
        [head.title],
        [description],
        [url(path)],
        ['Clairconduit'],
        [locales[language].replace('-', '_')],
        [locales[other(language)].replace('-', '_')],
      ],
      twitter: ['summary_large_image'],
    })
  }
  for (const language of languages) {
    const own = read.filter(page => page.language === language)
    expect(new Set(own.map(({ head }) => head.title)).size).toBe(pages.length)
    expect(new Set(own.map(({ head }) => head.meta.find(({ name }) => name === 'description')?.content)).size).toBe(pages.length)
  }
})

test('each page has a different share image, and the file exists', thorough, async () => {
  const pictures = (await heads()).map(({ head }) => head.meta.find(({ property }) => property === 'og:image')?.content ?? '')
  expect(new Set(pictures).size).toBe(pictures.length)
  for (const picture of pictures) {
    expect(picture.startsWith(`${origin}/`)).toBe(true)
    const answer = await fetch(`${site().url}${picture.slice(origin.length)}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

const areas: Readonly<Record<Code, readonly string[]>> = {
  en: ['Montreal', 'Laval', 'Longueuil', 'West Island', 'South Shore', 'North Shore'],
  fr: ['Montréal', 'Laval', 'Longueuil', 'Ouest-de-l’Île', 'Rive-Sud', 'Rive-Nord'],
}

test('every page has structured data of the business', async () => {
  for (const { kind, language, head, path } of await heads()) {
    const business = graphOf(head).find(item => item['@id'] === `${origin}/#business`)
    expect(business, path).toMatchObject({
      '@type': 'HVACBusiness',
      name: 'Clairconduit',
      telephone: '+15145550142',
      email: 'bonjour@clairconduit.example',
      foundingDate: '1998',
      address: { addressLocality: language === 'en' ? 'Montreal' : 'Montréal', addressRegion: 'QC', addressCountry: 'CA' },
      geo: { latitude: expect.closeTo(45.5, 1), longitude: expect.closeTo(-73.6, 1) },
      areaServed: areas[language].map(name => ({ name })),
      priceRange: '$$',
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '20:00' },
        { dayOfWeek: ['Saturday'], opens: '08:00', closes: '18:00' },
        { dayOfWeek: ['Sunday'], opens: '09:00', closes: '17:00' },
      ],
      hasOfferCatalog: {
        itemListElement: services.map(({ slug }) => ({
          itemOffered: { '@type': 'Service', url: url(`/${language}/services/${slug[language]}`) },
        })),
      },
      sameAs: ['https://facebook.example/clairconduit', 'https://instagram.example/clairconduit', 'https://google.example/clairconduit'],
    })
    // Where visitors see it.
    expect([path, business?.aggregateRating]).toMatchObject([path, kind === 'home' ? { ratingValue: 5, reviewCount: 150 } : undefined])
  }
})

test('service and breadcrumb data where they belong', async () => {
  for (const { kind, path, head } of await heads()) {
    const kindsOf = graphOf(head).map(item => item['@type'])
    expect([path, kindsOf.includes('BreadcrumbList')]).toEqual([path, kind !== 'home'])
    expect([path, kindsOf.includes('Service')]).toEqual([
      path,
      kind.startsWith('service') && kind !== 'services' && kind !== 'service areas',
    ])
  }
})

test('structured data of a location page contains its service and place', async () => {
  const nameless = (await heads()).flatMap(({ kind, path, head }) =>
    kind === 'service in a location'
      ? graphOf(head).flatMap(item =>
          ['WebPage', 'Service'].includes(item['@type']) && areas.en.concat(areas.fr).includes(String(item.name))
            ? [[path, item['@type'], item.name]]
            : [],
        )
      : [],
  )
  expect(nameless).toEqual([])
})
