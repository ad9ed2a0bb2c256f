import { bytesOfInstance, type TemplateInstance } from './template-instance.ts'

/** A file to be published, or one for a host. */
export interface OutputFile {
  /** Relative to the output folder, with `/` and no leading slash: `en/about.html`. */
  readonly path: string
  /** A large file may compute it again on each access. */
  readonly bytes: Uint8Array | string
}

/** A file that is about to be written. */
export interface StagedFile {
  readonly path: string
  readonly bytes: OutputFile['bytes'] | TemplateInstance
}

const encoder = new TextEncoder()

/** The content of a file. That of a page is valid until the next page is made. */
export const wholeBytes = (bytes: StagedFile['bytes']): Uint8Array =>
  typeof bytes === 'string' ? encoder.encode(bytes) : 'template' in bytes ? bytesOfInstance(bytes) : bytes
