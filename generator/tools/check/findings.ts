/** Findings put together: the same words on many pages are one group. Groups are plain data, so a thread can hand them over. */
import { type CheckId, checkCatalogue } from '../../site/catalogue/checks/index.ts'
import type { Severity } from '../../site/model/diagnostic.ts'
import { getOrCreate } from '../../site/model/memoize.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { Finding } from './check.ts'
import type { Severities } from './facts/site.ts'

/** A template that went wrong finds the same fault under a thousand names: a hundred of them are enough to see it. */
const mostPerCheck = 100

export interface Group {
  readonly id: CheckId
  readonly finding: Finding
  readonly severity: Severity
  readonly pages: Set<UrlPath>
}

/** How many findings of a check came after its hundred groups. */
interface Beyond {
  readonly id: CheckId
  readonly severity: Severity
  count: number
}

export interface CollectedFindings {
  readonly groups: readonly Group[]
  readonly beyond: readonly Beyond[]
}

interface FindingCollector {
  readonly add: (id: CheckId, finding: Finding) => void
  /** Adds what was gathered elsewhere. */
  readonly merge: (gathered: CollectedFindings) => void
  readonly gathered: () => CollectedFindings
}

export const findingCollector = (severities: Severities): FindingCollector => {
  const groups = new Map<string, Group>()
  const perCheck = new Map<string, number>()
  const beyond = new Map<string, Beyond>()

  const severityOf = (id: CheckId, { severity }: Finding): Severity => {
    const wanted = severities[id]
    return wanted === undefined || wanted === 'off' ? (severity ?? checkCatalogue[id].severity) : wanted
  }

  const count = ({ id, severity, count: more }: Beyond): void => {
    getOrCreate(beyond, `${id} ${severity}`, () => ({ id, severity, count: 0 })).count += more
  }

  const put = (id: CheckId, severity: Severity, finding: Finding, pages: Iterable<UrlPath>): void => {
    const key = `${id}\n${severity}\n${finding.message}\n${finding.at?.join('.') ?? ''}`
    const group = groups.get(key)
    if (group !== undefined) {
      for (const page of pages) group.pages.add(page)
      return
    }
    const before = perCheck.get(`${id} ${severity}`) ?? 0
    perCheck.set(`${id} ${severity}`, before + 1)
    if (before < mostPerCheck) groups.set(key, { id, finding, severity, pages: new Set(pages) })
    else count({ id, severity, count: Math.max(1, [...pages].length) })
  }

  return {
    add: (id, finding) => put(id, severityOf(id, finding), finding, finding.page === undefined ? [] : [finding.page]),
    merge: gathered => {
      for (const { id, severity, finding, pages } of gathered.groups) put(id, severity, finding, pages)
      for (const rest of gathered.beyond) count(rest)
    },
    gathered: () => ({ groups: [...groups.values()], beyond: [...beyond.values()] }),
  }
}
