import { noteOf } from '../../messages/notes.ts'
import type { Diagnostic, Note, Problem, SourceLocation } from '../../model/diagnostic.ts'
import { overlayLine } from '../overlay/overlay-line.ts'
import { type ConfigDocument, packMark } from '../yaml/config-document.ts'
import { lookAlikeIn } from '../yaml/look-alikes.ts'
import { type ConfigPath, lineText, pathText, placeOf } from '../yaml/tree.ts'

/** A problem at a path of the config, before it is located in a file. */
export interface ConfigIssue extends Problem {
  readonly path: ConfigPath
  /** The invalid part of the text of the value. */
  readonly needle?: string | undefined
  /** Point at the key, not at its value. */
  readonly atKey?: boolean
  /** Something is missing at the path; the value itself is valid. */
  readonly absent?: true
  /** Name of the key that is missing. */
  readonly missing?: string
  /** The missing item that is referred to: `['locations', 'laval']`. */
  readonly refers?: ConfigPath
  /** The value that this one conflicts with. */
  readonly other?: ConfigPath
}

/** Explains how to override a text of a language pack. */
export const packNote = (document: ConfigDocument, path: ConfigPath): Note | undefined => {
  const mark = packMark(document, path)
  return mark === undefined
    ? undefined
    : noteOf('pack-text', { at: lineText(mark), line: overlayLine(document.find([]).value, path), file: document.file })
}

/** In a chain of overlays, a problem can concern several files. */
const notesOf = (document: ConfigDocument, issue: ConfigIssue, where: SourceLocation): readonly Note[] => {
  const pack = [packNote(document, issue.path) ?? []].flat()
  const other = issue.other === undefined ? undefined : document.find(issue.other)
  const otherNote = other === undefined ? [] : [noteOf('other-in', { at: lineText(other.value.at) })]
  // A value or key that looks valid may contain a character that readers do not see.
  const { value: shown, key, code, region } = issue.values
  const strange =
    issue.code === 'TEXT_CHARACTER'
      ? undefined
      : [shown, key, code, region].flatMap(text => (typeof text === 'string' ? (lookAlikeIn(text) ?? []) : []))[0]
  const ownNotes = [...pack, ...otherNote, ...(strange === undefined ? [] : [noteOf('strange-character', strange)])]
  if (document.files.length === 1) return ownNotes
  const { value, complete } = document.find(issue.path)
  const { over } = value
  const wanted = issue.refers === undefined ? undefined : document.find(issue.refers)
  const list = wanted?.value.at
  // The file that is read cannot remove a value that it inherits.
  const isInherited = issue.code === 'FORM_SETTING_UNUSED' && where.file !== document.file
  return [
    ...(isInherited
      ? [noteOf('inherited-setting', { file: document.file, line: `${issue.path.at(-1)}: null`, key: pathText(issue.path.slice(0, -1)) })]
      : []),
    ...ownNotes,
    ...(over === undefined || !complete
      ? []
      : [noteOf('overlays', { at: lineText(over.at), kind: over.kind === value.kind ? undefined : over.kind })]),
    ...(wanted?.gone === undefined ? [] : [noteOf('removed', { by: lineText(wanted.gone.by), from: lineText(wanted.gone.was.at) })]),
    ...(issue.refers === undefined || list === undefined || wanted?.gone !== undefined || list.source.file === where.file
      ? []
      : [noteOf('list-in', { key: pathText(issue.refers.slice(0, -1)), at: lineText(list) })]),
  ]
}

/** For a key that an overlay removes, the diagnostic is located at the removal. */
const cleared = (document: ConfigDocument, { path, missing, ...issue }: ConfigIssue): Diagnostic | undefined => {
  const gone = missing === undefined ? undefined : document.find([...path, missing]).gone
  return gone === undefined
    ? undefined
    : {
        ...problemIn(issue),
        notes: [noteOf('cleared', { from: lineText(gone.was.at) })],
        where: placeOf(gone.by),
        key: pathText([...path, missing ?? '']),
      }
}

const problemIn = ({ code, variant, values, severity }: Problem): Problem => ({
  code,
  ...(variant === undefined ? {} : { variant }),
  values,
  severity,
})

export const toDiagnostic = (document: ConfigDocument, issue: ConfigIssue): Diagnostic => {
  const where = document.locate(issue.path, {
    ...(issue.atKey === undefined ? {} : { key: issue.atKey }),
    ...(issue.needle === undefined ? {} : { needle: issue.needle }),
  })
  const notes = notesOf(document, issue, where)
  return (
    cleared(document, issue) ?? {
      ...problemIn(issue),
      ...(notes.length === 0 ? {} : { notes }),
      where,
      key: pathText(issue.path),
    }
  )
}
