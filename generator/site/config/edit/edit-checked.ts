/** An edit whose result is read again before it is believed. */
import { parseConfigText } from '../yaml/parse-config.ts'
import type { ConfigParser } from '../yaml/section-cache.ts'
import { type ConfigPath, dataOf, valueAt } from '../yaml/tree.ts'
import { changeData, isDeepEqual } from './edit-data.ts'
import { type Edit, editText } from './edit-text.ts'

/** What a text says; `undefined` when it cannot be read. */
export const dataIn = (text: string, read: ConfigParser): unknown => {
  const parsed = read({ file: '', text })
  return parsed.ok ? dataOf(parsed.value) : undefined
}

/** The group or list around what an edit changes, written anew as a whole: for places that lines cannot be cut out of. */
const anew = (edit: Edit, data: unknown): Edit => {
  const path: ConfigPath = edit.kind === 'append' ? edit.path : edit.path.slice(0, -1)
  return { kind: 'set', path, value: valueAt(data, path) }
}

/**
 * A sound YAML text with a change made, which says what the text said but for the change: of two ways to write it the smaller that is
 * right. `undefined` when neither is, which no config has shown yet.
 * @param data what the text says, where that is known
 */
export const editChecked = (
  text: string,
  edit: Edit,
  read: ConfigParser = parseConfigText,
  data: unknown = dataIn(text, read),
): string | undefined => {
  const wanted = changeData(data, edit)
  const isRight = (made: string): boolean => isDeepEqual(dataIn(made, read), wanted)
  const small = editText(text, [edit])
  if (isRight(small)) return small
  const large = editText(text, [anew(edit, wanted)])
  return isRight(large) ? large : undefined
}
