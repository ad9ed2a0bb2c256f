import { expect, test } from 'vitest'
import { type Change, changeOf, changeQueue } from '../../../generator/tools/dev/changes.ts'

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

test('handles later changes after one whose handling throws', async () => {
  const handled: string[] = []
  const queue = changeQueue(
    async (changes: ReadonlySet<Change>) => {
      handled.push([...changes].join())
      if (handled.length === 1) throw new Error('broken')
    },
    error => handled.push(String(error)),
  )
  queue.add('code')
  await expect.poll(() => handled).toEqual(['code', 'Error: broken'])
  queue.add('config')
  await expect.poll(() => handled).toEqual(['code', 'Error: broken', 'config'])
  queue.close()
})
