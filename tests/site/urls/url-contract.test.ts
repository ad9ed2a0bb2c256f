import { describe, expect, test } from 'vitest'
import type { Redirect } from '../../../generator/site/model/host.ts'
import type { Route } from '../../../generator/site/model/route.ts'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { pageKinds } from '../../../generator/site/pages/index.ts'
import { urlContract } from '../../../generator/site/urls/url-contract.ts'
import type { LockedUrl } from '../../../generator/site/urls/url-lock.ts'

const page = (path: UrlPath, kind: Route['kind'] = 'about'): Route => ({
  kind,
  language: 'xx',
  key: path,
  params: {},
  path,
  traits: pageKinds[kind].traits,
})

const locked = (...paths: readonly UrlPath[]): readonly LockedUrl[] => paths.map(path => ({ path }))

const contract = (paths: readonly UrlPath[], promised: readonly UrlPath[], redirects: readonly Redirect[] = []) =>
  urlContract({ routes: paths.map(path => page(path)), redirects, named: [], origin: 'https://a.example', promised: locked(...promised) })

/** The accepted URL of a page, with the page. */
const accepted = (path: UrlPath): LockedUrl => ({ path, page: `xx ${path}` })

const same = { reassigned: [], renamed: [] }

test('reports nothing for unchanged URLs, and ignores hidden pages', () => {
  expect(
    urlContract({
      routes: [page('/', 'home'), page('/404', 'notFound'), page('/thanks', 'thanks')],
      redirects: [],
      named: [],
      origin: 'https://a.example',
      promised: locked('/'),
    }),
  ).toEqual({ added: [], moved: [], vanished: [], ...same, accepted: [accepted('/')] })
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
    ...same,
    accepted: [accepted('/'), accepted('/new'), ...locked('/old', '/shop', '/full', '/s/here')],
  })
})

test('includes old URLs of the owner’s redirects, except broken ones and pages', () => {
  const redirects: readonly Redirect[] = [
    { from: '/old', to: '/', status: 301 },
    { from: '/made', to: '/', status: 301 },
  ]
  const input = { routes: [page('/', 'home'), page('/new')], redirects, origin: 'https://a.example', promised: locked('/') } as const
  expect(urlContract({ ...input, named: ['/old', '/dead', '/new'] })).toEqual({
    added: ['/new', '/old'],
    moved: [],
    vanished: [],
    ...same,
    accepted: [accepted('/'), accepted('/new'), ...locked('/old')],
  })
})

test('reports a URL whose redirect has no valid target', () => {
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
    expect(urlContract({ ...input, promised: locked('/', '/en/s/old', '/s/old') }).vanished).toEqual([
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

describe('compares the page of each URL with the one in the lock', () => {
  const item = (path: UrlPath, id: string): Route => ({ ...page(path, 'service'), key: `service:${id}`, params: { service: id } })
  const compare = (routes: readonly Route[], promised: readonly LockedUrl[]) => {
    const { added, vanished, reassigned, renamed } = urlContract({
      routes,
      redirects: [],
      named: [],
      origin: 'https://a.example',
      promised,
    })
    return { added, vanished, reassigned, renamed }
  }
  const lock: readonly LockedUrl[] = [
    { path: '/s/a', page: 'xx service:a' },
    { path: '/s/b', page: 'xx service:b' },
  ]

  test('nothing changed, in another order', () => {
    expect(compare([item('/s/b', 'b'), item('/s/a', 'a')], lock)).toEqual({ added: [], vanished: [], ...same })
  })
  test('two items swapped their URLs', () => {
    expect(compare([item('/s/a', 'b'), item('/s/b', 'a')], lock)).toEqual({
      added: [],
      vanished: [],
      reassigned: [
        { path: '/s/a', was: 'xx service:a', now: 'xx service:b' },
        { path: '/s/b', was: 'xx service:b', now: 'xx service:a' },
      ],
      renamed: [],
    })
  })
  test('an item took the URL of one that was removed', () => {
    expect(compare([item('/s/a', 'b')], lock)).toEqual({
      added: [],
      vanished: [{ from: '/s/b', to: '/s/a' }],
      reassigned: [{ path: '/s/a', was: 'xx service:a', now: 'xx service:b' }],
      renamed: [],
    })
  })
  test('an item with the same URL has another id', () => {
    expect(compare([item('/s/a', 'air'), item('/s/b', 'b')], lock)).toEqual({
      added: [],
      vanished: [],
      reassigned: [],
      renamed: [{ path: '/s/a', was: 'xx service:a', now: 'xx service:air' }],
    })
  })
  test('a lost URL redirects to its page in the lock, even if the page was renamed', () => {
    expect(compare([item('/s/zebra', 'a'), item('/s/a-1', 'b')], lock)).toEqual({
      added: ['/s/zebra', '/s/a-1'],
      vanished: [
        { from: '/s/a', to: '/s/zebra' },
        { from: '/s/b', to: '/s/a-1' },
      ],
      ...same,
    })
  })
  test('a lock that was merged from two branches has two pages for one URL', () => {
    expect(compare([item('/s/a', 'a'), item('/s/b', 'b')], [...lock, { path: '/s/a', page: 'xx service:b' }])).toEqual({
      added: [],
      vanished: [],
      ...same,
    })
  })
  test('a lock of an earlier version has no pages', () => {
    expect(compare([item('/s/a', 'b'), item('/s/b', 'a')], locked('/s/a', '/s/b'))).toEqual({ added: [], vanished: [], ...same })
  })
})
