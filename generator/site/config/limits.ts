/** What a config may hold at most: far more than any site needs, and little enough that every answer comes in seconds. docs/limits.md tells them. */
export const limits = {
  /** Size of one file. */
  megabytes: 32,
  /** Groups and lists inside one another. */
  depth: 64,
  /** Keys, items and single values, with what aliases repeat. */
  values: 1_000_000,
  /** Languages of a site. */
  languages: 100,
  /** Configs in one chain of `extends`. */
  bases: 20,
  /** Mistakes of shape that are looked into, and those told in one run. */
  judged: 5_000,
  told: 500,
} as const
