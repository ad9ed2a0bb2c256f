/**
 * Changes of a config that overlays others, written where they are meant to hold: in the city, or in what it extends. Below all of them
 * lies what comes with the generator. Of the ways to write a change, the first is taken after which the config says what it said but for it.
 */
import { isRecord } from '../../model/table.ts'
import { type Chain, composeChain } from '../overlay/config-chain.ts'
import { overlayKeyOf } from '../overlay/overlay-line.ts'
import { parseConfigText } from '../yaml/parse-config.ts'
import type { ConfigParser } from '../yaml/section-cache.ts'
import { type ConfigPath, dataOf, find, type Value, valueAt } from '../yaml/tree.ts'
import { dataIn, editChecked } from './edit-checked.ts'
import { changeData, isDeepEqual } from './edit-data.ts'
import { type Edit, editText } from './edit-text.ts'

/** The first file of a chain, and the config that the chain makes. */
interface Own {
  readonly chain: Chain
  readonly root: Value
  readonly read: ConfigParser
  /** What the file says by itself. */
  readonly data: unknown
  /** Path, in its own text, of what begins at a place of it. */
  readonly places: ReadonlyMap<number, ConfigPath>
}

const placesIn = (value: Value, path: ConfigPath = [], found = new Map<number, ConfigPath>()): ReadonlyMap<number, ConfigPath> => {
  if (!found.has(value.at.start)) found.set(value.at.start, path)
  if (value.kind === 'group') for (const [key, entry] of value.entries) placesIn(entry.value, [...path, key], found)
  if (value.kind === 'list') for (const [index, item] of value.items.entries()) placesIn(item, [...path, index], found)
  return found
}

const ownOf = (chain: Chain, read: ConfigParser, known?: Value): Own | undefined => {
  const root = known ?? composeChain(chain, read).document?.find([]).value
  const own = read(chain[0])
  return root === undefined || !own.ok ? undefined : { chain, root, read, data: dataOf(own.value), places: placesIn(own.value) }
}

/** Where the first file writes the value at a path itself. */
const ownPath = ({ chain, root, places }: Own, path: ConfigPath): ConfigPath | undefined => {
  if (path.length === 0) return []
  const { complete, value } = find(root, path)
  return complete && value.at.source.file === chain[0].file ? places.get(value.at.start) : undefined
}

/**
 * The path as the first file says it: as far as it writes the way there itself, by its own places; from there on things are named by what
 * they are called.
 * @returns nothing where only the whole list can be said, as of single values
 */
const saidPath = (own: Own, path: ConfigPath): ConfigPath | undefined => {
  const length = path.findLastIndex((_, index) => ownPath(own, path.slice(0, index + 1)) !== undefined) + 1
  const begin = ownPath(own, path.slice(0, length)) ?? []
  const here = valueAt(own.data, begin)
  const rest = path.slice(length).flatMap((step, index): string | number | readonly [] => {
    if (typeof step === 'string') return step
    if (index === 0 && Array.isArray(here)) return here.length
    return overlayKeyOf(find(own.root, path.slice(0, length + index)).value, step) ?? []
  })
  return length + rest.length === path.length ? [...begin, ...rest] : undefined
}

/** What holds a path, from the inmost: where a thing cannot be spoken of by itself, its text or list is written whole. */
const around = (path: ConfigPath): readonly ConfigPath[] => path.map((_, length) => path.slice(0, length)).toReversed()

const isWhole = (value: unknown): boolean =>
  Array.isArray(value) || (isRecord(value) && Object.values(value).every(one => typeof one === 'string'))

/** Ways to write a change into the first file of a chain, the smallest first. */
const waysOf = (own: Own, edit: Edit, wanted: unknown): readonly Edit[] => {
  const said = saidPath(own, edit.path)
  const there = ownPath(own, edit.path)
  const list = saidPath(own, edit.path.slice(0, -1))
  const at = (path: ConfigPath | undefined, make: (path: ConfigPath) => Edit): readonly Edit[] => (path === undefined ? [] : [make(path)])
  const whole = around(edit.kind === 'append' ? [...edit.path, 0] : edit.path)
    .filter(path => isWhole(valueAt(wanted, path)))
    .flatMap(path => at(saidPath(own, path), place => ({ kind: 'set', path: place, value: valueAt(wanted, path) })))
  switch (edit.kind) {
    case 'set':
      return [...at(there, path => ({ ...edit, path })), ...at(said, path => ({ ...edit, path })), ...whole]
    case 'append':
      return [...at(said, path => ({ ...edit, path })), ...at(said, path => ({ ...edit, path: [...path, 'add'] })), ...whole]
    case 'insert':
      return [
        ...at(list, path => ({ kind: 'append', path, value: edit.value })),
        ...at(list, path => ({ kind: 'append', path: [...path, 'add'], value: edit.value })),
        ...whole,
      ]
    case 'remove':
      return [...at(there, path => ({ kind: 'remove', path })), ...at(said, path => ({ kind: 'set', path, value: null })), ...whole]
    case 'move':
      return whole
  }
}

