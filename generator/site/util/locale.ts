/** Facts about locales: script, direction, digits. */
import type { Language } from '../model/language.ts'
import { memoize } from './memoize.ts'

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/**
 * The canonical form of a language tag (BCP 47) in any letter case, also with underscores: `fr_ca` → `fr-CA`. Extensions are dropped.
 * @returns `undefined` for anything else, and for unknown languages: `french`
 */
export const canonicalTag = memoize((written: string): string | undefined => {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(written.trim().replaceAll('_', '-'))
    const { language, baseName } = new Intl.Locale(tag)
    // `Intl` accepts every well-formed tag, but knows the likely script of real languages only.
    const isKnown = language !== 'und' && new Intl.Locale(language).maximize().script !== undefined
    return isKnown ? baseName : undefined
  } catch {
    return undefined
  }
})

/** The script of a locale: `Arab` for `ar-AE`. */
export const scriptOf = memoize((locale: string): string => new Intl.Locale(locale).maximize().script ?? '')

/** The direction of a locale’s script: `rtl` for `ar-AE`. */
export const directionOf = (locale: string): Language['direction'] => (rightToLeft.has(scriptOf(locale)) ? 'rtl' : 'ltr')

/**
 * Returns the locale with the digits 0 to 9. `Intl` uses other digits for some countries (١٥ in Jordan), but phone numbers, hours, years
 * and texts by the owner use these, and a page must not mix both.
 */
export const plainDigits = memoize((locale: string): string => {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  return numberingSystem === 'latn' ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()
})
