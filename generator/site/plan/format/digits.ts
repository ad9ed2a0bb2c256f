import { memoize } from '../../model/memoize.ts'

/**
 * The locale with the digits 0 to 9. `Intl` writes numbers of some countries in digits of their own (١٥ in Jordan), while phone
 * numbers, hours, years and all that an owner types stand in these: one page, one kind of digits.
 */
export const plainDigits = memoize((locale: string): string => {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  return numberingSystem === 'latn' ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()
})
