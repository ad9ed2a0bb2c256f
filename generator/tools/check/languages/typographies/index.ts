import { frenchOfCanada, frenchOfEurope } from './french.ts'
import { arabic, dutch, english, german, italian, portuguese, spanish } from './others.ts'
import type { Typography } from './rule.ts'

/** By locale, else by language. A language that is not here is not judged. */
const typographies: Readonly<Record<string, Typography>> = {
  'fr-CA': frenchOfCanada,
  fr: frenchOfEurope,
  en: english,
  es: spanish,
  de: german,
  it: italian,
  pt: portuguese,
  nl: dutch,
  ar: arabic,
}

export const typographyOf = (locale: string): Typography | undefined => typographies[locale] ?? typographies[locale.split('-')[0] ?? '']
