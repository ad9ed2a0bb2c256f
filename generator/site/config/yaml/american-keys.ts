/** American spellings of keys: a config can contain `colors`, `license` and `neighborhoods`. */
import type { Group, Value } from './tree.ts'

/** The American spelling of a key, by the key. */
export const americanKeys: Readonly<Record<string, string>> = {
  colours: 'colors',
  licence: 'license',
  neighbourhoods: 'neighborhoods',
}

const hasAmerican = /\b(?:colors|license|neighborhoods)\b/

/** A group with the key instead of its American spelling. If it has both, the unknown one is reported. */
const renamed = (group: Group, key: string): Group => {
  const american = americanKeys[key] ?? ''
  if (!group.entries.has(american) || group.entries.has(key)) return group
  return { ...group, entries: new Map([...group.entries].map(([name, entry]) => [name === american ? key : name, entry])) }
}

const withKeys = (value: Value, keys: readonly string[]): Value => (value.kind === 'group' ? keys.reduce(renamed, value) : value)

/** Locations are a list; in an overlay, a map of changes by id, with new ones in a list under `add`. */
const inItems = (value: Value): Value => {
  if (value.kind === 'leaf') return value
  const inItem = (item: Value): Value => (item.kind === 'list' ? inItems(item) : withKeys(item, ['neighbourhoods']))
  if (value.kind === 'list') return { ...value, items: value.items.map(inItem) }
  return { ...value, entries: new Map([...value.entries].map(([id, entry]) => [id, { ...entry, value: inItem(entry.value) }])) }
}

const sections: Readonly<Record<string, (section: Value) => Value>> = {
  business: section => withKeys(section, ['licence']),
  locations: inItems,
  theme: section => withKeys(section, ['colours']),
  translations: section => withKeys(section, ['licence', 'neighbourhoods']),
}

/** The tree of a config, or of an item of its locations, in which every key has the spelling of the schema. */
export const withoutAmericanKeys = (tree: Value, text: string): Value => {
  if (!hasAmerican.test(text)) return tree
  if (tree.kind !== 'group') return inItems(tree)
  const entries = [...tree.entries].map(([key, entry]) => [key, { ...entry, value: (sections[key] ?? (one => one))(entry.value) }] as const)
  return { ...tree, entries: new Map(entries) }
}
