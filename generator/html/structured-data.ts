/** JSON-LD in a page, and the objects in it. What pages share, such as the business, is read once and is the same object on all of them. */
import { memoize, memoizeText } from '../site/model/memoize.ts'
import { graphItems } from './graph-items.ts'

/** One `<script type="application/ld+json">`. */
export type StructuredFact = { readonly data: unknown } | { readonly fault: string }

/** Many times what a page has: only what pages share comes again. */
const readItem = memoizeText((text): unknown => JSON.parse(text), 100)

/** Nothing where there is a fault as well: its place is one in the whole text. */
const readInItems = (text: string): unknown => {
  const graph = graphItems(text)
  try {
    return graph && { '@context': JSON.parse(graph.context), '@graph': graph.items.map(readItem) }
  } catch {
    return undefined
  }
}

export const parseStructured = (text: string): StructuredFact => {
  try {
    return { data: readInItems(text) ?? JSON.parse(text) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** An object of structured data, wherever it stands: each is checked by itself. */
export interface NodeFact {
  /** Without the address of schema.org. Empty for an object that has no `@type`. */
  readonly types: readonly string[]
  readonly properties: Readonly<Record<string, unknown>>
  /** The same one by one, without JSON-LD’s own keywords. */
  readonly entries: readonly (readonly [name: string, value: unknown])[]
  /** Types and property of the object that holds it; `null` at the top. */
  readonly holder: { readonly types: readonly string[]; readonly property: string } | null
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value or several, as a list. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** The texts among several values. */
export const textsIn = (values: readonly unknown[]): readonly string[] => values.filter(value => typeof value === 'string')

/** A value that is one text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** `Plumber` for `https://schema.org/Plumber` too. */
export const shortName = (name: string): string => name.replace(/^https?:\/\/schema\.org\//, '')

const typesOf = (object: Readonly<Record<string, unknown>>): readonly string[] =>
  valuesOf(object['@type']).flatMap(type => (typeof type === 'string' ? shortName(type) : []))

/** A mere link to a node: `{ "@id": … }`. */
export const isStub = (value: unknown): value is { readonly '@id': string } =>
  isObject(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1

/** Objects in a value, outer ones first; links between them and any `@graph` around them left out. */
const nodesIn = (value: unknown): readonly NodeFact[] => {
  const nodes: NodeFact[] = []
  const visit = (value: unknown, holder: NodeFact['holder']): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, holder)
    if (!isObject(value) || isStub(value)) return
    if (value['@graph'] !== undefined) {
      visit(value['@graph'], null)
      return
    }
    const types = typesOf(value)
    const entries = Object.entries(value).filter(([name]) => !name.startsWith('@'))
    nodes.push({ types, properties: value, entries, holder })
    for (const [property, inner] of entries) if (typeof inner === 'object') visit(inner, { types, property })
  }
  visit(value, null)
  return nodes
}

const nodesInObject = memoize((thing: Readonly<Record<string, unknown>>): readonly NodeFact[] => nodesIn(thing), new WeakMap())

/** Every object of the page’s structured data, thing by thing as they stand in its graph. */
export const thingsOf = (structured: readonly StructuredFact[]): readonly (readonly NodeFact[])[] =>
  structured.flatMap(one => {
    if (!('data' in one)) return []
    const graph = isObject(one.data) ? one.data['@graph'] : undefined
    return valuesOf(graph ?? one.data).map(thing => (isObject(thing) ? nodesInObject(thing) : nodesIn(thing)))
  })
