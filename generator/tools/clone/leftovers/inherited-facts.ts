/** Facts that belong to one business, but that a text search cannot find in a clone. */
import { type ConfigDocument, type ConfigPath, pathText } from '../../../site/config/yaml/config-document.ts'
import { valueAt } from '../../../site/config/yaml/tree.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'

/** Facts to check, with a description. */
const facts: readonly (readonly [path: ConfigPath, question: string])[] = [
  [['site', 'origin'], 'the URL of the new site'],
  [['site', 'languages'], 'the languages spoken there, and their countries'],
  [['business', 'name'], 'the trade name'],
  [['business', 'legalName'], 'the registered name'],
  [['business', 'founded'], 'the year in which it was founded'],
  [['business', 'email'], 'its mailbox'],
  [['business', 'address', 'region'], 'its province or state'],
  [['business', 'geo'], 'its point on the map'],
  [['business', 'profiles'], 'its own profiles'],
  [['business', 'licence'], 'its own licence'],
  [['business', 'rating'], 'its own rating: ratings of another business must not be shown'],
  [['business', 'claims'], 'its own figures'],
  [['business', 'privacyOfficer', 'email'], 'the person responsible for personal information'],
  [['phones', 'book', 'main'], 'its own number'],
  [['hours', 'timeZone'], 'the time zone there'],
  [['hours', 'weekly'], 'when it is open'],
  [['locations'], 'the areas served'],
  [['forms', 'id'], 'where requests are sent: currently to the inbox of the base'],
  [['forms', 'endpoint'], 'where requests are sent: currently to the inbox of the base'],
]

export interface InheritedFact {
  readonly key: string
  readonly where: SourceLocation
  readonly question: string
}

/**
 * Facts that the new config inherits from its base.
 * @param base data of the base; @param answered keys that were answered, even with the value of the base
 */
export const inheritedFacts = (
  { data, locate }: Pick<ConfigDocument, 'data' | 'locate'>,
  base: unknown,
  answered: readonly string[],
): readonly InheritedFact[] =>
  facts
    .filter(([path]) => {
      const value = valueAt(data, path)
      return value !== undefined && JSON.stringify(value) === JSON.stringify(valueAt(base, path)) && !answered.includes(pathText(path))
    })
    .map(([path, question]) => ({ key: pathText(path), where: locate(path, { key: true }), question }))
