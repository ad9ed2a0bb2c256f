/** How the parts of the editor's state ask the server. */
import type { Path } from '../protocol.ts'

/** Does what may not succeed; what cannot be done is told, and nothing else happens. */
export type Attempt = (work: () => Promise<void>) => Promise<void>

/** Milliseconds after which nobody is thought to type on. */
export const idle = 400

export const keyOf = (path: Path): string => JSON.stringify(path)
