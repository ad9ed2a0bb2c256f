/**
 * Reads the printed vercel.json with Vercel’s own routing package, and applies its phases as documented:
 * https://vercel.com/docs/build-output-api/configuration#handling-requests
 */
import { getTransformedRoutes } from '@vercel/routing-utils'
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { planRedirects } from '../../../generator/site/urls/plan-redirects.ts'
import { siteOf } from '../../support/site.ts'
import { small } from './small.ts'

interface Route {
  readonly src: string
  readonly dest?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly continue?: boolean
}

type Phase = 'first' | 'filesystem' | 'hit' | 'error'

/** Routes as Vercel parses them, by phase. */
const phasesOf = (input = small): Readonly<Record<Phase, readonly Route[]>> => {
  const file = printHosts(['vercel'], input).serverFiles.find(({ path }) => path === 'vercel/vercel.json')
  // The file above has the format of the package’s input.
  const { outputDirectory: _folder, ...config } = JSON.parse(String(file?.bytes)) as Parameters<typeof getTransformedRoutes>[0] & {
    readonly outputDirectory: string
  }
  const { routes, error } = getTransformedRoutes(config)
  expect(error).toBeNull()
  const phases: Record<Phase, Route[]> = { first: [], filesystem: [], hit: [], error: [] }
  let phase: Phase = 'first'
  // The package types a handle as a string; only these are printed.
  for (const route of routes ?? [])
    if ('handle' in route) phase = route.handle as Phase
    else phases[phase].push(route as Route)
  return phases
}

const files: ReadonlySet<string> = new Set([
  ...['/index.html', '/services.html', '/en/about.html', '/500.html', '/404.html', '/fr/404.html', '/fr/500.html'],
  '/assets/home.1234.js',
])

const filled = (target: string, match: RegExpExecArray): string =>
  target.replace(/\$(\d+)/g, (_, group: string) => match[Number(group)] ?? '')

const answerTo =
  (phases: ReturnType<typeof phasesOf>) =>
  (path: string): string => {
    const headers = new Map<string, string>()
    const withCaching = (what: string) => `${what} (${/immutable/.test(headers.get('Cache-Control') ?? '') ? 'forever' : 'revalidate'})`
    const first = (phase: Phase): { readonly route: Route; readonly match: RegExpExecArray } | undefined => {
      for (const route of phases[phase]) {
        const match = new RegExp(route.src).exec(path)
        if (match === null) continue
        for (const [name, value] of Object.entries(route.headers ?? {})) headers.set(name, filled(value, match))
        if (!route.continue) return { route, match }
      }
      return undefined
    }
    const served = (file: string): string | undefined => {
      if (!files.has(file)) return undefined
      first('hit')
      return withCaching(`200 ${file}`)
    }
    const moved = first('first')?.route.status
    if (moved !== undefined && moved < 400) return `${moved} ${headers.get('Location')}`
    if (moved === undefined) {
      const page = first('filesystem')
      const found = served(path === '/' ? '/index.html' : path) ?? (page && served(filled(page.route.dest ?? '', page.match)))
      if (found !== undefined) return found
    }
    const message = first('error')
    return withCaching(`${message?.route.status} ${message?.route.dest}`)
  }

test.each([
  ['/', '200 /index.html (revalidate)'],
  ['/services', '200 /services.html (revalidate)'],
  ['/about', '301 /en/about'],
  ['/about/', '301 /en/about'],
  ['/book', '302 https://book.example:8443/a+b?x=1'],
  ['/areas/laval', '301 /services/laval'],
  ['/en/about', '200 /en/about.html (revalidate)'],
  ['/en/about.html', '308 /en/about'],
  ['/en/about/', '308 /en/about'],
  ['/index.html', '308 /'],
  ['/assets/home.1234.js', '200 /assets/home.1234.js (forever)'],
  ['/assets/gone.1234.js', '404 /404.html (revalidate)'],
  ['/nope', '404 /404.html (revalidate)'],
  ['/404', '404 /404.html (revalidate)'],
  ['/500', '200 /500.html (revalidate)'],
  ['/fr/rien', '404 /fr/404.html (revalidate)'],
  ['/fr/404', '404 /fr/404.html (revalidate)'],
  ['/french', '404 /404.html (revalidate)'],
  ['//evil.example/', '404 /404.html (revalidate)'],
  ['/%5Cevil.example/', '404 /404.html (revalidate)'],
])('%s responds with %s', (path, expected) => {
  expect(answerTo(phasesOf())(path)).toBe(expected)
})

test('matches an old URL with non-ASCII letters as it is sent', () => {
  const phases = phasesOf({ ...small, redirects: [{ from: '/équipe/Café_1', to: '/en/about', status: 301 }] })
  expect(answerTo(phases)('/%C3%A9quipe/Caf%C3%A9_1')).toBe('301 /en/about')
})

test('every redirect of the sample reaches its target', () => {
  const planned = planRedirects(siteOf()).filter(redirect => redirect.pattern === undefined)
  const answer = answerTo(phasesOf({ ...small, redirects: planned }))
  expect(planned.filter(({ from, to, status }) => answer(from) !== `${status} ${to}`)).toEqual([])
})
