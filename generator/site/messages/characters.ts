/** Names of characters that readers do not see, or take for others. */
import type { MessageLanguage, Translated } from './language.ts'

const names: Readonly<Record<number, Translated<string>>> = {
  32: { en: 'space', fr: 'espace' },
  160: { en: 'no-break space', fr: 'espace insécable' },
  173: { en: 'soft hyphen', fr: 'trait d’union conditionnel' },
  8203: { en: 'zero-width space', fr: 'espace sans chasse' },
  8204: { en: 'zero-width non-joiner', fr: 'antiliant sans chasse' },
  8205: { en: 'zero-width joiner', fr: 'liant sans chasse' },
  8206: { en: 'left-to-right mark', fr: 'marque gauche-à-droite' },
  8207: { en: 'right-to-left mark', fr: 'marque droite-à-gauche' },
  8234: { en: 'left-to-right embedding', fr: 'enchâssement gauche-à-droite' },
  8235: { en: 'right-to-left embedding', fr: 'enchâssement droite-à-gauche' },
  8236: { en: 'pop directional formatting', fr: 'fin d’enchâssement' },
  8239: { en: 'narrow no-break space', fr: 'espace fine insécable' },
  8288: { en: 'word joiner', fr: 'gluon de mots' },
  65279: { en: 'byte order mark', fr: 'indicateur d’ordre des octets' },
}

/** What kind of character another one is. */
const kindOf = (character: string, language: MessageLanguage): string => {
  if (/[\u2018-\u201f\u00ab\u00bb]/u.test(character)) return { en: 'typographic quotation mark', fr: 'guillemet typographique' }[language]
  if (/[\uff01-\uff5e]/u.test(character)) return { en: 'full-width character', fr: 'caractère de pleine chasse' }[language]
  if (/\p{Script=Cyrillic}/u.test(character)) return { en: 'Cyrillic letter', fr: 'lettre cyrillique' }[language]
  if (/\p{Script=Greek}/u.test(character)) return { en: 'Greek letter', fr: 'lettre grecque' }[language]
  if (/\p{Zs}/u.test(character)) return { en: 'special space', fr: 'espace spéciale' }[language]
  return { en: 'invisible character', fr: 'caractère invisible' }[language]
}

/** `U+200B (zero-width space)`. @param character one character */
export const characterName = (character: string, language: MessageLanguage): string => {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')} (${names[code]?.[language] ?? kindOf(character, language)})`
}

/** The name of a character that cannot be seen; another one in quotation marks. */
export const shownCharacter = (character: string, language: MessageLanguage): string =>
  /[\p{C}\p{Z}]/u.test(character)
    ? characterName(character, language)
    : { en: `“${character}”`, fr: `«\u00a0${character}\u00a0»` }[language]
