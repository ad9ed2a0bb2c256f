/** How both parts of the compiled program ask for modules of each other. */
export const fromFirst = 'townsite-first:'
export const fromRest = 'townsite-rest:'

/** What the loader knows of the code as it was compiled. */
export interface CodeSeal {
  /** CRC-32. */
  readonly seal: number
  /** The file as it was written (`fileVersion`). While it is so it is whole, and need not be read as a whole. */
  readonly version: string | undefined
  /** How much of it is the first part, how much the rest, and how much sharp. */
  readonly firstBytes: number
  readonly restBytes: number
  readonly sharpBytes: number
}
