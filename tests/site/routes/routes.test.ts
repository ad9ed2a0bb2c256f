import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageKinds } from '../../../generator/site/pages/index.ts'
import { planRoutes, type RouteInput, routeTable } from '../../../generator/site/routes/routes.ts'
import { thorough } from '../../support/thorough.ts'

const input: RouteInput = {
  kinds: pageKinds,
  languages: ['xx', 'yy'],
  paths: {
    home: { xx: '/', yy: '/yy' },
    service: { xx: '/xx/{service}', yy: '/yy/{service}' },
    serviceLocation: { xx: '/xx/{service}/{location}', yy: '/yy/{service}/{location}' },
    notFound: '/404',
  },
  services: [{ id: 'gutters', slug: { xx: 'gutters', yy: 'gouttieres' } }],
  locations: [{ id: 'here', slug: 'here' }],
}

test('plans every page in every language, and shared pages once per language folder', () => {
  expect(planRoutes(input).map(({ key, language, path }) => [key, language, path])).toEqual([
    ['home', 'xx', '/'],
    ['home', 'yy', '/yy'],
    ['service:gutters', 'xx', '/xx/gutters'],
    ['service:gutters', 'yy', '/yy/gouttieres'],
    ['serviceLocation:gutters/here', 'xx', '/xx/gutters/here'],
    ['serviceLocation:gutters/here', 'yy', '/yy/gouttieres/here'],
    ['notFound', 'xx', '/404'],
    ['notFound', 'yy', '/yy/404'],
  ])
})

test.each<{ readonly title: string; readonly homes: Readonly<Record<string, `/${string}`>>; readonly expected: readonly string[] }>([
  { title: 'one language', homes: { en: '/' }, expected: ['en /404'] },
  { title: 'three, the first at the root', homes: { fr: '/', nl: '/nl', de: '/de' }, expected: ['fr /404', 'nl /nl/404', 'de /de/404'] },
  { title: 'each below a prefix', homes: { en: '/en', fr: '/fr' }, expected: ['en /404', 'fr /fr/404'] },
  { title: 'two parts deep', homes: { en: '/', fr: '/ca/fr' }, expected: ['en /404', 'fr /ca/fr/404'] },
  { title: 'another than the first at the root', homes: { en: '/en', fr: '/', de: '/de' }, expected: ['en /404', 'de /de/404'] },
  { title: 'one within another', homes: { en: '/', fr: '/ca', es: '/ca/es' }, expected: ['en /404', 'es /ca/es/404'] },
  { title: 'two in one folder', homes: { en: '/', fr: '/ca', es: '/ca' }, expected: ['en /404'] },
])('pages for all languages at once: $title', ({ homes, expected }) => {
  const contact = Object.fromEntries(Object.entries(homes).map(([language, home]) => [language, `${home}/contact-${language}` as const]))
  const routes = planRoutes({
    kinds: pageKinds,
    languages: Object.keys(homes),
    paths: { home: homes, contact, notFound: '/404' },
    services: [],
    locations: [],
  })
  expect(routes.filter(({ kind }) => kind === 'notFound').map(({ language, path }) => `${language} ${path}`)).toEqual(expected)
})

test('throws for a page that does not exist', () => {
  expect(() => routeTable(planRoutes(input)).path('xx', 'contact')).toThrow('no page contact in xx')
})

/** Sites of any size with unique slugs and paths. */
const sites: fc.Arbitrary<RouteInput> = fc
  .record({
    languages: fc.uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { minLength: 1, maxLength: 4 }),
    services: fc.integer({ min: 1, max: 4 }),
    locations: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ languages, services, locations }) => {
    const each = (path: string) => Object.fromEntries(languages.map(language => [language, `/${language}${path}` as const]))
    return {
      kinds: pageKinds,
      languages,
      paths: {
        home: each('/home'),
        about: each('/about'),
        service: each('/s/{service}'),
        serviceLocation: each('/s/{service}/{location}'),
        thanks: each('/thanks'),
      },
      services: Array.from({ length: services }, (_, index) => ({
        id: `s${index}`,
        slug: Object.fromEntries(languages.map(language => [language, `${language}-s${index}`])),
      })),
      locations: Array.from({ length: locations }, (_, index) => ({ id: `l${index}`, slug: `l${index}` })),
    }
  })

test('law: paths are unique', () => {
  fc.assert(
    fc.property(sites, site => {
      const paths = planRoutes(site).map(route => route.path)
      expect(new Set(paths).size).toBe(paths.length)
    }),
  )
})

test('law: alternates are symmetric, contain the page itself, and have one page per language in order', thorough, () => {
  fc.assert(
    fc.property(sites, site => {
      const table = routeTable(planRoutes(site))
      for (const route of table.routes) {
        const twins = table.alternates(route)
        if (route.traits.hidden) expect(twins).toEqual([])
        else {
          expect(twins).toContain(route)
          expect(twins.map(twin => twin.language)).toEqual(site.languages)
          for (const twin of twins) expect(table.alternates(twin)).toEqual(twins)
        }
      }
    }),
  )
})

test('law: every route is found by its language, kind and ids', () => {
  fc.assert(
    fc.property(sites, site => {
      const table = routeTable(planRoutes(site))
      for (const route of table.routes) expect(table.path(route.language, route.kind, route.params)).toBe(route.path)
    }),
  )
})
