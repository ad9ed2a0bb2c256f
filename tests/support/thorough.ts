/** Tests of long rows: the thorough run takes them, `npm test` does not. */
export const thorough = { tags: ['thorough'] }

/** Some of a long row, spread over it, as what lands a change has twenty minutes; all of it with `EVERY=1`. */
export const someOf = <T>(row: readonly T[], count: number): readonly T[] =>
  process.env.EVERY === undefined
    ? row.filter((_, place) => Math.floor((place * count) / row.length) !== Math.floor(((place - 1) * count) / row.length))
    : row

/** One of a row: the thorough run takes all of them, `npm test` those that it names. */
export const inRow = (isEveryDay: boolean): { readonly tags: string[] } => (isEveryDay ? { tags: [] } : thorough)
