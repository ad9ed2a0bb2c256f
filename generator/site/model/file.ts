import { type Filled, putTogether } from './filled.ts'

/** A file to be published, or to be handed to a host. */
export interface OutputFile {
  /** Relative to the output folder, with `/` and no leading slash: `en/about.html`. */
  readonly path: string
  /** Of a large file, made each time they are asked for. */
  readonly bytes: Uint8Array | string
}

/** A file on its way to where it is written. */
export interface StagedFile {
  readonly path: string
  readonly bytes: OutputFile['bytes'] | Filled
}

const encoder = new TextEncoder()

/** What a file holds; of a page, until the next one is made. */
export const wholeBytes = (bytes: StagedFile['bytes']): Uint8Array =>
  typeof bytes === 'string' ? encoder.encode(bytes) : 'common' in bytes ? putTogether(bytes) : bytes
