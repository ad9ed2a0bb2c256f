import { describe, expect, test } from 'vitest'
import { renderPage } from '../../generator/site/render/render.tsx'
import type { PageAssets } from '../../templates/document.tsx'
import { arabic } from '../../templates/examples/copy-ar.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { french } from '../../templates/examples/copy-fr.ts'
import { pagesOf } from './pages.ts'

const assets: PageAssets = {
  styles: 'h1{color:red}',
  script: '/assets/site.0a1b2c.js',
}

const headOf = (html: string): readonly string[] =>
  html
    .slice(0, html.indexOf('</head>') + '</head>'.length)
    .replace(/></g, '>\n<')
    .split('\n')

describe('a document', () => {
  test('renders all elements of the head in this order', () => {
    expect(headOf(renderPage(pagesOf(french).contact, assets))).toMatchInlineSnapshot(`
      [
        "<!doctype html>",
        "<html lang="fr-CA" dir="ltr">",
        "<head>",
        "<meta charset="utf-8">",
        "<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">",
        "<title>contact · Souffle &amp; Tirage</title>",
        "<style>h1{color:red}</style>",
        "<script type="module" src="/assets/site.0a1b2c.js">",
        "</script>",
        "<meta name="description" content="Nous nettoyons et réparons les conduits d’air, les sorties de sécheuse et les cheminées du Grand Montréal. Une entreprise familiale depuis 1998. Le premier coup d’œil ne coûte rien.">",
        "<meta name="keywords" content="ducts, vents, chimneys">",
        "<link rel="canonical" href="https://www.souffle.example/fr/contact">",
        "<link rel="alternate" hreflang="en-CA" href="https://www.souffle.example/en/contact">",
        "<link rel="alternate" hreflang="fr-CA" href="https://www.souffle.example/fr/contact">",
        "<meta property="og:type" content="website">",
        "<meta property="og:site_name" content="Souffle &amp; Tirage">",
        "<meta property="og:title" content="contact · Souffle &amp; Tirage">",
        "<meta property="og:description" content="Nous nettoyons et réparons les conduits d’air, les sorties de sécheuse et les cheminées du Grand Montréal. Une entreprise familiale depuis 1998. Le premier coup d’œil ne coûte rien.">",
        "<meta property="og:url" content="https://www.souffle.example/fr/contact">",
        "<meta property="og:locale" content="fr_CA">",
        "<meta property="og:image" content="https://www.souffle.example/og.jpg">",
        "<meta property="og:image:width" content="1200">",
        "<meta property="og:image:height" content="630">",
        "<meta property="og:image:alt" content="A flue">",
        "<meta name="twitter:card" content="summary_large_image">",
        "<meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)">",
        "<meta name="theme-color" content="#0b1f1a" media="(prefers-color-scheme: dark)">",
        "<meta name="format-detection" content="telephone=no">",
        "<link rel="icon" href="/favicon.ico" sizes="32x32">",
        "<link rel="icon" href="/icon.svg" type="image/svg+xml">",
        "<link rel="apple-touch-icon" href="/apple-touch-icon.png">",
        "<noscript>",
        "<link rel="manifest" href="/manifest.webmanifest">",
        "</noscript>",
        "<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"HVACBusiness","name":"Souffle \\u0026 Tirage","slogan":"\\u003c/script\\u003e\\u003cb\\u003e\\u0026"}]}</script>",
        "</head>",
      ]
    `)
  })

  test('of a page without a URL has no canonical link, no alternates and noindex', () => {
    const html = headOf(
      renderPage({ ...pagesOf(english).notFound, head: { ...pagesOf(english).notFound.head, alternates: [] } }, assets),
    ).join('\n')
    expect([
      /canonical/.test(html),
      /alternate/.test(html),
      /og:url/.test(html),
      /<meta name="robots" content="noindex">/.test(html),
    ]).toEqual([false, false, false, true])
  })

  test('is written from right to left where the language is', () => {
    expect(renderPage(pagesOf(arabic, [arabic]).home, assets)).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  })

  test('has no toggle and no breadcrumb where there is nothing to choose', () => {
    const html = renderPage(pagesOf(english, [english]).home, assets)
    const toggle = renderPage({ ...pagesOf(english).home, layout: { ...pagesOf(english).home.layout, toggle: [] } }, assets)
    expect([html.includes('class="breadcrumb'), toggle.includes('class="languages"')]).toEqual([false, false])
  })

  test('never holds a style attribute: the security policy forbids them', () => {
    const all = Object.values(pagesOf(english)).map(page => renderPage(page, assets))
    expect(all.filter(html => / style=/.test(html))).toEqual([])
  })
})
