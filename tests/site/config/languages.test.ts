import { expect, test } from 'vitest'
import { languageCodes } from '../../../generator/site/config/compile/site-languages.ts'

test.each([
  ['whole', { site: { languages: [{ code: 'en', locale: 'en-CA', name: 'English' }, { code: 'fr' }] } }, ['en', 'fr']],
  ['locales alone', { site: { languages: ['fr-CA', 'en-CA'] } }, ['fr', 'en']],
  ['one language of two countries', { site: { languages: ['en-CA', 'en-GB'] } }, ['en-CA', 'en-GB']],
  [
    'left to be understood',
    { business: { address: { country: 'CH' } }, services: [{ name: { de: 'Fenster', fr: 'Vitres' } }] },
    ['de', 'fr'],
  ],
  ['nothing', null, []],
])('%s', (_, data, codes) => {
  expect(languageCodes(data)).toEqual(codes)
})
