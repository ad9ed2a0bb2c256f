/** What several checks of structured data need to know about a node. */
import type { NodeFact } from '../../html/structured-data.ts'
import type { Translated } from '../../site/messages/language.ts'
import { isA } from './vocabulary/vocabulary.ts'

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
