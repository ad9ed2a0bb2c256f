import { expect, test } from 'vitest'
import type { Route } from '../../../../generator/site/model/route.ts'
import { readPage } from '../../../../generator/tools/check/facts/read-page.ts'

const route: Route = { kind: 'contact', language: 'en', key: 'contact', params: {}, path: '/contact', traits: {} }

const read = (html: string) => readPage({ file: 'contact.html', route, html, compressed: null }, 'https://www.gutters.example')

test('reads the facts of a page', () => {
  const html = `<!doctype html><html lang="en-CA" dir="ltr"><head>
    <meta charSet="utf-8"/><meta name="viewport" content="width=device-width"><title>Talk &amp; write</title>
    <link rel="canonical" href="https://www.gutters.example/contact"><link rel="alternate" hrefLang="fr-CA" href="https://www.gutters.example/fr/contact">
    <link rel="manifest" href="/m.webmanifest"><style>:root{--ink:#111}a>b{color:red}</style>
    <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Plumber","name":"<b>"}]}</script></head>
    <body><nav><ol><li><a href="/">Home</a></li><li><span>Contact</span></li></ol></nav>
    <main id="main"><h1>Talk <em>to</em> us</h1><p>Call <a href="tel:+18195550100" aria-label="Call 819-555-0100">819-555-0100</a>
    today.</p><img src="/a.jpg" srcset="/a-1.jpg 1x, /a-2.jpg 2x" alt="" width="4" height="3">
    <form method="POST" action="/send"><label>Name <input name="name" autocomplete="name" required></label><button><svg><title>Send</title></svg></button><div hidden><input name="trap"></div></form>
    <template><p id="later">Sent <b>now</b></p></template></main><iframe src="https://maps.example" title="Map" loading="lazy"></iframe></body></html>`
  expect(read(html)).toMatchSnapshot()
})

test('reports truncated structured data instead of throwing', () => {
  expect(read('<script type="application/ld+json">{"@context":</script>').structured).toEqual([{ fault: expect.stringContaining('JSON') }])
})

test('reads the language of a text from the nearest lang attribute', () => {
  const { texts } = read('<html lang="en-CA"><p>Page <span lang="fr-CA">introuvable</span> here</p></html>')
  expect(texts.map(({ text, language }) => [text, language])).toEqual([
    ['Page', 'en-CA'],
    ['introuvable', 'fr-CA'],
    ['here', 'en-CA'],
  ])
})
