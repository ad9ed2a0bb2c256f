import { expect, test } from 'vitest'
import { type Change, changeOf, changeQueue, refreshedText } from '../../../generator/tools/dev/changes.ts'

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

test('prints what was changed in the language of the terminal', () => {
  expect(refreshedText(['config', 'assets'], 11.4)).toEqual({
    en: 'config, assets changed: shown in 11 ms',
    fr: 'Modification affichée en 11\u00a0ms (configuration, fichiers de assets/)',
  })
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
