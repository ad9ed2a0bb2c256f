import type { StructuredFact } from './page.ts'

/** An object of structured data, wherever it stands: each is judged by itself. */
export interface NodeFact {
  /** Without the address of schema.org. Empty for an object that has no `@type`. */
  readonly types: readonly string[]
  readonly properties: Readonly<Record<string, unknown>>
  /** Types and property of the object that holds it; `null` at the top. */
  readonly holder: { readonly types: readonly string[]; readonly property: string } | null
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value or several, as a list. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** A value that is one text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** `Plumber` for `https://schema.org/Plumber` too. */
export const shortName = (name: string): string => name.replace(/^https?:\/\/schema\.org\//, '')

const typesOf = (object: Readonly<Record<string, unknown>>): readonly string[] =>
  valuesOf(object['@type']).flatMap(type => (typeof type === 'string' ? shortName(type) : []))

/** A mere link to a node: `{ "@id": … }`. */
export const isStub = (value: unknown): value is { readonly '@id': string } =>
  isObject(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1

/** Every object of the page's structured data, outer ones first; links between them and the `@graph` around them left out. */
export const nodesOf = (structured: readonly StructuredFact[]): readonly NodeFact[] => {
  const nodes: NodeFact[] = []
  const visit = (value: unknown, holder: NodeFact['holder']): void => {
    for (const one of valuesOf(value)) {
      if (!isObject(one) || isStub(one)) continue
      const types = typesOf(one)
      const isFrame = one['@graph'] !== undefined
      if (!isFrame) nodes.push({ types, properties: one, holder })
      for (const [property, inner] of Object.entries(one))
        if (property === '@graph') visit(inner, null)
        else if (!property.startsWith('@')) visit(inner, { types, property })
    }
  }
  for (const one of structured) if ('data' in one) visit(one.data, null)
  return nodes
}
