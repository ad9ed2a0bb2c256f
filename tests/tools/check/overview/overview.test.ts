/** Four made-up sites at one look: the table, what is told once, and the page. */
import { expect, test } from 'vitest'
import { siteId } from '../../../../generator/io/config/config-names.ts'
import type { Code } from '../../../../generator/site/catalogue/index.ts'
import type { CheckedSite } from '../../../../generator/tools/check/check-sites.ts'
import type { Found } from '../../../../generator/tools/check/diagnostics.ts'
import { overviewOf } from '../../../../generator/tools/check/overview/overview.ts'
import { overviewPage } from '../../../../generator/tools/check/overview/page.tsx'
import { overviewTable, toldOnce } from '../../../../generator/tools/check/overview/text.ts'

// The cast: the table counts by the names of codes, whatever the catalogue holds.
const codeOf = (name: string): Code => name as Code

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

/** From one line of the base; each city has it in its own words. */
const longTitle = (town: string): Found => ({
  code: 'TITLE_LENGTH',
  severity: 'warning',
  message: `the title is long: “Ducts in ${town}” (on /)`,
  words: `the title is long: “Ducts in ${town}”`,
  hint: 'Main words first.',
  where: brand(12),
  pages: ['/'],
})

const noGeo: Found = { code: 'STRUCTURED_RECOMMENDED', severity: 'notice', message: 'geo is missing', hint: 'Give it.' }

const otherCity = (town: string): Found => ({
  code: codeOf('OTHER_CITY'),
  severity: 'warning',
  message: 'still says Montreal',
  hint: `Write “${town}” in sites/${town}.config.yaml.`,
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
      { code: codeOf('DRAFT_TEXT'), severity: 'notice', message: 'Chomedey is a draft', hint: 'Look at it.' },
      {
        code: 'LINK_TARGET',
        severity: 'error',
        message: '40 more findings like these',
        words: '40 more findings like these',
        hint: 'Correct them.',
        more: 40,
      },
    ]),
    site(
      'quebec',
      [
        {
          code: 'URL_VANISHED',
          severity: 'error',
          message: '2 published addresses are gone: <b>/old</b> and one more',
          hint: 'Visitors still come there:\n  - { from: /old, to: / }',
          where: { file: 'sites/quebec.config.yaml', line: 2, column: 1 },
          pages: ['/old', '/older'],
        },
      ],
      { report: undefined, stale: undefined },
    ),
  ],
  siteId,
)

test('a table: a line a site, the one that needs it most first', () => {
  expect(overviewTable(overview)).toBe(
    `
site        pages  errors  addresses lost  warnings  left-overs  drafts left  stale translations
quebec  not built       1               2         0           –            –                   –
laval          12      40               0         2           1            1                   0
delson         12       0               0         2           1            0                   1
anjou          12       0               0         0           0            0                   0
2 of 4 sites have errors; 1 of them could not be built; nothing at all was found on 1.
`.trim(),
  )
})

test('what several sites have is told once, with their names; the rest with the name of its site', () => {
  expect(toldOnce(overview).map(({ config, message, hint }) => [config, message, hint])).toEqual([
    [
      'sites/delson.config.yaml',
      'the title is long: “Ducts in Delson” (on /), in 2 sites: laval and delson, with 1 more in other words',
      'Main words first.',
    ],
    [
      'sites/delson.config.yaml',
      'still says Montreal, in 2 sites: laval and delson',
      'Words there that hold for every city mend it for all: docs/texts.md. For delson: Write “delson” in sites/delson.config.yaml.',
    ],
    ['sites/delson.config.yaml', 'geo is missing, in 2 sites: laval and delson', 'Give it.'],
    [
      'sites/quebec.config.yaml',
      '2 published addresses are gone: <b>/old</b> and one more',
      'Visitors still come there:\n  - { from: /old, to: / }',
    ],
    ['sites/laval.config.yaml', 'laval: 40 more findings like these', 'Correct them.'],
    ['sites/laval.config.yaml', 'laval: Chomedey is a draft', 'Look at it.'],
  ])
})

test('one site alone is told as it was found', () => {
  const alone = overviewOf([site('laval', [longTitle('Laval')])], siteId)
  expect(toldOnce(alone).map(({ message }) => message)).toEqual(['the title is long: “Ducts in Laval” (on /)'])
})

