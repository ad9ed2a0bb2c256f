import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releasesIn } from '../../generator/tools/upgrade/changelog.ts'
import { changelogProblems, sampleProblems } from './release-problems.ts'

test('every breaking change in the changelog has a migration or a reason', () => {
  expect(changelogProblems(releasesIn(readFileSync('CHANGELOG.md', 'utf8')))).toEqual([])
})

const problemsOf = (...entries: readonly string[]) => changelogProblems(releasesIn(['## Unreleased', '', ...entries].join('\n')))

test('reports breaking changes without a migration, and pages that do not exist', () => {
  expect(
    problemsOf(
      '- Breaking: the first one. Codemod: 1.',
      '- Breaking: the second one. No codemod: only you know.',
      '- Changed: pages. Changes pages: all, home, sitemap.xml, assets/*, dist.hosts/**.',
      '- Breaking: the third one.',
      '- Breaking: the fourth one. Codemod: 99.',
      '- Breaking: the fifth one. No codemod:',
      '- Changed: pages. Changes pages: hmoe, services.',
    ),
  ).toEqual([
    'A breaking change needs “Codemod: FORMAT.” or “No codemod: REASON.” at its end: Breaking: the third one.',
    'There is no migration to format 99: Breaking: the fourth one. Codemod: 99.',
    'A breaking change needs “Codemod: FORMAT.” or “No codemod: REASON.” at its end: Breaking: the fifth one. No codemod:',
    '“hmoe” is not a page kind or a file, in the changelog: Changed: pages. Changes pages: hmoe, services.',
  ])
})

const kinds: Readonly<Record<string, string>> = { 'index.html': 'home', 'about.html': 'about' }

const sample = {
  config: 'site.config.yaml',
  changed: [
    { path: 'about.html', fate: 'changed' },
    { path: 'index.html', fate: 'changed' },
    { path: 'robots.txt', fate: 'added' },
  ],
  kindOf: (path: string) => kinds[path],
} as const

const promised = (from: string, to: string, entry: string) => sampleProblems({ from, to }, releasesIn(`## ${to}\n\n- ${entry}\n`), [sample])

test('reports what a minor version changes without an announcement', () => {
  expect(promised('1.0.0', '1.1.0', 'Changed: all. Changes pages: home, about, robots.txt.')).toEqual([])
  expect(promised('1.0.0', '1.1.0', 'Changed: home. Changes pages: home.')).toEqual([
    'The changelog does not announce this change. Add “Changes pages: PAGE KINDS OR FILES.” to the end of its entry. site.config.yaml:\n  about.html: changed (about)\n  robots.txt: added',
  ])
  expect(promised('1.0.0', '2.0.0', 'Breaking: all. No codemod: so.')).toHaveLength(1)
})

test('reports every change of a patch, announced or not', () => {
  const [problem = ''] = promised('1.1.0', '1.1.1', 'Fixed: all. Changes pages: all, robots.txt.')
  expect(problem).toBe(
    '1.1.1 is a patch of 1.1.0, and must not change a built site. Make it a minor version. site.config.yaml:\n  about.html: changed (about)\n  index.html: changed (home)\n  robots.txt: added',
  )
  expect(sampleProblems({ from: '1.1.0', to: '1.1.1' }, [], [{ ...sample, changed: [] }])).toEqual([])
})
