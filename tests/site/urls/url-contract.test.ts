import { describe, expect, test } from 'vitest'
import type { Redirect } from '../../../generator/site/model/host.ts'
import type { Route } from '../../../generator/site/model/route.ts'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { pageKinds } from '../../../generator/site/pages/index.ts'
import { urlContract } from '../../../generator/site/urls/url-contract.ts'

const page = (path: UrlPath, kind: Route['kind'] = 'about'): Route => ({
  kind,
  language: 'xx',
  key: path,
  params: {},
  path,
  traits: pageKinds[kind].traits,
})

const contract = (paths: readonly UrlPath[], promised: readonly UrlPath[], redirects: readonly Redirect[] = []) =>
  urlContract({ routes: paths.map(path => page(path)), redirects, named: [], origin: 'https://a.example', promised })

test('reports nothing for unchanged URLs, and ignores hidden pages', () => {
  expect(
    urlContract({
      routes: [page('/', 'home'), page('/404', 'notFound'), page('/thanks', 'thanks')],
      redirects: [],
      named: [],
      origin: 'https://a.example',
      promised: ['/'],
    }),
  ).toEqual({ added: [], moved: [], vanished: [], accepted: ['/'] })
})

test('keeps a URL that redirects in one hop', () => {
  const redirects: readonly Redirect[] = [
    { from: '/old', to: '/new', status: 301 },
    { from: '/shop', to: 'https://shop.example/', status: 302 },
    { from: '/full', to: 'https://a.example/new', status: 301 },
    { from: '/chain', to: '/old', status: 301 },
    { from: '/s/:place', to: '/t/:place', status: 301, pattern: true, covers: [{ from: '/s/here', to: '/new', status: 301 }] },
  ]
  expect(contract(['/', '/new'], ['/', '/old', '/shop', '/full', '/chain', '/s/here'], redirects)).toEqual({
    added: ['/new'],
    moved: ['/old', '/shop', '/full', '/s/here'],
    vanished: [{ from: '/chain', to: '/new' }],
    accepted: ['/', '/new', '/old', '/shop', '/full', '/s/here'],
  })
})

test('includes old URLs of the owner’s redirects, except broken ones and pages', () => {
  const redirects: readonly Redirect[] = [
    { from: '/old', to: '/', status: 301 },
    { from: '/made', to: '/', status: 301 },
  ]
  const input = { routes: [page('/', 'home'), page('/new')], redirects, origin: 'https://a.example', promised: ['/'] } as const
  expect(urlContract({ ...input, named: ['/old', '/dead', '/new'] })).toEqual({
    added: ['/new', '/old'],
    moved: [],
    vanished: [],
    accepted: ['/', '/new', '/old'],
  })
})

test('reports a URL whose redirect leads nowhere', () => {
  expect(contract(['/'], ['/', '/old'], [{ from: '/old', to: '/gone', status: 301 }]).vanished).toEqual([{ from: '/old', to: '/' }])
})

test('ignores case, which redirects cannot distinguish', () => {
  expect(contract(['/about'], ['/About'])).toMatchObject({ added: [], vanished: [] })
})

describe('suggests the page that replaces a lost one', () => {
  const gone = (paths: readonly UrlPath[], promised: readonly UrlPath[], redirects: readonly Redirect[] = []) =>
    Object.fromEntries(contract(paths, promised, redirects).vanished.map(({ from, to }) => [from, to]))

  test('after a slug was renamed, also for the pages below it', () => {
    expect(gone(['/s/dryer', '/s/dryer/here'], ['/s/dryer-vents', '/s/dryer-vents/here'])).toEqual({
      '/s/dryer-vents': '/s/dryer',
      '/s/dryer-vents/here': '/s/dryer/here',
    })
  })
  test('after two slugs were renamed, by common words', () => {
    expect(gone(['/s/flue-cleaning', '/s/cleaning-of-dryers'], ['/s/flue-sweeping', '/s/dryers'])).toEqual({
      '/s/flue-sweeping': '/s/flue-cleaning',
      '/s/dryers': '/s/cleaning-of-dryers',
    })
  })
  test('after two slugs of one URL were renamed', () => {
    expect(gone(['/s/new', '/s/new/there', '/s/same/there', '/s/same'], ['/s/old', '/s/old/here', '/s/same/here', '/s/same'])).toEqual({
      '/s/old': '/s/new',
      '/s/same/here': '/s/same/there',
      '/s/old/here': '/s/new/there',
    })
  })
  test('for an old URL of a renamed page', () => {
    const redirects: readonly Redirect[] = [{ from: '/s/new', to: '/en/s/new', status: 301 }]
    const input = { routes: [page('/'), page('/en/s/new')], redirects, named: ['/s/new'], origin: 'https://a.example' } as const
    expect(urlContract({ ...input, promised: ['/', '/en/s/old', '/s/old'] }).vanished).toEqual([
      { from: '/en/s/old', to: '/en/s/new' },
      { from: '/s/old', to: '/en/s/new' },
    ])
  })
  test('otherwise the nearest parent page, also by a redirect', () => {
    expect(
      gone(['/', '/services', '/fr'], ['/en/services/x', '/fr/a/b', '/z'], [{ from: '/en/services', to: '/services', status: 301 }]),
    ).toEqual({
      '/en/services/x': '/services',
      '/fr/a/b': '/fr',
      '/z': '/',
    })
  })
})
