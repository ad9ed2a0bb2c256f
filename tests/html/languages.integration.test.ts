/**
 * Sites with a third language, and with a single language.
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withLanguages } from '../support/sample-texts.ts'
import { alternates, type Built, type BuiltPage, buildText, elements, toggle } from './built.ts'

const origin = 'https://www.clairconduit.example'

const english = { code: 'en', locale: 'en-CA', name: 'English' }
const french = { code: 'fr', locale: 'fr-CA', name: 'Français' }
const spanish = { code: 'es', locale: 'es-MX', name: 'Español' }

/** `/en/about` and `/about` both become `/es/about`. */
const spanishPath = (path: unknown): string => `/es${String(path).replace(/^\/en(?=\/|$)/, '')}`.replace(/\/$/, '')

const inSpanish = (texts: Readonly<Record<string, unknown>>, key: string): unknown =>
  key === 'aliases' ? texts : { ...texts, es: key === 'path' ? spanishPath(texts.en) : texts.en }

const heading = ({ document }: BuiltPage): string => elements('h1', document).map(DomUtils.textContent).join()

const languageOf = ({ document }: BuiltPage): string | undefined => elements('html', document)[0]?.attribs.lang

/** Pages that search engines may list. */
const listed = ({ pages }: Built): readonly BuiltPage[] => pages.filter(({ html }) => !html.includes('name="robots" content="noindex"'))

describe('a third language', () => {
  let built: Built
  beforeAll(async () => {
    built = await buildText(withLanguages([english, french, spanish], inSpanish))
  })
  afterAll(() => built.remove())

  test('has all pages', () => {
    expect(built.codes).toEqual([])
    const per = (locale: string) => listed(built).filter(page => languageOf(page) === locale)
    expect([per('en-CA').length, per('fr-CA').length, per('es-MX').length]).toEqual([28, 28, 28])
    expect(per('es-MX').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/es', '/es/services', '/es/services/air-duct-cleaning/laval']),
    )
    // Its texts are the English ones, except for numbers in words.
    const inWords = (text: string): string => text.replace(/^Three /, 'Tres ')
    const pathOf = new Map(per('en-CA').map(page => [spanishPath(page.path), inWords(heading(page) ?? '')]))
    for (const page of per('es-MX')) expect([page.path, heading(page)]).toEqual([page.path, pathOf.get(page.path)])
  })

  test('every page has three alternates and a default, and links to each language', () => {
    for (const page of listed(built)) {
      const named = alternates(page)
      expect([page.path, named.map(([language]) => language)]).toEqual([page.path, ['en-CA', 'fr-CA', 'es-MX', 'x-default']])
      expect(named[3]?.[1]).toBe(named[0]?.[1])
      expect(named.map(([, href]) => href)).toContain(`${origin}${page.path}`)
      const links = toggle(page)
      expect(links.map(([language, href]) => [language, `${origin}${href}`])).toEqual(named.slice(0, 3))
    }
  })

  test('the alternates of a page are symmetric', () => {
    const byAddress = new Map(listed(built).map(page => [`${origin}${page.path}`, JSON.stringify(alternates(page))]))
    for (const page of listed(built))
      for (const [, href] of alternates(page)) expect(byAddress.get(href ?? '')).toBe(byAddress.get(`${origin}${page.path}`))
  })

  test('is in the sitemap, the redirects and the not-found page', () => {
    const sitemap = readFileSync(join(built.out, 'sitemap.xml'), 'utf8')
    expect(sitemap.match(/<loc>/g)).toHaveLength(3 * 28)
    expect(sitemap.match(/hreflang="es-MX"/g)).toHaveLength(3 * 28)
    const redirects = readFileSync(join(built.out, '_redirects'), 'utf8').split('\n')
    expect(redirects).toContain('/es/services/ramonage-cheminee/laval /es/services/chimney-cleaning/laval 301')
    const notFound = built.pages.find(({ path }) => path === '/404')
    expect(notFound?.html).toContain('lang=es-MX')
  })
})

describe.each([
  ['with the other texts still in the config', withLanguages([english], texts => texts), ['LANGUAGE_OFF']],
  [
    'with the other texts removed',
    withLanguages([english], texts => Object.fromEntries(Object.entries(texts).filter(([language]) => language !== french.code))),
    [],
  ],
] as const)('one language, %s', (_, config, codes) => {
  let built: Built
  beforeAll(async () => {
    built = await buildText(config)
  })
  afterAll(() => built.remove())

  test('has all pages', () => {
    expect(built.codes).toEqual(codes)
    expect(listed(built)).toHaveLength(28)
    expect([...new Set(built.pages.map(languageOf))]).toEqual(['en-CA'])
  })

  test('has no trace of another language', () => {
    const traces = ['hreflang', 'x-default', 'og:locale:alternate', 'fr-CA', 'Français', 'href="/fr']
    expect(built.pages.flatMap(({ path, html }) => traces.filter(trace => html.includes(trace)).map(trace => [path, trace]))).toEqual([])
    expect(
      built.pages.filter(({ document }) => elements('nav', document).some(({ attribs }) => attribs['aria-label'] === 'Language')),
    ).toEqual([])
    expect(readFileSync(join(built.out, 'sitemap.xml'), 'utf8')).not.toMatch(/hreflang|\/fr/)
  })

  test('redirects target existing pages, and none hides a page', () => {
    const redirects = readFileSync(join(built.out, '_redirects'), 'utf8')
      .split('\n')
      .map(line => line.split(' '))
      .filter(([, , status]) => status === '301')
    const paths = built.pages.map(({ path }) => path)
    expect(redirects.map(([from]) => from)).toEqual(expect.arrayContaining(['/about', '/en', '/services/chimney-cleaning']))
    expect(redirects.filter(([from = '', to = '']) => paths.includes(from) || !paths.includes(to))).toEqual([])
  })
})
