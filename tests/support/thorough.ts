/** The tag of long tests, which `.ci/run` runs and `npm test` skips. */
export const thorough = { tags: ['thorough'] }

/** A sample of a long list, evenly spread; the whole list with `EVERY=1`. */
export const sampleOf = <T>(list: readonly T[], count: number): readonly T[] =>
  process.env.EVERY === undefined
    ? list.filter((_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length))
    : list

/** Options of a test of a list: `npm test` runs only the representative tests. */
export const thoroughUnless = (isRepresentative: boolean): { readonly tags: string[] } => (isRepresentative ? { tags: [] } : thorough)
