/** Names in another direction than the text around them: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Isolates a text in left-to-right letters within a right-to-left page: otherwise `A/C Pros (24/7)!` becomes `!(A/C Pros (24/7`. Works where
 * `<bdi>` does not, as in titles. A text in both directions has the direction of the page.
 */
export const isolated = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'ltr' || !/\p{L}/u.test(text) || rightToLeft.test(text) || text.includes('\u2068') ? text : `\u2068${text}\u2069`

/** The text without the marks of `isolated`, for readers other than browsers. */
export const withoutIsolates = (text: string): string => text.replace(/\u2068([^\u2066-\u2069]*)\u2069/g, '$1')

const plainOf = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutIsolates(value)
  if (Array.isArray(value)) return value.map(plainOf)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainOf(item)]))
    : value
}

/** Data of which all strings are without isolates. */
// The shape is the same.
export const dataWithoutIsolates = <Data extends object>(data: Data): Data => plainOf(data) as Data
