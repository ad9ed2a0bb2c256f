/** Values of the placeholders that headlines are made of: names of services, areas and languages as lists. */
import type { Language } from '../model/language.ts'
import { isolated } from '../util/isolates.ts'
import { lazy } from '../util/memoize.ts'
import type { Location, ResolvedConfig, Service } from './resolve.ts'
import { formatterIn, textIn, type Values, valuesOver } from './texts.ts'

/** Longer lists of services make headlines of four lines on phones. Characters. */
const maxServiceNames = 64

/** More names are no longer read: texts give their number instead. */
const maxAreaNames = 5

/**
 * Writes a name as it is within a sentence: `New roofs` → `new roofs`. Unchanged are abbreviations (`AC repair`), names in title case
 * (`Drain Cleaning`), and German names, in which only an adjective before a noun loses its capital (`Neue Dächer` → `neue Dächer`).
 */
export const withinSentence = (name: string, locale: string): string => {
  const [first = '', second = ''] = name
  if (second === second.toLocaleUpperCase(locale) && second !== '’' && second !== "'") return name
  const isGerman = locale.startsWith('de')
  if (isGerman ? !/^\p{Lu}\p{Ll}+e \p{Lu}/u.test(name) : /\s\p{Lu}\p{Ll}/u.test(name)) return name
  return first.toLocaleLowerCase(locale) + name.slice(first.length)
}

/** Headlines have no serial comma, in American English neither. */
const listFormat = (locale: string): Intl.ListFormat => new Intl.ListFormat(locale.startsWith('en') ? 'en-GB' : locale)

/** `Roof repair, new roofs and gutters`: the first three names, or fewer if the list gets long. */
export const serviceList = (names: readonly string[], locale: string): string => {
  const format = listFormat(locale)
  const separator = (items: readonly string[]): string => format.formatToParts(items).find(({ type }) => type === 'literal')?.value ?? ' '
  const [comma, and] = [separator(['a', 'b', 'c']), separator(['a', 'b'])]
  const listOf = (count: number): string => {
    const shown = names.slice(0, count).map((name, index) => (index === 0 ? name : withinSentence(name, locale)))
    // “Repair and cleaning and inspection” needs a comma instead.
    return shown.some(name => name.includes(and) || name.includes(' & ')) ? shown.join(comma) : format.format(shown)
  }
  return (
    [3, 2]
      .filter(count => count <= names.length)
      .map(listOf)
      .find(list => list.length <= maxServiceNames) ?? listOf(1)
  )
}

const languageList = (languages: readonly Language[], locale: string): string => {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return listFormat(locale).format(languages.map(language => names.of(language.locale.split('-')[0] ?? '') ?? language.code))
}

/**
 * @param facts the common values, which names may contain
 * @param unknown what a text selects by if there is no list
 */
export const headlineValues = ({ config, languages }: ResolvedConfig, language: Language, facts: Values, unknown: string): Values => {
  const { code, locale, direction } = language
  const formatter = lazy(() => formatterIn(locale))
  const empty = { mainService: '', serviceNames: '', areaNames: '', inCity: '', languageNames: '' }
  const format = (text: Service['name'], values: Values = {}): string =>
    formatter().format(textIn(text, code), values, valuesOver(facts, empty))
  const areaName = ({ name }: Location): string => isolated(format(name), direction)
  const { inPlace } = config.translations
  const serviceName = (service: Service): string => isolated(format(service.shortName ?? service.name), direction)
  return {
    get mainService() {
      return config.services.slice(0, 1).map(serviceName).join('')
    },
    get serviceNames() {
      return serviceList(config.services.map(serviceName), locale)
    },
    get areaNames() {
      const { length } = config.locations
      return length < 2 || length > maxAreaNames ? unknown : listFormat(locale).format(config.locations.map(areaName))
    },
    get inCity() {
      const city = String(facts.city)
      const own = config.locations.find(location => location.in !== undefined && areaName(location) === city)
      if (own?.in !== undefined) return format(own.in)
      return inPlace === undefined ? city : format(inPlace, { location: city })
    },
    get languageNames() {
      return languageList(languages, locale)
    },
  }
}
