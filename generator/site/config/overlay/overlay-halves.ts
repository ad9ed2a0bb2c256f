/**
 * What a city changes in part and its base does not have any more: half a section, a text in one language. The city’s site is made without
 * it, and its line told. What must be there stays, and is a mistake as ever.
 */
import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { prune } from '../compile/draft.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { type ConfigPath, pathText } from '../yaml/tree.ts'

/** As many as are looked for in one config: more are no work of its base. */
const most = 50

/** Whether a file over the base wrote this first: there was nothing of it before. */
const isNew = (document: ConfigDocument, path: ConfigPath): boolean => {
  const { value, complete } = document.find(path)
  return complete && value.over === undefined && document.files.slice(0, -1).some(({ file }) => file === value.at.source.file)
}

/** The key around a path; a thing in a list stands and falls with its list. */
const keyAround = (path: ConfigPath): ConfigPath => {
  const around = path.slice(0, -1)
  return typeof around.at(-1) === 'number' ? keyAround(around) : around
}

/** A thing that a city adds to a list of its base is its own, and whole or wrong. */
const isOfAddedThing = (document: ConfigDocument, path: ConfigPath): boolean =>
  path.some(
    (step, index) => typeof step === 'number' && isNew(document, path.slice(0, index + 1)) && !isNew(document, path.slice(0, index)),
  )

/** What of a city an issue says is half: it lacks something, or speaks of things in a list that is not there. */
const halfAt = (document: ConfigDocument, { path, missing, code }: ConfigIssue): ConfigPath | undefined => {
  if (path.length === 0 || !isNew(document, path) || isOfAddedThing(document, path)) return undefined
  if (missing !== undefined) return typeof path.at(-1) === 'number' ? keyAround(path) : path
  const { value } = document.find(path)
  const speaksOfThings =
    value.kind === 'group' &&
    code === 'TYPE_WRONG' &&
    [...value.entries].every(([key, entry]) => key === 'only' || key === 'add' || entry.value.kind === 'group' || /^\d+$/.test(key))
  const isEmptied = value.kind === 'list' && value.items.length === 0 && code === 'VALUE_RANGE'
  return speaksOfThings || isEmptied ? path : undefined
}

const isAt = (issue: ConfigIssue, path: ConfigPath): boolean =>
  issue.missing === String(path.at(-1)) && pathText(issue.path) === pathText(path.slice(0, -1))

interface Judged {
  readonly shape: readonly ConfigIssue[]
}

/** @param judge finds all that is wrong with the shape of data @returns what it found in the data without halves, and a warning for each */
export const withoutHalves = <Found extends Judged>(
  document: ConfigDocument,
  data: unknown,
  judge: (data: unknown) => Found,
): { readonly judged: Found; readonly data: unknown; readonly warnings: readonly ConfigIssue[] } => {
  let left = data
  let judged = judge(data)
  const base = document.files.at(-1)?.file ?? ''
  const needed = new Set<string>()
  const warnings: ConfigIssue[] = []
  for (let count = 0; count < most; count++) {
    const halves = judged.shape.map(issue => halfAt(document, issue))
    const half = halves.find(path => path !== undefined && !needed.has(pathText(path)))
    if (half === undefined) break
    let path = half
    let found = judge(prune(left, [path]))
    // What must be there within something that is new as well falls with it.
    while (found.shape.some(issue => isAt(issue, path)) && isNew(document, keyAround(path))) {
      path = keyAround(path)
      found = judge(prune(left, [path]))
    }
    if (found.shape.some(issue => isAt(issue, path))) needed.add(pathText(half))
    else {
      left = prune(left, [path])
      judged = found
      warnings.push({ path, atKey: true, ...problem('OVERLAY_HALF', { key: pathText(path), base }) })
    }
  }
  return { judged, data: left, warnings }
}
