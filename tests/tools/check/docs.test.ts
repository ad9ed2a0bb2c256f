import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkCatalogue, checkIds } from '../../../generator/site/diagnostics/checks.ts'
import { checks } from '../../../generator/tools/check/registry.ts'

test('catalogue, registry and docs/checks.md name the same checks, in the same order', () => {
  const rows = [...readFileSync('docs/checks.md', 'utf8').matchAll(/^\| `([a-z-]+)` +\| (error|warning|notice) +\| (.+?) +\| (.+?) +\|$/gm)]
  expect(rows.map(([, id, severity, about, remedy]) => ({ id, severity, about, remedy }))).toEqual(
    checkIds.map(id => ({ id, severity: checkCatalogue[id].severity, about: checkCatalogue[id].about, remedy: checkCatalogue[id].remedy })),
  )
  expect(checks.map(check => check.id)).toEqual(checkIds)
})
