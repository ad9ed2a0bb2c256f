import { expect, test } from 'vitest'
import { planText, sitePlan } from '../../../generator/tools/plan/command.ts'

const limits = { config: 'site.config.yaml', out: 'dist', shown: 12 }

test('prints counts, then pages, redirects and files by kind of change, in both languages', () => {
  const input: Parameters<typeof sitePlan>[0] = {
    files: [
      { path: 'index.html', fate: 'same' },
      { path: 'b.html', fate: 'added' },
      { path: 'a.html', fate: 'added' },
      { path: 'old.html', fate: 'removed' },
      { path: 'a/index.html', fate: 'added' },
      { path: 'sitemap.xml', fate: 'changed' },
    ],
    serverFiles: [{ path: 'dist.hosts/nginx/redirects.conf', fate: 'changed' }],
    redirects: {
      before: [
        { from: '/x', to: '/old', status: 301 },
        { from: '/y', to: '/', status: 301 },
        { from: '/z', to: '/', status: 302 },
      ],
      after: [
        { from: '/old', to: '/a', status: 301 },
        { from: '/x', to: '/a', status: 301 },
        { from: '/y', to: '/', status: 301 },
      ],
    },
  }
  expect(planText(sitePlan(input, 'en'), limits, 'en')).toBe(
    [
      'site.config.yaml → dist: 2 pages to add, 1 page to remove; 1 redirect to add, 1 redirect to change, 1 redirect to remove; 1 file to add, 2 files to change; 1 unchanged. Nothing was written.',
      '',
      'Pages',
      '  + /a',
      '  + /b',
      '  - /old',
      '',
      'Redirects',
      '  + /old → /a (301)',
      '  ~ /x → /a (301), before → /old (301)',
      '  - /z → / (302)',
      '',
      'Files',
      '  + a/index.html',
      '  ~ dist.hosts/nginx/redirects.conf',
      '  ~ sitemap.xml',
    ].join('\n'),
  )
  expect(planText(sitePlan(input, 'fr'), limits, 'fr')).toBe(
    [
      'site.config.yaml → dist : 2 pages à ajouter, 1 page à retirer; 1 redirection à ajouter, 1 redirection à modifier, 1 redirection à retirer; 1 fichier à ajouter, 2 fichiers à modifier; sans changement : 1. Rien n’a été écrit.',
      '',
      'Pages',
      '  + /a',
      '  + /b',
      '  - /old',
      '',
      'Redirections',
      '  + /old → /a (301)',
      '  ~ /x → /a (301), avant → /old (301)',
      '  - /z → / (302)',
      '',
      'Fichiers',
      '  + a/index.html',
      '  ~ dist.hosts/nginx/redirects.conf',
      '  ~ sitemap.xml',
    ].join('\n'),
  )
})

test('shortens a list that has at least two more lines than shown', () => {
  const files = ['a', 'b', 'c', 'd'].map(name => ({ path: `${name}.html`, fate: 'added' as const }))
  const plan = sitePlan({ files, serverFiles: [], redirects: { before: [], after: [] } }, 'en')
  const lines = (shown: number) =>
    planText(plan, { ...limits, shown }, 'en')
      .split('\n')
      .slice(3)
  expect(lines(2)).toEqual(['  + /a', '  + /b', '    … and 2 more (--verbose shows all)'])
  expect(lines(3)).toEqual(['  + /a', '  + /b', '  + /c', '  + /d'])
})
