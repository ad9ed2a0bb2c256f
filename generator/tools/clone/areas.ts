/** Drafts the locations of a new city from their names. */
import type { Config } from '../../site/config/schema/config-schema.ts'
import { slugify } from '../../site/config/values/slug.ts'
import type { Text } from '../../site/model/language.ts'
import { wordsOfArea } from './area-texts.ts'
import type { Area } from './facts.ts'

export const areaId = (area: Area): string => slugify(area.name)

/** The area’s name in a language. */
export const areaName = (area: Area, code: string): string => area.nameIn?.[code] ?? area.name

/** One slug for all languages, or one per language if they differ. */
const slugOf = (config: Config, area: Area): Text | string => {
  const slugs = Object.fromEntries(config.site.languages.map(({ code }) => [code, slugify(areaName(area, code), code)]))
  const [first = '', ...others] = Object.values(slugs)
  return others.every(slug => slug === first) ? first : slugs
}

/** An item of `locations`, marked as a draft. @param services the services of the city */
export const locationOf = (config: Config, area: Area, services: Config['services']) => {
  const name = Object.fromEntries(config.site.languages.map(({ code }) => [code, areaName(area, code)]))
  const names = [...new Set(Object.values(name))]
  const texts = wordsOfArea(config, services, code => areaName(area, code))
  return {
    id: areaId(area),
    draft: true,
    name,
    in: texts.in,
    slug: slugOf(config, area),
    geo: area.geo,
    description: texts.description,
    neighbourhoods: [names.length === 1 ? names[0] : name],
  }
}
