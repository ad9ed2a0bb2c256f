/**
 * Facts that a city inherits from the config of another place. A value belongs to the place that its file is about: if the city is written
 * in one file of the chain, the facts in the configs that this file extends are those of another city.
 */
import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isRecord } from '../util/table.ts'
import { escapeRegExp } from '../util/text.ts'
import type { CompiledConfig } from './compile/compile-config.ts'
import { overlayLine } from './overlay/overlay-line.ts'
import { localizedTexts } from './values/localized-texts.ts'
import { placedFacts, type SharedFact } from './values/shared-facts.ts'
import { type ConfigDocument, type ConfigPath, packMark, pathText } from './yaml/config-document.ts'
import { dataOf, idOf, type Leaf, leavesOf, type Value } from './yaml/tree.ts'

/** Codes of {@link inheritedFacts}. */
const codes: readonly string[] = ['FACT_INHERITED', 'SERVICE_DROPPED']

/** Whether a diagnostic is about an inherited fact: the site can be shown despite it. */
export const isInheritedFact = ({ code }: Pick<Diagnostic, 'code'>): boolean => codes.includes(code)

/** The index of the file that wrote a value: 0 for the config itself; -1 for packs. */
const depthIn = ({ files }: ConfigDocument, { at: { source } }: Pick<Value, 'at'>): number =>
  source.isPack === true ? -1 : files.findIndex(({ file }) => file === source.file)

const textOf = (value: Value): string => JSON.stringify(dataOf(value))

/** The depth at which a value got its present text; infinite if it is not written. */
const setDepth = (document: ConfigDocument, path: ConfigPath): number => {
  const { value, complete } = document.find(path)
  const leaf = complete ? leavesOf(value)[0]?.[1] : undefined
  if (leaf === undefined || depthIn(document, leaf) < 0) return Number.POSITIVE_INFINITY
  let written: Value = leaf
  // An overlay may repeat the value of its base.
  while (written.over !== undefined && textOf(written.over) === textOf(leaf)) written = written.over
  return depthIn(document, written)
}

/** The depth of the file that is about the present place, by the extent of facts. */
const placeDepths = (document: ConfigDocument): Readonly<Record<'city' | 'region', number>> => {
  const depth = (key: string): number => setDepth(document, ['business', 'address', key])
  const region = Math.min(depth('region'), depth('country'))
  return { city: Math.min(depth('city'), region), region }
}

interface Place {
  readonly name: string
  readonly depths: ReturnType<typeof placeDepths>
  readonly isShared: (fact: SharedFact) => boolean
}

const placeOf = ({ config, document }: CompiledConfig): Place => {
  const { city } = config.business.address
  const { shared = [] } = config.site
  return {
    name: typeof city === 'string' ? city : (Object.values(city)[0] ?? ''),
    depths: placeDepths(document),
    isShared: fact => shared.includes(fact),
  }
}

const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text)

const inherited = (document: ConfigDocument, place: Place, fact: SharedFact, path: ConfigPath, { at, value }: Leaf): Diagnostic => ({
  ...problem('FACT_INHERITED', {
    key: pathText(path),
    value: excerpt(String(value)),
    city: place.name,
    base: at.source.file,
    file: document.file,
    line: overlayLine(document.find([]).value, path, '…'),
    // Other facts are required.
    clear: path[0] === 'business' && path[1] !== 'privacyOfficer' ? overlayLine(document.find([]).value, path.slice(0, 2), 'null') : '',
    fact,
  }),
  where: document.locate(path, { key: true }),
  key: pathText(path),
})

const placedIn = ({ document }: CompiledConfig, place: Place): readonly Diagnostic[] =>
  placedFacts.flatMap(({ fact, of, path }): readonly Diagnostic[] => {
    const { value, complete } = document.find(path)
    if (!complete || place.isShared(fact)) return []
    const leaf = leavesOf(value).find(([, one]) => depthIn(document, one) > place.depths[of])?.[1]
    return leaf === undefined ? [] : [inherited(document, place, fact, path, leaf)]
  })

/** By-laws with their numbers. */
const byLaw =
  /(?:by-?law|r[eè]glement|ordinance|ordonnance|ordenanza|verordnung|satzung|verordening|regolamento)s?\s+(?:(?:no|nr|n[°º])\.?\s*)?(?=\S*\d)[\p{Lu}\d]/iu

interface WrittenText {
  readonly path: ConfigPath
  readonly code: string
  readonly text: string
}

/** The texts for visitors that configs of another place wrote, without those of packs. */
const foreignTexts = ({ config, document }: CompiledConfig, depth: number, isWanted: (text: string) => boolean): readonly WrittenText[] => {
  const languages = config.site.languages.map(({ code }) => code)
  return localizedTexts(document.data, languages, isWanted).flatMap(({ path, texts }) =>
    Object.entries(texts).flatMap(([code, text]): readonly WrittenText[] => {
      if (!isWanted(text)) return []
      const own = [...path, code]
      const { value, complete } = document.find(own)
      const isForeign = complete && packMark(document, own) === undefined && depthIn(document, value) > depth
      return isForeign ? [{ path: own, code, text }] : []
    }),
  )
}

