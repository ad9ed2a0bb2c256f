/** The way to a value in words, with the language that it is in. */
import type { Path } from '../protocol.ts'
import type { Say } from './words.ts'

/** @param names of the things of lists on the way */
export const trailOf = (say: Say, languageNames: ReadonlyMap<string, string>, path: Path, names: readonly (string | null)[] = []): string =>
  say.trail(
    path,
    path.map((step, index) => names[index] ?? (index === path.length - 1 ? (languageNames.get(String(step)) ?? null) : null)),
  )
