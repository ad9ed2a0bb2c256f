import { expect, test } from 'vitest'
import { sectionsCalled } from '../../../generator/tools/edit/app/forms/section-list.tsx'
import { sayIn } from '../../../generator/tools/edit/app/words.ts'

const sections = ['business', 'hours', 'locations'].map(key => ({ key, about: '', isThere: true }))

test('a setting is found by its name or by what it is about, in the language of the editor', () => {
  const found = (language: 'en' | 'fr', words: string): readonly string[] =>
    sectionsCalled(sayIn(language), sections, words).map(({ key }) => key)
  expect([found('en', 'Hours'), found('en', 'holiday '), found('fr', 'secteurs'), found('en', 'ho'), found('en', 'chimney')]).toEqual([
    ['hours'],
    ['hours'],
    ['locations'],
    [],
    [],
  ])
})
