import { expect, test } from 'vitest'
import { sectionsCalled } from '../../../generator/tools/edit/app/forms/section-list.tsx'
import { sayIn } from '../../../generator/tools/edit/app/words.ts'
import { fieldTree } from '../../../generator/tools/edit/server/field-texts.ts'

const sections = ['business', 'hours', 'locations'].map(key => ({ key, isThere: true }))

test('finds a section by its label or its summary, in the language of the editor', () => {
  const found = (language: 'en' | 'fr', words: string): readonly string[] =>
    sectionsCalled(sayIn(language, fieldTree(language)), sections, words).map(({ key }) => key)
  expect([found('en', 'Hours'), found('en', 'holiday '), found('fr', 'secteurs'), found('en', 'ho'), found('en', 'chimney')]).toEqual([
    ['hours'],
    ['hours'],
    ['locations'],
    [],
    [],
  ])
})
