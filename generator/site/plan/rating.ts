import type { Proof, Rating } from '../model/page.ts'
import { plainDigits } from '../util/locale.ts'
import type { LocalizedSite } from './localized-site.ts'

/** `October 2026` */
const monthOf = ({ language }: LocalizedSite, day: string): string =>
  new Intl.DateTimeFormat(plainDigits(language.locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

export const ratingOf = (localized: LocalizedSite): Rating | null => {
  const { rating } = localized.site.config.business
  if (rating === undefined) return null
  const format = (value: number) =>
    new Intl.NumberFormat(plainDigits(localized.language.locale), { maximumFractionDigits: 1 }).format(value)
  const source = localized.format(rating.source)
  const text = localized.label('rating', { value: format(rating.value), best: format(rating.best), count: rating.count, source })
  return {
    value: format(rating.value),
    best: format(rating.best),
    share: rating.value / rating.best,
    text: rating.asOf === undefined ? text : `${text} (${monthOf(localized, rating.asOf)})`,
    link: rating.url === undefined ? null : { href: rating.url, label: source },
  }
}

/** Rating, licence, founding year, and the claims that are marked as proof: what the business can show. */
export const proofOf = (localized: LocalizedSite): Proof => {
  const { business, translations } = localized.site.config
  const { licence, founded, claims } = business
  const promises = localized.claims(claims.filter(({ proof }) => proof).map(({ id }) => id))
  const facts = [
    licence === undefined ? '' : localized.label('licence', { number: licence.number }),
    founded === undefined || translations.since === undefined ? '' : localized.format(translations.since),
    ...promises.map(({ figure, label }) => `${figure} ${label}`),
  ]
  return { rating: ratingOf(localized), facts: facts.filter(fact => fact !== '') }
}
