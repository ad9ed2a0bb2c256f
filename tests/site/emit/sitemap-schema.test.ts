/** Validates sitemaps against the schema of sitemaps.org, with libxml2. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { sitemapFiles } from '../../../generator/site/emit/sitemap.ts'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { routeTable } from '../../../generator/site/routes/routes.ts'
import { siteOf, textOf } from '../../support/site.ts'
import { thorough } from '../../support/thorough.ts'

const schema = (fileName: string) => ({ fileName, contents: readFileSync(`tests/site/emit/schemas/${fileName}`, 'utf8') })

/** Errors of libxml2 for several files, which it reads in one run. */
const faultsOf = async (...contents: readonly string[]): Promise<readonly string[]> => {
  const isIndex = contents.every(text => text.includes('<sitemapindex'))
  const { errors } = await validateXML({
    xml: contents.map((text, index) => ({ fileName: `sitemap-${index}.xml`, contents: text })),
    schema: [schema(isIndex ? 'siteindex.xsd' : 'with-links.xsd')],
    preload: [schema('sitemap.xsd'), schema('xhtml-link.xsd')],
    maxMemoryPages: 4096,
  })
  return errors.map(error => error.message)
}

const changed = new Map<UrlPath, string>([
  ['/', '2026-11-21'],
  ['/fr/a-propos', '2026-10-02'],
])

test('the sample’s sitemap is valid, with known dates', async () => {
  const [file] = sitemapFiles(siteOf(), changed)
  const text = textOf(file)
  expect(await faultsOf(text)).toEqual([])
  expect(text.match(/<url><loc>[^<]*<\/loc><lastmod>[^<]*<\/lastmod>/g)).toEqual([
    '<url><loc>https://www.clairconduit.example/</loc><lastmod>2026-11-21</lastmod>',
    '<url><loc>https://www.clairconduit.example/fr/a-propos</loc><lastmod>2026-10-02</lastmod>',
  ])
})

test('an index and its parts are valid', async () => {
  const [index = '', ...parts] = sitemapFiles(siteOf(), changed, 20).map(textOf)
  expect(parts.length).toBeGreaterThan(1)
  expect([await faultsOf(index), await faultsOf(...parts)]).toEqual([[], []])
})

test.each([
  ['<loc>https://www.clairconduit.example/</loc>', '<loc>/</loc>', 'minLength'],
  ['<lastmod>2026-11-21</lastmod>', '<lastmod>yesterday</lastmod>', 'lastmod'],
  ['hreflang="fr-CA"', 'hreflang="fr_CA"', 'hreflang'],
  ['<xhtml:link rel="alternate"', '<xhtml:span rel="alternate"', ''],
])('%s: the replacement %s is reported', async (valid, invalid, about) => {
  const text = textOf(sitemapFiles(siteOf(), changed)[0])
  expect(text).toContain(valid)
  const faults = await faultsOf(text, text.replace(valid, invalid))
  expect(faults).not.toEqual([])
  expect(faults.join('\n')).toContain(about)
})

test('splits more than 50,000 URLs and lists each once', thorough, () => {
  const routes = Array.from({ length: 25_050 }, (_, index) =>
    ['en', 'fr'].map(language => ({
      kind: 'about' as const,
      language,
      key: `about ${index}`,
      params: {},
      traits: {},
      path: `/${language}/${index}` as const,
    })),
  ).flat()
  const files = sitemapFiles({ ...siteOf(), routes: routeTable(routes) })
  const listed = files.slice(1).map(file => [...textOf(file).matchAll(/<loc>([^<]*)</g)].map(([, address]) => address))
  expect(files.map(file => file.path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(listed.map(part => part.length)).toEqual([50_000, 100])
  expect(new Set(listed.flat()).size).toBe(50_100)
  for (const file of files) expect(textOf(file).length).toBeLessThan(52_428_800)
})

test('lists all URLs when the text outgrows its first buffer', thorough, () => {
  const long = 'a'.repeat(30_000)
  const routes = Array.from({ length: 1_100 }, (_, index) => ({
    kind: 'about' as const,
    language: 'en',
    key: `about ${index}`,
    params: {},
    traits: {},
    path: `/en/${long}-${index}` as const,
  }))
  const text = textOf(sitemapFiles({ ...siteOf(), routes: routeTable(routes) })[0])
  expect(text.length).toBeGreaterThan(2 ** 26)
  expect([...text.matchAll(/<loc>[^<]*-(\d+)<\/loc>/g)].map(([, index]) => Number(index))).toEqual([...routes.keys()])
  expect(text.endsWith('</url>\n</urlset>\n')).toBe(true)
})
