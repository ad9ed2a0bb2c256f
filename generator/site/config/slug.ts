import transliterate from '@sindresorhus/transliterate'

/** Languages that write ä, ö, ü as ae, oe, ue where only plain letters may stand; elsewhere the dots are dropped: Noël, pingüino. */
const withUmlauts = new Set(['de', 'gsw', 'lb'])

const withoutDots: [string, string][] = [
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
]

/** `Nettoyage de conduits d’air` → `nettoyage-de-conduits-d-air`; as the language spells it in plain letters: `Straße` → `strasse`. */
export const slugify = (text: string, language = 'en'): string => {
  const [own = 'en'] = language.toLowerCase().split('-')
  return transliterate(text.normalize('NFKC').toLowerCase(), { locale: own, customReplacements: withUmlauts.has(own) ? [] : withoutDots })
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