test('two sites whose files have the same name are called by their paths', () => {
  const two = overviewOf([site('a/x', []), site('b/x', [])], siteId)
  expect(two.sites.map(({ name }) => name)).toEqual(['sites/a/x.config.yaml', 'sites/b/x.config.yaml'])
})

/** What a reader of the page sees, a line a block. */
const read = (html: string): readonly string[] =>
  html
    .replace(/^.*<main>/s, '')
    .replace(/<\/(?:p|li|tr|h[123]|summary|caption)>/g, '\n')
    .replace(/<\/(?:td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

test('the page, and nothing of a text becomes markup', () => {
  const page = overviewPage(overview, '2026-11-23')
  expect(page).toContain('<title>4 sites, Monday, 23 November 2026</title>')
  expect(read(page)).toMatchInlineSnapshot(`
    [
      "4 sites, Monday, 23 November 2026",
      "2 of 4 sites have errors; 1 of them could not be built; nothing at all was found on 1.",
      "Sites, those that need it most first",
      "Site errors addresses lost warnings left-overs drafts left stale translations",
      "quebec not built 1 2 0 – – –",
      "laval 12 pages 40 0 2 1 1 0",
      "delson 12 pages 0 0 2 1 0 1",
      "anjou 12 pages 0 0 0 0 0 0",
      "All 41 2 4 2 1 1",
      "The same on several sites",
      "Mended once, where it is written, it is mended on all of them.",
      "warning the title is long: “Ducts in Delson”",
      "From the same line 1 more, in other words.",
      "2 sites: laval",
      "delson",
      "Main words first.",
      "brand.config.yaml, line 12",
      "/",
      "warning still says Montreal",
      "2 sites: laval",
      "delson",
      "Words there that hold for every city mend it for all: docs/texts.md. For delson: Write “delson” in sites/delson.config.yaml.",
      "brand.config.yaml, line 40",
      "Good to know: 1",
      "notice geo is missing",
      "2 sites: laval",
      "delson",
      "Give it.",
      "Site by site",
      "quebec",
      "not built · errors: 1 · addresses lost: 2",
      "sites/quebec.config.yaml",
      "error 2 published addresses are gone: &lt;b&gt;/old&lt;/b&gt; and one more",
      "Visitors still come there:",
      "- { from: /old, to: / }",
      "sites/quebec.config.yaml, line 2",
      "/old",
      "/older",
      "laval",
      "12 pages · errors: 40 · warnings: 2 · left-overs: 1 · drafts left: 1",
      "sites/laval.config.yaml",
      "error 40 more findings like these",
      "Correct them.",
      "Good to know: 1",
      "notice Chomedey is a draft",
      "Look at it.",
      "And as on other sites:",
      "the title is long: “Ducts in Delson”",
      "still says Montreal",
      "geo is missing",
      "delson",
      "12 pages · warnings: 2 · left-overs: 1 · stale translations: 1",
      "sites/delson.config.yaml",
      "Stale translations: 1",
      "The text in fr “Voir” was written before what it translates was changed: “Look first”",
      "brand.config.yaml, line 3",
      "Translate them anew. Where one still fits: npm run translations -- --accept, with its key, says so.",
      "As on other sites:",
      "the title is long: “Ducts in Delson”",
      "still says Montreal",
      "geo is missing",
      "anjou 12 pages nothing found",
    ]
  `)
})

test('a page of many sites is folded: no site is open, and of what they share the first, and every error', () => {
  const shared = (severity: Found['severity'], count: number): readonly Found[] =>
    Array.from({ length: count }, (_, index) => ({ ...noGeo, severity, message: `${severity} ${index}` }))
  const pageOf = (count: number, told: readonly Found[]): string =>
    overviewPage(
      overviewOf(
        Array.from({ length: count }, (_, index) => site(`city-${index}`, told)),
        siteId,
      ),
      '2026-11-23',
    )
  const folds = (page: string) => ({ open: page.split('<details class="site" open').length - 1, more: /And \d+ more/.exec(page)?.[0] })
  expect(folds(pageOf(10, shared('error', 12)))).toEqual({ open: 10, more: undefined })
  expect(folds(pageOf(11, [...shared('error', 14), ...shared('warning', 3)]))).toEqual({ open: 0, more: 'And 3 more' })
  expect(folds(pageOf(11, [...shared('error', 2), ...shared('warning', 13)]))).toEqual({ open: 0, more: 'And 3 more' })
})
