/** Parses the printed files with Netlify’s own parsers. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { planRedirects } from '../../../generator/site/urls/plan-redirects.ts'
import { siteOf } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { redirectLines, small } from './small.ts'

const folder = temporaryFolder()

/** Writes a printed file to disk for the parsers. */
const written = (name: '_redirects' | '_headers', input = small): string => {
  const file = printHosts(['netlify'], input).published.find(({ path }) => path === name)
  if (file === undefined) throw new Error(`${name} was not printed`)
  const place = join(folder, name)
  writeFileSync(place, file.bytes)
  return place
}

const redirectsIn = async (place: string) => {
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [place], configRedirects: [], minimal: true })
  // The package declares its results as unknown; they have the format of netlify.toml.
  return {
    redirects: redirects as readonly { readonly from: string; readonly to: string; readonly status: number; readonly force: boolean }[],
    errors,
  }
}

test('parses every rule as intended', async () => {
  const { redirects, errors } = await redirectsIn(written('_redirects'))
  expect(errors).toEqual([])
  expect(redirects.map(({ from, to, status, force }) => `${from} ${to} ${status}${force ? '!' : ''}`)).toEqual(redirectLines)
})

test('matches an old URL with non-ASCII letters as it is sent', async () => {
  const { redirects, errors } = await redirectsIn(
    written('_redirects', { ...small, redirects: [{ from: '/équipe/Café_1', to: '/en/about', status: 301 }] }),
  )
  expect(errors).toEqual([])
  expect(redirects.map(({ from }) => from).slice(0, 2)).toEqual(['/%C3%A9quipe/Caf%C3%A9_1', '/%C3%A9quipe/Caf%C3%A9_1/'])
})

test('accepts every redirect of the sample', async () => {
  const planned = planRedirects(siteOf())
  const { redirects, errors } = await redirectsIn(written('_redirects', { ...small, redirects: planned }))
  expect(errors).toEqual([])
  const read = new Set(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`))
  expect(planned.filter(({ from, to, status }) => !read.has(`${from} ${to} ${status}`))).toEqual([])
})

test('headers keep their scopes and values', async () => {
  const { headers, errors } = await parseAllHeaders({
    // The package declares the type of an empty list.
    headersFiles: [written('_headers') as never],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  expect(headers).toEqual([
    { for: '/*', values: { 'Permissions-Policy': 'camera=(self "https://x.example"), usb=()' } },
    { for: '/assets/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ])
})
