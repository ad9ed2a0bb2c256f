import { describe, expect, test } from 'vitest'
import { differenceInEnglish } from '../../../generator/tools/diff/print/json.ts'
import { reportOf } from '../../../generator/tools/diff/print/make-report.ts'
import { differenceOf, page, record } from './site-of.ts'

const nothing = { section: null, subject: null, texts: 1 }

const changes = (before: string, after: string) =>
  differenceInEnglish(differenceOf({ 'index.html': before }, { 'index.html': after })).changes

describe('one page', () => {
  test('the same page has no changes', () => {
    expect(differenceOf({ 'index.html': page({ main: '<p>A</p>' }) }, { 'index.html': page({ main: '<p>A</p>' }) })).toEqual({
      same: true,
      pages: { before: 1, after: 1, changed: [] },
      languages: { en: ['/'] },
      wholeLanguages: { added: [], removed: [] },
      added: [],
      removed: [],
      moved: [],
      links: { toAdded: [], toRemoved: [], toMoved: [] },
      changes: [],
      redirects: { added: [], removed: [], changed: [], followed: 0 },
      headers: [],
      notCompared: ['redirects', 'headers'],
      sitemap: { added: [], removed: [] },
      robots: { added: [], removed: [] },
      files: { added: [], removed: [], changed: [] },
    })
  })

  test('reports a title that social networks and search engines repeat as one change', () => {
    const of = (title: string): string =>
      page({
        title,
        head: `<meta property="og:title" content="${title}"><script type="application/ld+json">{"@type":"WebPage","name":"${title}"}</script>`,
      })
    expect(changes(of('Old title'), of('New title'))).toEqual([
      { ...nothing, topics: ['title'], before: 'Old title', after: 'New title', places: ['social', 'structured', 'head'], pages: ['/'] },
    ])
  })

  test('groups the same edit in a heading, a text and a label, and omits the label', () => {
    const of = (word: string): string =>
      page({ main: `<h1>Ducts ${word}</h1><p>All ducts ${word} by hand.</p><button aria-label="Ducts ${word}">Go</button>` })
    expect(changes(of('cleaned'), of('swept'))).toEqual([
      { ...nothing, topics: ['heading', 'text'], before: 'Ducts cleaned', after: 'Ducts swept', places: ['main'], texts: 2, pages: ['/'] },
    ])
  })

  test('reports a replaced phone number once for all its spellings, and other edits of the same texts separately', () => {
    const of = (number: string, more: string): string =>
      page({
        main: `<p>Call ${number} today.</p><p>${more}</p>`,
        footer: `<a href="tel:+1${number.replaceAll('-', '')}">${number}</a>`,
      })
    expect(changes(of('514-555-0123', 'Ask for Ann.'), of('514-555-0199', 'Ask for Bob.'))).toEqual([
      { ...nothing, topics: ['phone'], before: '514-555-0123', after: '514-555-0199', places: ['main', 'footer'], pages: ['/'] },
      { ...nothing, topics: ['text'], before: 'Ask for Ann.', after: 'Ask for Bob.', places: ['main'], pages: ['/'] },
    ])
  })

  test('reports an extension as a part of its number', () => {
    const of = (extension: number): string =>
      page({ footer: `<a href="tel:+15145550123;ext=${extension}">Call 514-555-0123, ext. ${extension}</a>` })
    expect(changes(of(3), of(4))).toEqual([
      {
        ...nothing,
        topics: ['phone'],
        before: '514-555-0123, ext. 3',
        after: '514-555-0123, ext. 4',
        places: ['footer'],
        pages: ['/'],
      },
    ])
  })

  test('does not group other changes with a number that changed in one place only', () => {
    const of = (footer: string): string =>
      page({
        main: '<a href="tel:+15145550123">514-555-0123</a>',
        footer: `<a href="tel:+1${footer.replaceAll('-', '')}">${footer}</a>`,
      })
    expect(changes(of('514-555-0123'), of('450-555-0101'))).toEqual([
      { ...nothing, topics: ['phone'], before: '514-555-0123', after: '450-555-0101', places: ['footer'], pages: ['/'] },
    ])
  })

  test('reports opening hours by day, and as a whole when days are regrouped', () => {
    const of = (...rows: readonly (readonly [string, string])[]): string =>
      page({
        main: `<h2>Hours</h2><div data-hours=""><dl>${rows.map(([days, times]) => `<div><dt>${days}</dt><dd>${times}</dd></div>`).join('')}</dl></div>`,
      })
    const before = of(['Mon to Fri', '7 to 8'], ['Sat', '8 to 6'])
    expect([changes(before, of(['Mon to Fri', '7 to 9'], ['Sat', '8 to 6'])), changes(before, of(['Mon to Sat', '7 to 8']))]).toEqual([
      [{ ...nothing, topics: ['hours'], subject: 'Mon to Fri', before: '7 to 8', after: '7 to 9', places: ['main'], pages: ['/'] }],
      [
        {
          ...nothing,
          topics: ['hours'],
          before: 'Mon to Fri: 7 to 8; Sat: 8 to 6',
          after: 'Mon to Sat: 7 to 8',
          places: ['main'],
          pages: ['/'],
        },
      ],
    ])
  })

  test('reports a link with another target', () => {
    const of = (href: string): string => page({ main: `<h2>More</h2><p>See <a href="${href}">our rules</a>.</p>` })
    expect(changes(of('https://one.example/'), of('https://two.example/'))).toEqual([
      {
        ...nothing,
        topics: ['link'],
        subject: 'our rules',
        before: 'https://one.example/',
        after: 'https://two.example/',
        section: 'More',
        places: ['main'],
        pages: ['/'],
      },
    ])
  })

  test('reports an image with other content, another name or another alternative text', () => {
    const of = (src: string, alt: string): string => page({ main: `<img src="${src}" alt="${alt}">` })
    expect([
      changes(of('/assets/duct.aaaaaaaa.jpg', 'A'), of('/assets/duct.bbbbbbbb.jpg', 'A')),
      changes(of('/assets/duct.aaaaaaaa.jpg', 'A'), of('/assets/flue.cccccccc.jpg', 'A')),
      changes(of('/assets/duct.aaaaaaaa.jpg', 'A duct'), of('/assets/duct.aaaaaaaa.jpg', 'Our duct')),
    ]).toEqual([
      [{ ...nothing, topics: ['image'], subject: 'duct', before: 'another', after: 'another', places: ['main'], pages: ['/'] }],
      [{ ...nothing, topics: ['image'], before: 'duct', after: 'flue', places: ['main'], pages: ['/'] }],
      [{ ...nothing, topics: ['spoken'], subject: 'duct', before: 'A duct', after: 'Our duct', places: ['main'], pages: ['/'] }],
    ])
  })

  test('reports the changed declarations of each changed style rule', () => {
    const of = (css: string): string => page({ head: `<style>${css}</style>` })
    expect(
      changes(
        of('.a{color:red;margin:0}@media print{.a,.b{content:"};{"}}@font-face{src:url(/x.aaaaaaaa.woff2)}'),
        of('.a{color:blue;margin:0}@media print{.a,.b{content:"}"}}@font-face{src:url(/x.bbbbbbbb.woff2)}'),
      ),
    ).toEqual([
      { ...nothing, topics: ['style'], subject: '.a', before: 'color: red', after: 'color: blue', places: ['head'], pages: ['/'] },
      {
        ...nothing,
        topics: ['style'],
        subject: '@media print .a,.b',
        before: 'content: "};{"',
        after: 'content: "}"',
        places: ['head'],
        pages: ['/'],
      },
    ])
  })

  test('reports other tags around the same text, but not tags of added text', () => {
    expect([
      changes(page({ footer: '<p class="a">X</p>' }), page({ footer: '<p class="b">X</p>' })),
      changes(page({ main: '<p>One</p>' }), page({ main: '<p>One</p><p class="new">Two</p>' })),
    ]).toEqual([
      [{ ...nothing, topics: ['markup'], before: '<p class="a">', after: '<p class="b">', places: ['footer'], pages: ['/'] }],
      [{ ...nothing, topics: ['text'], before: null, after: 'Two', places: ['main'], pages: ['/'] }],
    ])
  })

  test('reports a page that is a kilobyte larger', () => {
    const grown = page({ main: `<p>One</p><!--${'x'.repeat(2000)}-->` })
    const before = page({ main: '<p>One</p>' })
    expect(changes(before, grown)).toEqual([
      {
        ...nothing,
        topics: ['weight'],
        before: String(before.length),
        after: String(grown.length),
        places: ['head'],
        pages: ['/'],
      },
    ])
  })

  test('reports invisible changes as source code', () => {
    expect(changes(page({ main: '<p>One</p>' }), page({ main: '<p>One</p><!-- note -->' }))).toEqual([
      {
        ...nothing,
        topics: ['details'],
        before: 'example/"></head><body><main><p>One</p></main><footer></footer></body></html>',
        after: 'example/"></head><body><main><p>One</p><!-- note --></main><footer></footer></body></html>',
        places: ['head'],
        pages: ['/'],
      },
    ])
  })
})

