import type { Property, Vocabulary } from './vocabulary.ts'

/** `interface PlaceBase extends ThingBase {` with its properties, up to the brace that closes it. */
const interfaces = /^interface (\w+)Base extends [^{]+ \{\n([\s\S]*?)^\}/gm
/** `export interface AboutPageLeaf …`, with the type's own name below it. */
const leaves = /^export (?:interface|type) (\w+)Leaf\b[\s\S]*?"@type": "([^"]+)";/gm
/** `export type WebPage = WebPageLeaf | AboutPage | …;`: a type with its children, or an enumeration with its members. */
const unions = /^(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export type (\w+)(?:<[^>]*>)? = ([^;]+);/gm
const properties = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?"([\w-]+)"\?: SchemaValue<([^,]+), "[\w-]+">;/g

const dataTypes: readonly string[] = ['Boolean', 'Date', 'DateTime', 'Number', 'Quantity', 'Text', 'Time']

const replacement = (comment: string | undefined): string | undefined =>
  /@deprecated (?:Consider using|Use) (?:https:\/\/schema\.org\/)?(\w+) instead/.exec(comment ?? '')?.[1]

const sorted = <Value>(map: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)))

type Draft = { readonly on: Set<string>; readonly takes: Set<string>; instead?: string }

/**
 * The table of schema.org in the declaration file of schema-dts, which is generated from the published vocabulary. Names that
 * TypeScript does not allow (`3DModel`) and types of other vocabularies are known by the `@type` that they declare.
 */
export const deriveVocabulary = (declarations: string): Vocabulary => {
  const typeNames = new Map([...declarations.matchAll(leaves)].map(([, name = '', type = '']) => [name, type]))
  /** The type that a TypeScript name stands for; none for those of other vocabularies. */
  const typeOf = (name: string): string | undefined => {
    const type = typeNames.get(name)
    return type === undefined || type.includes(':') ? undefined : type
  }

  const parents = new Map<string, string[]>([...typeNames.values()].filter(type => !type.includes(':')).map(type => [type, []]))
  for (const name of dataTypes) parents.set(name, [])
  const enumerations = new Map<string, string>()
  const superseded = new Map<string, string>()
  for (const [, comment, name = '', union = ''] of declarations.matchAll(unions)) {
    const type = typeOf(name) ?? (dataTypes.includes(name) ? name : undefined)
    if (type === undefined) continue
    const better = replacement(comment)
    if (better !== undefined) superseded.set(type, better)
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
    supersededTypes: sorted(superseded),
    properties: sorted(new Map([...table].map(([name, draft]) => [name, propertyOf(draft)]))),
    members: sorted(enumerations),
  }
}
