/** Areas of a new city: the least that a config needs, made of its own names and of words that the base has. */

import type { Config } from '../../site/config/schema.ts'
import { slugify } from '../../site/config/slug.ts'
import type { Text } from '../../site/model/language.ts'
import type { Area } from './facts.ts'

const textIn = (text: Text | string, code: string): string => (typeof text === 'string' ? text : (text[code] ?? ''))

/** How most areas of the base are spoken of, with ○ for the name: “in ○”. Grammar is left to whoever reads the result. */
const usualForm = (config: Config, code: string): string => {
  const counts = new Map<string, number>()
  for (const location of config.locations) {
    const name = textIn(location.name, code)
    const spoken = textIn(location.in, code)
    if (name !== '' && spoken.includes(name)) {
      const form = spoken.replace(name, '○')
      counts.set(form, (counts.get(form) ?? 0) + 1)
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '○'
}

const forEach = (config: Config, make: (code: string, locale: string) => string): Text =>
  Object.fromEntries(config.site.languages.map(({ code, locale }) => [code, make(code, locale)]))

/** Names in a row, as the language lists them. */
export const listOf = (config: Config, names: (code: string) => readonly string[]): Text =>
  forEach(config, (code, locale) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names(code)))

export const areaId = (area: Area): string => slugify(area.name)

/** One slug for all languages, or one a language where they spell the name in other letters. */
const slugOf = (config: Config, { name }: Area): Text | string => {
  const slugs = forEach(config, code => slugify(name, code))
  const [first = '', ...others] = Object.values(slugs)
  return others.every(slug => slug === first) ? first : slugs
}

/** An item of `locations`. Its description says no more than is sure: which services are offered where. */
export const locationOf = (config: Config, area: Area) => {
  const spoken = forEach(config, code => usualForm(config, code).replace('○', () => area.name))
  const services = listOf(config, code => config.services.map(service => textIn(service.shortName ?? service.name, code)))
  return {
    id: areaId(area),
    name: forEach(config, () => area.name),
    in: spoken,
    slug: slugOf(config, area),
    geo: area.geo,
    description: forEach(config, code => `${textIn(services, code)} ${textIn(spoken, code)}`),
    neighbourhoods: [area.name],
  }
}
