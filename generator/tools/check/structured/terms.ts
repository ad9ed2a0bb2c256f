import type { NodeFact } from '../../../html/structured-data.ts'

/** How a node is called in a message: `HVACBusiness`, `OpeningHoursSpecification of ContactPoint.hoursAvailable`. */
export const nodeName = ({ types, holder }: NodeFact): string =>
  `${types.join(' and ') || 'a node without a type'}${holder === null ? '' : ` in ${holder.types.join(' and ')}.${holder.property}`}`

/** An `@context` may be a text, an object or a list of both. */
export const isSchemaContext = (context: unknown): boolean => typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)
