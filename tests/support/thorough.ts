/** Tests of long rows: the thorough run takes them, `npm test` does not. */
export const thorough = { tags: ['thorough'] }

/** One of a row: the thorough run takes all of them, `npm test` those that it names. */
export const inRow = (isEveryDay: boolean): { readonly tags: string[] } => (isEveryDay ? { tags: [] } : thorough)
