/** Tags a long test: `.ci/run` runs it, `npm test` does not. */
export const thorough = { tags: ['thorough'] }

/** An evenly spread selection of many cases, because `.ci/run` may take 20 minutes; with `EVERY=1`, all of them. */
export const someOf = <T>(cases: readonly T[], count: number): readonly T[] =>
  process.env.EVERY === undefined
    ? cases.filter((_, index) => Math.floor((index * count) / cases.length) !== Math.floor(((index - 1) * count) / cases.length))
    : cases

/** Options of one of many cases: `.ci/run` runs all of them, `npm test` the chosen ones. */
export const inRow = (isChosen: boolean): { readonly tags: string[] } => (isChosen ? { tags: [] } : thorough)
