/** Minutes since 1970 by the clock of a time zone. */
export const minuteThere = (now: Date, timeZone: string): number =>
  // Swedish writes dates as ISO 8601 does: 2026-11-21 09:34:00.
  Math.floor(Date.parse(`${now.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) / 6e4)

/** Whether a minute lies in one of the spans `420-1200 1860-2640`. */
const isWithin = (spans: string, minute: number): boolean =>
  spans.split(' ').some(span => {
    const [from = 0, to = 0] = span.split('-').map(Number)
    return from <= minute && minute < to
  })

/**
 * Whether the business is open at a minute. `spans` count from Monday 00:00; so do those of an exception, `from-to:spans`, which
 * hold instead while the minute lies in it.
 */
export const isOpen = (spans: string, exceptions: string, minute: number): boolean => {
  const exception = exceptions.split(';').find(one => isWithin(one.split(':')[0] ?? '', minute))
  // The days of Unix time begin with a Thursday.
  return isWithin(exception?.split(':')[1] ?? spans, (minute + 3 * 1440) % 10080)
}

/** What a line says of its hours; exceptions where there are any. */
type Line = Readonly<Record<'open' | 'zone' | 'yes' | 'no', string>> & { readonly except?: string }

/**
 * Says beside the hours whether the business is open, by its own clock. Not before they come into view: the first look at the clock of a
 * time zone keeps a cheap phone busy for a fifth of a second.
 */
export const showOpenNow = (root: Document): void => {
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // Only lines are observed, and these have all of it.
      const { dataset, classList } = target as HTMLElement
      const { open, except = '', zone, yes, no } = dataset as Line
      const now = isOpen(open, except, minuteThere(new Date(), zone))
      target.textContent = now ? yes : no
      classList.toggle('is-open', now)
    }
  })
  for (const line of root.querySelectorAll('[data-open]')) observer.observe(line)
}
