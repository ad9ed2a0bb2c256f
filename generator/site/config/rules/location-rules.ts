import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { branchKeys } from '../schema/locations.ts'
import { branchIdOf, isBranch } from '../values/location-facts.ts'
import { plainCode, postalCodesOf } from '../values/postal-code.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, type Rule } from './rule.ts'

/** Branches have the keys that their page needs, other locations have none of them, and `branch` refers to a branch. */
export const branches: Rule = ({ draft }) => {
  const locations = each(draft.locations)
  const known = locations.flatMap(([, location]) => (isBranch(location) ? (location.id ?? []) : []))
  const issues = locations.flatMap(([index, location]): readonly (ConfigIssue | undefined)[] => {
    const { id = '', branch, phone } = location
    const hasBranch = isBranch(location)
    const facts = hasBranch ? [] : branchKeys.filter(key => location[key] !== undefined)
    if (branch === undefined && !hasBranch && facts.length === 0) return []
    const path: ConfigPath = ['locations', index]
    if (hasBranch)
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

/** Postal code prefixes are valid in the country and unique, and a page has a field to look them up. */
export const postalCodes: Rule = ({ draft }) => {
  const locations = each(draft.locations)
  const country = draft.business?.address?.country
  const first = new Map<string, string>()
  const issues = locations.flatMap(([index, { id = '', postalCodes: codes }]) =>
    each(codes).flatMap(([at, written]): readonly ConfigIssue[] => {
      const path = ['locations', index, 'postalCodes', at]
      const code = plainCode(written)
      const { beginning, example } = postalCodesOf(country ?? '')
      if (country !== undefined && !beginning.test(code))
        return [{ path, ...problem('POSTAL_CODES', 'invalid', { code: written, country, example }) }]
      const before = first.get(code)
      first.set(code, before ?? id)
      return before === undefined ? [] : [{ path, ...problem('POSTAL_CODES', 'twice', { code: written, first: before }) }]
    }),
  )
  const [withCodes] = locations.filter(([, location]) => location.postalCodes !== undefined)
  const page = draft.pages?.locations
  return issues.length > 0 || withCodes === undefined || page === undefined || page.finder !== undefined
    ? issues
    : [
        {
          path: ['locations', withCodes[0], 'postalCodes'],
          atKey: true,
          ...problem('POSTAL_CODES', 'finder', { id: withCodes[1].id ?? '' }),
        },
      ]
}
