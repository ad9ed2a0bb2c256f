/** All that a city’s config still says of another city: looked for again at any time, not only when it is cloned. */
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import { overlayLine } from '../../../site/config/overlay/overlay-line.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { localizedTexts } from '../../../site/config/values/localized-texts.ts'
import { type ConfigDocument, type ConfigPath, packMark, pathText } from '../../../site/config/yaml/config-document.ts'
import { byIds } from '../../../site/config/yaml/tree.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'
import type { Text } from '../../../site/model/language.ts'
import { isRecord } from '../../../site/model/table.ts'
import type { CityBase } from './bases.ts'
import { marksOf, ownMarks, placeMarks } from './city.ts'
import { excerptsOf } from './excerpt.ts'
import { type Finder, finder } from './find.ts'
import { codeMark, digitsMark, literalMark, type Mark, type MarkKind } from './mark.ts'
import { type OwnCity, ownOf } from './own.ts'
import { isLeftOut, shownData, shownIn } from './shown.ts'

/** A text in effect in a city that is another city’s. */
export interface OtherCityText {
  readonly path: ConfigPath
  /** The same by ids: it stays when things change places. */
  readonly key: string
  readonly where: SourceLocation
  readonly text: string
  readonly excerpt: string
  /** What gave it away: Montreal, 514-555-0123. */
  readonly marks: readonly string[]
  /** The config whose city it is. */
  readonly base: string
  /** What the city’s own file can say instead. */
  readonly write: string
}

/** Keys that no visitor reads or follows: names of things within the config and of files. */
const unread = new Set(['id', 'file', 'icon', 'location', 'service', 'services', 'type', 'phone', 'provider', 'timeZone', 'locale', 'code'])
const unreadGroups = new Set(['extends', 'redirects', 'hosting', 'theme'])

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

/** Numbers of by-laws, with the words before them. */
const byLaw =
  /(?:by-?laws?|r[eè]glements?|ordinances?|ordonnances?|ordenanzas?|verordnung|satzung|verordening|regolamento)\s+(?:(?:no|nr|n[°º])\.?\s*)?((?=\S*\d)[\p{Lu}\d][\p{L}\d]*(?:[-./][\p{L}\d]+)*)/giu

const byLawMarks = (texts: readonly string[]): readonly Mark[] =>
  texts.flatMap(text => [...text.matchAll(byLaw)].map(found => codeMark('by-law', found[1] ?? '')).filter(mark => mark.written.length >= 4))

/** Texts of the base, but for those of areas that the city has too. */
const textsOf = (base: Config, own: OwnCity): readonly string[] => {
  const kept = new Set(own.locations.map(({ id }) => id))
  const codes = base.site.languages.map(({ code }) => code)
  const others = { ...base, locations: base.locations.filter(({ id }) => !kept.has(id)) }
  return localizedTexts(others, codes).flatMap(({ texts }) => Object.values(texts))
}

/** What a second business in the same city may still say of the first. */
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

/** Texts up to this length are repeated in the line to be written; of longer ones it has the key alone. */
const longest = 160

const written = (text: string): string => (text.length > longest ? '"…"' : JSON.stringify(text))

/** `{ en: "Montreal", fr: "Montréal" }` */
const writtenIn = (text: Text | string): string =>
  typeof text === 'string'
    ? JSON.stringify(text)
    : `{ ${Object.entries(text)
        .map(([code, one]) => `${code}: ${JSON.stringify(one)}`)
        .join(', ')} }`

/** An inherited area as a whole, in place of each text in it. */
const areaTexts = ({ config, document }: CompiledConfig, base: CityBase, own: OwnCity): readonly OtherCityText[] =>
  config.locations.flatMap((location, index): readonly OtherCityText[] => {
    if (own.locations.includes(location)) return []
    const path = ['locations', index]
    const name = Object.values(location.name)[0] ?? location.id
    const key = stableKey(document, path)
    const where = document.locate([...path, 'id'])
    return [
      {
        path,
        key,
        where,
        text: writtenIn(location.name),
        excerpt: name,
        marks: [name],
        base: base.file,
        write: overlayLine(document.find([]).value, path, 'null'),
      },
    ]
  })

/** A site of its own that never says its city has the base’s. */
const cityText = ({ config, document }: CompiledConfig, base: CityBase, own: OwnCity): readonly OtherCityText[] => {
  const path = ['business', 'address', 'city']
  if (!own.isSame || own.isWritten(path) || config.site.origin === base.config.site.origin) return []
  const { city } = config.business.address
  const names = [...new Set(typeof city === 'string' ? [city] : Object.values(city))]
  return [
    {
      path,
      key: pathText(path),
      where: document.locate(path, { key: true }),
      text: writtenIn(city),
      excerpt: names.join(', '),
      marks: names,
      base: base.file,
      write: overlayLine(document.find([]).value, path, writtenIn(city)),
    },
  ]
}

/** Words for what a site may not have. */
const isSaid = ({ business }: Config, path: ConfigPath): boolean =>
  business.licence !== undefined || pathText(path.slice(0, 2)) !== 'translations.licence'

const textsOver = (city: CompiledConfig, base: CityBase): readonly OtherCityText[] => {
  const { document } = city
  const own = ownOf(city, base)
  const find = finderFor(base, own)
  const areas = areaTexts(city, base, own)
  const inArea = new Set(areas.map(({ path }) => pathText(path)))
  const shown = shownIn(city.config)
  const texts = leavesOf(shownData(city), shown)
    .filter(({ path }) => !inArea.has(pathText(path.slice(0, 2))) && isSaid(city.config, path) && packMark(document, path) === undefined)
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
  return [...cityText(city, base, own), ...areas, ...texts]
}

/** Each text once, of the nearest base that it is found of. None for a config that extends nothing. */
export const otherCityTexts = (city: CompiledConfig, bases: readonly CityBase[]): readonly OtherCityText[] => {
  const found = new Map<string, OtherCityText>()
  for (const base of bases) for (const one of textsOver(city, base)) if (!found.has(one.key)) found.set(one.key, one)
  return [...found.values()]
}
