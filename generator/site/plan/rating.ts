import type { Rating } from '../model/page.ts'
import { plainDigits } from '../util/locale.ts'
import type { LocalizedSite } from './localized-site.ts'

export const ratingOf = (localized: LocalizedSite): Rating | null => {
  const { rating } = localized.site.config.business
  if (rating === undefined) return null
  const format = (value: number) =>
    new Intl.NumberFormat(plainDigits(localized.language.locale), { maximumFractionDigits: 1 }).format(value)
  const source = localized.format(rating.source)
  return {
    value: format(rating.value),
    best: format(rating.best),
    share: rating.value / rating.best,
    text: localized.label('rating', { value: format(rating.value), best: format(rating.best), count: rating.count, source }),
    link: rating.url === undefined ? null : { href: rating.url, label: source },
  }
}
