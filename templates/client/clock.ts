/** From a minute of the week on, in local time: what a clock shows. */
type Change = readonly [from: number, ...texts: string[]]

/** From a minute since 1970 on: the minutes to add for local time, and the changes; 0 for those of the first period. */
export type Period = readonly [from: number, offset: number, changes: readonly Change[] | 0]

// Each list begins at 0.
const current = <Item extends readonly [number, ...unknown[]]>(items: readonly Item[], minute: number): Item =>
  items.filter(([from]) => from <= minute).pop() as Item

/** What a clock shows. `generator/site/plan/clock.ts` computes the periods: `Intl` blocks a slow phone for about 200 ms. */
export const textsAt = (periods: readonly Period[], minute: number): readonly string[] => {
  const [, offset, changes] = current(periods, minute)
  // Unix time begins on a Thursday.
  return current(changes || (periods[0]?.[2] as readonly Change[]), (minute + offset + 3 * 1440) % 10080).slice(1) as string[]
}

const shown = ({ dataset: { clock } }: HTMLElement): readonly string[] => textsAt(JSON.parse(`${clock}`), Date.now() / 6e4)

/** Fills in the children of each clock. */
export const showClocks = (root: ParentNode): void => {
  for (const clock of root.querySelectorAll<HTMLElement>('[data-clock]'))
    shown(clock).forEach((text, place) => {
      clock.children[place]?.replaceChildren(text)
    })
}

/** Marks the row of today after each clock of opening hours: the index of the row is the third text. */
export const markToday = (root: ParentNode): void => {
  for (const clock of root.querySelectorAll<HTMLElement>('[data-clock]'))
    clock.nextElementSibling?.children[Number(shown(clock)[2])]?.setAttribute('aria-current', 'date')
}
