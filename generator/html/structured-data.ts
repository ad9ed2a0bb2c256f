/** JSON-LD in a page, and the objects in it. */
import { isRecord } from '../site/util/table.ts'

/** One `<script type="application/ld+json">`. */
export type StructuredFact = { readonly data: unknown } | { readonly fault: string }

export const parseStructured = (text: string): StructuredFact => {
  try {
    return { data: JSON.parse(text) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** An object of structured data at any depth: each is checked separately. */
export interface NodeFact {
  /** Without the schema.org prefix. Empty for an object without `@type`. */
  readonly types: readonly string[]
  readonly properties: Readonly<Record<string, unknown>>
  /** Each property separately, without JSON-LD’s own keywords. */
  readonly entries: readonly (readonly [name: string, value: unknown])[]
  /** Types and property of the parent object; `null` at the top level. */
  readonly holder: { readonly types: readonly string[]; readonly property: string } | null
}

/** A value or several, as a list. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** The strings among several values. */
export const textsIn = (values: readonly unknown[]): readonly string[] => values.filter(value => typeof value === 'string')

/** The value, if it is a single string. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** `Plumber` for `https://schema.org/Plumber` too. */
export const shortName = (name: string): string => name.replace(/^https?:\/\/schema\.org\//, '')

const typesOf = (object: Readonly<Record<string, unknown>>): readonly string[] =>
  valuesOf(object['@type']).flatMap(type => (typeof type === 'string' ? shortName(type) : []))

/** A reference to a node: `{ "@id": … }`. */
export const isStub = (value: unknown): value is { readonly '@id': string } =>
  isRecord(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1

/** Every object of the page’s structured data, outer ones first, without references between them and without the `@graph` around them. */
export const nodesOf = (structured: readonly StructuredFact[]): readonly NodeFact[] => {
  const nodes: NodeFact[] = []
  const visit = (value: unknown, holder: NodeFact['holder']): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, holder)
    if (!isRecord(value) || isStub(value)) return
    if (value['@graph'] !== undefined) {
      visit(value['@graph'], null)
      return
    }
    const types = typesOf(value)
    const entries = Object.entries(value).filter(([name]) => !name.startsWith('@'))
    nodes.push({ types, properties: value, entries, holder })
    for (const [property, inner] of entries) if (typeof inner === 'object') visit(inner, { types, property })
  }
  for (const script of structured) if ('data' in script) visit(script.data, null)
  return nodes
}
