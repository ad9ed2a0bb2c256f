import { expect, test } from 'vitest'
import { languageCodes } from '../../../generator/site/config/compile/site-languages.ts'
import { editChain } from '../../../generator/site/config/edit/edit-chain.ts'
import { composeChain } from '../../../generator/site/config/overlay/config-chain.ts'
import { languageProblem } from '../../../generator/site/config/values/language-tags.ts'
import { canonicalTag } from '../../../generator/site/util/locale.ts'

test.each([
  ['FR-ca', 'fr-CA'],
  ['en_CA', 'en-CA'],
  ['pt-br', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['iw', 'he'],
  ['en-UK', 'en-GB'],
  ['french', undefined],
  ['jp', undefined],
  ['x', undefined],
])('the language tag %s is %s in its canonical form', (written, canonical) => {
  expect(canonicalTag(written)).toBe(canonical)
})

test('an invalid language tag is reported with the tag of that language', () => {
  const invalid = ['french', 'Deutsch', 'qqq', 'french_canada', 'fr-ZZ', 'fr-QC', 'fr-canada', 'en_germany']
  expect(invalid.map(value => languageProblem(value)?.values)).toEqual([
    { value: 'french', suggestion: 'fr' },
    { value: 'Deutsch', suggestion: 'de' },
    { value: 'qqq', suggestion: '' },
    { value: 'french_canada', suggestion: 'fr-CA' },
    { value: 'fr-ZZ', region: 'ZZ', suggestion: 'fr' },
    { value: 'fr-QC', region: 'QC', suggestion: 'fr' },
    { value: 'fr-canada', region: 'canada', suggestion: 'fr-CA' },
    { value: 'en_germany', region: 'germany', suggestion: 'en-DE' },
  ])
  expect(['fr-CA', 'es-419', 'en-001', 'sr-Latn-RS', 'zh-Hant', 'fil-PH'].map(languageProblem)).toEqual(Array.from({ length: 6 }))
})

test('texts have the codes of the languages as keys, in whatever letter case they are written', () => {
  const text = 'site: { languages: [en-ca, FR-ca] }\nbusiness: { name: { EN: a, fr_CA: b }, book: { EN: a, main: b } }\n'
  const data = composeChain([{ file: 'site.config.yaml', text }]).document?.data
  expect(languageCodes(data)).toEqual(['en', 'fr'])
  expect(data).toEqual({
    site: { languages: ['en-ca', 'FR-ca'] },
    business: { name: { en: 'a', fr: 'b' }, book: { EN: 'a', main: 'b' } },
  })
})

test('two regions of one language have their tags as codes', () => {
  const text = 'site: { languages: [en-ca, en_us, fr] }\n'
  expect(languageCodes(composeChain([{ file: 'site.config.yaml', text }]).document?.data)).toEqual(['en-CA', 'en-US', 'fr'])
})

test('an edit of a text keeps the letter case of its key', () => {
  const text = 'site: { languages: [en-ca, FR-ca] }\nbusiness: { name: { EN: a, fr_CA: b } }\n'
  expect(editChain([{ file: 'site.config.yaml', text }], { kind: 'set', path: ['business', 'name', 'fr'], value: 'c' })).toBe(
    'site: { languages: [en-ca, FR-ca] }\nbusiness: { name: { EN: a, fr_CA: c } }\n',
  )
})