describe('pages', () => {
  const twin = (path: string): string => `<link rel="alternate" hreflang="fr" href="https://a.example${path}">`

  test('recognizes a moved page by its translations, its text or a redirect', () => {
    const before = {
      'a.html': page({ path: '/a', main: '<p>All about ducts and their cleaning</p>' }),
      'b.html': page({ path: '/b', main: '<p>Short</p>', head: twin('/fr/b') }),
      'c.html': page({ path: '/c', main: '<p>First words</p>' }),
      'fr/b.html': page({ path: '/fr/b' }).replace('lang="en"', 'lang="fr"'),
    }
    const after = {
      'a2.html': page({ path: '/a2', main: '<p>All about ducts and their cleaning</p>' }),
      'b2.html': page({ path: '/b2', main: '<p>Other words</p>', head: twin('/fr/b') }),
      'c2.html': page({ path: '/c2', main: '<p>Nothing in common here</p>' }),
      'fr/b.html': before['fr/b.html'],
      ...record([{ from: '/c', to: '/c2', status: 301 }]),
    }
    expect(differenceOf(before, after).moved).toEqual([
      { from: '/c', to: '/c2', title: 'T', redirected: true },
      { from: '/b', to: '/b2', title: 'T', redirected: false },
      { from: '/a', to: '/a2', title: 'T', redirected: false },
    ])
  })

  test('reports a removed page with its parent, and links to it once', () => {
    const gone = page({ path: '/x/y', main: '<p>Y</p>' }).replace(
      '<main>',
      '<nav><ol><li><a href="/">Home</a></li><li><a href="/x">X</a></li></ol></nav><main>',
    )
    const x = (links: string): string => page({ path: '/x', main: `<h1>X</h1><ul><li>One</li>${links}</ul>` })
    const difference = differenceOf({ 'x.html': x('<li><a href="/x/y">Y</a></li>'), 'x/y.html': gone }, { 'x.html': x('') })
    expect({ removed: difference.removed, links: difference.links, changes: difference.changes }).toEqual({
      removed: [{ path: '/x/y', title: 'T', language: 'en', leadsTo: null, parent: '/x' }],
      links: { toAdded: [], toRemoved: ['/x'], toMoved: [] },
      changes: [],
    })
  })

  test('reports the same change on all pages once', () => {
    const of = (year: string): Record<string, string> =>
      Object.fromEntries(['a', 'b', 'c'].map(name => [`${name}.html`, page({ main: `<p>${name}</p>`, footer: `<p>© ${year}</p>` })]))
    expect(differenceOf(of('2025'), of('2026')).changes).toEqual([
      { ...nothing, topics: ['text'], before: '© 2025', after: '© 2026', places: ['footer'], pages: ['/a', '/b', '/c'] },
    ])
  })

  test('reports another origin of the site as one change', () => {
    const of = (origin: string): string =>
      page({ head: `<meta property="og:url" content="https://a.example/">` }).replaceAll('https://a.example', origin)
    expect(changes(of('https://a.example'), of('https://b.example'))).toEqual([
      {
        ...nothing,
        topics: ['origin'],
        before: 'https://a.example',
        after: 'https://b.example',
        places: ['head'],
        pages: ['/'],
      },
    ])
  })
})

