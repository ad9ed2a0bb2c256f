/** Edits a text and verifies the result by parsing it. */
import { parseConfigText } from '../yaml/parse-config.ts'
import type { ConfigParser } from '../yaml/section-cache.ts'
import { type ConfigPath, dataOf, pathText, valueAt } from '../yaml/tree.ts'
import { changeData, isDeepEqual } from './edit-data.ts'
import { type Edit, editText } from './edit-text.ts'

/** The data of a text; `undefined` if it is invalid. */
export const dataIn = (text: string, read: ConfigParser): unknown => {
  const parsed = read({ file: '', text })
  return parsed.ok ? dataOf(parsed.value) : undefined
}

/** Rewrites the whole map or list around an edit, for values that cannot be cut out by lines. */
const rewriteParent = (edit: Edit, data: unknown): Edit => {
  const path: ConfigPath = edit.kind === 'append' ? edit.path : edit.path.slice(0, -1)
  return { kind: 'set', path, value: valueAt(data, path) }
}

/**
 * Applies an edit to a valid YAML text with the smallest change that gives the expected data.
 * @param data the data of the text, if known
 * @returns `undefined` if no change does; no known config causes this
 */
export const editChecked = (
  text: string,
  edit: Edit,
  read: ConfigParser = parseConfigText,
  data: unknown = dataIn(text, read),
): string | undefined => {
  const wanted = changeData(data, edit)
  const isCorrect = (made: string): boolean => isDeepEqual(dataIn(made, read), wanted)
  const small = editText(text, [edit])
  if (isCorrect(small)) return small
  const large = editText(text, [rewriteParent(edit, wanted)])
  return isCorrect(large) ? large : undefined
}

/**
 * Applies edits in order and verifies the result.
 * @throws if the text cannot express them, so that no caller writes a damaged file
 */
export const editVerified = (text: string, edits: readonly Edit[]): string => {
  const data = dataIn(text, parseConfigText)
  const made = editText(text, edits)
  if (isDeepEqual(dataIn(made, parseConfigText), edits.reduce(changeData, data))) return made
  return edits.reduce((done, edit) => {
    const next = editChecked(done, edit)
    if (next === undefined) throw new Error(`the edit of ${pathText(edit.path)} gives an invalid file`)
    return next
  }, text)
}
