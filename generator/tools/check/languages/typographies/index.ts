import { memoize } from '../../../../site/model/memoize.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { frenchOfCanada, frenchOfEurope } from './french.ts'
import { german } from './german.ts'
import { common, type Typography } from './rule.ts'
import { spanish } from './spanish.ts'

/** By locale, else by language. A language that is not here is not checked. */
const typographies: Readonly<Record<string, Typography>> = {
  'fr-CA': frenchOfCanada,
  fr: frenchOfEurope,
  en: english,
  es: spanish,
  de: german,
  it: { ...common, sentenceCase: true },
  pt: { ...common, sentenceCase: true },
  nl: common,
  ar: arabic,
}

export const typographyOf = memoize(
  (locale: string): Typography | undefined => typographies[locale] ?? typographies[locale.split('-')[0] ?? ''],
)
