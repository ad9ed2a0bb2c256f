/** Groups findings: the same message on several pages is one group. Groups are plain data, so a worker thread can send them. */
import type { CheckId } from '../../site/messages/check-ids.ts'
import type { Severity } from '../../site/model/diagnostic.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { getOrCreate } from '../../site/util/memoize.ts'
import type { Check, Finding } from './define-check.ts'
import type { Severities } from './facts/site-facts.ts'

/** A broken template can cause thousands of different findings; more than these of one check are only counted. */
const maxGroupsPerCheck = 100

export interface FindingGroup {
  readonly id: CheckId
  readonly finding: Finding
  readonly severity: Severity
  readonly pages: Set<UrlPath>
}

/** The number of findings beyond the limit. */
interface Rest {
  readonly id: CheckId
  readonly severity: Severity
  count: number
}

export interface CollectedFindings {
  readonly groups: readonly FindingGroup[]
  readonly rest: readonly Rest[]
}

interface FindingCollector {
  readonly add: (id: CheckId, finding: Finding) => void
  readonly merge: (collected: CollectedFindings) => void
  readonly collected: () => CollectedFindings
}

/** @param severities those that the config sets */
export const findingCollector = (checks: readonly Check[], severities: Severities): FindingCollector => {
  const usual = new Map(checks.map(({ id, severity }) => [id, severity]))
  const groups = new Map<string, FindingGroup>()
  const groupsPerCheck = new Map<string, number>()
  const rest = new Map<string, Rest>()

  const severityOf = (id: CheckId, { severity }: Finding): Severity => {
    const configured = severities[id]
    return configured === undefined || configured === 'off' ? (severity ?? usual.get(id) ?? 'error') : configured
  }

  const addToRest = ({ id, severity, count }: Rest): void => {
    getOrCreate(rest, `${id} ${severity}`, () => ({ id, severity, count: 0 })).count += count
  }

  const addTo = (id: CheckId, severity: Severity, finding: Finding, pages: readonly UrlPath[]): void => {
    const key = JSON.stringify([id, severity, finding.variant, finding.values, finding.at])
    const group = groups.get(key)
    if (group !== undefined) {
      for (const page of pages) group.pages.add(page)
      return
    }
    const count = groupsPerCheck.get(`${id} ${severity}`) ?? 0
    groupsPerCheck.set(`${id} ${severity}`, count + 1)
    if (count < maxGroupsPerCheck) groups.set(key, { id, finding, severity, pages: new Set(pages) })
    else addToRest({ id, severity, count: Math.max(1, pages.length) })
  }

  return {
    add: (id, finding) => addTo(id, severityOf(id, finding), finding, finding.page === undefined ? [] : [finding.page]),
    merge: collected => {
      for (const { id, severity, finding, pages } of collected.groups) addTo(id, severity, finding, [...pages])
      for (const one of collected.rest) addToRest(one)
    },
    collected: () => ({ groups: [...groups.values()], rest: [...rest.values()] }),
  }
}
