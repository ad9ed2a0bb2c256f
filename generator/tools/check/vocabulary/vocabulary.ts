/** What is known of one property. */
export interface Property {
  /** Types that may carry it; their subtypes may too. */
  readonly on: readonly string[]
  /** Types of its values, `Text`, `URL`, `Date` … among them. */
  readonly takes: readonly string[]
  /** The property that schema.org wants instead, for a superseded one. */
  readonly instead?: string
}

/** schema.org as a table: `schema-org.json`, made by `make.ts`. */
export interface Vocabulary {
  /** Each type with its direct parents. */
  readonly types: Readonly<Record<string, readonly string[]>>
  /** Types that schema.org has given up, with what it wants instead. */
  readonly supersededTypes: Readonly<Record<string, string>>
  readonly properties: Readonly<Record<string, Property>>
  /** Members of enumerations with their enumeration: `Monday` is a `DayOfWeek`. */
  readonly members: Readonly<Record<string, string>>
}

/** The table as it lies beside this file. It is our own, so its shape is known. */
export const parseVocabulary = (json: string): Vocabulary => JSON.parse(json) as Vocabulary

const lineages = new WeakMap<Vocabulary, Map<string, ReadonlySet<string>>>()

/** A type and all its ancestors. Types nobody knows have none. */
export const lineage = (vocabulary: Vocabulary, type: string): ReadonlySet<string> => {
  const known = lineages.get(vocabulary) ?? new Map<string, ReadonlySet<string>>()
  lineages.set(vocabulary, known)
  const before = known.get(type)
  if (before !== undefined) return before
  const found = new Set<string>()
  const visit = (name: string): void => {
    const parents = vocabulary.types[name]
    if (parents === undefined || found.has(name)) return
    found.add(name)
    for (const parent of parents) visit(parent)
  }
  visit(type)
  known.set(type, found)
  return found
}

export const isA = (vocabulary: Vocabulary, type: string, ancestor: string): boolean => lineage(vocabulary, type).has(ancestor)
