/** Minutes since Monday 00:00 by the clock of a time zone. */
export const minuteOfWeek = (now: Date, timeZone: string): number => {
  // Swedish writes dates as ISO 8601 does: 2026-11-21 09:34:00. The days of Unix time begin with a Thursday.
  const there = Date.parse(`${now.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) / 6e4
  return Math.floor(there + 3 * 1440) % 10080
}

/** Whether a minute lies in one of the spans `420-1200 1860-2640`. */
export const isOpen = (spans: string, minute: number): boolean =>
  spans.split(' ').some(span => {
    const [from = 0, to = 0] = span.split('-').map(Number)
    return from <= minute && minute < to
  })

/** Says beside the hours whether the business is open, by its own clock. */
export const showOpenNow = (root: Document): void => {
  for (const line of root.querySelectorAll<HTMLElement>('[data-open]')) {
    const { open = '', zone, yes = '', no = '' } = line.dataset
    const now = isOpen(open, minuteOfWeek(new Date(), `${zone}`))
    line.textContent = now ? yes : no
    line.classList.toggle('is-open', now)
  }
}
