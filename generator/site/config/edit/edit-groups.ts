/** Rewrites a block map in place: only keys with changed values are touched, so that comments stay. */
import { isMap, isScalar, type Node, type YAMLMap } from 'yaml'
import { isRecord } from '../../util/table.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { isDeepEqual } from './edit-data.ts'
import {
  columnOf,
  cutLines,
  lineStart,
  nextLine,
  type ParsedPair,
  pairEnd,
  pairsOf,
  rangeOf,
  type Splice,
  type YamlText,
} from './edit-nodes.ts'
import { afterKey, inline } from './edit-style.ts'

/** Keys that are added and removed after a key that stays. */
interface Gap {
  readonly after: ParsedPair | undefined
  readonly gone: readonly ParsedPair[]
  readonly added: readonly string[]
}

const nameOf = ({ key }: ParsedPair): string => String(isScalar(key) ? key.value : '')

/** The last key before `place` that is in both the old and the new map; `undefined` if there is none. */
const lastCommonKey = (keys: readonly string[], place: number, both: ReadonlySet<string>): string | undefined =>
  keys.slice(0, place).findLast(key => both.has(key))

const gapsOf = (pairs: readonly ParsedPair[], wanted: readonly string[]): readonly Gap[] => {
  const names = pairs.map(nameOf)
  const both = new Set(names.filter(name => wanted.includes(name)))
  return [undefined, ...both].map(stays => ({
    after: pairs.find(pair => nameOf(pair) === stays),
    gone: pairs.filter((pair, place) => !both.has(nameOf(pair)) && lastCommonKey(names, place, both) === stays),
    added: wanted.filter((key, place) => !both.has(key) && lastCommonKey(wanted, place, both) === stays),
  }))
}

/** Removes the lines of a pair; `undefined` if it follows a dash. */
const cut = (text: string, pair: ParsedPair): Splice | undefined => {
  const [start] = rangeOf(pair.key)
  return text.slice(lineStart(text, start), start).trim() === '' ? cutLines(text, start, pairEnd(text, pair)) : undefined
}

const splicesOf = (text: string, pairs: readonly ParsedPair[], gap: Gap, value: Readonly<Record<string, unknown>>) => {
  const first = pairs[0]
  const column = first === undefined ? 0 : columnOf(text, rangeOf(first.key)[0])
  const indent = ' '.repeat(column)
  const lines = gap.added.map(key => `${inline(key)}:${afterKey(value[key], column)}`).join(`\n${indent}`)
  const [replaced, ...others] = gap.added.length > 0 ? gap.gone : [undefined, ...gap.gone]
  const cuts = others.map(pair => pair && cut(text, pair))
  if (gap.added.length === 0) return cuts
  if (replaced !== undefined) return [{ start: rangeOf(replaced.key)[0], end: pairEnd(text, replaced), text: lines }, ...cuts]
  if (gap.after === undefined) {
    const start = first === undefined ? 0 : rangeOf(first.key)[0]
    return [{ start, end: start, text: `${lines}\n${indent}` }]
  }
  const start = nextLine(text, pairEnd(text, gap.after))
  return [{ start, end: start, text: `${text[start - 1] === '\n' ? '' : '\n'}${indent}${lines}\n` }]
}

/** @returns `undefined` if the value is not a block map before and after: it must be rewritten as a whole */
export const setGroup = (
  { text }: YamlText,
  old: Node | null | undefined,
  path: ConfigPath,
  value: unknown,
  set: (path: ConfigPath, value: unknown) => readonly Splice[],
): readonly Splice[] | undefined => {
  if (!isMap(old) || old.flow === true || !isRecord(value) || Object.keys(value).length === 0) return undefined
  const pairs = pairsOf(old satisfies YAMLMap)
  if (pairs.some(({ key }) => !isScalar(key))) return undefined
  const changed = pairs.flatMap(pair => {
    const name = nameOf(pair)
    const isSame = !(name in value) || isDeepEqual(pair.value?.toJSON() ?? null, value[name])
    return isSame ? [] : set([...path, name], value[name])
  })
  const gaps = gapsOf(pairs, Object.keys(value)).flatMap(gap => splicesOf(text, pairs, gap, value))
  const whole = gaps.filter(splice => splice !== undefined)
  return whole.length < gaps.length ? undefined : [...changed, ...whole]
}
