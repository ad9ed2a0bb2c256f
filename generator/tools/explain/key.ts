/** Explains where a value of the config comes from. */

import { schemaFor } from '../../site/compile.ts'
import { languageCodes } from '../../site/config/compile/site-languages.ts'
import type { ConfigSchema } from '../../site/config/schema/config-schema.ts'
import { aboutAt, keysAt, standardAt } from '../../site/config/schema/schema-walk.ts'
import type { ConfigDocument } from '../../site/config/yaml/config-document.ts'
import {
  byIds,
  type ConfigPath,
  dataOf,
  type Found,
  idOf,
  leavesOf,
  type Mark,
  pathText,
  placeOf,
  type Value,
} from '../../site/config/yaml/tree.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { nearest } from '../../site/messages/suggest.ts'
import type { SourceLocation } from '../../site/model/diagnostic.ts'

/** A value with its location. */
interface SetValue {
  readonly at: SourceLocation
  readonly value: unknown
}

/** A value within an object, or one that an overlay removed. */
export interface Part extends SetValue {
  readonly key: string
  /** Number of single values in it. */
  readonly count: number
  /** Where an overlay removed it. */
  readonly goneBy?: SourceLocation
}

interface Known {
  /** With the ids of items: `locations.laval.name.fr`. */
  readonly key: string
  readonly about: string | undefined
  readonly standard: unknown
}

export type KeyAnswer =
  | (Known & {
      readonly kind: 'written'
      readonly stand: SetValue
      /** The values that it overrides, nearest first. */
      readonly over: readonly SetValue[]
      /** The entries of an object or list. */
      readonly parts: readonly Part[]
    })
  /** An overlay removed it. */
  | (Known & { readonly kind: 'gone'; readonly by: SourceLocation; readonly was: SetValue })
  | (Known & { readonly kind: 'unwritten' })
  | {
      readonly kind: 'unknown'
      readonly key: string
      /** Suggestions for a misspelled key. */
      readonly suggestions: readonly string[]
      /** Keys that exist at the last valid step of the path. */
      readonly there: readonly string[]
    }

/** `locations[2].name.fr`, `locations.laval.name` → steps. */
const pathOfKey = (key: string): ConfigPath =>
  key
    .split(/[.[\]]+/)
    .filter(step => step !== '')
    .map(step => (/^\d+$/.test(step) ? Number(step) : step))

const setValueOf = (value: Value, at: Mark = value.at): SetValue => ({ at: placeOf(at), value: dataOf(value) })

/** For an object, the location of its key: that of its contents would be less useful. */
const foundValue = ({ value, key }: Found): SetValue => setValueOf(value, value.kind === 'leaf' ? value.at : (key ?? value.at))

const historyOf = ({ over }: Value): readonly SetValue[] => (over === undefined ? [] : [setValueOf(over), ...historyOf(over)])

const partOf = (key: string, value: Value, at: Mark): Part => ({ key, ...setValueOf(value, at), count: leavesOf(value).length })

const partsOf = (value: Value): readonly Part[] => {
  if (value.kind === 'leaf') return []
  const there =
    value.kind === 'group'
      ? [...value.entries].map(([key, entry]) => partOf(key, entry.value, entry.value.kind === 'leaf' ? entry.value.at : entry.key))
      : value.items.map((item, index) => partOf(idOf(item) ?? `[${index}]`, item, item.at))
  return [...there, ...[...(value.gone ?? [])].map(([key, { was, by }]): Part => ({ ...partOf(key, was, was.at), goneBy: placeOf(by) }))]
}

/** Keys at a path: existing and possible ones. */
const keysThere = (document: ConfigDocument, schema: ConfigSchema, path: ConfigPath): readonly string[] => {
  const { value, complete } = document.find(path)
  const written =
    !complete || value.kind === 'leaf'
      ? []
      : value.kind === 'group'
        ? [...value.entries.keys()]
        : value.items.flatMap(item => idOf(item) ?? [])
  return [...new Set([...written, ...keysAt(schema, path)])]
}

/** The path with misspelled steps corrected, as far as a similar key exists. */
const corrected = (document: ConfigDocument, schema: ConfigSchema, [step, ...rest]: ConfigPath, before: ConfigPath = []): ConfigPath => {
  if (step === undefined) return before
  const there = keysThere(document, schema, before)
  const right = document.find([...before, step]).complete || there.includes(String(step)) ? step : nearest(String(step), there)
  return right === undefined ? before : corrected(document, schema, rest, [...before, right])
}

