/** Facts that are nobody’s name but one business’s own: a copy of them is a mistake that no search for words finds. */

import { type ConfigDocument, type ConfigPath, pathText } from '../../../site/config/yaml/config-document.ts'
import { valueAt } from '../../../site/config/yaml/tree.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'

/** What to ask oneself about each. */
const facts: readonly (readonly [path: ConfigPath, question: string])[] = [
  [['site', 'origin'], 'the address of the new site'],
  [['site', 'languages'], 'the languages spoken there, and their countries'],
  [['business', 'name'], 'the trade name'],
  [['business', 'legalName'], 'the registered name'],
  [['business', 'founded'], 'the year in which it was founded'],
  [['business', 'email'], 'its mailbox'],
  [['business', 'address', 'region'], 'its province or state'],
  [['business', 'geo'], 'its point on the map'],
  [['business', 'profiles'], 'its own profiles'],
  [['business', 'licence'], 'its own licence'],
  [['business', 'rating'], 'its own rating: stars given to somebody else must not be shown'],
  [['business', 'claims'], 'its own figures'],
  [['business', 'privacyOfficer', 'email'], 'who answers for personal information'],
  [['phones', 'book', 'main'], 'its own number'],
  [['hours', 'timeZone'], 'the time zone there'],
  [['hours', 'weekly'], 'when it is open'],
  [['locations'], 'the areas served'],
  [['forms', 'id'], 'where requests go: now to the inbox of the base'],
  [['forms', 'endpoint'], 'where requests go: now to the inbox of the base'],
]

export interface KeptFact {
  readonly key: string
  readonly where: SourceLocation
  readonly question: string
}

/**
 * Those that the new config has from its base.
 * @param base its data; @param given keys that were answered, also where the answer was the base’s
 */
export const keptFacts = (
  { data, locate }: Pick<ConfigDocument, 'data' | 'locate'>,
  base: unknown,
  given: readonly string[],
): readonly KeptFact[] =>
  facts
    .filter(([path]) => {
      const value = valueAt(data, path)
      return value !== undefined && JSON.stringify(value) === JSON.stringify(valueAt(base, path)) && !given.includes(pathText(path))
    })
    .map(([path, question]) => ({ key: pathText(path), where: locate(path, { key: true }), question }))
