/** A branch is a business of its own: its pages are planned from a config in which its facts stand in place of the head office’s. */

import type { Config } from '../config/schema/config-schema.ts'
import { branchIdOf } from '../config/values/branch.ts'
import { weekOf } from '../config/values/week.ts'
import type { Location, ResolvedConfig } from './resolve.ts'

/** A value with other parts in place of some. Each is made when it is asked for, so that a page reads no more of the config than it says. */
const withParts = <Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole =>
  // The prototype has all that is not replaced.
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
    // Those of the brand are not a branch’s.
    get rating() {
      return branch.rating
    },
  })

/** The branch’s number wherever the usual one would stand; a line for emergencies alone stays what it is. */
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

/** The site as the pages of a branch tell it. */
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

/** The branch that serves an area; none where the head office does. */
export const branchOf = ({ locations }: ResolvedConfig, location: Location | undefined): Location | undefined =>
  locations.get((location && branchIdOf(location)) ?? '')

/** The areas that a branch serves, its own first. */
export const areasOfBranch = ({ config }: ResolvedConfig, branch: Location): readonly Location[] => [
  branch,
  ...config.locations.filter(location => location !== branch && branchIdOf(location) === branch.id),
]
