/** A file to be published, or to be handed to a host. */
export interface OutputFile {
  /** Relative to the output folder, with `/` and no leading slash: `en/about.html`. */
  readonly path: string
  /** Of a large file, made each time they are asked for. */
  readonly bytes: Uint8Array | string
}
