/**
 * Facts that a city inherits from the config of another place. A value belongs to the place that its file is about: if the city is written
 * in one file of the chain, the facts in the configs that this file extends are those of another city.
 */
import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { CompiledConfig } from './compile/compile-config.ts'
import { droppedIn } from './dropped-services.ts'
import { mentionedIn } from './overlay/mentioned-items.ts'
import { overlayLine } from './overlay/overlay-line.ts'
import { depthIn, foreignTexts, isNamedIn, otherPlaces, type Place, placeOf } from './place.ts'
import { isFactUsed } from './rules/facts.ts'
import { isTollFree, parsePhone } from './values/phone-number.ts'
import { placedFacts, type SharedFact } from './values/shared-facts.ts'
import { type ConfigDocument, type ConfigPath, pathText } from './yaml/config-document.ts'
import { byIds, find, type Leaf, leavesOf, type Value } from './yaml/tree.ts'

/** Codes of {@link inheritedFacts}. */
const codes: readonly string[] = ['FACT_INHERITED', 'SERVICE_DROPPED']

/** Whether a diagnostic is about an inherited fact: the site can be shown despite it. */
export const isInheritedFact = ({ code }: Pick<Diagnostic, 'code'>): boolean => codes.includes(code)

const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text)

/** The line that clears a value; empty if the site needs it. */
const clearLine = ({ config, document }: CompiledConfig, path: ConfigPath, clears: number): string => {
  const cleared = path.slice(0, clears)
  const languages = config.site.languages.map(({ code }) => code)
  return clears === 0 || isFactUsed(document.data, languages, cleared) ? '' : overlayLine(document.find([]).value, cleared, 'null')
}

const inherited = (
  compiled: CompiledConfig,
  place: Place,
  fact: SharedFact,
  path: ConfigPath,
  { at, value }: Leaf,
  clears = 0,
): Diagnostic => {
  const { document } = compiled
  return {
    ...problem('FACT_INHERITED', 'fact', {
      key: pathText(byIds(document.find([]).value, path)),
      value: excerpt(String(value)),
      city: place.name,
      base: at.source.file,
      file: document.file,
      line: overlayLine(document.find([]).value, path, '…'),
      clear: clearLine(compiled, path, clears),
      fact,
    }),
    where: document.locate(path, { key: true }),
    key: pathText(path),
  }
}

/** All paths that match a path with `*`. */
const expanded = (value: Value, [step, ...rest]: ConfigPath): readonly ConfigPath[] => {
  if (step === undefined) return [[]]
  const steps =
    step !== '*' ? [step] : value.kind === 'list' ? [...value.items.keys()] : value.kind === 'group' ? [...value.entries.keys()] : []
  return steps.flatMap(key => {
    const next = find(value, [key])
    return next.complete ? expanded(next.value, rest).map(path => [key, ...path]) : []
  })
}

export const placedPaths = (document: ConfigDocument, fact: SharedFact): readonly ConfigPath[] =>
  placedFacts.filter(one => one.fact === fact).flatMap(({ path }) => expanded(document.find([]).value, path))

/** Whether a value belongs to no place: a toll-free number. */
const isPlaceless = ({ config }: CompiledConfig, fact: SharedFact, { value }: Leaf): boolean => {
  const number = fact === 'phone' ? parsePhone(String(value), config.phones.country) : undefined
  return number !== undefined && isTollFree(number)
}

/** The first part of a value that a config of another place wrote. */
const foreignLeaf = ({ document }: CompiledConfig, path: ConfigPath, depth: number): Leaf | undefined =>
  leavesOf(document.find(path).value).find(([, leaf]) => depthIn(document, leaf) > depth)?.[1]

const placedIn = (compiled: CompiledConfig, place: Place): readonly Diagnostic[] =>
  placedFacts.flatMap(({ fact, of, path, clears }): readonly Diagnostic[] =>
    place.isShared(fact)
      ? []
      : expanded(compiled.document.find([]).value, path).flatMap(valuePath => {
          const leaf = foreignLeaf(compiled, valuePath, place.depths[of])
          return leaf === undefined || isPlaceless(compiled, fact, leaf) ? [] : [inherited(compiled, place, fact, valuePath, leaf, clears)]
        }),
  )

/** Holidays of another province or state: those that name it. */
const holidaysIn = (compiled: CompiledConfig, place: Place): readonly Diagnostic[] => {
  const { config, document } = compiled
  const names = place.isShared('holidays') || place.depths.region >= document.files.length - 1 ? [] : otherPlaces(document)
  if (names.length === 0) return []
  return (config.hours?.exceptions ?? []).flatMap((_, index): readonly Diagnostic[] => {
    const path = ['hours', 'exceptions', index]
    const leaf = config.site.languages
      .map(({ code }) => document.find([...path, 'name', code]).value)
      .find((one): one is Leaf => one.kind === 'leaf' && isNamedIn(String(one.value), names))
    const isForeign = leaf !== undefined && depthIn(document, leaf) > place.depths.region
    return isForeign ? [inherited(compiled, place, 'holidays', path, leaf, path.length)] : []
  })
}

/** Reports inherited areas of another city that this config neither keeps nor changes. */
const areasIn = (compiled: CompiledConfig, place: Place): readonly Diagnostic[] => {
  const { config, document } = compiled
  const { files } = document
  const { city } = config.business.address
  if (place.isShared('areas')) return []
  const own = new Set([
    ...files.slice(0, place.depths.city + 1).flatMap(file => mentionedIn(file, ['locations'])),
    ...(typeof city === 'string' ? [city] : Object.values(city)),
  ])
  return config.locations.flatMap(({ id, name }, index): readonly Diagnostic[] => {
    const path = ['locations', index]
    const isOwn = [id, ...Object.values(name)].some(one => own.has(one))
    const leaf = isOwn ? undefined : foreignLeaf(compiled, path, place.depths.city)
    if (leaf === undefined) return []
    const values = { area: Object.values(name)[0] ?? id, id, city: place.name, base: leaf.at.source.file, file: document.file }
    return [{ ...problem('FACT_INHERITED', 'area', values), where: document.locate([...path, 'id']), key: pathText(path) }]
  })
}

/** By-laws with their numbers. */
const byLaw =
  /(?:by-?law|r[eè]glement|ordinance|ordonnance|ordenanza|verordnung|satzung|verordening|regolamento)s?\s+(?:(?:no|nr|n[°º])\.?\s*)?(?=\S*\d)[\p{Lu}\d]/iu

const byLawsIn = (compiled: CompiledConfig, place: Place): readonly Diagnostic[] => {
  const { document } = compiled
  if (place.isShared('legal')) return []
  return foreignTexts(compiled, place.depths.city, text => byLaw.test(text)).flatMap(({ path }): readonly Diagnostic[] => {
    const { value } = document.find(path)
    // Those of an area are right wherever the area is served.
    return value.kind === 'leaf' && path[0] !== 'locations' ? [inherited(compiled, place, 'legal', path, value)] : []
  })
}

/** The facts of another place that a city inherits without confirming them in `site.shared`. */
export const inheritedFacts = (compiled: CompiledConfig): readonly Diagnostic[] => {
  const { files } = compiled.document
  if (files.length < 2) return []
  const place = placeOf(compiled)
  if (place.depths.city >= files.length - 1) return []
  return [
    ...placedIn(compiled, place),
    ...areasIn(compiled, place),
    ...holidaysIn(compiled, place),
    ...byLawsIn(compiled, place),
    ...droppedIn(compiled, place),
  ]
}
