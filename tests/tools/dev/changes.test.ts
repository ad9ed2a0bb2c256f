import { expect, test } from 'vitest'
import { changeOf } from '../../../generator/tools/dev/changes.ts'

test.each([
  ['assets/images/hero.jpg', 'assets'],
  ['templates/client/everywhere.ts', 'scripts'],
  ['templates/components/hero/hero.css', 'styles'],
  ['templates/components/hero/hero.tsx', 'code'],
  ['generator/site/build.ts', 'code'],
  ['languages/fr-CA.yaml', 'config'],
  ['starters/plumber.yaml', 'config'],
  ['languages/.fr.yaml.swp', undefined],
  ['starters/README.md', undefined],
])('a change of %s is a change of %s', (path, change) => {
  expect(changeOf(path)).toBe(change)
})
