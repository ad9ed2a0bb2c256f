/** Limits of a config: more than any site needs, and small enough that every command ends within seconds. See docs/reference/limits.md. */
export const limits = {
  /** Size of one file. */
  megabytes: 32,
  /** Levels of maps and lists. */
  depth: 64,
  /** Keys, items and scalars, including those that aliases repeat. A site of 10,000 pages has 60,000, one of 100,000 pages 570,000. */
  values: 1_000_000,
  /** Of them, those that aliases repeat: a short text can repeat more than any site needs. */
  repeated: 100_000,
  /** YAML tokens that the `yaml` package parses: it takes 4 µs and 300 bytes for each. An entry of a map has seven tokens. */
  tokens: 1_500_000,
  /** Items of one list. */
  items: 30_000,
  /** Languages of a site. */
  languages: 100,
  /** Configs in one chain of `extends`. */
  bases: 20,
  /** Schema errors that are examined, and errors that are reported in one run. */
  examined: 5_000,
  reported: 500,
} as const
