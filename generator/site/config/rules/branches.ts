import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { branchKeys } from '../schema/locations.ts'
import { branchIdOf, isBranch } from '../values/location-facts.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, type Rule } from './rule.ts'

/** Branches have the keys that their page needs, other locations have none of them, and `branch` refers to a branch. */
export const branches: Rule = ({ draft }) => {
  const locations = each(draft.locations)
  const known = locations.flatMap(([, location]) => (isBranch(location) ? (location.id ?? []) : []))
  const issues = locations.flatMap(([index, location]): readonly (ConfigIssue | undefined)[] => {
    const { id = '', branch, phone } = location
    const isOne = isBranch(location)
    const facts = isOne ? [] : branchKeys.filter(key => location[key] !== undefined)
    // Most locations.
    if (branch === undefined && !isOne && facts.length === 0) return []
    const path: ConfigPath = ['locations', index]
    if (isOne)
      return [
        typeof branch === 'string' ? { path: [...path, 'branch'], ...problem('BRANCH_FACTS', 'both', { id, branch }) } : undefined,
        branch === true && phone === undefined && location.address?.street === undefined
          ? { path: [...path, 'branch'], ...problem('BRANCH_FACTS', 'phone', { id }) }
          : undefined,
      ]
    return [
      branch === undefined || known.includes(branchIdOf(location) ?? '')
        ? undefined
        : {
            path: [...path, 'branch'],
            ...problem('REFERENCE_UNKNOWN', { kind: 'branch', id: String(branch), known }),
            refers: ['locations', String(branch)],
          },
      ...facts.map((key): ConfigIssue => ({ path: [...path, key], atKey: true, ...problem('BRANCH_FACTS', 'area', { id, key }) })),
    ]
  })
  const [first] = locations.filter(([, location]) => isBranch(location))
  const page: readonly ConfigIssue[] =
    first === undefined || draft.pages === undefined || draft.pages.branch !== undefined
      ? []
      : [
          {
            path: ['locations', first[0], first[1].branch === true ? 'branch' : 'address'],
            atKey: true,
            ...problem('BRANCH_FACTS', 'page', { id: first[1].id ?? '' }),
          },
        ]
  const own = issues.filter(issue => issue !== undefined)
  return own.length > 0 ? own : page
}
