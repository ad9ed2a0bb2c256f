/** What the fields of the config are called in the editor’s language: the texts of the schema, which the server sends. */
import { useEffect, useState } from 'react'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Path } from '../protocol.ts'
import type { FieldTree } from '../server/field-texts.ts'
import { call } from './client.ts'

const fieldAt = (tree: FieldTree, path: Path): FieldTree | undefined =>
  path.reduce<FieldTree | undefined>((field, step) => field?.keys?.[step] ?? field?.each, tree)

/** `air-duct` → `Air duct`: a key that the owner chose. */
const readable = (key: string): string => {
  const words = key.replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of a field; of an item, that of its list. */
export const labelAt = (tree: FieldTree, path: Path): string => {
  const last = path.findLastIndex(step => typeof step === 'string')
  const key = String(path[last] ?? '')
  const { label } = fieldAt(tree, path.slice(0, last + 1)) ?? {}
  return label ?? fieldAt(tree, path.slice(0, last))?.entry?.replace('{name}', key) ?? readable(key)
}

/** @returns the help of a field itself; empty where it has none */
export const helpAt = (tree: FieldTree, path: Path): string => fieldAt(tree, path)?.help ?? ''

export const summaryAt = (tree: FieldTree, path: Path): string => fieldAt(tree, path)?.summary ?? helpAt(tree, path)

/** @returns what an item of a list is called, with its article */
export const itemAt = (tree: FieldTree, path: Path): string | undefined => fieldAt(tree, path)?.item

export const optionAt = (tree: FieldTree, path: Path, option: string): string => fieldAt(tree, path)?.options?.[option] ?? option

const none: FieldTree = {}

/** @returns the texts in a language, as soon as they have been sent */
export const useFieldTree = (language: MessageLanguage): FieldTree => {
  const [tree, setTree] = useState(none)
  useEffect(() => void call('fieldTexts', { language }).then(setTree), [language])
  return tree
}
