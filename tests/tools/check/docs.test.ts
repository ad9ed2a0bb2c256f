import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkCatalogue, checkIds } from '../../../generator/site/diagnostics/catalogue/checks/index.ts'
import { checkGroups, checks } from '../../../generator/tools/check/registry.ts'

test('every text of the catalogue is that of a check in the registry', () => {
  expect(checks.map(({ id }) => id).sort()).toEqual(checkIds.toSorted())
})

/** `-u` behind the command of this test writes them anew. */
test('docs/checks.md has the tables of the registry', async () => {
  const tables = Object.entries(checkGroups).map(([title, group]) =>
    [
      `### ${title}\n`,
      '| Check | Severity | What holds when nothing is found | What to do otherwise |',
      '| --- | --- | --- | --- |',
      ...group.map(
        ({ id }) => `| \`${id}\` | ${checkCatalogue[id].severity} | ${checkCatalogue[id].about} | ${checkCatalogue[id].remedy} |`,
      ),
      '',
    ].join('\n'),
  )
  const page = readFileSync('docs/checks.md', 'utf8')
  const whole = page.replace(/(?<=^## All checks\n\n).*(?=^## How some)/ms, () => `${tables.join('\n')}\n`)
  await expect(whole).toMatchFileSnapshot(resolve('docs/checks.md'))
})
