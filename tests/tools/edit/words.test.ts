import { expect, test } from 'vitest'
import { features, languages, sayIn } from '../../../generator/tools/edit/app/words.ts'

test('a word stands in one feature only, and in every language', () => {
  const all = features.flatMap(({ en }) => Object.keys(en))
  expect(all.filter((word, index) => all.indexOf(word) < index)).toEqual([])
  for (const feature of features)
    for (const code of Object.keys(languages) as (keyof typeof languages)[])
      expect(Object.keys(feature[code])).toEqual(Object.keys(feature.en))
})

test('what there is in each language of a site is read in the editor’s own first, and stays in its order otherwise', () => {
  const values = ['en-CA', 'es', null, 'fr-CA', 'fr'].map(language => ({ language }))
  const order = (language: 'en' | 'fr') =>
    sayIn(language, {})
      .inOrder(values, one => one.language)
      .map(one => one.language)
  expect([order('en'), order('fr')]).toEqual([
    ['en-CA', 'es', null, 'fr-CA', 'fr'],
    ['fr-CA', 'fr', 'en-CA', 'es', null],
  ])
})

test('what is said takes its values', () => {
  expect([sayIn('en', {})('usedOn', { count: 3 }), sayIn('fr', {})('usedOn', { count: 3 })]).toEqual(['On 3 pages', 'Sur 3 pages'])
})
