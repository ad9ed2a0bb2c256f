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

  test.each<{ readonly title: string; readonly redirects: readonly Redirect[]; readonly findings: readonly string[] }>([
    {
      title: 'a loop of two',
      redirects: [to('/a', '/b'), to('/b', '/a')],
      findings: ['REDIRECT_LOOP error: The redirect from “/a” to “/b” never reaches a page: redirects lead back to “/a”'],
    },
    {
      title: 'a rule to itself',
      redirects: [to('/a', '/a')],
      findings: ['REDIRECT_LOOP error: The redirect from “/a” to “/a” never reaches a page: redirects lead back to “/a”'],
    },
    {
      title: 'a loop with an absolute URL and another case',
      redirects: [to('/a', `${origin}/A`)],
      findings: [
        'REDIRECT_LOOP error: The redirect from “/a” to “https://ducts.example/A” never reaches a page: redirects lead back to “/a”',
      ],
    },
    {
      title: 'a chain',
      redirects: [to('/a', '/b'), to('/b', '/contact')],
      findings: ['REDIRECT_CHAIN error: The redirect from “/a” leads to “/b”, which redirects to “/contact”'],
    },
    {
      title: 'a chain that leaves the site',
      redirects: [to('/a', '/b'), to('/b', 'https://book.example/')],
      findings: ['REDIRECT_CHAIN error: The redirect from “/a” leads to “/b”, which redirects to “https://book.example/”'],
    },
    {
      title: 'a target that hosts redirect',
      redirects: [to('/a', '/contact.html')],
      findings: ['REDIRECT_CHAIN error: The redirect from “/a” leads to “/contact.html”, which redirects to “/contact”'],
    },
    {
      title: 'a fragment at a target that hosts redirect',
      redirects: [to('/a', '/contact.html?b=1#form')],
      findings: ['REDIRECT_CHAIN error: The redirect from “/a” leads to “/contact.html?b=1#form”, which redirects to “/contact?b=1#form”'],
    },
    {
      title: 'a fragment in a chain, which the next target takes over unless it has its own',
      redirects: [to('/a', '/b#form'), to('/b', '/contact'), to('/c', '/d#form'), to('/d', '/contact#top')],
      findings: [
        'REDIRECT_CHAIN error: The redirect from “/a” leads to “/b#form”, which redirects to “/contact#form”',
        'REDIRECT_CHAIN error: The redirect from “/c” leads to “/d#form”, which redirects to “/contact#top”',
      ],
    },
    {
      title: 'a fragment at a target that the site itself redirects',
      redirects: [to('/a', '/services/luft#prices')],
      findings: [
        'REDIRECT_CHAIN error: The redirect from “/a” leads to “/services/luft#prices”, which redirects to “/services/air#prices”',
      ],
    },
    {
      title: 'a dead target',
      redirects: [to('/a', '/gone')],
      findings: ['REDIRECT_DEAD error: The redirect from “/a” leads to “/gone”, which does not exist'],
    },
    {
      title: 'a dead target at the end of a chain',
      redirects: [to('/a', '/b'), to('/b', `${origin}/gone#top`)],
      findings: [
        'REDIRECT_DEAD error: The redirect from “/a” leads to “/gone”, which does not exist',
        'REDIRECT_DEAD error: The redirect from “/b” leads to “/gone”, which does not exist',
      ],
    },
    {
      title: 'a page, in another case',
      redirects: [to('/Contact', '/en/about')],
      findings: ['REDIRECT_HIDES_PAGE error: The redirect from “/Contact” would hide the page “/contact”'],
    },
    {
      title: 'a page, with .html',
      redirects: [to('/contact.html', '/en/about')],
      findings: ['REDIRECT_HIDES_PAGE error: The redirect from “/contact.html” would hide the page “/contact”'],
    },
    {
      title: 'a file',
      redirects: [to('/robots.txt', '/en/about')],
      findings: ['REDIRECT_HIDES_PAGE error: The redirect from “/robots.txt” would hide the page “/robots.txt”'],
    },
    {
      title: 'redirects that hosts make by themselves',
      redirects: [to('/contact.html', '/contact'), to('/index', '/')],
      findings: [
        'REDIRECT_NEEDLESS warning: The redirect from “/contact.html” to “/contact” is not needed',
        'REDIRECT_NEEDLESS warning: The redirect from “/index” to “/” is not needed',
      ],
    },
    {
      title: 'two from one URL',
      redirects: [to('/a', '/contact'), to('/A.html', '/en/about')],
      findings: ['REDIRECT_DUPLICATE error: Two redirects start from “/A.html”: to “/contact” and to “/en/about”'],
    },
    {
      title: 'a duplicate',
      redirects: [to('/a', '/contact'), to('/a', '/contact')],
      findings: ['REDIRECT_DUPLICATE warning: The redirect from “/a” to “/contact” is in the list twice'],
    },
    {
      title: 'a target that the site itself redirects',
      redirects: [to('/a', '/services/luft')],
      findings: ['REDIRECT_CHAIN error: The redirect from “/a” leads to “/services/luft”, which redirects to “/services/air”'],
    },
    {
      title: 'a target that cannot be written for every host',
      redirects: [to('/a', 'https://x.example/$uri')],
      findings: [
        'REDIRECT_UNSAFE error: The redirect from “/a” leads to “https://x.example/$uri”, which contains characters that hosts read in different ways',
      ],
    },
  ])('$title', ({ redirects, findings }) => {
    expect(validated(...redirects)).toEqual(findings)
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
