/**
 * The types of schema.org that Townsite uses, with their properties. The table in this folder is generated from schema-dts by its test, which
 * also lists the types.
 */
import type { NodeFact } from '../../../html/structured-data.ts'
import { localBusinessTypes } from '../../../site/config/schema/business-types.ts'
import type { Translated } from '../../../site/messages/language.ts'
import { memoize } from '../../../site/util/memoize.ts'
import table from './schema-org.json' with { type: 'json' }

interface Property {
  /** Types that may carry it; their subtypes may too. */
  readonly on: readonly string[]
  /** Types of its values, `Text`, `URL`, `Date` … among them. */
  readonly takes: readonly string[]
}

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean)

const lists = (entries: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(entries).map(([name, text]) => [name, words(text)]))

/** Each type with its direct parents, as far as structured data depends on them. */
const parents = new Map([...localBusinessTypes.map(type => [type as string, ['LocalBusiness']] as const), ...lists(table.types)])

const properties: ReadonlyMap<string, Property> = new Map(
  Object.entries(table.properties).map(([name, text]) => {
    const [on = '', takes = ''] = text.split(':')
    return [name, { on: words(on), takes: words(takes) }]
  }),
)
const superseded: ReadonlyMap<string, string> = new Map(Object.entries(table.superseded))
const members = lists(table.members)

export const isKnownType = (type: string): boolean => parents.has(type)

export const propertyOf = (name: string): Property | undefined => properties.get(name)

/** The property that supersedes a deprecated one. */
export const replacementOf = (name: string): string | undefined => superseded.get(name)

/** Members of an enumeration: `Monday` … for `DayOfWeek`. Empty for other types. */
export const membersOf = (type: string): readonly string[] => members.get(type) ?? []

/** A type and all its ancestors; empty for an unknown type. */
export const lineage = memoize((type: string): ReadonlySet<string> => {
  const above = parents.get(type)
  return above === undefined ? new Set() : new Set([type, ...above.flatMap(parent => [...lineage(parent)])])
})

export const isA = (type: string, ancestor: string): boolean => lineage(type).has(ancestor)

/** `HVACBusiness`, or `OpeningHoursSpecification in ContactPoint.hoursAvailable`. */
export const nodeName = ({ types, holder }: NodeFact): Translated<string> => {
  const inLanguage = (and: string, within: string, untyped: string): string =>
    `${types.join(and) || untyped}${holder === null ? '' : `${within}${holder.types.join(and)}.${holder.property}`}`
  return { en: inLanguage(' and ', ' in ', 'a node without a type'), fr: inLanguage(' et ', ' dans ', 'un élément sans type') }
}

export const nodeIs = ({ types }: NodeFact, ancestor: string): boolean => types.some(type => isA(type, ancestor))

/** The nodes of a page that describe a business, at the top or inside another node, without mere links. */
export const businessesOf = ({ nodes }: { readonly nodes: readonly NodeFact[] }): readonly NodeFact[] =>
  nodes.filter(node => nodeIs(node, 'LocalBusiness'))
