/** How findings become diagnostics: severities, pages, limits, crashes. */
import { describe, expect, test } from 'vitest'
import type { Check } from '../../../generator/tools/check/check.ts'
import { checked, lineOf } from './fixtures/plant.ts'

const seen = (checks: readonly Check[], severities = {}) => checked({ checks, severities }).diagnostics

describe('severity', () => {
  const title = { id: 'title', needs: 'site', run: () => [{ message: 'no title' }] } as const satisfies Check
  const alike = {
    id: 'near-duplicate',
    needs: 'site',
    run: () => [{ message: 'half alike', severity: 'warning' }],
  } as const satisfies Check

  test('is the catalogue’s, unless a finding is milder', () => {
    expect(seen([title, alike]).map(lineOf)).toEqual(['TITLE error: no title', 'NEAR_DUPLICATE warning: half alike'])
  })

  test('is what the config says, for all findings of the check', () => {
    expect(seen([title, alike], { title: 'notice', 'near-duplicate': 'error' }).map(lineOf)).toEqual([
      'NEAR_DUPLICATE error: half alike',
      'TITLE notice: no title',
    ])
  })

  test('off: the check is not run', () => {
    const { diagnostics, run, switchedOff } = checked({ checks: [title, alike], severities: { title: 'off' } })
    expect({ lines: diagnostics.map(lineOf), run, switchedOff }).toEqual({
      lines: ['NEAR_DUPLICATE warning: half alike'],
      run: ['near-duplicate'],
      switchedOff: ['title'],
    })
  })
})

test('a check that does not apply is told as such, and finds nothing', () => {
  const check = { id: 'hreflang', needs: 'site', applies: () => false, run: () => [{ message: 'never said' }] } as const satisfies Check
  const { diagnostics, notApplicable } = checked({ checks: [check] })
  expect({ diagnostics, notApplicable }).toEqual({ diagnostics: [], notApplicable: ['hreflang'] })
})

test('the same words on many pages are one diagnostic, with all its pages', () => {
  const check = {
    id: 'skip-link',
    needs: 'page',
    run: ({ page }) => (page.route.language === 'en' ? [{ message: 'no skip link' }] : []),
  } as const satisfies Check
  expect(seen([check])).toEqual([
    {
      code: 'SKIP_LINK',
      check: 'skip-link',
      severity: 'error',
      message: 'no skip link (on /, /gutters and 5 more pages)',
      words: 'no skip link',
      hint: 'Keep the skip link first in templates/document.tsx.',
      pages: ['/', '/gutters', '/gutters/north', '/gutters/south', '/contact', '/privacy', '/404'],
    },
  ])
})

test('after a hundred different findings of a check, the rest is counted', () => {
  const check = {
    id: 'stray-text',
    needs: 'site',
    run: () => Array.from({ length: 250 }, (_, index) => ({ message: `stray ${index}` })),
  } as const satisfies Check
  const lines = seen([check]).map(lineOf)
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    101,
    'STRAY_TEXT error: stray 0',
    'STRAY_TEXT error: 150 more findings like these',
  ])
})

test('a crash is the result of its check alone', () => {
  const broken = {
    id: 'image-text',
    needs: 'page',
    run: ({ page }) => {
      if (page.path === '/contact') throw new Error('picture of nothing')
      return []
    },
  } as const satisfies Check
  const sound = { id: 'title', needs: 'site', run: () => [{ message: 'no title' }] } as const satisfies Check
  expect(seen([broken, sound]).map(lineOf)).toEqual([
    'IMAGE_TEXT error: the check itself broke: picture of nothing (on /contact)',
    'TITLE error: no title',
  ])
})

test('a text that the page quotes is found in the config', () => {
  const check = {
    id: 'typography',
    needs: 'site',
    run: () => [{ message: 'odd', quote: { language: 'fr-CA', text: 'emportent la pluie' } }],
  } as const satisfies Check
  expect(seen([check]).map(({ key, where }) => ({ key, where }))).toEqual([
    { key: 'pages.home.heading.fr', where: { file: 'site.config.yaml', line: 4, column: 1 } },
  ])
})
