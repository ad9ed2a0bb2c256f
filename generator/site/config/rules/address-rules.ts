import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { postalCodeFault } from '../values/postal-code.ts'
import { countryOfRegion, regionAbbreviated, regionsOf } from '../values/regions.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, type Rule } from './rule.ts'

const region = (path: ConfigPath, country: string, written: string): readonly ConfigIssue[] => {
  const known = regionsOf(country)?.map(({ code }) => code)
  return known === undefined || known.includes(written)
    ? []
    : [
        {
          path: [...path, 'region'],
          ...problem('REGION_UNKNOWN', {
            region: written,
            country,
            known,
            meant: regionAbbreviated(country, written),
            elsewhere: countryOfRegion(written),
          }),
        },
      ]
}

const postalCode = (path: ConfigPath, country: string, code: string): readonly ConfigIssue[] => {
  const fault = postalCodeFault(country, code)
  return fault === undefined ? [] : [{ path: [...path, 'postalCode'], ...problem('POSTAL_CODE_INVALID', { code, country, ...fault }) }]
}

/** Regions and postal codes exist in the country of their address. */
export const addresses: Rule = ({ draft }) => {
  // An invalid country is reported, and the rest is checked with the one that was meant.
  const home = draft.business?.address?.country ?? draft.phones?.country
  const writtenAddresses = [
    { path: ['business', 'address'], address: draft.business?.address },
    ...each(draft.locations).map(([index, { address }]) => ({ path: ['locations', index, 'address'], address })),
  ]
  return writtenAddresses.flatMap(({ path, address }) => {
    const country = address?.country ?? home
    if (address === undefined || country === undefined) return []
    return [
      ...(address.region === undefined ? [] : region(path, country, address.region)),
      ...(address.postalCode === undefined ? [] : postalCode(path, country, address.postalCode)),
    ]
  })
}
