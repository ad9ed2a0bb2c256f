import type { Problem } from '../../catalogue/index.ts'
import type { Diagnostic, SourceLocation } from '../../model/diagnostic.ts'
import { overlayLine } from '../overlay/overlay-line.ts'
import { type ConfigDocument, packMark } from '../yaml/config-document.ts'
import { type ConfigPath, lineText, pathText, placeOf, type Value } from '../yaml/tree.ts'

/** A mistake at a path of the config, before its place in the file is looked up. */
export interface ConfigIssue extends Problem {
  readonly path: ConfigPath
  /** Part of the value's text at fault. */
  readonly needle?: string | undefined
  /** Point at the key, not at its value. */
  readonly atKey?: boolean
  /** Something is missing at the path; what stands there is sound. */
  readonly absent?: true
  /** Name of the key that is missing. */
  readonly missing?: string
  /** The thing that is named and not there: `['locations', 'laval']`. */
  readonly refers?: ConfigPath
  /** Another value that this one does not go together with. */
  readonly other?: ConfigPath
}

/** Sentences one after the other. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter(part => part !== undefined)
    .map((part, index, all) => (index === all.length - 1 || /[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ')

const kindNames: Readonly<Record<Value['kind'], string>> = { leaf: 'a single value', group: 'a group of keys', list: 'a list' }

/** How an owner says otherwise what comes with the generator. */
export const packNote = (document: ConfigDocument, path: ConfigPath): string | undefined => {
  const mark = packMark(document, path)
  return mark === undefined
    ? undefined
    : `This text comes with Townsite (${lineText(mark)}). To say it in your own words, write “${overlayLine(document.find([]).value, path)}” in ${document.file}.`
}

/** In a chain of overlays a mistake concerns more than the file it stands in. */
const notesOf = (document: ConfigDocument, issue: ConfigIssue, where: SourceLocation): readonly string[] => {
  if (document.files.length === 1) return []
  const { value, complete } = document.find(issue.path)
  const { over } = value
  const wanted = issue.refers === undefined ? undefined : document.find(issue.refers)
  const list = wanted?.value.at
  const other = issue.other === undefined ? undefined : document.find(issue.other)
  return [
    ...(over === undefined || !complete
      ? []
      : [`It overlays ${over.kind === value.kind ? '' : `${kindNames[over.kind]} in `}${lineText(over.at)}.`]),
    ...(wanted?.gone === undefined
      ? []
      : [`${lineText(wanted.gone.by)} takes it away, from ${lineText(wanted.gone.was.at)}: take away what names it too.`]),
    ...(issue.refers === undefined || list === undefined || wanted?.gone !== undefined || list.source.file === where.file
      ? []
      : [`“${pathText(issue.refers.slice(0, -1))}” is in ${lineText(list)}.`]),
    ...(other === undefined || other.value.at.source.file === where.file ? [] : [`The other is in ${lineText(other.value.at)}.`]),
  ]
}

/** A key that is missing because an overlay cleared it: the mistake is there. */
const cleared = (document: ConfigDocument, { path, missing, message, code, severity }: ConfigIssue): Diagnostic | undefined => {
  const gone = missing === undefined ? undefined : document.find([...path, missing]).gone
  return gone === undefined
    ? undefined
    : {
        code,
        severity,
        message: `${message}: it is cleared here`,
        hint: `Write a value, or take the line out: then it is as in ${lineText(gone.was.at)}.`,
        where: placeOf(gone.by),
        key: pathText([...path, missing ?? '']),
      }
}

/** What the file that is read can do: a value that it inherits is not its to remove, and what it took away has no other name. */
const remedyOf = (document: ConfigDocument, issue: ConfigIssue, where: SourceLocation): string | undefined => {
  if (issue.code === 'FORM_SETTING_UNUSED' && where.file !== document.file)
    return `In ${document.file} write “${issue.path.at(-1)}: null” under “${pathText(issue.path.slice(0, -1))}”`
  const isGone = issue.refers !== undefined && document.find(issue.refers).gone !== undefined
  return isGone ? undefined : issue.hint
}

export const toDiagnostic = (document: ConfigDocument, issue: ConfigIssue): Diagnostic => {
  const where = document.locate(issue.path, {
    ...(issue.atKey === undefined ? {} : { key: issue.atKey }),
    ...(issue.needle === undefined ? {} : { needle: issue.needle }),
  })
  const hint = sentences([remedyOf(document, issue, where), packNote(document, issue.path), ...notesOf(document, issue, where)])
  return (
    cleared(document, issue) ?? {
      code: issue.code,
      severity: issue.severity,
      message: issue.message,
      hint,
      where,
      key: pathText(issue.path),
    }
  )
}
