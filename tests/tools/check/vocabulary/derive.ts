/** Derives the table that structured data is checked against from the declarations of schema-dts. */

interface Property {
  /** Types that may carry it; their subtypes may too. */
  readonly on: readonly string[]
  /** Types of its values, `Text`, `URL`, `Date` … among them. */
  readonly takes: readonly string[]
  /** The property that schema.org wants instead, for a superseded one. */
  readonly instead?: string
}

/** All of schema.org. */
interface Vocabulary {
  /** Each type with its direct parents. */
  readonly types: Readonly<Record<string, readonly string[]>>
  readonly properties: Readonly<Record<string, Property>>
  /** Members of enumerations with their enumeration: `Monday` is a `DayOfWeek`. */
  readonly members: Readonly<Record<string, string>>
}

/** `interface PlaceBase extends ThingBase {` with its properties, up to the brace that closes it. */
const interfaces = /^interface (\w+)Base extends [^{]+ \{\n([\s\S]*?)^\}/gm
/** `export interface AboutPageLeaf …`, with the type's own name below it. */
const leaves = /^export (?:interface|type) (\w+)Leaf\b[\s\S]*?"@type": "([^"]+)";/gm
/** `export type WebPage = WebPageLeaf | AboutPage | …;`: a type with its children, or an enumeration with its members. */
const unions = /^export type (\w+)(?:<[^>]*>)? = ([^;]+);/gm
const properties = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?"([\w-]+)"\?: SchemaValue<([^,]+), "[\w-]+">;/g

const dataTypes: readonly string[] = ['Boolean', 'Date', 'DateTime', 'Number', 'Quantity', 'Text', 'Time']

const replacement = (comment: string | undefined): string | undefined =>
  /@deprecated (?:Consider using|Use) (?:https:\/\/schema\.org\/)?(\w+) instead/.exec(comment ?? '')?.[1]

const sorted = <Value>(map: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)))

type Draft = { readonly on: Set<string>; readonly takes: Set<string>; instead?: string }

/**
 * All of schema.org in the declaration file of schema-dts, which is generated from the published vocabulary. Names that
 * TypeScript does not allow (`3DModel`) and types of other vocabularies are known by the `@type` that they declare.
 */
export const deriveVocabulary = (declarations: string): Vocabulary => {
  const typeNames = new Map([...declarations.matchAll(leaves)].map(([, name = '', type = '']) => [name, type]))
  /** The type of a TypeScript name; `undefined` for other vocabularies. */
  const typeOf = (name: string): string | undefined => {
    const type = typeNames.get(name)
    return type === undefined || type.includes(':') ? undefined : type
  }

  const parents = new Map<string, string[]>([...typeNames.values()].filter(type => !type.includes(':')).map(type => [type, []]))
  for (const name of dataTypes) parents.set(name, [])
  const enumerations = new Map<string, string>()
  for (const [, name = '', union = ''] of declarations.matchAll(unions)) {
    const type = typeOf(name) ?? (dataTypes.includes(name) ? name : undefined)
    if (type === undefined) continue
    for (const part of union.split(' | ').map(one => one.replace(/<.*/, ''))) {
      const member = /^"https:\/\/schema\.org\/(\w+)"$/.exec(part)?.[1]
      if (member !== undefined) enumerations.set(member, type)
      if (!/^[A-Z_]\w*$/.test(part) || part === `${name}Leaf`) continue
      const child = typeOf(part) ?? part
      parents.set(child, [...(parents.get(child) ?? []), type])
    }
  }

  const table = new Map<string, Draft>()
  for (const [, name = '', body = ''] of declarations.matchAll(interfaces))
    for (const [, comment, property = '', range = ''] of body.matchAll(properties)) {
      const entry: Draft = table.get(property) ?? { on: new Set(), takes: new Set() }
      table.set(property, entry)
      entry.on.add(typeOf(name) ?? name)
      for (const one of range.split(' | ')) if (one !== 'IdReference' && !/^\w+_\w+_/.test(one)) entry.takes.add(typeOf(one) ?? one)
      const better = replacement(comment)
      if (better !== undefined) entry.instead = better
    }

  const propertyOf = ({ on, takes, instead }: Draft): Property => ({
    on: [...on].sort(),
    takes: [...takes].sort(),
    ...(instead === undefined ? {} : { instead }),
  })
  return {
    types: sorted(new Map([...parents].map(([type, above]) => [type, above.sort()]))),
    properties: sorted(new Map([...table].map(([name, draft]) => [name, propertyOf(draft)]))),
    members: sorted(enumerations),
  }
}

/** Every type at or below another one. */
export const typesBelow = ({ types }: Vocabulary, ancestor: string): readonly string[] =>
  Object.keys(types).filter(type => ancestorsOf(types, type).has(ancestor))

const ancestorsOf = (types: Vocabulary['types'], type: string): ReadonlySet<string> =>
  new Set([type, ...(types[type] ?? []).flatMap(parent => [...ancestorsOf(types, parent)])])

/** Selects some types with their ancestors and properties, one line each. */
export const excerptOf = ({ types, properties, members }: Vocabulary, written: readonly string[], mentioned: readonly string[]) => {
  const selected = new Set(written.flatMap(type => [...ancestorsOf(types, type)]))
  const own = Object.entries(properties).flatMap(([name, { on, ...property }]) => {
    const carriers = on.filter(type => selected.has(type))
    return carriers.length === 0 ? [] : [[name, { on: carriers, ...property }] as const]
  })
  const enumerations = new Set(own.flatMap(([, { takes }]) => (takes.length === 1 ? takes : [])))
  const memberLists = [...enumerations].sort().flatMap(enumeration => {
    const list = Object.keys(members).filter(member => members[member] === enumeration)
    return list.length === 0 ? [] : [[enumeration, list.join(' ')] as const]
  })
  return {
    types: Object.fromEntries([...selected, ...mentioned].sort().map(type => [type, (types[type] ?? []).join(' ')])),
    properties: Object.fromEntries(
      own.filter(([, { instead }]) => instead === undefined).map(([name, { on, takes }]) => [name, `${on.join(' ')}: ${takes.join(' ')}`]),
    ),
    superseded: Object.fromEntries(own.flatMap(([name, { instead }]) => (instead === undefined ? [] : [[name, instead]]))),
    members: Object.fromEntries(memberLists),
  }
}
