/** How both parts of the compiled program ask for modules of each other. */
export const fromFirst = 'townsite-first:'
export const fromRest = 'townsite-rest:'

/** What the loader knows of the code as it was compiled. */
export interface CodeSeal {
  /** CRC-32. */
  readonly seal: number
  /** How much of it is the first part, and how much the rest; sharp stands behind. */
  readonly firstBytes: number
  readonly restBytes: number
}
