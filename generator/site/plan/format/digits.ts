import { memoize } from '../../util/memoize.ts'

/**
 * Returns the locale with the digits 0 to 9. `Intl` uses other digits for some countries (١٥ in Jordan), but phone numbers, hours, years
 * and texts by the owner use these, and a page must not mix both.
 */
export const plainDigits = memoize((locale: string): string => {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  return numberingSystem === 'latn' ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()
})
