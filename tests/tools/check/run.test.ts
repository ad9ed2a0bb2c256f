/** How findings become diagnostics: severities, pages, limits, errors. */
import { describe, expect, test } from 'vitest'
import type { CheckId } from '../../../generator/site/messages/check-ids.ts'
import { noteOf } from '../../../generator/site/messages/notes.ts'
import { type Check, defineCheck } from '../../../generator/tools/check/define-check.ts'
import type { CheckDiagnostic } from '../../../generator/tools/check/diagnostics.ts'
import { checked } from './fixtures/plant.ts'

/** `TITLE error: found no title` */
const lineOf = ({ code, severity, variant, values }: CheckDiagnostic): string =>
  `${code} ${severity}: ${variant} ${Object.values(values).join(' ')}`

const seen = (checks: readonly Check[], severities = {}) => checked({ checks, severities }).diagnostics

const texts = {
  severity: 'error',
  about: { en: 'About.', fr: 'Propos.' },
  hint: { en: 'Correct it.', fr: 'Corrigez.' },
  messages: { found: { en: 'found {what}', fr: 'trouvé {what}' } },
  example: { variant: 'found', values: { what: 'it' } },
} as const

/** A check of the site that always finds these. */
const finds = (id: CheckId, ...what: readonly string[]): Check =>
  defineCheck({
    ...texts,
    id,
    needs: 'site',
    run: (_, report) => {
      for (const one of what) report({ variant: 'found', values: { what: one } })
    },
  })

describe('severity', () => {
  const title = finds('title', 'no title')
  const similar = defineCheck({
    ...texts,
    id: 'near-duplicate',
    needs: 'site',
    run: (_, report) => report({ variant: 'found', values: { what: 'a copy' }, severity: 'warning' }),
  })

  test('is that of the check, unless a finding has another one', () => {
    expect(seen([title, similar]).map(lineOf)).toEqual(['TITLE error: found no title', 'NEAR_DUPLICATE warning: found a copy'])
  })

  test('is the severity in the config for all findings of the check', () => {
    expect(seen([title, similar], { title: 'notice', 'near-duplicate': 'error' }).map(lineOf)).toEqual([
      'NEAR_DUPLICATE error: found a copy',
      'TITLE notice: found no title',
    ])
  })

  test('is off: the check does not run', () => {
    const { diagnostics, run, switchedOff } = checked({ checks: [title, similar], severities: { title: 'off' } })
    expect({ lines: diagnostics.map(lineOf), run, switchedOff }).toEqual({
      lines: ['NEAR_DUPLICATE warning: found a copy'],
      run: ['near-duplicate'],
      switchedOff: ['title'],
    })
  })
})

test('reports a check that does not apply, and does not run it', () => {
  const { diagnostics, notApplicable } = checked({ checks: [{ ...finds('hreflang', 'nothing'), applies: () => false }] })
  expect({ diagnostics, notApplicable }).toEqual({ diagnostics: [], notApplicable: ['hreflang'] })
})

test('makes one diagnostic of the same message on several pages', () => {
  const check = defineCheck({
    ...texts,
    id: 'skip-link',
    needs: 'page',
    run: ({ page }, report) => {
      if (page.route.language === 'en') report({ variant: 'found', values: { what: 'no skip link' } })
    },
  })
  expect(seen([check])).toEqual([
    {
      code: 'SKIP_LINK',
      check: 'skip-link',
      severity: 'error',
      variant: 'found',
      values: { what: 'no skip link' },
      notes: [noteOf('on-pages', { pages: ['/', '/gutters', '/gutters/north', '/gutters/south', '/contact', '/privacy', '/404'] })],
      pages: ['/', '/gutters', '/gutters/north', '/gutters/south', '/contact', '/privacy', '/404'],
    },
  ])
})

test('only counts the findings of a check after the first hundred', () => {
  const lines = seen([finds('stray-text', ...Array.from({ length: 250 }, (_, index) => `text ${index}`))]).map(lineOf)
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([101, 'STRAY_TEXT error: found text 0', 'STRAY_TEXT error: more 150'])
})

test('reports a check that throws and still runs the others', () => {
  const broken = defineCheck({
    ...texts,
    id: 'image-text',
    needs: 'page',
    run: ({ page }) => {
      if (page.path === '/contact') throw new Error('no such image')
    },
  })
  expect(seen([broken, finds('title', 'no title')]).map(lineOf)).toEqual([
    'IMAGE_TEXT error: crashed no such image',
    'TITLE error: found no title',
  ])
})

test('finds a text that a page shows in the config', () => {
  const check = defineCheck({
    ...texts,
    id: 'typography',
    needs: 'site',
    run: (_, report) => report({ variant: 'found', values: { what: 'it' }, quote: { language: 'fr-CA', text: 'emportent la pluie' } }),
  })
  expect(seen([check]).map(({ key, where }) => ({ key, where }))).toEqual([
    { key: 'pages.home.heading.fr', where: { file: 'site.config.yaml', line: 4, column: 1 } },
  ])
})

test('has no findings on a valid site', () => {
  const { diagnostics, pages, notApplicable } = checked({})
  expect(diagnostics).toEqual([])
  expect({ pages, notApplicable }).toEqual({ pages: 13, notApplicable: [] })
})
