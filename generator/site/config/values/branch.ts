/** Which areas have a branch, and which branch serves an area. */
import type { Config } from '../schema/config-schema.ts'

/** What of a location decides it; of a draft, in which anything may be absent. */
interface BranchFacts {
  readonly id?: string | undefined
  readonly branch?: true | string | undefined
  readonly address?: { readonly street?: unknown } | undefined
}

/** A branch has a street address, or says `branch: true`. */
export const isBranch = ({ branch, address }: BranchFacts): boolean => branch === true || address?.street !== undefined

/** The id of the branch that serves an area: its own, or the one that it names. */
export const branchIdOf = <Location extends BranchFacts>(location: Location): string | undefined =>
  isBranch(location) ? location.id : typeof location.branch === 'string' ? location.branch : undefined

/** Whether visitors can ask which area they live in: areas say their postal codes, and the page of all areas has the words. */
export const findsAreas = ({ locations, pages }: Config): boolean =>
  pages.locations?.finder !== undefined && locations.some(({ postalCodes }) => postalCodes !== undefined)
