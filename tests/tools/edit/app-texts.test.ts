import { expect, test } from 'vitest'
import { editorTexts } from '../../../generator/tools/edit/app/editor-texts.ts'
import { matchingSections } from '../../../generator/tools/edit/app/search.tsx'
import { textsIn } from '../../../generator/tools/edit/app/texts.ts'
import { fieldTree } from '../../../generator/tools/edit/server/forms.ts'

test('every text has the same placeholders in each language', () => {
  const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join()
  expect(Object.values(editorTexts).filter(({ en, fr }) => placeholders(en) !== placeholders(fr))).toEqual([])
})

test('French texts have a no-break space before a colon', () => {
  expect(Object.values(editorTexts).filter(({ fr }) => / :/.test(fr))).toEqual([])
})

test('values of a site are ordered with the language of the editor first', () => {
  const values = ['en-CA', 'es', null, 'fr-CA', 'fr'].map(language => ({ language }))
  const order = (language: 'en' | 'fr') =>
    textsIn(language, {})
      .preferredFirst(values, value => value.language)
      .map(value => value.language)
  expect([order('en'), order('fr')]).toEqual([
    ['en-CA', 'es', null, 'fr-CA', 'fr'],
    ['fr-CA', 'fr', 'en-CA', 'es', null],
  ])
})

test('placeholders of a text are replaced by values', () => {
  expect([textsIn('en', {})('usedOn', { count: 3 }), textsIn('fr', {})('usedOn', { count: 3 })]).toEqual([
    'Used on 3 pages',
    'Utilisé sur 3 pages',
  ])
})

test('finds a section by its label or its summary, in the language of the editor', () => {
  const sections = ['business', 'hours', 'locations'].map(key => ({ key, isThere: true }))
  const found = (language: 'en' | 'fr', text: string): readonly string[] =>
    matchingSections(textsIn(language, fieldTree(language)), sections, text).map(({ key }) => key)
  expect([found('en', 'Hours'), found('en', 'holiday '), found('fr', 'secteurs'), found('en', 'ho'), found('en', 'chimney')]).toEqual([
    ['hours'],
    ['hours'],
    ['locations'],
    [],
    [],
  ])
})
