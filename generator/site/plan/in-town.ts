import { textFormatter } from './texts.ts'

/** “in” before a town, by language. */
const forms: Readonly<Record<string, string>> = {
  ar: 'في {location}',
  de: 'in {location}',
  en: 'in {location}',
  es: 'en {location}',
  fr: 'à {location}',
  it: 'a {location}',
  nl: 'in {location}',
  pt: 'em {location}',
}

/** A town’s name after “in”, if the grammar of the language is known. Other places may need another preposition: “on the South Shore”. */
export const inTown = (locale: string, name: string): string | undefined => {
  const form = forms[locale.split('-')[0]?.toLowerCase() ?? '']
  return form === undefined ? undefined : textFormatter(locale)(form, { location: name })
}
