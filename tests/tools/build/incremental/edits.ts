/** Random edits of a config like those of its owner: texts, numbers, items of lists. Some of them make the config invalid. */
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type Scalar, visit } from 'yaml'
import { pick } from '../../../support/chance.ts'

type Random = () => number

const scalarsIn = (text: string): readonly Scalar[] => {
  const found: Scalar[] = []
  visit(parseDocument(text), { Scalar: (key, node) => (key === 'key' ? undefined : void found.push(node)) })
  return found
}

const replaced = (text: string, { range, type }: Scalar, by: string): string => {
  const [start = 0, end = 0] = range ?? []
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
  return `${text.slice(0, start)}${by}${isBlock ? '\n' : ''}${text.slice(end)}`
}

const words = ['now', 'Rivière', 'and “more”', '& Sons', 'twelve: or so', "o'clock", 'again.', '…', '{city}', '  twice']

/** Changes a word in a text. */
const word = (text: string, random: Random): string => {
  const texts = scalarsIn(text).filter(({ value }) => typeof value === 'string' && /\p{L} \p{L}/u.test(value))
  const one = pick(texts, random)
  return replaced(text, one, JSON.stringify(`${one.value} ${pick(words, random)}`))
}

/** Changes a value without spaces: a name, a URL, a color. */
const name = (text: string, random: Random): string => {
  const names = scalarsIn(text).filter(({ value }) => typeof value === 'string' && /^[\p{L}-]{4,}$/u.test(value))
  const one = pick(names, random)
  return replaced(text, one, JSON.stringify(`${one.value}${pick(['x', '-b', ' Est'], random)}`))
}

const number = (text: string, random: Random): string => {
  const numbers = scalarsIn(text).filter(({ value }) => typeof value === 'number')
  if (numbers.length === 0) return text
  const one = pick(numbers, random)
  return replaced(text, one, String(Number(one.value) + pick([0.01, 1, -1], random)))
}

/** Removes items of a list, reorders them, or adds a copy. */
const list = (text: string, random: Random): string => {
  const document = parseDocument(text)
  const lists: { items: Node[] }[] = []
  visit(document, {
    Seq: (_, node) => (node.items.length > 1 && !node.items.some(isAlias) ? void lists.push(node as { items: Node[] }) : undefined),
  })
  if (lists.length === 0) return text
  const { items } = pick(lists, random)
  const at = Math.floor(random() * items.length)
  const one = items[at]
  const order = random()
  if (one === undefined) return text
  if (order < 0.4) items.splice(at, 1)
  else if (order < 0.7) items.unshift(...items.splice(at, 1))
  else {
    const copy = one.clone() as Node
    if (isMap(copy)) for (const key of ['id', 'slug', 'name']) if (isScalar(copy.get(key, true))) copy.set(key, `${copy.get(key)}-2`)
    items.push(copy)
  }
  return document.toString({ lineWidth: 0 })
}

/** Removes a key with its value. */
const key = (text: string, random: Random): string => {
  const document = parseDocument(text)
  const groups: { items: unknown[] }[] = []
  visit(document, { Map: (_, node) => (node.items.length > 2 ? void groups.push(node) : undefined) })
  const { items } = pick(groups, random)
  items.splice(Math.floor(random() * items.length), 1)
  return document.toString({ lineWidth: 0 })
}

const note = (text: string, random: Random): string => {
  const lines = text.split('\n')
  lines.splice(Math.floor(random() * lines.length), 0, '# a note')
  return lines.join('\n')
}

/** Makes one change of a config. */
export const edited = (text: string, random: Random): string =>
  pick([word, word, word, word, word, word, name, number, list, list, key, note], random)(text, random)

/** A config with few areas, so that it is built fast. */
export const trimmed = (text: string): string => {
  const document = parseDocument(text)
  const areas = document.get('locations')
  if (isSeq(areas)) areas.items.splice(2)
  document.deleteIn(['pages', 'home', 'towns'])
  document.delete('redirects')
  document.set('hosting', ['serve', 'nginx', 'github-pages'])
  return document.toString({ lineWidth: 0 })
}