/** Keys that people look for by another name. */
const otherNames: Readonly<Record<string, string>> = {
  area: 'locations',
  areas: 'locations',
  cities: 'locations',
  colors: 'theme.colours',
  domain: 'site.origin',
  logo: 'theme.logo',
  mail: 'business.email',
  mobile: 'phones.book',
  opening: 'hours.weekly',
  openingHours: 'hours.weekly',
  postcode: 'business.address.postalCode',
  social: 'business.profiles',
  tel: 'phones.book',
  telephone: 'phones.book',
  timetable: 'hours.weekly',
  url: 'site.origin',
  website: 'site.origin',
  zip: 'business.address.postalCode',
}

/** Keys of objects, up to three steps deep, the outermost first. */
const outerKeys = (document: ConfigDocument, schema: ConfigSchema): readonly ConfigPath[] => {
  const below = (paths: readonly ConfigPath[]): readonly ConfigPath[] =>
    paths.flatMap(path => (document.find(path).value.kind === 'list' ? [] : keysThere(document, schema, path).map(key => [...path, key])))
  const first = below([[]])
  const second = below(first)
  return [...first, ...second, ...below(second)]
}

/** Keys whose last step is called like that of a path, or similarly. */
const namedLike = (document: ConfigDocument, schema: ConfigSchema, path: ConfigPath): readonly string[] => {
  const name = String(path.at(-1))
  const other = otherNames[name]
  if (other !== undefined) return [other]
  const paths = outerKeys(document, schema).filter(([first]) => first !== 'translations')
  const names = new Set(paths.map(one => String(one.at(-1))))
  // The first steps of several may be similar, too: `phone` is like `phones`.
  const similar = names.has(name) ? name : nearest(name, [...names])
  return paths.filter(one => one.at(-1) === similar).map(pathText)
}

/** Suggestions: the key with similar names, or keys with the same or a similar name elsewhere. */
const unknownKey = (document: ConfigDocument, schema: ConfigSchema, key: string, path: ConfigPath): KeyAnswer => {
  const near = corrected(document, schema, path)
  const root = document.find([]).value
  const elsewhere = leavesOf(root).flatMap(([leaf]) => {
    const whole = byIds(root, leaf)
    const end = whole.findLastIndex((_, index) => path.every((step, at) => whole[index - path.length + 1 + at] === step)) + 1
    return end === 0 ? [] : [pathText(whole.slice(0, end))]
  })
  // Texts of the interface are called like facts: `email` is the fact. Below two steps that exist, their keys are the answer.
  const rank = (found: string): number => (found.startsWith('translations') ? 100 : 0) + found.split('.').length
  const facts = elsewhere.toSorted((a, b) => rank(a) - rank(b))
  const isOther = Object.hasOwn(otherNames, String(path.at(-1)))
  const others = (facts.length > 0 && !isOther) || near.length > 1 ? facts : [...namedLike(document, schema, path), ...facts]
  return {
    kind: 'unknown',
    key,
    suggestions: near.length === path.length ? [pathText(near)] : [...new Set(others)].slice(0, 5),
    there: keysThere(document, schema, near).map(child => pathText([...near, child])),
  }
}

export const explainKey = (document: ConfigDocument, written: string, language: MessageLanguage): KeyAnswer => {
  const path = pathOfKey(written)
  const root = document.find([]).value
  const schema = schemaFor(languageCodes(document.data))
  const found = document.find(path)
  const known: Known = { key: pathText(byIds(root, path)), about: aboutAt(schema, path)?.[language], standard: standardAt(schema, path) }
  if (found.complete)
    return { kind: 'written', ...known, stand: foundValue(found), over: historyOf(found.value), parts: partsOf(found.value) }
  if (found.gone !== undefined) return { kind: 'gone', ...known, by: placeOf(found.gone.by), was: setValueOf(found.gone.was) }
  // An item that a list does not contain is unknown; a key of an object may be known but not set.
  const mayBeUnwritten =
    found.value.kind === 'group' &&
    !path.some((step, index) => typeof step === 'number' && !document.find(path.slice(0, index + 1)).complete)
  return mayBeUnwritten && keysAt(schema, path.slice(0, -1)).includes(String(path.at(-1)))
    ? { kind: 'unwritten', ...known }
    : unknownKey(document, schema, written, path)
}
