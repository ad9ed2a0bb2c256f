import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, type Rule } from './rule.ts'

const duplicates = (
  what: string,
  base: ConfigPath,
  field: string,
  ids: readonly (readonly [number, string | undefined])[],
): readonly ConfigIssue[] => {
  const first = new Map<string, number>()
  return ids.flatMap(([index, id]) => {
    if (id === undefined) return []
    const before = first.get(id)
    if (before === undefined) {
      first.set(id, index)
      return []
    }
    return [{ path: [...base, index, field], ...problem('ID_DUPLICATE', { what, id, first: before + 1, second: index + 1 }) }]
  })
}

/** Ids are unique. */
export const identity: Rule = ({ draft }) => [
  ...duplicates(
    'languages',
    ['site', 'languages'],
    'code',
    each(draft.site?.languages).map(([index, one]) => [index, one.code]),
  ),
  ...duplicates(
    'services',
    ['services'],
    'id',
    each(draft.services).map(([index, one]) => [index, one.id]),
  ),
  ...duplicates(
    'locations',
    ['locations'],
    'id',
    each(draft.locations).map(([index, one]) => [index, one.id]),
  ),
  ...duplicates(
    'claims',
    ['business', 'claims'],
    'id',
    each(draft.business?.claims).map(([index, one]) => [index, one.id]),
  ),
  ...duplicates(
    'picture pairs',
    ['pages', 'home', 'gallery', 'pairs'],
    'id',
    each(draft.pages?.home?.gallery?.pairs).map(([index, one]) => [index, one.id]),
  ),
  ...(['quick', 'contact'] as const).flatMap(form =>
    duplicates(
      'fields',
      ['forms', form, 'fields'],
      'name',
      each(draft.forms?.[form]?.fields).map(([index, one]) => [index, one.name]),
    ),
  ),
]
