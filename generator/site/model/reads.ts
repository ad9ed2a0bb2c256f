/**
 * What something that is made reads on the way. Whoever wants to know makes it with `withReads`; whoever keeps something for later
 * (`memoize.ts`) keeps with it what it read, so that it counts for everybody who is given it again.
 */

/** What was read for something: cells, by their numbers, and what was kept before and read again. */
export interface Reads {
  readonly cells: Set<number>
  readonly parts: Set<Reads>
}

let current: Reads | undefined

/** Notes that a cell was read. @returns whether anybody notes it */
export const noteCell = (cell: number): boolean => {
  current?.cells.add(cell)
  return current !== undefined
}

/** Notes that something kept was read. */
export const notePart = (part: Reads | undefined): void => {
  if (part !== undefined) current?.parts.add(part)
}

/** Makes something and notes what it reads. What it reads is not noted for what is being made around it: `notePart` does that. */
export const withReads = <Made>(make: () => Made): { readonly made: Made; readonly reads: Reads } => {
  const around = current
  const reads: Reads = { cells: new Set(), parts: new Set() }
  current = reads
  try {
    return { made: make(), reads }
  } finally {
    current = around
  }
}

const hasRead = ({ cells, parts }: Reads): boolean => cells.size > 0 || parts.size > 0

/** Makes something that is kept. @returns with what it read, as far as anybody wants to know and there is anything */
export const keptWithReads = <Made>(make: () => Made): { readonly made: Made; readonly reads: Reads | undefined } => {
  if (current === undefined) return { made: make(), reads: undefined }
  const { made, reads } = withReads(make)
  return { made, reads: hasRead(reads) ? reads : undefined }
}

/** What things that caches keep have read, by the cache and the key. */
const readsOfKept = new WeakMap<object, Map<unknown, Reads>>()

/** As `keptWithReads`, noted for what is being made, and for everybody who is given it again. */
export const makeToKeep = <Made>(cache: object, key: unknown, make: () => Made): Made => {
  const { made, reads } = keptWithReads(make)
  if (reads === undefined) return made
  notePart(reads)
  const known = readsOfKept.get(cache)
  if (known === undefined) readsOfKept.set(cache, new Map([[key, reads]]))
  else known.set(key, reads)
  return made
}

/** Notes that what a cache keeps under a key was read. */
export const noteKept = (cache: object, key: unknown): void => {
  if (current !== undefined) notePart(readsOfKept.get(cache)?.get(key))
}
