import { expect, test } from 'vitest'
import { features, languages, sayIn } from '../../../generator/tools/edit/app/words.ts'

test('a word stands in one feature only, and in every language', () => {
  const all = features.flatMap(({ en }) => Object.keys(en))
  expect(all.filter((word, index) => all.indexOf(word) < index)).toEqual([])
  for (const feature of features)
    for (const code of Object.keys(languages) as (keyof typeof languages)[])
      expect(Object.keys(feature[code])).toEqual(Object.keys(feature.en))
})

test('what is said takes its values', () => {
  expect([sayIn('en')('usedOn', { count: 3 }), sayIn('fr')('usedOn', { count: 3 })]).toEqual(['On 3 pages', 'Sur 3 pages'])
})
