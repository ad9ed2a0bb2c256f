/**
 * What something that is made reads on the way. Whoever wants to know makes it with `withReads`; whoever keeps something for later
 * (`memoize.ts`) keeps with it the row of what it read, so that it counts for everybody who is given it again.
 */

/** Takes down what things have read, a row each: `model/reads-table.ts`. */
export interface ReadsLog {
  /**
   * @param links cells (twice their number), and rows before this one (twice theirs and one)
   * @param isLast no other row will name this one
   * @returns the number of the new row
   */
  readonly add: (links: ReadonlySet<number>, isLast?: boolean) => number
}

interface Noting {
  readonly log: ReadsLog
  readonly links: Set<number>
}

let current: Noting | undefined

/** Notes that a cell was read. @returns whether anybody notes it */
export const noteCell = (cell: number): boolean => {
  current?.links.add(cell * 2)
  return current !== undefined
}

/** Notes that something kept was read. */
export const noteRow = (row: number | undefined): void => {
  if (row !== undefined) current?.links.add(row * 2 + 1)
}

const noted = <Made>(log: ReadsLog, make: () => Made): { readonly made: Made; readonly links: ReadonlySet<number> } => {
  const around = current
  const links = new Set<number>()
  current = { log, links }
  try {
    return { made: make(), links }
  } finally {
    current = around
  }
}

/**
 * Makes something and takes down what it reads. That is not noted for what is being made around it: `noteRow` does that.
 * @param isLast nobody will do so
 */
export const withReads = <Made>(log: ReadsLog, make: () => Made, isLast = false): { readonly made: Made; readonly row: number } => {
  const { made, links } = noted(log, make)
  return { made, row: log.add(links, isLast) }
}

/** Makes something whose reads count for nobody. */
export const unnoted = <Made>(log: ReadsLog, make: () => Made): Made => noted(log, make).made

/**
 * Makes something that is kept.
 * @param given what it is made of: a function that holds it would be made for each question, also where the answer is kept already
 * @returns with the row of what it read, as far as anybody wants to know and there is anything
 */
export const keptWithReads = <Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
  ...given: Given
): { readonly made: Made; readonly row: number | undefined } => {
  if (current === undefined) return { made: make(...given), row: undefined }
  const { log } = current
  const { made, links } = noted(log, () => make(...given))
  return { made, row: links.size === 0 ? undefined : log.add(links) }
}

/** Rows of things that caches keep, by the cache and the key. */
const rowsOfKept = new WeakMap<object, Map<unknown, number>>()

/** As `keptWithReads`, noted for what is being made, and for everybody who is given it again. */
export const makeToKeep = <Given extends readonly unknown[], Made>(
  cache: object,
  key: unknown,
  make: (...given: Given) => Made,
  ...given: Given
): Made => {
  const { made, row } = keptWithReads(make, ...given)
  if (row === undefined) return made
  noteRow(row)
  const known = rowsOfKept.get(cache)
  if (known === undefined) rowsOfKept.set(cache, new Map([[key, row]]))
  else known.set(key, row)
  return made
}

/** Notes that what a cache keeps under a key was read. */
export const noteKept = (cache: object, key: unknown): void => {
  if (current !== undefined) noteRow(rowsOfKept.get(cache)?.get(key))
}
