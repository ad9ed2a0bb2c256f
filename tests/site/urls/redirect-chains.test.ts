import { describe, expect, test } from 'vitest'
import type { Redirect } from '../../../generator/site/model/host.ts'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { expandPatterns, resolveChains } from '../../../generator/site/urls/redirect-chains.ts'
import { validateRedirects } from '../../../generator/site/urls/redirect-diagnostics.ts'
import { expandRedirect } from '../../../generator/site/util/expand-redirect.ts'
import { inEnglish } from '../../support/text.ts'

const origin = 'https://ducts.example'
const pages: readonly UrlPath[] = ['/', '/en/about', '/contact', '/services/air', '/404', '/500']
const files: readonly UrlPath[] = ['/robots.txt', '/brochure.pdf', '/assets/roof.1234.jpg']
const planned: readonly Redirect[] = [{ from: '/services/luft', to: '/services/air', status: 301 }]

const to = (from: UrlPath, target: Redirect['to'], more: Partial<Redirect> = {}): Redirect => ({ from, to: target, status: 301, ...more })

/** Problems as text: code, severity, message. */
const validated = (...redirects: readonly Redirect[]) =>
  validateRedirects({ redirects, pages, files, planned, origin })
    .map(inEnglish)
    .map(({ code, severity, message }) => `${code} ${severity}: ${message}`)

describe('validateRedirects', () => {
  test('accepts valid redirects', () => {
    expect(
      validated(
        to('/about', '/en/about'),
        to('/book', 'https://book.example/x?y=1'),
        to('/old', `${origin}/contact`),
        to('/rules', '/robots.txt'),
        to('/Prospekt', '/brochure.pdf'),
        to('/café', '/contact'),
      ),
    ).toEqual([])
  })

  test('reports invalid redirects', async () => {
    const invalid: readonly (readonly [title: string, ...redirects: Redirect[]])[] = [
      ['a loop of two', to('/a', '/b'), to('/b', '/a')],
      ['a rule to itself', to('/a', '/a')],
      ['a loop with an absolute URL and another case', to('/a', `${origin}/A`)],
      ['a chain', to('/a', '/b'), to('/b', '/contact')],
      ['a chain that leaves the site', to('/a', '/b'), to('/b', 'https://book.example/')],
      ['a target that hosts redirect', to('/a', '/contact.html')],
      ['a fragment at a target that hosts redirect', to('/a', '/contact.html?b=1#form')],
      [
        'a fragment in a chain, which the next target takes over unless it has its own',
        to('/a', '/b#form'),
        to('/b', '/contact'),
        to('/c', '/d#form'),
        to('/d', '/contact#top'),
      ],
      ['a fragment at a target that the site itself redirects', to('/a', '/services/luft#prices')],
      ['a dead target', to('/a', '/gone')],
      ['a dead target at the end of a chain', to('/a', '/b'), to('/b', `${origin}/gone#top`)],
      ['a page, in another case', to('/Contact', '/en/about')],
      ['a page, with .html', to('/contact.html', '/en/about')],
      ['a file', to('/robots.txt', '/en/about')],
      ['redirects that hosts make by themselves', to('/contact.html', '/contact'), to('/index', '/')],
      ['two from one URL', to('/a', '/contact'), to('/A.html', '/en/about')],
      ['a duplicate', to('/a', '/contact'), to('/a', '/contact')],
      ['a target that the site itself redirects', to('/a', '/services/luft')],
      ['a target that cannot be written for every host', to('/a', 'https://x.example/$uri')],
    ]
    const report = invalid.map(([title, ...redirects]) => [`── ${title}`, ...validated(...redirects), ''].join('\n'))
    await expect(report.join('\n')).toMatchFileSnapshot('redirect-chains.txt')
  })

  test.each([
    [
      '/Contact',
      'Did you mean “/contact”? Pages and files: /, /en/about, /contact, /services/air, /404, /500, /robots.txt, /brochure.pdf.',
    ],
    [
      '/brochur.pdf',
      'Did you mean “/brochure.pdf”? Pages and files: /, /en/about, /contact, /services/air, /404, /500, /robots.txt, /brochure.pdf.',
    ],
    ['/wholly-different', 'Pages and files: /, /en/about, /contact, /services/air, /404, /500, /robots.txt, /brochure.pdf.'],
  ] as const)('to %s: reports which end is wrong, and suggests only existing URLs', (target, hint) => {
    const redirect = to('/a', target)
    expect(validateRedirects({ redirects: [redirect], pages, files, planned, origin }).map(inEnglish)).toMatchObject([
      {
        code: 'REDIRECT_DEAD',
        severity: 'error',
        message: `The redirect from “/a” leads to “${target}”, which does not exist`,
        hint: `${hint} If a page was renamed, run “npm run urls -- --write-redirects” to point redirects to its new URL.`,
        redirect,
        end: 'to',
      },
    ])
  })
})