const byLawsIn = (compiled: CompiledConfig, place: Place): readonly Diagnostic[] => {
  const { document } = compiled
  if (place.isShared('legal')) return []
  return foreignTexts(compiled, place.depths.city, text => byLaw.test(text)).flatMap(({ path }): readonly Diagnostic[] => {
    const { value } = document.find(path)
    // Those of an area are right wherever the area is served.
    return value.kind === 'leaf' && path[0] !== 'locations' ? [inherited(document, place, 'legal', path, value)] : []
  })
}

interface Dropped {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The services of a base that the city does not offer. */
const droppedServices = ({ config, document }: CompiledConfig): readonly Dropped[] => {
  const { value, complete } = document.find(['services'])
  if (!complete || value.kind === 'leaf') return []
  const offered = new Set(config.services.map(({ id }) => id))
  const dropped = new Map<string, Dropped>()
  for (const { was } of value.gone?.values() ?? []) {
    const [id, data] = [idOf(was), dataOf(was)]
    if (id !== undefined && !offered.has(id) && isRecord(data)) dropped.set(id, { id, data })
  }
  return [...dropped.values()]
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []

const singular = (word: string): string => word.replace(/(?<=..)(?:es|s|x)$/u, '')

/** All texts of some data in a language. */
const textIn = (data: unknown, code: string, languages: readonly string[]): string =>
  localizedTexts(data, languages)
    .map(({ texts }) => texts[code] ?? '')
    .join('\n')

const namesIn = ({ data }: Dropped, code: string): readonly string[] =>
  [data.name, data.shortName].flatMap(name => {
    const own = isRecord(name) ? name[code] : name
    return typeof own === 'string' ? [own] : []
  })

/** A word of a service’s name is general if other services use it this often, compared with the service itself. */
const generalShare = 0.25

/** The words by which a text names a service that the city does not offer, by language: “chimney”, “ramonage”. */
const namingWords = ({ config }: CompiledConfig, dropped: Dropped, code: string): readonly string[] => {
  const languages = config.site.languages.map(one => one.code)
  const count = (text: string): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>()
    for (const word of wordsOf(text).map(singular)) counts.set(word, (counts.get(word) ?? 0) + 1)
    return counts
  }
  const [own, others] = [count(textIn(dropped.data, code, languages)), count(textIn(config.services, code, languages))]
  const names = config.services.flatMap(({ name, shortName }) => [name, shortName ?? {}]).map(text => (isRecord(text) ? text[code] : text))
  const offered = new Set(names.flatMap(name => wordsOf(String(name ?? '')).map(singular)))
  return [...new Set(namesIn(dropped, code).flatMap(wordsOf).map(singular))].filter(
    word => !offered.has(word) && (others.get(word) ?? 0) <= (own.get(word) ?? 0) * generalShare,
  )
}

const droppedIn = (compiled: CompiledConfig, place: Place): readonly Diagnostic[] => {
  const { config, document } = compiled
  if (place.isShared('services')) return []
  return droppedServices(compiled).flatMap(service => {
    const patterns = new Map(
      config.site.languages.flatMap(({ code }) => {
        const words = namingWords(compiled, service, code)
        return words.length === 0
          ? []
          : [
              [
                code,
                new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map(escapeRegExp).join('|')})(?:e?s|x)?(?![\p{L}\p{N}])`, 'iu'),
              ] as const,
            ]
      }),
    )
    const isWanted = (text: string): boolean => [...patterns.values()].some(pattern => pattern.test(text))
    return foreignTexts(compiled, place.depths.city, isWanted).flatMap(({ path, code, text }): readonly Diagnostic[] => {
      const word = patterns.get(code)?.exec(text)?.[0]
      if (word === undefined) return []
      return [
        {
          ...problem('SERVICE_DROPPED', {
            word,
            service: service.id,
            city: place.name,
            file: document.file,
            line: overlayLine(document.find([]).value, path, '…'),
          }),
          where: document.locate(path, { needle: word }),
          key: pathText(path),
        },
      ]
    })
  })
}

/** The facts of another place that a city inherits without confirming them in `site.shared`. */
export const inheritedFacts = (compiled: CompiledConfig): readonly Diagnostic[] => {
  const { files } = compiled.document
  if (files.length < 2) return []
  const place = placeOf(compiled)
  if (place.depths.city >= files.length - 1) return []
  return [...placedIn(compiled, place), ...byLawsIn(compiled, place), ...droppedIn(compiled, place)]
}
