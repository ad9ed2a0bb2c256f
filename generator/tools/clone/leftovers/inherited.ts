/** Finds all texts of a city’s config that refer to another city. */
import { isLookedAt, type LookedAt, readLookedAt } from '../../../platform/config/looked-at.ts'
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import { placedPaths } from '../../../site/config/inherited-facts.ts'
import { overlayLine } from '../../../site/config/overlay/overlay-line.ts'
import { type Place, placeOf } from '../../../site/config/place.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { localizedTexts } from '../../../site/config/values/localized-texts.ts'
import { sharedFacts } from '../../../site/config/values/shared-facts.ts'
import { type ConfigDocument, type ConfigPath, packMark, pathText } from '../../../site/config/yaml/config-document.ts'
import { byIds, isAtOrIn } from '../../../site/config/yaml/tree.ts'
import type { Diagnostic, SourceLocation } from '../../../site/model/diagnostic.ts'
import type { Text } from '../../../site/model/language.ts'
import { isRecord } from '../../../site/util/table.ts'
import { basesIn, type CityBase } from '../base.ts'
import { marksOf, ownMarks, placeMarks, translationsOf } from './city.ts'
import { excerptsOf, type Finder, finder } from './find.ts'
import { codeMark, digitsMark, literalMark, type Mark, type MarkKind } from './mark.ts'
import { type OwnCity, ownOf } from './own.ts'
import { isLeftOut, shownData, shownIn } from './shown.ts'

/** A text of a city’s config, inherited or not, that refers to another city. */
export interface OtherCityText {
  readonly path: ConfigPath
  /** The path with ids instead of positions, so that it stays the same when items move. */
  readonly key: string
  readonly where: SourceLocation
  readonly text: string
  readonly excerpt: string
  /** What was found: Montreal, 514-555-0123. */
  readonly marks: readonly string[]
  /** The config of the other city. */
  readonly base: string
  /** A line for the city’s file that replaces the text. */
  readonly write: string
}

/** Keys that are not shown to visitors, such as ids and file names. */
const unread = new Set(['id', 'file', 'icon', 'location', 'service', 'services', 'type', 'phone', 'provider', 'timeZone', 'locale', 'code'])
const unreadGroups = new Set(['townsite', 'extends', 'redirects', 'hosting', 'theme'])

interface Leaf {
  readonly path: ConfigPath
  readonly text: string
}

const leavesOf = (value: unknown, shown: (text: string) => string, path: ConfigPath = []): readonly Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }]
  if (Array.isArray(value)) return value.flatMap((item, index) => (isLeftOut(item, shown) ? [] : leavesOf(item, shown, [...path, index])))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    (path.length === 0 ? unreadGroups : typeof item === 'string' && path[0] !== 'phones' ? unread : new Set()).has(key)
      ? []
      : leavesOf(item, shown, [...path, key]),
  )
}

/** By-law numbers with the preceding words. */
const byLaw =
  /(?:by-?laws?|r[eè]glements?|ordinances?|ordonnances?|ordenanzas?|verordnung|satzung|verordening|regolamento)\s+(?:(?:no|nr|n[°º])\.?\s*)?((?=\S*\d)[\p{Lu}\d][\p{L}\d]*(?:[-./][\p{L}\d]+)*)/giu

const byLawMarks = (texts: readonly string[]): readonly Mark[] =>
  texts.flatMap(text => [...text.matchAll(byLaw)].map(found => codeMark('by-law', found[1] ?? '')).filter(mark => mark.written.length >= 4))

/** Texts of the base, except those of locations that the city has too. */
const textsOf = (base: Config, own: OwnCity): readonly string[] => {
  const ownIds = new Set(own.locations.map(({ id }) => id))
  const codes = base.site.languages.map(({ code }) => code)
  const others = { ...base, locations: base.locations.filter(({ id }) => !ownIds.has(id)) }
  return localizedTexts(others, codes).flatMap(({ texts }) => Object.values(texts))
}

/** Kinds of marks that also identify another business in the same city. */
const ofBusiness: ReadonlySet<MarkKind> = new Set(['name', 'domain', 'e-mail', 'phone'])

const finderFor = ({ config }: CityBase, own: OwnCity): Finder => {
  const marks = [...marksOf(config, own.facts), ...byLawMarks(textsOf(config, own))]
  return finder(own.isSame ? marks.filter(({ kind }) => ofBusiness.has(kind)) : marks, [
    ...ownMarks(config, own.facts),
    ...placeMarks(own.locations.flatMap(({ name, neighbourhoods }) => [name, ...neighbourhoods])),
    ...own.emails.map(email => literalMark('e-mail', email)),
    ...own.phones.map(number => digitsMark('phone', number, number.replace(/\D/g, ''))),
  ])
}

/** `services.chimney.faq[3].answer.en` */
const stableKey = (document: ConfigDocument, path: ConfigPath): string => pathText(byIds(document.find([]).value, path))

/** Longer texts are not repeated in the line to write. */
const maxLength = 160

