import type { SiteDifference } from '../model.ts'

/** A difference for programs, in the shape that docs/diff.md describes. Keys may be added; none is renamed or removed. */
export const differenceJson = (difference: SiteDifference, names: { readonly before: string; readonly after: string }): string =>
  JSON.stringify({ version: 1, before: names.before, after: names.after, ...difference }, null, 2)
