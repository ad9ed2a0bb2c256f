import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { compareWords } from '../../../generator/tools/diff/compare-words.ts'
import { reportHtml } from '../../../generator/tools/diff/print/html.ts'
import { differenceJson } from '../../../generator/tools/diff/print/json.ts'
import { reportOf } from '../../../generator/tools/diff/print/make-report.ts'
import { reportMarkdown } from '../../../generator/tools/diff/print/markdown.ts'
import { reportText } from '../../../generator/tools/diff/print/text.ts'
import { differenceOf, page, record } from './site-of.ts'

const names = { before: 'old', after: 'new' }
const siteOf = (html: string) => ({ 'index.html': html, ...record([]) })
const report = (before: string, after: string) => reportOf(differenceOf(siteOf(before), siteOf(after)), names)
const reworded = (before: string, after: string) => report(page({ main: `<p>${before}</p>` }), page({ main: `<p>${after}</p>` }))

test('compares words in any script, with adjacent words as one change', () => {
  const textOf = (before: string, after: string): string =>
    compareWords(before, after)
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'before' ? `−${text}−` : `+${text}+`))
      .join('')
  expect([
    textOf('We clean all ducts.', 'We sweep old ducts.'),
    textOf('営業時間は午前七時', '営業時間は午後七時'),
    textOf('a', 'a b'),
    textOf('', 'a'),
  ]).toEqual(['We −clean all−+sweep old+ ducts.', '営業時間は−午前−+午後+七時', 'a+ b+', '+a+'])
})

describe('text', () => {
  test('shortens a long text around its changed words, and shows no-break spaces', () => {
    const long = 'word '.repeat(40)
    expect(reportText(reworded(`${long}one: two ${long}`, `${long}one\u00a0: two ${long}`), { colour: false })).toBe(
      [
        'old → new',
        '1 page: 1 changed.',
        '',
        'What visitors and search engines read',
        '  Text · /',
        '    was: …word word word word word word word word one: two word word word word word word word word…',
        '    now: …word word word word word word word word one[⍽]: two word word word word word word word word…',
      ].join('\n'),
    )
  })

  test('colors changed words if colors are enabled', () => {
    expect(reportText(reworded('Ask for Ann now', 'Ask for Bob now'), { colour: true }).split('\n').slice(-2)).toEqual([
      '    was: Ask for \u001b[31m[Ann]\u001b[39m now',
      '    now: Ask for \u001b[32m[Bob]\u001b[39m now',
    ])
  })
})

describe('markdown', () => {
  test('escapes markup, mentions, references and links in texts of the site', () => {
    expect(
      reportMarkdown(
        reworded('Price', '1. **@someone** &lt;img src=x&gt; #12 `code` [a](http://b.example) www.c.example | ~x~ $y$ &amp;amp;'),
      ),
    ).toBe(
      [
        '### 1 page: 1 changed.',
        '',
        '<code>old</code> → <code>new</code>',
        '',
        '#### What visitors and search engines read',
        '',
        '- **Text** · /<br>',
        '  <del>Price</del> → <ins>1&#46; &#42;&#42;@&#8203;someone&#42;&#42; &#60;img src=x&#62; #&#8203;12 &#96;code&#96; &#91;a&#93;(http&#58;//b.example) www&#46;c.example &#124; &#126;x&#126; &#36;y&#36; &#38;amp;</ins>',
      ].join('\n'),
    )
  })

  test('stays below the limit of a comment, and reports omitted changes', () => {
    const of = (word: string): string =>
      page({ main: Array.from({ length: 1200 }, (_, index) => `<p>Text ${index} ${word}${index}</p>`).join('') })
    const markdown = reportMarkdown(report(of('a'), of('b')))
    expect(markdown.length).toBeLessThan(65_536)
    expect(markdown).toMatch(/\n_[\d,]+ more changes are omitted; the HTML report contains all of them\._$/)
    expect(markdown.split('<details>')).toHaveLength(markdown.split('</details>').length)
  })
})

test('prints the documented JSON keys', () => {
  const difference = differenceOf({ 'index.html': page({ main: '<p>A</p>' }) }, { 'index.html': page({ main: '<p>B</p>' }) })
  expect(JSON.parse(differenceJson(difference, names))).toEqual({
    version: 1,
    before: 'old',
    after: 'new',
    same: false,
    pages: { before: 1, after: 1, changed: ['/'] },
    languages: { en: ['/'] },
    wholeLanguages: { added: [], removed: [] },
    added: [],
    removed: [],
    moved: [],
    links: { toAdded: [], toRemoved: [], toMoved: [] },
    changes: [{ topics: ['text'], subject: null, before: 'A', after: 'B', section: null, places: ['main'], texts: 1, pages: ['/'] }],
    redirects: { added: [], removed: [], changed: [], followed: 0 },
    headers: [],
    notCompared: ['redirects', 'headers'],
    sitemap: { added: [], removed: [] },
    robots: { added: [], removed: [] },
    files: { added: [], removed: [], changed: [] },
  })
})

test('escapes every text in HTML, and contains no external URLs', () => {
  const html = reportHtml(reworded('A', '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src="https://c.example/x.png"&gt;'), {
    pages: [],
    note: 'No <b>browser</b>.',
  })
  const found: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'script' || name === 'b' || attributes.src !== undefined) found.push(name)
      if (attributes.href !== undefined) found.push(attributes.href)
    },
  })
  parser.end(html)
  expect(found).toEqual(['data:,'])
  expect(html).toContain('<p>No &lt;b&gt;browser&lt;/b&gt;.</p>')
})

describe('in French', () => {
  const inFrench = (before: string, after: string): string =>
    reportText(reportOf(differenceOf(siteOf(before), siteOf(after)), names, 'fr'), { colour: false, language: 'fr' })
      .split('\n')
      .slice(1)
      .join('\n')

  test('prints the report in French, and quotes the site unchanged', () => {
    const of = (text: string, target: string): string => page({ main: `<h2>More</h2><p>${text}</p><a href="${target}">Rules</a>` })
    expect(inFrench(of('We clean', '/a'), of('We sweep', '/b'))).toBe(
      [
        '1 page\u00a0: 1 modifiée.',
        '',
        'Ce que lisent les visiteurs et les moteurs de recherche',
        '  Texte sous «\u00a0More\u00a0» · /',
        '    avant\u00a0: We [clean]',
        '    après\u00a0: We [sweep]',
        '  Lien vers Rules sous «\u00a0More\u00a0» · /',
        '    avant\u00a0: /[a]',
        '    après\u00a0: /[b]',
      ].join('\n'),
    )
  })

  test('describes attributes of forms and positions in lists in French', () => {
    const form = (attributes: string): string => page({ main: `<form action="/send"><input name="mail" ${attributes}></form>` })
    expect(inFrench(form('required'), form(''))).toContain(
      'Formulaire\u00a0: required de «\u00a0mail\u00a0» · /\n    required → sans required',
    )
    const list = (...items: readonly string[]): string => page({ main: items.map(item => `<p>${item}</p>`).join('') })
    expect(inFrench(list('One thing', 'Two things', 'Three things'), list('Two things', 'Three things', 'One thing'))).toContain(
      'Ordre\u00a0: «\u00a0One thing\u00a0» · /\n    en premier → après «\u00a0Three things\u00a0»',
    )
  })
})
