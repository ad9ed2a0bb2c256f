import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import type { PageKind } from '../../generator/site/model/page-kinds.ts'
import { renderPage } from '../../generator/site/render/render.tsx'
import { keysOf } from '../../generator/site/util/table.ts'
import { arabic } from '../../templates/examples/copy-ar.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { french } from '../../templates/examples/copy-fr.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { pagesOf } from './pages.ts'

const assets = { styles: '', script: '/site.js' } as const
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:document'], rules: { 'require-sri': 'off' } })
const site = pagesOf(english)
const html = (kind: PageKind): string => renderPage(site[kind], assets)
const kinds = keysOf(site)

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
const main = (kind: PageKind): string =>
  html(kind)
    .replace(/^.*?<main/s, '')
    .replace(/<\/main>.*$/s, '')

describe.each([
  ['en', pagesOf(english)],
  ['fr', pagesOf(french)],
  ['ar', pagesOf(arabic, [arabic, english, french])],
] as const)('%s', (code, pages) => {
  test.each(kinds)('%s is a valid document with one main heading, and levels without a gap', thoroughUnless(code === 'ar'), async kind => {
    const text = renderPage(pages[kind], assets)
    const report = await validator.validateString(text)
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      ),
    ).toEqual([])
    const levels = [...text.matchAll(/<h([1-6])[ >]/g)].map(match => Number(match[1]))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })
})

describe('every page', () => {
  test.each(kinds)('%s shows the number in the header, the footer and the floating button', kind => {
    const text = html(kind)
    const call = /href="tel:\+15145550123"/
    const parts = [/<header class="header">.*?<\/header>/s, /<footer.*?<\/footer>/s, /<aside class="floating-call".*?<\/aside>/s]
    expect(parts.map(part => call.test(part.exec(text)?.[0] ?? ''))).toEqual([true, true, true])
  })

  test('without a form has a second button in the bar, except on its target page', () => {
    const bar = ({ kind }: (typeof site)['contact' | 'about'], page = { ...site[kind], form: null }): string | undefined =>
      /<aside class="floating-call".*?<\/aside>/s.exec(renderPage(page, assets))?.[0].replace(/<svg.*?<\/svg>/gs, '')
    const call =
      '<a href="tel:+15145550123"><span class="floating-call__words"><span class="floating-call__label">Call Now</span> <span class="floating-call__clock" data-clock="[[0,0,[[0,&quot;Open until 8 p.m.&quot;]]]]"><span></span></span> <bdi>514-555-0123</bdi></span></a>'
    expect(bar(site.about)).toBe(
      `<aside class="floating-call" aria-label="Call Now" data-floating=""><div>${call}</div><a class="floating-call__book" href="/en/contact">Book Free Inspection</a></aside>`,
    )
    expect(bar(site.contact)).toBe(`<aside class="floating-call" aria-label="Call Now" data-floating=""><div>${call}</div></aside>`)
  })
})

