/** Minutes since 1970 in a time zone’s local time. */
export const minuteThere = (now: Date, timeZone: string): number =>
  // The Swedish format is that of ISO 8601: 2026-11-21 09:34:00.
  Math.floor(Date.parse(`${now.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) / 6e4)

/** Whether a minute is within one of the spans `420-1200 1860-2640`. */
const isWithin = (spans: string, minute: number): boolean =>
  spans.split(' ').some(span => {
    const [from = 0, to = 0] = span.split('-').map(Number)
    return from <= minute && minute < to
  })

/**
 * Whether the business is open.
 * @param spans in minutes from Monday 00:00
 * @param exceptions `from-to:spans`, with spans that apply during a period
 */
export const isOpen = (spans: string, exceptions: string, minute: number): boolean => {
  const exception = exceptions.split(';').find(one => isWithin(one.split(':')[0] ?? '', minute))
  // Unix time begins on a Thursday.
  return isWithin(exception?.split(':')[1] ?? spans, (minute + 3 * 1440) % 10080)
}

/** Data attributes of a line of hours. */
type Line = Readonly<Record<'open' | 'zone' | 'yes' | 'no', string>> & { readonly except?: string }

/**
 * Shows whether the business is open, in its own time zone. Only once the hours are in view: loading time zone data blocks a slow phone for
 * about 200 ms.
 */
export const showOpenNow = (root: Document): void => {
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // Only elements with all of these attributes are observed.
      const { dataset, classList } = target as HTMLElement
      const { open, except = '', zone, yes, no } = dataset as Line
      const now = isOpen(open, except, minuteThere(new Date(), zone))
      target.textContent = now ? yes : no
      classList.toggle('is-open', now)
    }
  })
  for (const line of root.querySelectorAll('[data-open]')) observer.observe(line)
}
