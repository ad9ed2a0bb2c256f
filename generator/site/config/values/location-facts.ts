/** Facts about a location that several modules derive from its keys. */
import type { Config } from '../schema/config-schema.ts'

/** The keys of a location that decide them; in a draft, anything may be absent. */
interface BranchFacts {
  readonly id?: string | undefined
  readonly branch?: true | string | undefined
  readonly address?: { readonly street?: unknown } | undefined
}

/** A branch has a street address, or `branch: true`. */
export const isBranch = ({ branch, address }: BranchFacts): boolean => branch === true || address?.street !== undefined

/** The id of the branch that serves a location: its own, or the one that it names. */
export const branchIdOf = <Location extends BranchFacts>(location: Location): string | undefined =>
  isBranch(location) ? location.id : typeof location.branch === 'string' ? location.branch : undefined

/** Whether visitors can look up their location by postal code: locations have postal codes, and the page of all locations has the texts. */
export const findsAreas = ({ locations, pages }: Config): boolean =>
  pages.locations?.finder !== undefined && locations.some(({ postalCodes }) => postalCodes !== undefined)

/** Whether a location has content besides its name. */
export const isDescribed = ({
  description,
  neighbourhoods,
}: Pick<Config['locations'][number], 'description' | 'neighbourhoods'>): boolean => description !== undefined || neighbourhoods.length > 0
