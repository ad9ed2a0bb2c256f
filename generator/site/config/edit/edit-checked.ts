/** Edits a text and verifies the result by parsing it. */
import { parseConfigText } from '../yaml/parse-config.ts'
import type { ConfigParser } from '../yaml/section-cache.ts'
import { type ConfigPath, dataOf, pathText, valueAt } from '../yaml/tree.ts'
import { changeData, isDeepEqual } from './edit-data.ts'
import { type Edit, editText } from './edit-text.ts'

/** An edit cannot be written into the text of a config. No known config causes this. */
export class EditFailed extends Error {
  readonly code = 'EEDIT'
  /** The key that was edited. */
  readonly path: string

  constructor(path: ConfigPath) {
    super(`the edit of ${pathText(path)} would damage the file`)
    this.path = pathText(path)
  }
}

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
 * Applies edits in order and verifies the result, so that no caller writes a damaged file.
 * @param data the data of the text, if known
 * @throws EditFailed if the text cannot express an edit
 */
export const editVerified = (text: string, edits: readonly Edit[], data: unknown = dataIn(text, parseConfigText)): string => {
  const [first, ...more] = edits
  if (first === undefined) return text
  if (more.length === 0) {
    const made = editChecked(text, first, parseConfigText, data)
    if (made === undefined) throw new EditFailed(first.path)
    return made
  }
  const wanted = edits.reduce(changeData, data)
  const made = editText(text, edits)
  if (isDeepEqual(dataIn(made, parseConfigText), wanted)) return made
  // Halves find the edit that needs another form in few parses.
  const half = Math.ceil(edits.length / 2)
  return editVerified(editVerified(text, edits.slice(0, half), data), edits.slice(half))
}
