/**
 * Edits a config that overlays others. There may be several ways to write a change in an overlay: the first one whose merged config is the
 * expected one is used.
 */
import { isRecord } from '../../util/table.ts'
import { type Chain, composeChain } from '../overlay/config-chain.ts'
import { overlayKeyOf } from '../overlay/overlay-line.ts'
import { parseConfigText } from '../yaml/parse-config.ts'
import type { ConfigParser } from '../yaml/section-cache.ts'
import { type ConfigPath, dataOf, find, type Value, valueAt } from '../yaml/tree.ts'
import { dataIn, editChecked } from './edit-checked.ts'
import { changeData, isDeepEqual } from './edit-data.ts'
import { type Edit, editText } from './edit-text.ts'

/** The first file of a chain, and the merged config. */
interface Own {
  readonly chain: Chain
  readonly root: Value
  readonly read: ConfigParser
  /** The data of the first file. */
  readonly data: unknown
  /** The paths in the first file, by the offset of the value. */
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

/** The path in the first file of a value of the merged config, if the file contains it. */
const ownPath = ({ chain, root, places }: Own, path: ConfigPath): ConfigPath | undefined => {
  if (path.length === 0) return []
  const { complete, value } = find(root, path)
  return complete && value.at.source.file === chain[0].file ? places.get(value.at.start) : undefined
}

/**
 * A path of the merged config as the first file can write it. List items that are not in the file are identified by their labels.
 * @returns `undefined` where only the whole list can be written, as for scalars
 */
const overlayPath = (own: Own, path: ConfigPath): ConfigPath | undefined => {
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

/** The ancestors of a path, innermost first. */
const ancestors = (path: ConfigPath): readonly ConfigPath[] => path.map((_, length) => path.slice(0, length)).toReversed()

const isWhole = (value: unknown): boolean =>
  Array.isArray(value) || (isRecord(value) && Object.values(value).every(one => typeof one === 'string'))

/** The ways to write an edit in the first file of a chain, smallest first. */
const candidateEdits = (own: Own, edit: Edit, wanted: unknown): readonly Edit[] => {
  const target = overlayPath(own, edit.path)
  const there = ownPath(own, edit.path)
  const list = overlayPath(own, edit.path.slice(0, -1))
  const at = (path: ConfigPath | undefined, make: (path: ConfigPath) => Edit): readonly Edit[] => (path === undefined ? [] : [make(path)])
  const whole = ancestors(edit.kind === 'append' ? [...edit.path, 0] : edit.path)
    .filter(path => isWhole(valueAt(wanted, path)))
    .flatMap(path => at(overlayPath(own, path), place => ({ kind: 'set', path: place, value: valueAt(wanted, path) })))
  switch (edit.kind) {
    case 'set':
      return [...at(there, path => ({ ...edit, path })), ...at(target, path => ({ ...edit, path })), ...whole]
    case 'append':
      return [...at(target, path => ({ ...edit, path })), ...at(target, path => ({ ...edit, path: [...path, 'add'] })), ...whole]
    case 'insert':
      return [
        ...at(list, path => ({ kind: 'append', path, value: edit.value })),
        ...at(list, path => ({ kind: 'append', path: [...path, 'add'], value: edit.value })),
        ...whole,
      ]
    case 'remove':
      return [...at(there, path => ({ kind: 'remove', path })), ...at(target, path => ({ kind: 'set', path, value: null })), ...whole]
    case 'rename':
    case 'first':
      return [...at(there ?? target, path => ({ ...edit, path })), ...whole]
    case 'move':
      return whole
  }
}

/** Applies an edit to a file without a base, if the file itself contains the edited value. */
const inOwnText = (own: Own, edit: Edit): string | undefined => {
  const isAppend = edit.kind === 'append'
  const holder = ownPath(own, isAppend ? edit.path : edit.path.slice(0, -1))
  if (holder === undefined || own.chain.some(({ isPack }, index) => index > 0 && isPack !== true)) return undefined
  // The file changes this list with a map.
  if ((isAppend || typeof edit.path.at(-1) === 'number') && isRecord(valueAt(own.data, holder))) return undefined
  const [{ file, text }] = own.chain
  // Parse under the name of the file, for its section cache.
  const read: ConfigParser = source => own.read({ ...source, file })
  // The file may write the key of a text in another letter case.
  const there = isAppend ? holder : ownPath(own, edit.path)
  return editChecked(text, { ...edit, path: there ?? [...holder, edit.path.at(-1) ?? ''] }, read, own.data)
}

/**
 * Applies an edit to the first file of a chain. Paths are those of the merged config.
 * @param root the merged config, if known
 * @returns `undefined` if the file cannot express the change
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
  for (const way of candidateEdits(own, edit, wanted)) {
    const made = editText(first.text, [way])
    if (made !== first.text && isDeepEqual(composeChain([{ ...first, text: made }, ...bases], read).document?.data, wanted)) return made
  }
  return undefined
}

/**
 * Applies edits in order, like `editChain`: each path is that of the config after the edits before it. They are applied in one pass if the
 * file itself contains all edited values.
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

/** The same path in another merged config: list items are matched by their labels. */
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

/** The chain without its first file, and the path in its merged config. */
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

/** Includes parents that would be empty. An item with nothing but its id counts as empty. */
const withEmptyParents = (own: unknown, path: ConfigPath): ConfigPath => {
  const holder = path.slice(0, -1)
  const value = valueAt(own, holder)
  const others = isRecord(value)
    ? Object.keys(value).filter(key => key !== path.at(-1) && !(typeof holder.at(-1) === 'number' && key === 'id'))
    : []
  const alone = isRecord(value) ? others.length === 0 : Array.isArray(value) && value.length === 1
  return alone && holder.length > 0 ? withEmptyParents(own, holder) : path
}

/** Removes a value from the first file, so that the base applies again. @returns `undefined` if the file does not contain it, or cannot express it */
export const revertToBase = (chain: Chain, path: ConfigPath, read: ConfigParser = parseConfigText): string | undefined => {
  const own = ownOf(chain, read)
  const there = own === undefined ? undefined : ownPath(own, path)
  if (own === undefined || there === undefined) return undefined
  return editChecked(chain[0].text, { kind: 'remove', path: withEmptyParents(own.data, there) }, read, own.data)
}
