/** Older browsers (see `browsers`) drop a whole rule or script if they cannot parse a part of it. */
import { readFileSync } from 'node:fs'
import fastGlob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { smallSheet } from '../../generator/platform/assets/bundle.ts'
import { sampleCache } from '../support/sample.ts'

/** Selectors that not all of them support. In a list with others, they invalidate the whole rule. */
const newer = /:(?:has|popover-open|focus-visible|user-valid|user-invalid|modal|dir|open|host-context|state)\b/

/** Selector lists that mix new and old selectors. */
const mixedLists = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim().replace(/\s+/g, ' '))
    .filter(prelude => !prelude.startsWith('@'))
    .filter(prelude => {
      // Commas within brackets separate no selectors.
      const selectors = prelude.replace(/\(([^()]|\([^()]*\))*\)/g, '()').split(',')
      return newer.test(prelude) && selectors.some(selector => !newer.test(selector))
    })

/** Unsupported syntax: the declaration, rule or block around it is dropped. */
const unknown =
  /@(?:layer|container|scope|starting-style|property)\b|\((?:width|height)\s*[<>=]|\b\d+[dsl]v[hwbi]\b|\b(?:color-mix|light-dark|oklch|oklab)\(|[{;]\s*&|:(?:nth-child|not)\([^)]* of /

const sheets = await Promise.all(
  fastGlob.sync('templates/components/**/*.css').map(async file => {
    const css = readFileSync(file, 'utf8')
    // esbuild merges rules with the same content, so the published styles are checked.
    return { file, css, published: await smallSheet(css, sampleCache) }
  }),
)

describe('styles', () => {
  test('finds a rule that would be dropped', () => {
    const css =
      '.a:has(b), .c { margin: 0 } @media (min-width: 1rem) { .d, .e:popover-open { margin: 0 } } .f:has(.g, .h), .i:has(b) { margin: 0 }'
    expect(mixedLists(css)).toEqual(['.a:has(b), .c', '.d, .e:popover-open'])
    expect(
      ['a{width:10dvh}', '@media (width >= 1rem){}', 'a{& b{}}', 'a{color:color-mix(in srgb,red,blue)}'].filter(one => !unknown.test(one)),
    ).toEqual([])
  })

  test('no unsupported selector invalidates others', () => {
    expect(sheets.length).toBeGreaterThan(30)
    expect(
      sheets.flatMap(({ file, css, published }) => [...mixedLists(css), ...mixedLists(published)].map(one => `${file}: ${one}`)),
    ).toEqual([])
  })

  test('no declaration uses unsupported syntax', () => {
    expect(sheets.filter(({ published }) => unknown.test(published)).map(({ file }) => file)).toEqual([])
  })
})

test('no script uses unsupported properties, such as `ariaLabel` before Firefox 119', () => {
  const missing =
    /\.?\baria[A-Z]\w+\b|\.(?:at|findLast|toSorted|toReversed|toSpliced|with|replaceAll|groupBy|checkVisibility)\(|\b(?:structuredClone|AbortSignal\.(?:timeout|any)|requestIdleCallback|scheduler)\b/g
  const scripts = fastGlob
    .sync('templates/client/**/*.ts')
    .map(file => ({ file, code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.flatMap(({ file, code }) => [...code.matchAll(missing)].map(([found]) => `${file}: ${found}`))).toEqual([])
})
