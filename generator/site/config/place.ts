/** The place that a config is about, and what the configs that it extends say about other places. */
import { escapeRegExp } from '../util/text.ts'
import type { CompiledConfig } from './compile/compile-config.ts'
import { localizedTexts } from './values/localized-texts.ts'
import type { SharedFact } from './values/shared-facts.ts'
import { type ConfigDocument, type ConfigPath, packMark } from './yaml/config-document.ts'
import { dataOf, leavesOf, type Value } from './yaml/tree.ts'

/** The index of the file that wrote a value: 0 for the config itself; -1 for packs. */
export const depthIn = ({ files }: ConfigDocument, { at: { source } }: Pick<Value, 'at'>): number =>
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

export interface Place {
  readonly name: string
  readonly depths: ReturnType<typeof placeDepths>
  readonly isShared: (fact: SharedFact) => boolean
}

export const placeOf = ({ config, document }: Pick<CompiledConfig, 'config' | 'document'>): Place => {
  const { city } = config.business.address
  const { shared = [] } = config.site
  return {
    name: typeof city === 'string' ? city : (Object.values(city)[0] ?? ''),
    depths: placeDepths(document),
    isShared: fact => shared.includes(fact),
  }
}

/** The values that overlays replaced or removed. */
const replacedBy = (document: ConfigDocument, path: ConfigPath): readonly Value[] => {
  const { value, complete, gone } = document.find(path)
  const top = complete ? leavesOf(value).map(([, leaf]) => leaf.over) : [gone?.was]
  const replaced: Value[] = []
  for (let layer of top) for (; layer !== undefined; layer = layer.over) replaced.push(layer)
  return replaced
}

/** Names of the regions and cities that the base is about, and the city is not. */
export const otherPlaces = (document: ConfigDocument): readonly string[] => {
  const keys = ['city', 'regionName']
  const own = new Set(
    keys.flatMap(key => {
      const { value, complete } = document.find(['business', 'address', key])
      return complete ? leavesOf(value).map(([, leaf]) => String(leaf.value)) : []
    }),
  )
  const replaced = keys.flatMap(key => replacedBy(document, ['business', 'address', key]))
  const names = replaced.flatMap(value => leavesOf(value).map(([, leaf]) => String(leaf.value)))
  return [...new Set(names)].filter(name => name.length > 2 && !own.has(name))
}

export const isNamedIn = (text: string, places: readonly string[]): boolean =>
  new RegExp(String.raw`(?<!\p{L})(?:${places.map(escapeRegExp).join('|')})(?!\p{L})`, 'iu').test(text)

interface WrittenText {
  readonly path: ConfigPath
  readonly code: string
  readonly text: string
}

/** The texts for visitors that configs of another place wrote, without those of packs. @param depth of the place */
export const foreignTexts = (
  { config, document }: CompiledConfig,
  depth: number,
  isWanted: (text: string) => boolean,
): readonly WrittenText[] => {
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
