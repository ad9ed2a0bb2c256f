/** The placeholders that a text may contain, with their values and the paths of these values. */
import { type $ZodType, safeParse } from 'zod/v4/core'
import { build, type Site } from '../../../site/build.ts'
import { commonPlaceholders, servicePlaceholders } from '../../../site/config/schema/texts.ts'
import { textPlaceholders } from '../../../site/config/values/icu-message.ts'
import type { ConfigPath } from '../../../site/config/yaml/tree.ts'
import { commonValues } from '../../../site/plan/common-values.ts'
import { type LocalizedSite, localize } from '../../../site/plan/localized-site.ts'
import type { Values } from '../../../site/plan/texts.ts'
import { trackReads } from '../../explain/page-reads.ts'
import type { Placeholder } from '../protocol.ts'

/** Placeholders of only some texts. */
const others = ['location', 'inLocation', 'value', 'count', 'best', 'source', 'from', 'to', 'points', 'fields'] as const

/** Values of placeholders about a service, location or claim: of the item that contains the text, or else of the first one. */
const valuesAt = ({ resolved }: Site, localized: LocalizedSite, path: ConfigPath): Values => {
  const { services, locations, business } = resolved.config
  const at = Number(path[1])
  const service = path[0] === 'services' ? services[at] : services[0]
  const location = path[0] === 'locations' ? locations[at] : locations[0]
  const claim = path[1] === 'claims' ? business.claims[Number(path[2])]?.value : undefined
  return { ...(service === undefined ? {} : localized.serviceValues(service, location)), ...(claim === undefined ? {} : { value: claim }) }
}

const localizedIn = (site: Site, language: string | null): LocalizedSite => {
  const { languages } = site.resolved
  return localize(site.resolved, languages.find(({ code }) => code === language) ?? languages[0])
}

/** The text as visitors read it; `null` if it has placeholders that only its page can fill. */
export const formattedText = (site: Site, text: string, language: string | null, path: ConfigPath): string | null => {
  try {
    const localized = localizedIn(site, language)
    return localized.format(text, valuesAt(site, localized, path))
  } catch {
    return null
  }
}

/** Placeholders with their values, of those that are the same on all pages. */
export const commonPlaceholdersIn = (site: Site, language: string): readonly Placeholder[] =>
  commonPlaceholders.map(name => ({ name, says: formattedText(site, `{${name}}`, language, []) ?? '', path: null }))

/** Paths of the values of common placeholders: those that are read when the placeholder is filled. */
const sourcesOf = (site: Site): ReadonlyMap<string, ConfigPath> => {
  const { config, during } = trackReads(site.config)
  const { resolved } = build({ config, document: site.document }, site.assets, { year: site.resolved.year, today: '', folder: '' })
  const [language] = resolved.languages
  const values = commonValues(resolved, language)
  return new Map(
    commonPlaceholders.flatMap(name => {
      const { read } = during(() => values[name])
      // A count has no path.
      const [path] = read.filter(one => one.at(-1) !== 'id' && one.length < 4)
      return path === undefined ? [] : [[name, path] as const]
    }),
  )
}

/** The path of the opening hours, for texts that are filled with days and times. */
const weekPath = ({ config }: Site, path: ConfigPath): ConfigPath | null =>
  config.hours !== undefined && path[0] === 'translations' && /^(?:day|time)Range$/.test(String(path[1])) ? ['hours', 'weekly'] : null

export const placeholdersFor = (
  site: Site,
  schemas: readonly $ZodType[],
  text: string,
  language: string | null,
  path: ConfigPath,
): readonly Placeholder[] => {
  const sources = sourcesOf(site)
  const used = (() => {
    try {
      return [...textPlaceholders(text)]
    } catch {
      return []
    }
  })()
  const fixed = used.map(name => `{${name}}`).join(' ')
  // In the same order for each text: a list that is open does not move while the text is edited.
  const names = [...new Set([...commonPlaceholders, ...servicePlaceholders, ...others, ...used])]
  const allowed = names.filter(name => used.includes(name) || schemas.some(schema => safeParse(schema, `{${name}} ${fixed}`).success))
  return allowed.map(name => ({
    name,
    says: formattedText(site, `{${name}}`, language, path) ?? '',
    path: sources.get(name) ?? (name === 'from' || name === 'to' ? weekPath(site, path) : null),
  }))
}
