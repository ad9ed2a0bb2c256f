import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Shape } from './shapes.ts'

/** Another program that can build the same pages. It needs no config, rules or translations. */
export interface Peer {
  readonly name: string
  /** Its version, if it is installed. */
  readonly version: () => string | undefined
  /** Writes the sources from which it builds these pages. */
  readonly write: (shapes: readonly Shape[], source: string) => void
  /** Command line that builds `source` to `out`; it runs in `source`. */
  readonly command: (source: string, out: string) => readonly [string, ...string[]]
}

/** Writes a file into a folder that may be missing. */
export const put = (folder: string, path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
