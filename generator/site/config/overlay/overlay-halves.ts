/**
 * Drops incomplete values from overlays: a city changes part of a section or text that its base no longer has. Each one is a warning.
 * Required values stay, and are errors.
 */
import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { prune } from '../compile/draft.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { type ConfigPath, pathText } from '../yaml/tree.ts'

/** More than this are not caused by a changed base. */
const maxIncomplete = 50

/** Whether an overlay adds this value, which the base does not have. */
const isNew = (document: ConfigDocument, path: ConfigPath): boolean => {
  const { value, complete } = document.find(path)
  return complete && value.over === undefined && document.files.slice(0, -1).some(({ file }) => file === value.at.source.file)
}

/** The path of the enclosing key; for a list item, that of the key around its list. */
const parentKey = (path: ConfigPath): ConfigPath => {
  const around = path.slice(0, -1)
  return typeof around.at(-1) === 'number' ? parentKey(around) : around
}

/** Items that an overlay adds to a list of its base must be complete. */
const isInAddedItem = (document: ConfigDocument, path: ConfigPath): boolean =>
  path.some(
    (step, index) => typeof step === 'number' && isNew(document, path.slice(0, index + 1)) && !isNew(document, path.slice(0, index)),
  )

/** The path of the incomplete value that causes an issue: it lacks a key, or changes items of a list that does not exist. */
const incompletePath = (document: ConfigDocument, { path, missing, code }: ConfigIssue): ConfigPath | undefined => {
  if (path.length === 0 || !isNew(document, path) || isInAddedItem(document, path)) return undefined
  if (missing !== undefined) return typeof path.at(-1) === 'number' ? parentKey(path) : path
  const { value } = document.find(path)
  const changesMissingItems =
    value.kind === 'group' &&
    code === 'TYPE_WRONG' &&
    [...value.entries].every(([key, entry]) => key === 'only' || key === 'add' || entry.value.kind === 'group' || /^\d+$/.test(key))
  const isEmptied = value.kind === 'list' && value.items.length === 0 && code === 'VALUE_RANGE'
  return changesMissingItems || isEmptied ? path : undefined
}

const isAt = (issue: ConfigIssue, path: ConfigPath): boolean =>
  issue.missing === String(path.at(-1)) && pathText(issue.path) === pathText(path.slice(0, -1))

interface ShapeResult {
  readonly shape: readonly ConfigIssue[]
}

/** @returns the data without incomplete values, its result of `validate`, and a warning for each removed value */
export const withoutIncomplete = <Found extends ShapeResult>(
  document: ConfigDocument,
  data: unknown,
  validate: (data: unknown) => Found,
): { readonly result: Found; readonly data: unknown; readonly warnings: readonly ConfigIssue[] } => {
  let remaining = data
  let result = validate(data)
  const base = document.files.at(-1)?.file ?? ''
  const needed = new Set<string>()
  const warnings: ConfigIssue[] = []
  for (let count = 0; count < maxIncomplete; count++) {
    const incomplete = result.shape.map(issue => incompletePath(document, issue))
    const candidate = incomplete.find(path => path !== undefined && !needed.has(pathText(path)))
    if (candidate === undefined) break
    let path = candidate
    let found = validate(prune(remaining, [path]))
    // A required value within a new one is removed together with it.
    while (found.shape.some(issue => isAt(issue, path)) && isNew(document, parentKey(path))) {
      path = parentKey(path)
      found = validate(prune(remaining, [path]))
    }
    if (found.shape.some(issue => isAt(issue, path))) needed.add(pathText(candidate))
    else {
      remaining = prune(remaining, [path])
      result = found
      warnings.push({ path, atKey: true, ...problem('OVERLAY_HALF', { key: pathText(path), base }) })
    }
  }
  return { result, data: remaining, warnings }
}
