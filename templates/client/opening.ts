import { minuteThere } from './open-now.ts'

/** For each day from Monday, the openings in minutes since its midnight. */
type Week = readonly (readonly (readonly [from: number, to: number])[])[]

/** The usual week, and the weeks that replace it during some days since 1970. */
export type Calendar = readonly [usual: Week, exceptions: readonly (readonly [first: number, end: number, week: Week])[]]

/** The current or the next opening, in minutes since 1970 in local time; `undefined` if there is none within two weeks. */
export const nextOpening = ([usual, exceptions]: Calendar, minute: number): readonly [from: number, to: number] | undefined => {
  // An opening of yesterday may end today.
  const yesterday = Math.floor(minute / 1440) - 1
  for (let day = yesterday; day < yesterday + 16; day++) {
    const week = exceptions.find(([first, end]) => first <= day && day < end)?.[2] ?? usual
    // Unix time begins on a Thursday.
    for (const [from, to] of week[(day + 3) % 7] ?? []) if (day * 1440 + to > minute) return [day * 1440 + from, day * 1440 + to]
  }
  return undefined
}

/** Shows the next opening in the words of the page’s language. */
export const showOpening = (root: Document): void => {
  for (const { dataset, children } of root.querySelectorAll<HTMLElement>('[data-next]')) {
    const { next = '', zone = '', yes = '', no = '' } = dataset
    const now = minuteThere(new Date(), zone)
    // Written by `components/opening/opening.tsx`.
    const [from = 0, to = 0] = nextOpening(JSON.parse(next) as Calendar, now) ?? []
    const range = (style: Intl.DateTimeFormatOptions, end: number) =>
      // As in the other texts, digits are those of phone numbers.
      new Intl.DateTimeFormat(`${root.documentElement.lang}-u-nu-latn`, { ...style, timeZone: 'UTC' }).formatRange(from * 6e4, end * 6e4)
    if (to > 0)
      [from > now ? no : yes, range({ weekday: 'long' }, from), range({ timeStyle: 'short' }, to)].forEach((text, place) => {
        children[place]?.replaceChildren(text)
      })
  }
}
