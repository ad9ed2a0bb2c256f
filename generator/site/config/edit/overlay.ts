/**
 * Changes of a config that overlays others, written where they are meant to hold: in the city, or in what it extends. Of the ways to write
 * one, the first is taken after which the config says what it said but for the change.
 */
import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { isRecord } from '../../model/table.ts'
import { type Chain, composeChain } from '../chain.ts'
import { callOf } from '../overlay-line.ts'
import { type ConfigPath, find, type Value, valueAt } from '../tree.ts'
import { editChecked } from './checked.ts'
import { changeData, saysTheSame } from './data.ts'
import { type Edit, editText } from './text.ts'

const rootOf = (chain: Chain): Value | undefined => composeChain(chain).document?.find([]).value

const dataOf = (chain: Chain): unknown => composeChain(chain).document?.data

const withText = ([first, ...bases]: Chain, text: string): Chain => [{ ...first, text }, ...bases]

/** Path, in its own text, of what stands at a place of it. */
const pathOfPlace = (text: string, start: number): ConfigPath | undefined => {
  const within = (node: unknown, path: ConfigPath): ConfigPath | undefined => {
    if ((isScalar(node) || isCollection(node)) && node.range?.[0] === start && path.length > 0) return path
    if (isMap(node))
      for (const { key, value } of node.items) {
        const found = isScalar(key) ? within(value, [...path, String(key.value)]) : undefined
        if (found !== undefined) return found
      }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        const found = within(item, [...path, index])
        if (found !== undefined) return found
      }
    return undefined
  }
  return within(parseDocument(text).contents, [])
}

/** Where the first file of a chain writes the value at a path itself. */
export const ownPath = (chain: Chain, path: ConfigPath): ConfigPath | undefined => {
  const root = rootOf(chain)
  const found = root === undefined ? undefined : find(root, path)
  if (found?.complete !== true || found.value.at.source.file !== chain[0].file) return undefined
  return pathOfPlace(chain[0].text, found.value.at.start)
}

/** The path as an overlay says it: things by what they are called, and by their place within a list that the overlay writes as one. */
const overlayPath = (root: Value, own: unknown, path: ConfigPath): ConfigPath => {
  let said: ConfigPath = []
  for (const [index, step] of path.entries()) {
    const call = typeof step === 'number' ? callOf(find(root, path.slice(0, index)).value, step) : step
    const here = valueAt(own, said)
    if (!Array.isArray(here)) said = [...said, call ?? step]
    else {
      const place = here.findIndex(item => isRecord(item) && [item.id, item.name, item.from].includes(call))
      said = [...said, place < 0 ? here.length : place]
    }
  }
  return said
}

/** Lists on the way, from the inmost: where a thing cannot be spoken of by itself, its list is written whole. */
const listsOn = (data: unknown, path: ConfigPath): readonly ConfigPath[] =>
  path
    .map((_, length) => path.slice(0, length))
    .filter(part => Array.isArray(valueAt(data, part)))
    .toReversed()

/** Ways to write a change into the first file of a chain, the smallest first. */
const waysOf = (chain: Chain, edit: Edit): readonly Edit[] => {
  const root = rootOf(chain)
  if (root === undefined) return []
  const own = parseDocument(chain[0].text).toJS() as unknown
  const data = dataOf(chain)
  const wanted = changeData(data, edit)
  const said = overlayPath(root, own, edit.path)
  const there = ownPath(chain, edit.path)
  const list = overlayPath(root, own, edit.path.slice(0, -1))
  const ways: Readonly<Record<Edit['kind'], readonly Edit[]>> = {
    set: edit.kind === 'set' ? [...(there === undefined ? [] : [{ ...edit, path: there }]), { ...edit, path: said }] : [],
    append:
      edit.kind === 'append'
        ? [
            { ...edit, path: said },
            { ...edit, path: [...said, 'add'] },
          ]
        : [],
    insert:
      edit.kind === 'insert'
        ? [
            { kind: 'append', path: list, value: edit.value },
            { kind: 'append', path: [...list, 'add'], value: edit.value },
          ]
        : [],
    move: [],
    remove: [...(there === undefined ? [] : [{ kind: 'remove', path: there } as const]), { kind: 'set', path: said, value: null }],
  }
  const whole = listsOn(wanted, edit.path).map(
    (path): Edit => ({ kind: 'set', path: overlayPath(root, own, path), value: valueAt(wanted, path) }),
  )
  return [...ways[edit.kind], ...whole]
}

/**
 * The text of the first file of a chain with a change made that holds for it, and for whatever extends it; `undefined` when it cannot be
 * said there. Paths are those of the whole config.
 */
export const editChain = (chain: Chain, edit: Edit): string | undefined => {
  if (chain.length === 1) return editChecked(chain[0].text, edit)
  const wanted = changeData(dataOf(chain), edit)
  for (const way of waysOf(chain, edit)) {
    const text = editText(chain[0].text, [way])
    if (text !== chain[0].text && saysTheSame(dataOf(withText(chain, text)), wanted)) return text
  }
  return undefined
}

/** The same path in another making of the config, where lists may hold other things: things are found by what they are called. */
const pathIn = (from: Value, to: Value, path: ConfigPath): ConfigPath => {
  const found: (string | number)[] = []
  for (const [index, step] of path.entries()) {
    const call = typeof step === 'number' ? callOf(find(from, path.slice(0, index)).value, step) : undefined
    const list = find(to, found).value
    const place = call === undefined || list.kind !== 'list' ? -1 : list.items.findIndex((_, at) => callOf(list, at) === call)
    found.push(place < 0 ? step : place)
  }
  return found
}

/** What the config would be without its first file, and the path there. */
export const beneath = (chain: Chain, path: ConfigPath): { readonly chain: Chain; readonly path: ConfigPath } | undefined => {
  const [, base, ...rest] = chain
  if (base === undefined) return undefined
  const below: Chain = [base, ...rest]
  const [from, to] = [rootOf(chain), rootOf(below)]
  return from === undefined || to === undefined ? undefined : { chain: below, path: pathIn(from, to, path) }
}

/** Groups that hold nothing else go along; of a thing in a list, what it is called is nothing by itself. */
const largest = (own: unknown, path: ConfigPath): ConfigPath => {
  const around = path.slice(0, -1)
  const value = valueAt(own, around)
  const others = isRecord(value)
    ? Object.keys(value).filter(key => key !== path.at(-1) && !(typeof around.at(-1) === 'number' && key === 'id'))
    : []
  const alone = isRecord(value) ? others.length === 0 : Array.isArray(value) && value.length === 1
  return alone && around.length > 0 ? largest(own, around) : path
}

/** The text of the first file without what it says at a path: the base’s word counts again. `undefined` when it says nothing there. */
export const giveBack = (chain: Chain, path: ConfigPath): string | undefined => {
  const own = chain.length > 1 ? ownPath(chain, path) : undefined
  if (own === undefined) return undefined
  return editText(chain[0].text, [{ kind: 'remove', path: largest(parseDocument(chain[0].text).toJS(), own) }])
}