const written = (text: string): string => (text.length > maxLength ? '"…"' : JSON.stringify(text))

/** `{ en: "Montreal", fr: "Montréal" }` */
const writtenIn = (text: Text | string): string =>
  typeof text === 'string'
    ? JSON.stringify(text)
    : `{ ${Object.entries(text)
        .map(([code, value]) => `${code}: ${JSON.stringify(value)}`)
        .join(', ')} }`

/** Reports an inherited location as a whole, not each of its texts. */
const locationTexts = ({ config, document }: CompiledConfig, base: CityBase, own: OwnCity): readonly OtherCityText[] =>
  config.locations.flatMap((location, index): readonly OtherCityText[] => {
    if (own.locations.includes(location)) return []
    const path = ['locations', index]
    const name = Object.values(location.name)[0] ?? location.id
    const write = overlayLine(document.find([]).value, path, 'null')
    const where = document.locate([...path, 'id'])
    const text = writtenIn(location.name)
    return [{ path, key: stableKey(document, path), where, text, excerpt: name, marks: [name], base: base.file, write }]
  })

/** Reports a site with its own origin that inherits the city of the base. */
const cityText = ({ config, document }: CompiledConfig, base: CityBase, own: OwnCity): readonly OtherCityText[] => {
  const path = ['business', 'address', 'city']
  if (!own.isSame || own.isWritten(path) || config.site.origin === base.config.site.origin) return []
  const text = writtenIn(config.business.address.city)
  const marks = [...new Set(translationsOf(config.business.address.city))]
  const where = document.locate(path, { key: true })
  const write = overlayLine(document.find([]).value, path, text)
  return [{ path, key: pathText(path), where, text, excerpt: marks.join(', '), marks, base: base.file, write }]
}

/** Whether a text is used: some depend on optional data. */
const isUsed = ({ business }: Config, path: ConfigPath): boolean =>
  business.licence !== undefined || pathText(path.slice(0, 2)) !== 'translations.licence'

const textsFrom = (city: CompiledConfig, base: CityBase): readonly OtherCityText[] => {
  const { document } = city
  const own = ownOf(city, base)
  const find = finderFor(base, own)
  const locations = locationTexts(city, base, own)
  const reported = new Set(locations.map(({ path }) => pathText(path)))
  const shown = shownIn(city.config)
  const texts = leavesOf(shownData(city), shown)
    .filter(({ path }) => !reported.has(pathText(path.slice(0, 2))) && isUsed(city.config, path) && packMark(document, path) === undefined)
    .flatMap(({ path, text }): readonly OtherCityText[] => {
      const finds = find(shown(text))
      const [first] = finds
      if (first === undefined) return []
      const where = document.locate(path, { needle: text.slice(first.start, first.end) })
      const excerpt = excerptsOf(text, finds)
        .map(one => one.text)
        .join(' ')
      const marks = [...new Set(finds.map(({ mark }) => mark.written))]
      const key = stableKey(document, path)
      const write = overlayLine(document.find([]).value, path, written(text))
      return [{ path, key, where, text, excerpt, marks, base: base.file, write }]
    })
  return [...cityText(city, base, own), ...locations, ...texts]
}

/** Facts that the city confirmed. */
const isConfirmed = ({ document }: CompiledConfig, place: Place, path: ConfigPath): boolean =>
  (path[0] === 'locations' && path.length === 2 && place.isShared('areas')) ||
  sharedFacts.some(fact => place.isShared(fact) && placedPaths(document, fact).some(one => isAtOrIn(pathText(path), pathText(one))))

/** Each text once, for the nearest base that it refers to. */
export const otherCityTexts = (city: CompiledConfig, bases: readonly CityBase[]): readonly OtherCityText[] => {
  const found = new Map<string, OtherCityText>()
  for (const base of bases)
    for (const reference of textsFrom(city, base)) if (!found.has(reference.key)) found.set(reference.key, reference)
  const place = placeOf(city)
  return [...found.values()].filter(({ path }) => !isConfirmed(city, place, path))
}

export interface Leftovers {
  readonly left: readonly OtherCityText[]
  /** Reviewed and correct. */
  readonly accepted: readonly OtherCityText[]
  readonly known: LookedAt
  /** Errors in the file of reviewed references. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Leftovers of an overlay; none if the config extends no other. @param cwd base of relative config paths */
export const leftIn = (city: CompiledConfig, cwd: string): Leftovers => {
  const [file = '', ...bases] = city.document.files.map(one => one.file)
  if (bases.length === 0) return { left: [], accepted: [], known: {}, diagnostics: [] }
  const read = readLookedAt(file, cwd)
  const known = read.ok ? read.value : {}
  const references = otherCityTexts(city, basesIn(bases, cwd))
  return {
    left: references.filter(one => !isLookedAt(known, one)),
    accepted: references.filter(one => isLookedAt(known, one)),
    known,
    diagnostics: read.diagnostics,
  }
}
