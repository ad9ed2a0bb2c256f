/** A branch has its own pages: they are planned from a config in which its facts replace those of the head office. */

import type { Config } from '../config/schema/config-schema.ts'
import { branchIdOf } from '../config/values/location-facts.ts'
import { weekOf } from '../config/values/week.ts'
import type { Location, ResolvedConfig } from './resolve.ts'

/** Returns an object with some properties replaced. Replacements are getters, so that a page depends only on the fields that it reads. */
const withParts = <Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole =>
  // All other properties are inherited from the prototype.
  Object.create(whole, Object.getOwnPropertyDescriptors(parts)) as Whole

const businessOf = ({ business }: Config, branch: Location): Config['business'] =>
  withParts(business, {
    get type() {
      return branch.businessType ?? business.type
    },
    get email() {
      return branch.email ?? business.email
    },
    get address() {
      const { region, regionName, country } = business.address
      return branch.address ?? { city: branch.name, region, regionName, country }
    },
    get geo() {
      return branch.geo
    },
    get profiles() {
      return branch.profiles ?? business.profiles
    },
    // Ratings of the brand do not apply to a branch.
    get rating() {
      return branch.rating
    },
  })

/** The branch’s number replaces the usual one everywhere; a separate emergency number stays. */
const phonesOf = ({ phones }: Config, { phone }: Location): Config['phones'] =>
  phone === undefined
    ? phones
    : withParts(phones, {
        get use() {
          const { emergency, contact } = phones.use
          return {
            nav: phone,
            footer: phone,
            hero: phone,
            floating: phone,
            contact: phone,
            service: phone,
            structuredData: phone,
            emergency: emergency === contact ? phone : emergency,
          }
        },
      })

const hoursOf = ({ hours }: Config, branch: Location): Config['hours'] =>
  hours === undefined
    ? undefined
    : withParts(hours, {
        get weekly() {
          return branch.hours ?? hours.weekly
        },
        get structuredData() {
          return branch.hours === undefined ? hours.structuredData : undefined
        },
        get exceptions() {
          return branch.exceptions ?? hours.exceptions
        },
      })

/** The site as seen by the pages of a branch. */
export const siteOfBranch = (site: ResolvedConfig, branch: Location): ResolvedConfig => {
  const { config } = site
  const own = withParts(config, {
    get business() {
      return businessOf(config, branch)
    },
    get phones() {
      return phonesOf(config, branch)
    },
    get hours() {
      return hoursOf(config, branch)
    },
  })
  return withParts(site, {
    config: own,
    branch,
    get week() {
      return weekOf(branch.hours ?? own.hours?.weekly ?? {})
    },
  })
}

/** The branch that serves a location; `undefined` if the head office does. */
export const branchOf = ({ locations }: ResolvedConfig, location: Location | undefined): Location | undefined =>
  locations.get((location && branchIdOf(location)) ?? '')

/** The locations that a branch serves, its own first. */
export const locationsOfBranch = ({ config }: ResolvedConfig, branch: Location): readonly Location[] => [
  branch,
  ...config.locations.filter(location => location !== branch && branchIdOf(location) === branch.id),
]
