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
  expect(read(html)).toEqual({
    file: 'contact.html',
    path: '/contact',
    route,
    compressed: null,
    charsetAt: 55,
    language: 'en-CA',
    direction: 'ltr',
    viewport: 'width=device-width',
    titles: ['Talk & write'],
    metas: [
      { name: '', content: '' },
      { name: 'viewport', content: 'width=device-width' },
    ],
    canonicals: ['https://www.gutters.example/contact'],
    alternates: [{ hreflang: 'fr-CA', href: 'https://www.gutters.example/fr/contact' }],
    manifest: '/m.webmanifest',
    links: [
      {
        href: '/',
        to: { kind: 'site', path: '/', query: '', fragment: '' },
        name: 'Home',
        text: 'Home',
        language: null,
        hreflang: null,
        area: 'around',
      },
      {
        href: 'tel:+18195550100',
        to: { kind: 'other', scheme: 'tel' },
        name: 'Call 819-555-0100',
        text: '819-555-0100',
        language: null,
        hreflang: null,
        area: 'main',
      },
    ],
    buttons: [{ name: 'Send', text: '' }],
    headings: [{ level: 1, text: 'Talk to us' }],
    images: [{ src: '/a.jpg', alt: '', width: '4', height: '3' }],
    frames: [{ src: 'https://maps.example', title: 'Map' }],
    forms: [
      {
        action: '/send',
        method: 'post',
        links: [],
        fields: [
          { type: 'text', name: 'name', autocomplete: 'name', ticked: false, hidden: false, labelled: true },
          { type: 'text', name: 'trap', autocomplete: null, ticked: false, hidden: true, labelled: false },
        ],
      },
    ],
    requests: [
      { url: '/m.webmanifest', by: 'link manifest' },
      { url: '/a.jpg', by: 'img' },
      { url: '/a-1.jpg', by: 'img' },
      { url: '/a-2.jpg', by: 'img' },
      { url: 'https://maps.example', by: 'iframe' },
    ],
    ids: ['main'],
    references: [],
    structured: [{ data: { '@context': 'https://schema.org', '@graph': [{ '@type': 'Plumber', name: '<b>' }] } }],
    nodes: [{ types: ['Plumber'], properties: { '@type': 'Plumber', name: '<b>' }, entries: [['name', '<b>']], holder: null }],
    blocks: [['Home'], ['Contact'], ['Talk to us', 'Call 819-555-0100 today.', 'Sent now'], ['Name', 'Send']],
    breadcrumb: [
      { name: 'Home', href: '/' },
      { name: 'Contact', href: null },
    ],
    styles: ':root{--ink:#111}a>b{color:red}',
    texts: [
      { of: 'title', language: 'en-CA', area: 'head', inTemplate: false, text: 'Talk & write' },
      { of: 'a', language: 'en-CA', area: 'around', inTemplate: false, text: 'Home' },
      { of: 'span', language: 'en-CA', area: 'around', inTemplate: false, text: 'Contact' },
      { of: 'h1', language: 'en-CA', area: 'main', inTemplate: false, text: 'Talk to us' },
      { of: 'a aria-label', language: 'en-CA', area: 'main', inTemplate: false, text: 'Call 819-555-0100' },
      { of: 'p', language: 'en-CA', area: 'main', inTemplate: false, text: 'Call 819-555-0100 today.' },
      { of: 'label', language: 'en-CA', area: 'main', inTemplate: false, text: 'Name' },
      { of: 'title', language: 'en-CA', area: 'main', inTemplate: false, text: 'Send' },
      { of: 'p', language: 'en-CA', area: 'main', inTemplate: true, text: 'Sent now' },
      { of: 'iframe title', language: 'en-CA', area: 'around', inTemplate: false, text: 'Map' },
    ],
    visible: 'Home\nContact\nTalk to us\nCall 819-555-0100\nCall 819-555-0100 today.\nName\nSend\nMap',
    prose: ['Talk to us', 'Call today.'],
  })
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