describe('resolveChains', () => {
  test('returns one hop per redirect, without duplicates and needless rules', () => {
    expect(
      resolveChains(
        [
          to('/a', '/b'),
          to('/b', '/c', { status: 302 }),
          to('/c', `${origin}/contact.html`),
          to('/a.html', '/en/about'),
          to('/contact.html', '/contact'),
          to('/round', '/about-turn'),
          to('/about-turn', '/round'),
        ],
        origin,
      ),
    ).toEqual([to('/a', '/contact', { status: 302 }), to('/b', '/contact', { status: 302 }), to('/c', '/contact')])
  })

  const ofAreas = (from: UrlPath, target: UrlPath): Redirect =>
    to(`${from}/:area`, `${target}/:area`, {
      pattern: true,
      covers: ['laval', 'other'],
    })

  test('a pattern whose covered URLs are in no chain stays as it is', () => {
    const patterns = [ofAreas('/old/air', '/services/air'), to('/a', '/b'), ofAreas('/old/roof', '/services/roof'), to('/old', '/')]
    expect(expandPatterns(resolveChains(patterns, origin))).toEqual(expandPatterns(patterns))
    expect(resolveChains(patterns, origin).map(({ from, to }) => ({ from, to }))).toEqual(patterns.map(({ from, to }) => ({ from, to })))
  })

  test('normalizes the redirects that a pattern covers', () => {
    const pattern = { ...ofAreas('/old/air', '/services/air'), covers: ['laval', 'index', 'other.html'] }
    expect(resolveChains([pattern], origin).flatMap(expandRedirect)).toEqual(resolveChains(expandRedirect(pattern), origin))
  })

  test.each<{ readonly title: string; readonly others: readonly Redirect[] }>([
    { title: 'a rule redirects its target', others: [to('/services/air/laval', '/contact')] },
    { title: 'a rule hides it', others: [to('/old/air/Laval', '/contact')] },
    { title: 'a rule leads to it', others: [to('/a', `${origin}/old/air/laval.html`)] },
    { title: 'another pattern leads to it', others: [ofAreas('/older/air', '/old/air')] },
    { title: 'another pattern leads from there', others: [ofAreas('/old/Air', '/services/roof')] },
    { title: 'another pattern redirects its target', others: [ofAreas('/services/air', '/services/roof')] },
  ])('resolves the redirects that a pattern covers like single ones: $title', ({ others }) => {
    const rules = [...others, ofAreas('/old/air', '/services/air')]
    const singles = (redirects: readonly Redirect[]) => redirects.flatMap(expandRedirect)
    const patterns = new Set(resolveChains(rules, origin).map(({ from }) => from.toLowerCase()))
    const used = rules.filter(({ from, pattern }) => pattern === undefined || patterns.has(from.toLowerCase()))
    expect(singles(resolveChains(rules, origin))).toEqual(resolveChains(singles(used), origin))
  })
})
