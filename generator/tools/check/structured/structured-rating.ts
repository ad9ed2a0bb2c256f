import type { PageCheck } from '../check.ts'

/** A number as any language may write it, on its own. */
const shows = (visible: string, value: unknown): boolean => {
  const digits = String(value).replace('.', '[.,]')
  return new RegExp(`(?<![\\d.,])${digits}(?![\\d]|[.,]\\d)`).test(visible.replace(/(?<=\d)[ ,.](?=\d{3}(?!\d))/g, ''))
}

export const structuredRating = {
  id: 'structured-rating',
  needs: 'page',
  run: ({ page }) =>
    page.nodes
      .filter(node => node.types.includes('AggregateRating'))
      .map(({ properties }) => ({ value: properties.ratingValue, count: properties.reviewCount ?? properties.ratingCount }))
      .filter(({ value, count }) => !shows(page.visible, value) || !shows(page.visible, count))
      .map(({ value, count }) => ({
        message: `structured data tells a rating of ${String(value)} from ${String(count)} reviews, which the page does not show`,
      })),
} as const satisfies PageCheck