describe('outside of the pages', () => {
  const index = page({})

  const serve = (redirects: readonly unknown[], headers: readonly unknown[] = []): string => JSON.stringify({ redirects, headers })
  const old = { source: '/old', destination: '/', type: 301 }
  const older = { added: [{ from: '/older', to: 'https://b.example', status: 301 }], removed: [], changed: [], followed: 0 }

  test('compares redirects of the build records', () => {
    const before = { 'index.html': index, ...record([{ from: '/old', to: '/', status: 301 }]) }
    const after = {
      'index.html': index,
      'serve.json': serve([]),
      ...record([
        { from: '/old', to: '/', status: 301 },
        { from: '/older', to: 'https://b.example', status: 301 },
      ]),
    }
    expect(differenceOf(before, after).redirects).toEqual(older)
  })

  test('compares redirects and headers of serve.json without build records', () => {
    const before = {
      'index.html': index,
      'serve.json': serve(
        [old, { source: '/_headers', destination: '/404', type: 404 }],
        [{ source: '**', headers: [{ key: 'A', value: '1' }] }],
      ),
    }
    const after = {
      'index.html': index,
      'serve.json': serve(
        [old, { source: '/older', destination: 'https://b.example' }],
        [{ source: '**', headers: [{ key: 'A', value: '2' }] }],
      ),
      ...record([]),
    }
    const { redirects, headers, notCompared } = differenceInEnglish(differenceOf(before, after))
    expect({ redirects, headers, notCompared }).toEqual({
      redirects: older,
      headers: [{ name: 'A', before: '1', after: '2' }],
      notCompared: [],
    })
  })

  test('reports redirects and headers as not compared without a source', () => {
    const difference = differenceOf({ 'index.html': index }, { 'index.html': page({ main: '<p>A</p>' }), ...record([]) })
    expect(difference.notCompared).toEqual(['redirects', 'headers'])
    expect(reportOf(difference, { before: 'old', after: 'new' }).sections.at(-1)).toEqual({
      title: 'Not compared',
      items: [
        {
          kind: 'text',
          text: 'Redirects and headers: one of the two sites has neither a build record in its “.hosts” folder nor a serve.json.',
        },
      ],
    })
  })

  test('compares headers without style hashes, robots.txt, the sitemap and files', () => {
    const headers = (policy: string, frame: string, cache: string) =>
      record(
        [],
        [
          {
            scope: 'all',
            headers: [
              { name: 'Content-Security-Policy', value: policy },
              { name: 'X-Frame-Options', value: frame },
            ],
          },
          { scope: 'immutable', headers: [{ name: 'Cache-Control', value: cache }] },
          { scope: 'home', headers: [{ name: 'Content-Security-Policy', value: policy }] },
        ],
      )
    const before = {
      'index.html': index,
      ...headers("style-src 'self' 'sha256-AAAA='", 'DENY', 'max-age=1'),
      'robots.txt': 'User-agent: *\nAllow: /\n',
      'sitemap.xml': '<urlset><url><loc>https://a.example/</loc></url></urlset>',
      'assets/f.aaaaaaaa.woff2': 'one',
      'assets/f.aaaaaaaa.woff2.br': 'twin',
    }
    const after = {
      'index.html': index,
      ...headers("style-src 'self' 'sha256-BBBB='", 'SAMEORIGIN', 'max-age=2'),
      'robots.txt': 'User-agent: *\nDisallow: /\n',
      'sitemap.xml': '<urlset></urlset>',
      'assets/f.bbbbbbbb.woff2': 'two',
      'assets/f.bbbbbbbb.woff2.br': 'twin',
      'new.txt': 'x',
    }
    const { headers: reported, robots, sitemap, files, changes: none } = differenceInEnglish(differenceOf(before, after))
    expect({ headers: reported, robots, sitemap, files, none }).toEqual({
      headers: [
        { name: 'X-Frame-Options', before: 'DENY', after: 'SAMEORIGIN' },
        { name: 'Cache-Control (files that never change)', before: 'max-age=1', after: 'max-age=2' },
      ],
      robots: { added: ['Disallow: /'], removed: ['Allow: /'] },
      sitemap: { added: [], removed: ['https://a.example/'] },
      files: { added: ['new.txt'], removed: [], changed: ['assets/f.woff2'] },
      none: [],
    })
  })
})

