import { expect, test } from 'vitest'
import { changedFiles, unannounced } from '../../../generator/tools/upgrade/announced.ts'
import { memoryFiles } from '../../support/memory-files.ts'

const before = memoryFiles({
  'index.html': 'Hi',
  'about.html': 'About',
  'old.html': 'Old',
  'index.html.br': '1',
  'sitemap.xml': 'a',
  'robots.txt': 'same',
  'assets/a-1.css': 'a',
  '.hosts/nginx/http.conf': 'a',
  '.hosts/.townsite.json': 'a',
})
const after = memoryFiles({
  'index.html': 'Hello',
  'about.html': 'About',
  'new.html': 'New',
  'index.html.br': '2',
  'sitemap.xml': 'b',
  'robots.txt': 'same',
  'assets/a-2.css': 'b',
  '.hosts/nginx/http.conf': 'b',
  '.hosts/.townsite.json': 'b',
})

test('lists the files that differ, without variants and records', () => {
  expect(changedFiles(before, after)).toEqual([
    { path: 'assets/a-1.css', fate: 'removed' },
    { path: 'assets/a-2.css', fate: 'added' },
    { path: 'dist.hosts/nginx/http.conf', fate: 'changed' },
    { path: 'index.html', fate: 'changed' },
    { path: 'new.html', fate: 'added' },
    { path: 'old.html', fate: 'removed' },
    { path: 'sitemap.xml', fate: 'changed' },
  ])
})

test('lists what neither a page kind nor a pattern announces', () => {
  const kinds: Readonly<Record<string, string>> = { 'index.html': 'home', 'about.html': 'about', 'new.html': 'service' }
  const left = (...pages: readonly string[]) => unannounced(changedFiles(before, after), pages, path => kinds[path]).map(({ path }) => path)
  expect(left()).toEqual(changedFiles(before, after).map(({ path }) => path))
  expect(left('home', 'service', 'assets/*.css')).toEqual(['dist.hosts/nginx/http.conf', 'old.html', 'sitemap.xml'])
  // Pages of the version before have no kind any more.
  expect(left('all', 'sitemap.xml', 'assets/*', 'dist.hosts/**')).toEqual([])
  expect(left('home', '*.html')).toEqual(['assets/a-1.css', 'assets/a-2.css', 'dist.hosts/nginx/http.conf', 'sitemap.xml'])
  expect(left('dist.hosts/*', 'all')).toEqual(['assets/a-1.css', 'assets/a-2.css', 'dist.hosts/nginx/http.conf', 'sitemap.xml'])
})
