/** Opening hours have ranges of days as keys, so weeks merge by day instead of by key. */

import { days, daysOf } from '../values/week.ts'
import type { Entry, Group } from '../yaml/tree.ts'

const runPattern = new RegExp(`^(${days.join('|')})(-(${days.join('|')}))?$`)

export const isWeek = (group: Group): boolean => group.entries.size > 0 && [...group.entries.keys()].every(key => runPattern.test(key))

/** The ranges that remain of a range without some of its days. */
const runsWithout = (run: string, taken: readonly string[]): readonly string[] => {
  const runs: string[][] = [[]]
  for (const day of daysOf(run)) {
    if (taken.includes(day)) runs.push([])
    else runs.at(-1)?.push(day)
  }
  return runs.flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others.slice(-1)].join('-')]))
}

/** Removes the days of a range from other ranges of the base: `fri` from `mon-sat` leaves `mon-thu` and `sat`. */
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
