/** What is wrong at each value: as it is typed, and once it stands, in what the build says of it. */
import type { Path, Problem } from '../protocol.ts'

type Faults = ReadonlyMap<string, readonly string[]>

const keyOf = (path: Path): string => JSON.stringify(path)

/** @returns faults by the path of their value; what is said of a value as it is typed is not said twice */
export const withProblems = (typed: Faults, problems: readonly Problem[]): Faults => {
  const all = new Map(typed)
  for (const { path, severity, message } of problems) {
    if (path === null || severity !== 'error') continue
    const told = all.get(keyOf(path)) ?? []
    if (!told.includes(message)) all.set(keyOf(path), [...told, message])
  }
  return all
}
