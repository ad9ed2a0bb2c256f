/** An overview of four invented sites: the table, the shared findings, and the page. */
import { expect, test } from 'vitest'
import { siteId } from '../../../../generator/platform/config/config-names.ts'
import { noteOf } from '../../../../generator/site/messages/notes.ts'
import type { CheckedSite } from '../../../../generator/tools/check/check-sites.ts'
import type { Found } from '../../../../generator/tools/check/diagnostics.ts'
import { overviewOf } from '../../../../generator/tools/check/overview/overview.ts'
import { overviewPage } from '../../../../generator/tools/check/overview/page.tsx'
import { overviewTable, uniqueFindings } from '../../../../generator/tools/check/overview/text.ts'

const report = { diagnostics: [], pages: 12, run: [], notApplicable: [], switchedOff: [] }

const site = (name: string, diagnostics: readonly Found[], more: Partial<CheckedSite> = {}): CheckedSite => ({
  config: `sites/${name}.config.yaml`,
  diagnostics,
  report,
  sources: new Map(),
  stale: [],
  ...more,
})

const brand = (line: number) => ({ file: 'brand.config.yaml', line, column: 7 })

/** From one line of the base, with other wording for each city. */
const longTitle = (town: string): Found => ({
  code: 'TITLE_LENGTH',
  severity: 'warning',
  variant: 'long',
  values: { length: 70, max: 65, text: `Ducts in ${town}` },
  notes: [noteOf('on-pages', { pages: ['/'] })],
  where: brand(12),
  pages: ['/'],
})

const noGeo: Found = { code: 'STRUCTURED_RECOMMENDED', severity: 'notice', variant: 'lacks', values: { node: 'Plumber', property: 'geo' } }

const otherCity = (town: string): Found => ({
  code: 'OTHER_CITY',
  severity: 'warning',
  variant: 'left',
  values: { marks: 'Montreal', base: 'brand', text: 'Ducts', file: `${town}.yaml`, line: `name: ${town}`, command: 'clone' },
  where: brand(40),
})

const overview = overviewOf(
  [
    site('anjou', []),
    site('delson', [longTitle('Delson'), otherCity('delson'), noGeo], {
      stale: [{ key: 'business.slogan', language: 'fr', source: 'Look first', text: 'Voir', where: brand(3) }],
    }),
    site('laval', [
      longTitle('Laval'),
      otherCity('laval'),
      noGeo,
      { code: 'DRAFT_TEXT', severity: 'notice', variant: 'draft', values: { name: 'Chomedey' } },
      {
        code: 'LINK_TARGET',
        severity: 'error',
        variant: 'more',
        values: { count: 40 },
        more: 40,
      },
    ]),
    site(
      'quebec',
      [
        {
          code: 'URL_VANISHED',
          severity: 'error',
          values: {
            paths: ['<b>/old</b>', '/older'],
            lines: ['- { from: /old, to: / }'],
            write: 'npm run urls -- --write-redirects',
            accept: 'npm run urls -- --accept',
          },
          where: { file: 'sites/quebec.config.yaml', line: 2, column: 1 },
          pages: ['/old', '/older'],
        },
      ],
      { report: undefined, stale: undefined },
    ),
  ],
  siteId,
)

test('prints a table with one line per site, the site with the most severe problems first', () => {
  expect(overviewTable(overview, 'en')).toBe(
    `
site        pages  errors  broken URLs  warnings  other-city texts  drafts left  stale translations
quebec  not built       1            2         0                 –            –                   –
laval          12      40            0         2                 1            1                   0
delson         12       0            0         2                 1            0                   1
anjou          12       0            0         0                 0            0                   0
2 of 4 sites have errors; 1 of them could not be built; 1 without findings.
`.trim(),
  )
})

test('prints the table and the sites of a shared finding in French', () => {
  expect(overviewTable(overview, 'fr').split('\n').at(-1)).toBe(
    'Sites avec des erreurs : 2 sur 4 (non générés : 1); sans aucun constat : 1 sur 4.',
  )
  expect(overviewTable(overview, 'fr')).toContain('quebec  non généré')
  expect(uniqueFindings(overview, 'fr')[0]?.message).toMatch(/, sur 2 sites : laval et delson; autres formulations : 1$/)
})

