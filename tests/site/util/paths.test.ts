import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { cleanPath, foldersAround } from '../../../generator/site/util/paths.ts'

test.each<readonly [UrlPath, UrlPath]>([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index/index', '/'],
  ['/about', '/about'],
  ['/about//', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/about.html/index/', '/about'],
  ['/my-index', '/my-index'],
  ['/about/.html', '/about/'],
])('%s is served as %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean)
})

/** The same with regular expressions. */
const cleanByPattern = (path: string): string => path.replace(/\/+$/, '').replace(/(?:\.html|\/index)+$/, '') || '/'

test('cleanPath and its pattern form remove the same suffixes', () => {
  const part = fc.constantFrom('/', 'a', '.html', '/index', 'index', '.', 'html')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), parts => {
      const path: UrlPath = `/${parts.join('')}`
      expect(cleanPath(path)).toBe(cleanByPattern(path))
    }),
  )
})

test('lists each parent folder once', () => {
  expect([...foldersAround(['/a/b/c', '/a/b/d', '/e', 'f/g.html'])]).toEqual(['/a/b', '/a', 'f'])
})
