import { expect, test } from 'vitest'
import { pageFile } from '../../../generator/site/emit/collect.ts'
import { iconShape } from '../../../generator/site/emit/icon-shape.ts'
import { robotsFile, sitemapFiles } from '../../../generator/site/emit/sitemap.ts'
import { sampleWith } from '../../support/sample.ts'
import { listedRoutes, siteOf, textOf } from '../../support/site.ts'
import { messageOf } from '../../support/text.ts'

test('lists every page in every language, with all alternates and the default', () => {
  const site = siteOf()
  const [file, ...others] = sitemapFiles(site)
  const text = textOf(file)
  expect([file?.path, others]).toEqual(['sitemap.xml', []])
  expect([...text.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual(
    listedRoutes(site).map(({ path }) => `https://www.clairconduit.example${path}`),
  )
  expect(text).toContain(
    '<url><loc>https://www.clairconduit.example/fr/a-propos</loc>' +
      '<xhtml:link rel="alternate" hreflang="en-CA" href="https://www.clairconduit.example/en/about"/>' +
      '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://www.clairconduit.example/fr/a-propos"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.clairconduit.example/en/about"/></url>',
  )
  expect(text).not.toMatch(/\/(404|500|thanks|merci)</)
})

test('writes an index and parts above the limit', () => {
  const site = siteOf()
  const files = sitemapFiles(site, new Map(), 20)
  const rest = listedRoutes(site).length - 40
  expect(files.map(file => [file.path, textOf(file).match(/<loc>/g)?.length])).toEqual([
    ['sitemap.xml', 3],
    ['sitemap-1.xml', 20],
    ['sitemap-2.xml', 20],
    ['sitemap-3.xml', rest],
  ])
})

test('omits previews, which stay crawlable so that their noindex is found', () => {
  const site = siteOf(sampleWith(['  keywords:\n    en: air duct cleaning', '  indexable: false\n  keywords:\n    en: air duct cleaning']))
  expect(sitemapFiles(site)).toEqual([])
  expect(robotsFile(site)).toEqual({ path: 'robots.txt', bytes: 'User-agent: *\nAllow: /\n' })
})

test('links the sitemap in robots.txt', () => {
  expect(robotsFile(siteOf()).bytes).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.clairconduit.example/sitemap.xml\n')
})

test('returns the file of each page', () => {
  expect([pageFile('/'), pageFile('/fr'), pageFile('/en/about')]).toEqual(['index.html', 'fr.html', 'en/about.html'])
})

test('rejects icons that contain anything except shapes', () => {
  expect(iconShape('duct', '<svg viewBox="0 0 24 24">\n  <path d="M1 1"/>\n  <circle r="2"/>\n</svg>')).toEqual({
    viewBox: '0 0 24 24',
    markup: '<path d="M1 1"/><circle r="2"/>',
  })
  const faultIn = (svg: string): string | undefined => {
    const shape = iconShape('duct', svg)
    return 'fault' in shape ? messageOf(shape.fault) : undefined
  }
  expect(faultIn('<svg viewBox="0 0 24 24"><script>alert(1)</script></svg>')).toBe(
    'The icon assets/icons/duct.svg contains <script>; an icon may contain only shapes',
  )
  expect(faultIn('<svg viewBox="0 0 24 24"><path onclick="x" d="M1 1"/></svg>')).toBe(
    'The icon assets/icons/duct.svg has the attribute onclick; an icon may have only attributes for shapes and colors',
  )
  expect(faultIn('<svg><path d="M1 1"/></svg>')).toBe('The icon assets/icons/duct.svg is not an SVG with a viewBox and shapes')
})