describe('what the specification requires of', () => {
  test('the home page', () => {
    const text = main('home')
    expect({
      forms: count(text, /<form[^>]* data-success=/g),
      cards: count(text, /class="service-card"/g),
      pairs: count(text, /type="range"/g),
      figures: [...text.matchAll(/class="stats__figure">([^<]+)</g)].map(match => match[1]),
      towns: count(text.slice(text.indexOf('class="towns"')), /<li>/g),
      map: count(text, /data-map="https:/g),
      book: count(text, /href="\/en\/contact"/g) >= 2,
    }).toEqual({ forms: 2, cards: 3, pairs: 3, figures: ['25+', '5,000+', '100%', '24/7'], towns: 10, map: 1, book: true })
  })

  test('the page of all services: three blocks with benefits, steps and a link', () => {
    const text = main('services')
    expect([
      count(text, /class="service-block"/g),
      count(text, /class="checklist"/g),
      count(text, /class="service-block__steps"/g),
      count(text, /class="service-block__more"/g),
    ]).toEqual([3, 3, 3, 3])
  })

  test('a service: buttons, safety note, six signs, six benefits, five steps, questions, locations', () => {
    const text = main('service')
    expect({
      notice: count(text, /class="notice"/g),
      source: count(text, /href="https:\/\/www\.nfpa\.org\/"/g),
      points: [...text.matchAll(/<ul class="points">(.*?)<\/ul>/gs)].map(match => count(match[1] ?? '', /<li>/g)),
      steps: count(/<ol class="steps">.*?<\/ol>/s.exec(text)?.[0] ?? '', /<li>/g),
      questions: count(text, /<details>/g),
      areas: count(/<ul class="link-list">.*?<\/ul>/s.exec(text)?.[0] ?? '', /<li>/g),
    }).toEqual({ notice: 1, source: 1, points: [6, 6], steps: 5, questions: 3, areas: 6 })
  })

  test('a service in a location: local text with its source, neighbourhoods, six reasons, the five others, the link back', () => {
    const text = main('serviceLocation')
    expect({
      source: /Source: Canada Mortgage and Housing Corporation/.test(text),
      neighbourhoods: count(/<ul class="chips.*?<\/ul>/s.exec(text)?.[0] ?? '', /<li>/g),
      reasons: count(/<ul class="points">.*?<\/ul>/s.exec(text)?.[0] ?? '', /<li>/g),
      others: count(/<ul class="link-list">.*?<\/ul>/s.exec(text)?.[0] ?? '', /<li>/g),
      back: /class="link-list__more"><a href="\/en\/services\/air-duct-cleaning">/.test(text),
    }).toEqual({ source: true, neighbourhoods: 8, reasons: 6, others: 5, back: true })
  })

  test('the service areas: each with its neighbourhoods and its three services, and the map', () => {
    const text = main('serviceAreas')
    expect([
      count(text, /class="area"/g),
      count(text, /class="chips"/g),
      count(text, /in Laval<svg/g),
      count(text, /<iframe[^>]+loading="lazy"/g),
    ]).toEqual([6, 6, 3, 1])
  })

  test.each([
    ['that loads lazily is below them', 'lazy', true, ['link', 'area', 'frame']],
    ['that loads on request has its button next to the drawing', 'click', true, ['button', 'link', 'area']],
    ['is above them without a drawing', 'lazy', false, ['frame', 'link', 'area']],
  ] as const)('the service areas: a map %s', (_what, load, isDrawn, order) => {
    const { map } = site.serviceAreas
    if (map?.frame == null) throw new Error('the example has a map')
    const page = { ...site.serviceAreas, map: { ...map, frame: { ...map.frame, load }, areas: isDrawn ? map.areas : [] } }
    const marks = { button: 'data-map=', frame: '<iframe', link: `>${map.link?.label}</a>`, area: 'class="area"' }
    const text = renderPage(page, assets)
    const placed = keysOf(marks)
      .map(mark => [mark, text.indexOf(marks[mark])] as const)
      .filter(([, place]) => place >= 0)
    expect(placed.sort(([, one], [, other]) => one - other).map(([mark]) => mark)).toEqual(order)
  })

  test('the contact page: form, details, hours with a clock, reasons', () => {
    const text = main('contact')
    expect([
      count(text, /<form/g),
      count(text, /href="mailto:bonjour@souffle\.example"/g) > 0,
      count(text, /data-clock="[^"]*Open now/g),
      count(text, /class="checklist/g),
    ]).toEqual([1, true, 1, 1])
  })

  test('the not-found page: every language, and its own URL for the script', () => {
    const text = html('notFound')
    expect([...text.matchAll(/class="message" lang="([^"]+)"/g)].map(match => match[1])).toEqual(['en-CA', 'fr-CA'])
    expect(text).toContain('<main id="main" tabindex="-1" data-missing="/en/404">')
    expect(html('error')).not.toContain('data-missing')
  })
})
