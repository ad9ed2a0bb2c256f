import { expect, test } from 'vitest'
import { planText, sitePlan } from '../../../generator/tools/plan/command.ts'

test('prints counts, then pages, redirects and files by kind of change', () => {
  const plan = sitePlan({
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
  })
  expect(planText(plan, 'site.config.yaml', 'dist')).toBe(
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
})

test('shortens a list that has at least two more lines than shown', () => {
  const files = ['a', 'b', 'c', 'd'].map(name => ({ path: `${name}.html`, fate: 'added' as const }))
  const plan = sitePlan({ files, serverFiles: [], redirects: { before: [], after: [] } })
  const lines = (shown: number) => planText(plan, 'c', 'o', shown).split('\n').slice(3)
  expect(lines(2)).toEqual(['  + /a', '  + /b', '    … and 2 more (--verbose shows all)'])
  expect(lines(3)).toEqual(['  + /a', '  + /b', '  + /c', '  + /d'])
})
