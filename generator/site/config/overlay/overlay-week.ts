/** A week of opening hours is written by runs of days, so another week overlays it day by day and not by its keys. */

import { days, daysOf } from '../values/week.ts'
import type { Entry, Group } from '../yaml/tree.ts'

const runPattern = new RegExp(`^(${days.join('|')})(-(${days.join('|')}))?$`)

/** Whether the keys of a group are days and runs of days. */
export const isWeek = (group: Group): boolean => group.entries.size > 0 && [...group.entries.keys()].every(key => runPattern.test(key))

/** The days of a run that are left without some of them, as runs again. */
const runsWithout = (run: string, taken: readonly string[]): readonly string[] => {
  const runs: string[][] = [[]]
  for (const day of daysOf(run)) {
    if (taken.includes(day)) runs.push([])
    else runs.at(-1)?.push(day)
  }
  return runs.flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others.slice(-1)].join('-')]))
}

/** Takes the days of a run out of a base’s other runs: `fri` out of `mon-sat` leaves `mon-thu` and `sat`. What the overlay wrote stays. */
export const withoutDays = (
  week: ReadonlyMap<string, Entry>,
  run: string,
  over: Group,
): { readonly left: ReadonlyMap<string, Entry>; readonly taken: Entry | undefined } => {
  const wanted: readonly string[] = daysOf(run)
  const touched = [...week].filter(([key]) => !over.entries.has(key) && daysOf(key).some(day => wanted.includes(day)))
  const left = [...week].flatMap(([key, entry]): readonly (readonly [string, Entry])[] =>
    touched.some(([other]) => other === key) ? runsWithout(key, wanted).map(rest => [rest, entry]) : [[key, entry]],
  )
  return { left: new Map(left), taken: touched[0]?.[1] }
}
