import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Shape } from './shapes.ts'

/** Another program that can make the same pages. It is spared a config, its rules and translations. */
export interface Peer {
  readonly name: string
  /** Its version, if it is installed. */
  readonly version: () => string | undefined
  /** Writes the input of a site that makes these pages. */
  readonly write: (shapes: readonly Shape[], source: string) => void
  /** Command line that makes `out` of `source`, in which it runs. */
  readonly command: (source: string, out: string) => readonly [string, ...string[]]
}

/** Writes a file into a folder that may be missing. */
export const put = (folder: string, path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