/** The change in a file that no other lies over or under, as far as it writes itself what is changed. */
const inOwnText = (own: Own, edit: Edit): string | undefined => {
  const isAppend = edit.kind === 'append'
  const holder = ownPath(own, isAppend ? edit.path : edit.path.slice(0, -1))
  if (holder === undefined || own.chain.some(({ isPack }, index) => index > 0 && isPack !== true)) return undefined
  // A list that the file adds to is a group there.
  if ((isAppend || typeof edit.path.at(-1) === 'number') && isRecord(valueAt(own.data, holder))) return undefined
  const [{ file, text }] = own.chain
  // Under the name of the file, of which most is known.
  const read: ConfigParser = source => own.read({ ...source, file })
  return editChecked(text, { ...edit, path: isAppend ? holder : [...holder, edit.path.at(-1) ?? ''] }, read, own.data)
}

/**
 * The text of the first file of a chain with a change made that holds for it, and for whatever extends it; `undefined` when it cannot be
 * said there. Paths are those of the whole config.
 * @param root the config that the chain makes, where that is known
 */
export const editChain = (chain: Chain, edit: Edit, read: ConfigParser = parseConfigText, root?: Value): string | undefined => {
  const own = ownOf(chain, read, root)
  if (own === undefined) return undefined
  const [first, ...bases] = chain
  const text = inOwnText(own, edit)
  if (text !== undefined) return text
  const data = dataOf(own.root)
  const wanted = changeData(data, edit)
  if (edit.kind === 'move' && isDeepEqual(data, wanted)) return first.text
  for (const way of waysOf(own, edit, wanted)) {
    const made = editText(first.text, [way])
    if (made !== first.text && isDeepEqual(composeChain([{ ...first, text: made }, ...bases], read).document?.data, wanted)) return made
  }
  return undefined
}

/**
 * As `editChain`, of several changes one after the other: each path is that of the config with the changes before it made. Where the file
 * writes all of it itself they are made in one go.
 */
export const editChainAll = (
  chain: Chain,
  edits: readonly Edit[],
  read: ConfigParser = parseConfigText,
  root?: Value,
): string | undefined => {
  const [first, ...rest] = chain
  const [edit, ...further] = edits
  if (edit === undefined) return first.text
  const own = further.length === 0 || rest.some(({ isPack }) => isPack !== true) ? undefined : ownOf(chain, read, root)
  if (own !== undefined && edits.every(({ path }) => ownPath(own, path.slice(0, -1)) !== undefined)) {
    const text = editText(first.text, edits)
    const wanted = edits.reduce(changeData, own.data)
    if (isDeepEqual(dataIn(text, read), wanted)) return text
  }
  const text = editChain(chain, edit, read, root)
  return text === undefined ? undefined : editChainAll([{ ...first, text }, ...rest], further, read)
}

/** The same path in another making of the config, where lists may hold other things: things are found by what they are called. */
const pathIn = (from: Value, to: Value, path: ConfigPath): ConfigPath => {
  const found: (string | number)[] = []
  for (const [index, step] of path.entries()) {
    const call = typeof step === 'number' ? overlayKeyOf(find(from, path.slice(0, index)).value, step) : undefined
    const list = find(to, found).value
    const place = call === undefined || list.kind !== 'list' ? -1 : list.items.findIndex((_, at) => overlayKeyOf(list, at) === call)
    found.push(place < 0 ? step : place)
  }
  return found
}

/** What the config would be without its first file, and the path there. */
export const chainBelow = (
  chain: Chain,
  path: ConfigPath,
  read: ConfigParser = parseConfigText,
): { readonly chain: Chain; readonly path: ConfigPath } | undefined => {
  const [, base, ...rest] = chain
  if (base === undefined || base.isPack === true) return undefined
  const below: Chain = [base, ...rest]
  const [from, to] = [chain, below].map(one => composeChain(one, read).document?.find([]).value)
  return from === undefined || to === undefined ? undefined : { chain: below, path: pathIn(from, to, path) }
}

/** Groups that hold nothing else go along; of a thing in a list, what it is called is nothing by itself. */
const largest = (own: unknown, path: ConfigPath): ConfigPath => {
  const holder = path.slice(0, -1)
  const value = valueAt(own, holder)
  const others = isRecord(value)
    ? Object.keys(value).filter(key => key !== path.at(-1) && !(typeof holder.at(-1) === 'number' && key === 'id'))
    : []
  const alone = isRecord(value) ? others.length === 0 : Array.isArray(value) && value.length === 1
  return alone && holder.length > 0 ? largest(own, holder) : path
}

/** The text of the first file without what it says at a path: the base’s word counts again. `undefined` when it says nothing there. */
export const revertToBase = (chain: Chain, path: ConfigPath, read: ConfigParser = parseConfigText): string | undefined => {
  const own = ownOf(chain, read)
  const there = own === undefined ? undefined : ownPath(own, path)
  if (own === undefined || there === undefined) return undefined
  return editText(chain[0].text, [{ kind: 'remove', path: largest(own.data, there) }])
}
