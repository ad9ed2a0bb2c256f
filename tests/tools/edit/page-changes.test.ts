import { expect, test } from 'vitest'
import type { Site } from '../../../generator/site/build.ts'
import { changeData } from '../../../generator/site/config/edit/edit-data.ts'
import type { Edit } from '../../../generator/site/config/edit/edit-text.ts'
import { siteWith } from '../../../generator/tools/edit/server/origins/page-origins.ts'
import { comparePages, type PageChanges } from '../../../generator/tools/edit/server/page-changes.ts'
import { smallText } from '../../support/sample.ts'
import { fakeSite } from '../../support/site.ts'

const site = fakeSite(smallText)

// The config keeps its shape.
const edited = (edit: Edit): Site => siteWith(site, changeData(site.config, edit) as Site['config'])

/** Each sentence with its pages, and what was and is. */
const told = ({ sections }: PageChanges): readonly string[] =>
  sections.flatMap(({ title, items }) =>
    items.map(item => {
      if (item.kind !== 'change') return item.kind === 'list' ? `${title}: ${item.items.flat().join(' ')}` : `${title}: ${item.kind}`
      const said = [item.before, item.after].map(pieces => pieces?.map(({ text }) => text).join('') ?? '')
      return `${title}: ${[item.what, item.where].filter(Boolean).join(' ')}, ${item.pages}: ${said.join(' → ')}`
    }),
  )

test('what changed alike on many pages is one sentence', () => {
  const changes = comparePages(site, edited({ kind: 'set', path: ['phones', 'book', 'main'], value: '514-555-0188' })).look(60_000, 'en')
  expect([changes.pages.length, changes.looked, changes.of]).toEqual([site.routes.length, site.routes.length, site.routes.length])
  expect(told(changes)[0]).toBe(
    `What visitors and search engines read: Phone number in the header, the page, the footer, the call button, the messages of the form and the data for search engines, all ${site.routes.length} pages: 819-555-0123 → 514-555-0188`,
  )
  expect(told(changes).length).toBeLessThan(6)
})

test('a text of one page is told with that page alone', () => {
  const { pages, sections } = comparePages(
    site,
    edited({ kind: 'set', path: ['pages', 'about', 'title', 'en'], value: 'Who we are' }),
  ).look(60_000, 'en')
  expect([pages, told({ pages, sections, looked: 0, of: 0 })]).toEqual([
    ['/about'],
    [
      'What visitors and search engines read: Title in previews on social networks and the data for search engines, /about: About → Who we are',
    ],
  ])
})

test('pages that come and go are named, and an unchanged site has nothing to tell', () => {
  const [service] = site.config.services
  const more = edited({ kind: 'append', path: ['services'], value: { ...service, id: 'other', slug: { en: 'other', fr: 'autre' } } })
  expect(told(comparePages(site, more).look(60_000, 'en'))).toContainEqual(expect.stringMatching(/^New: .*\/other/))
  expect(told(comparePages(more, site).look(60_000, 'en'))).toContainEqual(expect.stringMatching(/^Gone: .*\/other/))
  expect(comparePages(site, siteWith(site, site.config)).look(60_000, 'en')).toMatchObject({ pages: [], sections: [] })
})

test('pages are looked at some at a time', () => {
  const comparison = comparePages(site, edited({ kind: 'set', path: ['business', 'name'], value: 'Town Air' }))
  const seen: number[] = []
  for (let { looked, of } = comparison.look(0, 'en'); looked < of; { looked, of } = comparison.look(20, 'en')) seen.push(looked)
  expect(seen[0]).toBe(0)
  expect(comparison.look(0, 'en').looked).toBe(site.routes.length)
})
