import type { NodeFact } from '../facts/nodes.ts'

/** Properties of a node that are schema.org’s, JSON-LD’s own keywords left out. */
export const propertiesOf = (node: NodeFact): readonly (readonly [string, unknown])[] =>
  Object.entries(node.properties).filter(([name]) => !name.startsWith('@'))

/** How a node is called in a message: `HVACBusiness`, `OpeningHoursSpecification of ContactPoint.hoursAvailable`. */
export const nodeName = ({ types, holder }: NodeFact): string =>
  `${types.join(' and ') || 'a node without a type'}${holder === null ? '' : ` in ${holder.types.join(' and ')}.${holder.property}`}`

/** An `@context` may be a text, an object or a list of both. */
export const isSchemaContext = (context: unknown): boolean => typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)