test('reports a shared finding once with the names of its sites, and any other finding with the name of its site', () => {
  expect(uniqueFindings(overview, 'en').map(({ config, message, hint }) => [config, message, hint])).toEqual([
    [
      'sites/delson.config.yaml',
      'The title has 70 characters, but the maximum is 65: “Ducts in Delson” (on /), in 2 sites: laval and delson, with 1 more in other words',
      'Write about 50 to 60 characters: the main words first, the name of the business last.',
    ],
    [
      'sites/delson.config.yaml',
      'Still mentions Montreal, from brand: “Ducts”, in 2 sites: laval and delson',
      'Write a text there that is true for every city: docs/reference/placeholders.md. For delson: In delson.yaml, write name: delson. If the text is correct there, accept it with clone.',
    ],
    [
      'sites/delson.config.yaml',
      'Plumber should have geo, in 2 sites: laval and delson',
      'Add the missing value to the config: email or phones, hours.weekly, business.geo or business.priceRange.',
    ],
    [
      'sites/quebec.config.yaml',
      '2 published URLs no longer exist and have no redirects: <b>/old</b> and one more',
      expect.stringContaining('\n      - { from: /old, to: / }\n'),
    ],
    ['sites/laval.config.yaml', 'laval: 40 more findings like these', 'Correct the first ones: the others often go with them.'],
    [
      'sites/laval.config.yaml',
      'laval: Chomedey is a draft: its texts were generated from its name',
      'Check “in”, write “description” and “neighbourhoods”, and remove “draft: true”.',
    ],
  ])
})

test('reports the findings of a single site unchanged', () => {
  const alone = overviewOf([site('laval', [longTitle('Laval')])], siteId)
  expect(uniqueFindings(alone, 'en').map(({ message }) => message)).toEqual([
    'The title has 70 characters, but the maximum is 65: “Ducts in Laval” (on /)',
  ])
})

test('names sites by their paths if two files have the same name', () => {
  const two = overviewOf([site('a/x', []), site('b/x', [])], siteId)
  expect(two.sites.map(({ name }) => name)).toEqual(['sites/a/x.config.yaml', 'sites/b/x.config.yaml'])
})

/** The visible text of a page, one line per block. */
const read = (html: string): readonly string[] =>
  html
    .replace(/^.*<main>/s, '')
    .replace(/<\/(?:p|li|tr|h[123]|summary|caption)>/g, '\n')
    .replace(/<\/(?:td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

test('writes the page and escapes all texts', () => {
  const page = overviewPage(overview, '2026-11-23')
  expect(page).toContain('<title>4 sites, Monday, 23 November 2026</title>')
  expect(read(page)).toMatchSnapshot()
})

test('collapses the sites of a page with many sites, and shows only the first shared findings and every error', () => {
  const shared = (severity: Found['severity'], count: number): readonly Found[] =>
    Array.from({ length: count }, (_, index) => ({ ...noGeo, severity, values: { node: severity, property: `${index}` } }))
  const pageOf = (count: number, found: readonly Found[]): string =>
    overviewPage(
      overviewOf(
        Array.from({ length: count }, (_, index) => site(`city-${index}`, found)),
        siteId,
      ),
      '2026-11-23',
    )
  const folds = (page: string) => ({ open: page.split('<details class="site" open').length - 1, more: /And \d+ more/.exec(page)?.[0] })
  expect(folds(pageOf(10, shared('error', 12)))).toEqual({ open: 10, more: undefined })
  expect(folds(pageOf(11, [...shared('error', 14), ...shared('warning', 3)]))).toEqual({ open: 0, more: 'And 3 more' })
  expect(folds(pageOf(11, [...shared('error', 2), ...shared('warning', 13)]))).toEqual({ open: 0, more: 'And 3 more' })
})
