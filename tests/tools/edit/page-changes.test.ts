import { expect, test } from 'vitest'
import type { Site } from '../../../generator/site/build.ts'
import { changeData } from '../../../generator/site/config/edit/edit-data.ts'
import type { Edit } from '../../../generator/site/config/edit/edit-text.ts'
import type { PageChanges } from '../../../generator/tools/edit/protocol.ts'
import { siteWith } from '../../../generator/tools/edit/server/origins/page-origins.ts'
import { comparePages } from '../../../generator/tools/edit/server/page-changes.ts'
import { smallText } from '../../support/sample.ts'
import { fakeSite } from '../../support/site.ts'

const site = fakeSite(smallText)

// The config keeps its shape.
const edited = (edit: Edit): Site => siteWith(site, changeData(site.config, edit) as Site['config'])

const compared = (before: Site, after: Site): Promise<PageChanges> => comparePages(before, after, 'en', () => Promise.resolve(true))

/** Each sentence of the report with its pages. */
const sentencesOf = ({ sections }: PageChanges): readonly string[] =>
  sections.flatMap(({ title, items }) =>
    items.map(item => {
      if (item.kind !== 'change') return item.kind === 'list' ? `${title}: ${item.items.flat().join(' ')}` : `${title}: ${item.kind}`
      const texts = [item.before, item.after].map(pieces => pieces?.map(({ text }) => text).join('') ?? '')
      return `${title}: ${[item.what, item.where].filter(Boolean).join(' ')}, ${item.pages}: ${texts.join(' → ')}`
    }),
  )

test('the same change on many pages is reported in one sentence', async () => {
  const changes = await compared(site, edited({ kind: 'set', path: ['phones', 'book', 'main'], value: '514-555-0188' }))
  expect(changes.pages).toHaveLength(site.routes.length)
  expect(sentencesOf(changes)[0]).toBe(
    `What visitors and search engines read: Phone number in the header, the page, the footer, the call button, the messages of the form and the data for search engines, all ${site.routes.length} pages: 819-555-0123 → 514-555-0188`,
  )
  expect(sentencesOf(changes).length).toBeLessThan(6)
})

test('a change of one page is reported with that page', async () => {
  const { pages, sections } = await compared(site, edited({ kind: 'set', path: ['pages', 'about', 'title', 'en'], value: 'Who we are' }))
  expect([pages, sentencesOf({ pages, sections })]).toEqual([
    ['/about'],
    [
      'What visitors and search engines read: Title in previews on social networks and the data for search engines, /about: About → Who we are',
    ],
  ])
})

test('added and removed pages are listed, and an unchanged site has no changes', async () => {
  const [service] = site.config.services
  const more = edited({ kind: 'append', path: ['services'], value: { ...service, id: 'other', slug: { en: 'other', fr: 'autre' } } })
  expect(sentencesOf(await compared(site, more))).toContainEqual(expect.stringMatching(/^New: .*\/other/))
  expect(sentencesOf(await compared(more, site))).toContainEqual(expect.stringMatching(/^Removed: .*\/other/))
  expect(await compared(site, siteWith(site, site.config))).toMatchObject({ pages: [], sections: [] })
})
