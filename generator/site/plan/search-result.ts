/** The length of titles and descriptions that search results show. */

/** Characters that are twice as wide as Latin letters. */
const isWide = (character: string): boolean =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff00-\uff60]/u.test(character)
/** Combining characters have no width. */
const isCombining = (character: string): boolean => /[\p{Mn}\p{Cf}]/u.test(character)

/** Latin letters and punctuation, each one wide; no soft hyphen. */
const plain = /^[\0-\xac\xae-\u02ff\u2010-\u2027]*$/

/** Width of a text in Latin letters. Search results limit the width, not the number of characters. */
export const displayWidth = (text: string): number =>
  plain.test(text)
    ? text.length
    : [...text.normalize('NFC')].reduce((sum, character) => sum + (isWide(character) ? 2 : isCombining(character) ? 0 : 1), 0)

/** Maximum widths in search results, in Latin letters. */
export const searchLimits = { title: 65, description: 160 } as const

/** A description of a smaller width leaves its place in search results to other sentences of the page. */
export const shortestDescription = 70
