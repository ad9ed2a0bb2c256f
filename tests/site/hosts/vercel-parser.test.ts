/** What Vercel’s own routing package, by which it reads vercel.json, makes of the file printed for it. */
import { getTransformedRoutes } from '@vercel/routing-utils'
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { planRedirects } from '../../../generator/site/plan/redirects.ts'
import { siteOf } from '../../support/site.ts'
import { small } from './small.ts'

interface Compiled {
  readonly src: string
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** Rules as Vercel compiles them, in order: what it does not understand is an error. */
const compiled = (input = small): readonly Compiled[] => {
  const file = printHosts(['vercel'], input).serverFiles.find(({ path }) => path === 'vercel/vercel.json')
  // Printed by us a line above, in the shape of the package's input.
  const { outputDirectory: _folder, ...config } = JSON.parse(String(file?.bytes)) as Parameters<typeof getTransformedRoutes>[0] & {
    readonly outputDirectory: string
  }
  const { routes, error } = getTransformedRoutes(config)
  expect(error).toBeNull()
  return (routes ?? []).flatMap(route =>
    'src' in route && typeof route.src === 'string'
      ? [
          {
            src: route.src,
            status: 'status' in route ? route.status : undefined,
            headers: ('headers' in route ? route.headers : undefined) ?? {},
          },
        ]
      : [],
  )
}

/** Where a path is sent by the first rule that ends the chain. */
const sent = (rules: readonly Compiled[], path: string): string | undefined => {
  const rule = rules.find(({ src, status }) => status !== undefined && new RegExp(src).test(path))
  const match = rule === undefined ? null : new RegExp(rule.src).exec(path)
  return rule === undefined
    ? undefined
    : `${rule.status} ${rule.headers.Location?.replace(/\$(\d+)/g, (_, group: string) => match?.[Number(group)] ?? '')}`
}

test('the rules send where they should, and clean addresses stay', () => {
  const rules = compiled()
  expect(
    ['/about', '/book', '/areas/laval', '/services', '/en/about', '/en/about.html', '/en/about/'].map(path => sent(rules, path)),
  ).toEqual([
    '301 /en/about',
    '302 https://book.example:8443/a+b?x=1',
    '301 /services/laval',
    undefined,
    undefined,
    '308 /en/about',
    '308 /en/about',
  ])
})

test('an old address in letters of another script is compared as it is sent', () => {
  const rules = compiled({ ...small, redirects: [{ from: '/équipe/Café_1', to: '/en/about', status: 301 }] })
  expect(sent(rules, '/%C3%A9quipe/Caf%C3%A9_1')).toBe('301 /en/about')
})

test('so does every redirect of the sample', () => {
  const planned = planRedirects(siteOf()).filter(redirect => redirect.pattern === undefined)
  const rules = compiled({ ...small, redirects: planned })
  expect(planned.filter(({ from, to, status }) => sent(rules, from) !== `${status} ${to}`)).toEqual([])
})

test('headers reach the paths of their scope', () => {
  const valueAt = (path: string): string | undefined =>
    compiled().findLast(({ src, headers }) => headers['Cache-Control'] !== undefined && new RegExp(src).test(path))?.headers[
      'Cache-Control'
    ]
  expect(['/', '/en/about', '/assets/home.1234.js'].map(valueAt)).toEqual([
    'public, max-age=0, must-revalidate',
    'public, max-age=0, must-revalidate',
    'public, max-age=31536000, immutable',
  ])
})
