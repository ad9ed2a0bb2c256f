import { expect, test } from 'vitest'
import { directionOf, scriptOf } from '../../../generator/site/util/locale.ts'

test('directionOf returns the writing direction of a language', () => {
  expect(['en', 'fr-CA', 'ar-AE', 'he', 'pa-PK', 'pa-IN', 'az', 'en-Arab'].map(directionOf)).toEqual(
    ['ltr', 'ltr', 'rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'rtl'], //
  )
})

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test('scriptOf returns the script that Intl reports, for every country', () => {
  const countries = letters.flatMap(first => letters.map(second => first + second))
  const locales = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'].flatMap(code => [code, ...countries.map(country => `${code}-${country}`)])
  for (const locale of locales) expect([locale, scriptOf(locale)]).toEqual([locale, new Intl.Locale(locale).maximize().script])
})