describe('invalid and old sites', () => {
  const index = page({ main: '<p>A</p>' })
  const words = (files: Readonly<Record<string, string>>): string =>
    JSON.stringify(reportOf(differenceOf({ 'index.html': index, ...record([]) }, files), { before: 'old', after: 'new' }))

  test.each([
    ['truncated', '[{"from":'],
    ['of another type', '{"a":1}'],
    ['of an older version', '[{"from":"/x"}]'],
    ['empty', ''],
  ])('reports redirects and headers as not compared with a record that is %s', (_, text) => {
    const files = {
      'index.html': page({ main: '<p>B</p>' }),
      '.hosts/.townsite-redirects.json': text,
      '.hosts/.townsite-headers.json': text,
    }
    expect(words(files)).toContain('Redirects and headers: one of the two sites has neither a build record')
  })

  test.each(['null', '5', '{"redirects":5}', '{"headers":[{"headers":5}]}', '{"redirects":[null]}'])(
    'ignores a serve.json that contains %s',
    text => {
      expect(words({ 'index.html': index, 'serve.json': text })).toContain('Not compared')
    },
  )

  test('reports a page without HTML, and does not print its content', () => {
    const garbage = '\u0000\u001b[31m\ufffd binary'
    const other = page({ path: '/b' })
    expect(differenceInEnglish(differenceOf({ 'a.html': index, 'b.html': other }, { 'a.html': garbage, 'b.html': other })).changes).toEqual(
      [
        {
          ...nothing,
          topics: ['markup'],
          subject: 'content of its file',
          before: 'a page',
          after: 'no HTML',
          places: ['main'],
          pages: ['/a'],
        },
      ],
    )
    expect(changes(index, page({ main: '<p>\u001b[31mB</p>' }))).toEqual([
      { ...nothing, topics: ['text'], before: 'A', after: '\ufffd[31mB', places: ['main'], pages: ['/'] },
    ])
  })
})
