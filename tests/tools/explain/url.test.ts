import { describe, expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import type { Site } from '../../../generator/site/build.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { pathText } from '../../../generator/site/config/yaml/config-document.ts'
import type { Route } from '../../../generator/site/model/route.ts'
import { trackReads } from '../../../generator/tools/explain/page-reads.ts'
import { urlText } from '../../../generator/tools/explain/text.ts'
import { explainUrl, type UrlAnswer } from '../../../generator/tools/explain/url.ts'
import { sampleText } from '../../support/sample.ts'
import { fakeAssets, fakeSite, siteFrom } from '../../support/site.ts'
import { messageOf } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const overlay = [
  'extends: ../site.config.yaml',
  'site:',
  '  origin: https://laval.example',
  'business:',
  '  name: Laval Ducts',
  'services:',
  '  - id: air-duct',
  '    faq:',
  '      - question: { en: Really?, fr: Vraiment? }',
  '        answer: { en: Yes., fr: Oui. }',
  'redirects:',
  '  - { from: /old, to: /en/about }',
  '',
].join('\n')

const result = compileChain(
  [
    { file: 'sites/laval.config.yaml', text: overlay },
    { file: 'site.config.yaml', text: sampleText },
  ],
  assetNames('assets'),
)
if (!result.ok) throw new Error(result.diagnostics.map(messageOf).join('\n'))

const site = siteFrom(result.value)
const { config, document } = site

const explain = (address: string): UrlAnswer => explainUrl(site, address, 'en')

/** A page of each kind in each language. */
const oneOfEach = ({ routes }: Site): readonly Route[] => [
  ...new Map(routes.map(route => [`${route.kind} ${route.language}`, route])).values(),
]

const lineOf = (text: string): number => sampleText.split('\n').findIndex(line => line.includes(text)) + 1

test('explains a page: its kind, its translations, and the lines of its URL', () => {
  expect(explain('/fr/services/nettoyage-conduits-air/laval')).toMatchObject({
    kind: 'page',
    path: '/fr/services/nettoyage-conduits-air/laval',
    page: 'serviceLocation',
    language: 'fr',
    service: 'air-duct',
    location: 'laval',
    twins: [{ language: 'en', path: '/en/services/air-duct-cleaning/laval' }],
    address: [
      {
        key: 'services.air-duct.slug.fr',
        file: 'site.config.yaml',
        from: lineOf('slug: { en: air-duct-cleaning'),
        value: 'nettoyage-conduits-air',
      },
      { key: 'locations.laval.slug', file: 'site.config.yaml', from: lineOf('    slug: laval'), value: 'laval' },
      { key: 'pages.serviceLocation.path.fr', file: 'site.config.yaml', value: '/fr/services/{service}/{location}' },
    ],
  })
})

test('lists the lines of a page in its language, with their source files', () => {
  const answer = explain('/en/services/air-duct-cleaning')
  const own = answer.kind === 'page' ? answer.own : []
  expect(own.filter(({ file }) => file === 'sites/laval.config.yaml')).toEqual([
    { key: 'site.origin', file: 'sites/laval.config.yaml', from: 3, to: 3, count: 1, value: 'https://laval.example' },
    { key: 'business.name', file: 'sites/laval.config.yaml', from: 5, to: 5, count: 1, value: 'Laval Ducts' },
    { key: 'services.air-duct.faq', file: 'sites/laval.config.yaml', from: 9, to: 10, count: 2, value: undefined },
  ])
  expect(own.find(({ key }) => key === 'services.air-duct.heading.en')).toMatchObject({
    value: 'Air duct cleaning and repair in Greater {city}',
  })
  expect(own.filter(({ key }) => key.endsWith('.fr'))).toEqual([])
  const shared = answer.kind === 'page' ? answer.shared : []
  expect(shared.map(({ key }) => key)).toEqual(expect.arrayContaining(['business', 'phones', 'hours', 'translations']))
})

test('explains every kind of page in each language, with the lines of its title', thorough, () => {
  const site = fakeSite()
  for (const route of oneOfEach(site)) {
    const answer = explain(route.path)
    if (answer.kind !== 'page') throw new Error(`${route.path} is not explained`)
    expect([answer.page, answer.language]).toEqual([route.kind, route.language])
    expect(answer.own.some(({ key }) => key.includes('.title') || key.includes('.seo'))).toBe(true)
  }
})

test('records reads of a tracked config, which makes the same pages', () => {
  const { config: tracked, during } = trackReads(config)
  const { made, read } = during(() => [
    tracked.business.name,
    tracked.locations.map(({ slug }) => slug).length,
    tracked.business.licence?.number,
  ])
  expect([made, read.map(pathText)]).toEqual([
    ['Laval Ducts', 6, '5555-0123-01'],
    ['business.name', ...config.locations.map((_, index) => `locations[${index}].slug`), 'business.licence.number'],
  ])
  const [plain, looked] = [config, tracked].map(one => siteFrom({ config: one, document }, fakeAssets({ config, document })))
  if (plain === undefined || looked === undefined) throw new Error('two sites')
  for (const route of oneOfEach(plain)) expect(looked.page(route)).toEqual(plain.page(route))
})

test.each([
  [
    'explains an old URL listed by a page',
    '/about',
    [
      '/about redirects to /en/about (301)',
      '  why         an old URL listed by the page',
      `  written in  site.config.yaml:${lineOf('[/about]')}  pages.about.aliases.en[0]: /about`,
    ],
  ],
  [
    'explains a slug of another language',
    '/fr/services/air-duct-cleaning/laval',
    [
      '/fr/services/air-duct-cleaning/laval redirects to /fr/services/nettoyage-conduits-air/laval (301)',
      '  why         the slug of another language in the URL of this language',
      `  written in  site.config.yaml:${lineOf('slug: { en: air-duct-cleaning')}  services.air-duct.slug.en: air-duct-cleaning`,
    ],
  ],
  [
    'a redirect of the owner',
    'https://laval.example/old/?from=mail#top',
    [
      '/old redirects to /en/about (301)',
      '  why         a redirect of the config',
      '  written in  sites/laval.config.yaml:12  redirects[0]: from: /old · to: /en/about',
    ],
  ],
  [
    'another site',
    'https://ottawa.example/',
    ['https://ottawa.example is another site. This config is for https://laval.example. To choose another config, add --config.'],
  ],
  ['nothing', '/en/abot', ['There is no page, file or redirect at /en/abot.', 'Did you mean', '  /en/about', '  /about', '  /contact']],
])('%s', (_, address, lines) => {
  expect(urlText(explain(address), config.site.origin, 'en')).toBe(lines.join('\n'))
})

test.each(['/fr/', '/fr.html', '/fr/index.html', 'https://laval.example/fr', 'laval.example/fr', '/FR', '/fr?a=1'])(
  '%s is /fr',
  address => {
    expect(explain(address)).toMatchObject({ kind: 'page', path: '/fr', page: 'home', language: 'fr' })
  },
)

describe('files', () => {
  const pictures = fakeAssets(result.value).pictures
  const [picture = ''] = pictures.keys()
  const files = [picture, 'assets/request.0a1b2c.js', 'assets/text.0a1b2c.woff2', 'favicon.ico', 'terms.html', '.well-known/security.txt']
  const fake = fakeAssets(result.value)
  const whole = siteFrom(result.value, {
    files: files.filter(path => path !== 'favicon.ico').map(path => ({ path, bytes: '' })),
    appIcons: [{ path: 'favicon.ico', bytes: '' }],
    pages: { ...fake.pages, about: { ...fake.pages.about, script: '/assets/request.0a1b2c.js' } },
    shareUrl: ({ title }) => `/assets/share/${title.length}.png`,
  })
  const explained = (address: string) => {
    const answer = explainUrl(whole, address, 'en')
    return answer.kind === 'file' ? [answer.what, ...answer.from, ...answer.lines.map(({ key }) => key)] : answer.kind
  }

  test.each([
    ['/robots.txt', ['the rules for search engine crawlers', 'site.origin', 'site.indexable']],
    [
      'https://laval.example/sitemap.xml',
      ['the sitemap: all pages that search engines may index, in each language', 'site.origin', 'site.indexable', 'site.languages'],
    ],
    [
      '/manifest.fr.webmanifest',
      ['the web app manifest: name and icons on the home screen of a phone', 'business.name', 'site.languages', 'theme.colours'],
    ],
    ['/favicon.ico', ['an icon of the site, drawn in the colors of its theme', 'generator/site/emit/icons.ts', 'theme.colours']],
    ['/_redirects', ['the configuration of a host: redirects, headers or domains', 'site.origin', 'hosting', 'redirects']],
    [
      '/nginx/redirects.conf',
      ['for the server administrator: written to <out>.hosts, next to the published folder', 'site.origin', 'hosting', 'redirects'],
    ],
    ['/terms.html', ['copied unchanged', 'assets/static/terms.html']],
    ['/.well-known/security.txt', ['copied unchanged', 'assets/static/.well-known/security.txt']],
    [
      '/robots.txt.br',
      ['the rules for search engine crawlers (precompressed, for hosts that support it)', 'site.origin', 'site.indexable'],
    ],
    ['/assets/request.0a1b2c.js', ['the script of these pages: about', 'templates/client/entries/request.ts']],
    ['/assets/text.0a1b2c.woff2', ['a font file of the typeface', 'assets/fonts/text.woff2', 'theme.font']],
  ])('%s', (address, answer) => {
    expect(explained(address)).toEqual(answer)
  })

  test('explains an image: its source, and the line that uses it', () => {
    expect(explained(`/${picture}`)).toEqual([
      'an image, in the size and format of its name',
      `assets/images/${picture}`,
      'pages.home.image.file',
    ])
  })

  test('explains a share image: its page', () => {
    const cards = whole.routes.flatMap(route => whole.page(route).head.openGraph.image?.card ?? [])
    expect(explained(cards[0]?.url ?? '')[0]).toMatch(/^the image that social networks show for \//)
  })

  test('suggests pages, and files only for a path with an extension', () => {
    const suggested = (address: string) => {
      const answer = explainUrl(whole, address, 'en')
      return answer.kind === 'unknown' ? answer.nearest : answer.kind
    }
    expect(suggested('/robots')).not.toContain('/robots.txt')
    expect(suggested('/robot.txt')).toContain('/robots.txt')
  })

  test('explains every published file', () => {
    expect(whole.files.filter(({ path }) => typeof explained(`/${path}`) === 'string').map(({ path }) => path)).toEqual([])
  })
})
