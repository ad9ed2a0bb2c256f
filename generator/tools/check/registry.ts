/** Every check, and what is derived from their definitions. */
import { type CheckId, checkIds, checkTopics } from '../../site/messages/check-ids.ts'
import { extensionsIn } from '../../site/util/extensions.ts'
import type { Check } from './define-check.ts'
import * as rules from './rules/index.ts'

/** The checks in the site’s own code. */
const ofSite = Object.values(extensionsIn<Check>('checks'))

const byId = new Map<CheckId, Check>([...Object.values(rules), ...ofSite].map(check => [check.id, check]))

/** @throws if `rules/` does not define the check; a test makes sure that it does */
export const checkOf = (id: CheckId): Check => {
  const check = byId.get(id)
  if (check === undefined) throw new Error(`There is no check ${id} in generator/tools/check/rules/.`)
  return check
}

/** In the order of the catalogue, which is that of findings. */
export const checks: readonly Check[] = checkIds.map(checkOf)

/** By topic, in the order of the documentation. */
export const checksByTopic: readonly { readonly title: string; readonly checks: readonly Check[] }[] = [
  ...Object.entries(checkTopics).map(([title, ids]) => ({ title, checks: ids.map(checkOf) })),
  ...(ofSite.length === 0 ? [] : [{ title: 'This site', checks: ofSite }]),
]
