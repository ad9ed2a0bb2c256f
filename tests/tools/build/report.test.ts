import { expect, test } from 'vitest'
import type { BuildSummary } from '../../../generator/pipeline/build-site.ts'
import { sitesTable, summaryText } from '../../../generator/tools/build/report.ts'

const summary: BuildSummary = {
  languages: [{ name: 'Français', pages: 13 }],
  files: 47,
  bytes: 828_400,
  written: 40,
  removed: ['/old'],
  heaviest: { path: '/services', bytes: 34_700 },
}

test.each([
  [
    'en',
    'dist: 13 pages (Français 13), 47 files, 828 kB, in 8.69 s',
    '  40 written, 7 unchanged, 1 removed; heaviest page /services (34.7 kB)',
  ],
  [
    'fr',
    'dist : 13 pages (Français 13), 47 fichiers, 828\u00a0ko, en 8,69\u00a0s',
    '  écrits : 40, inchangés : 7, retirés : 1; page la plus lourde : /services (34,7\u00a0ko)',
  ],
] as const)('prints the summary of a site in %s', (language, ...lines) => {
  expect(summaryText({ summary, out: 'dist', seconds: 8.69 }, language)).toBe(lines.join('\n'))
})

test.each([
  ['en', 'wrong      –      –     –  not built: 0 errors', '0 of 1 sites built, 0 pages, in 1.50 s; 1 not built'],
  ['fr', 'wrong      –         –       –  non généré : 0 erreur', 'Sites générés : 0 sur 1, 0 pages, en 1,50\u00a0s; non générés : 1'],
] as const)('prints a table of sites in %s', (language, ...lines) => {
  const sites = [{ config: 'wrong.config.yaml', id: 'wrong', out: 'dist', seconds: 1, result: { ok: false, diagnostics: [] } as const }]
  expect(sitesTable(sites, 1.5, language).split('\n').slice(1)).toEqual(lines)
})
