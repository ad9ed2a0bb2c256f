import { expect, test } from 'vitest'
import { collisions } from '../../../generator/site/emit/collect.ts'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { messageOf } from '../../support/text.ts'

/** Problems reported for pages with these paths and files with these names. */
const reported = (pages: readonly UrlPath[], files: readonly string[]): readonly string[] =>
  collisions(
    pages.map(path => ({ path })),
    files.map(path => ({ path, bytes: '' })),
  ).map(messageOf)

test('accepts pages and files with different paths', () => {
  expect(reported(['/', '/fr', '/fr/services', '/fr/services/ducts'], ['robots.txt', 'fr/menu.pdf', 'services/a.pdf'])).toEqual([])
})

test.each<readonly [pages: readonly UrlPath[], files: readonly string[], expected: readonly string[]]>([
  [['/fr'], ['robots.txt', 'Robots.txt'], ['Two files would be published as Robots.txt']],
  [['/fr'], ['FR.html'], ['Two files would be published as FR.html']],
  [['/fr'], ['fr/index.html'], ['fr/index.html and the page fr.html would both have the URL /fr']],
  [['/fr'], ['fr'], ['fr and the page fr.html would both have the URL /fr']],
  [['/fr'], ['fr.html/a.pdf'], ['fr.html would be both a file and the folder of fr.html/a.pdf']],
  [['/fr', '/team.html/us'], ['Team.html'], ['Team.html would be both a file and the folder of team.html/us.html']],
  [['/docs/a'], ['Docs'], ['Docs would be both a file and the folder of docs/a.html']],
  [['/', '/index'], [], ['Two files would be published as index.html']],
  [['/fr', '/fr/index'], [], ['fr.html and the page fr/index.html would both have the URL /fr']],
])('pages %j and files %j', (pages, files, expected) => {
  expect(reported(pages, files)).toEqual(expected)
})
