import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { plainCode, postalCodesOf } from '../values/postal-code.ts'
import { each, type Rule } from './rule.ts'

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
  const [asked] = locations.filter(([, location]) => location.postalCodes !== undefined)
  const page = draft.pages?.locations
  return issues.length > 0 || asked === undefined || page === undefined || page.finder !== undefined
    ? issues
    : [{ path: ['locations', asked[0], 'postalCodes'], atKey: true, ...problem('POSTAL_CODES', 'finder', { id: asked[1].id ?? '' }) }]
}
