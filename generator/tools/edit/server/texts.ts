/** The files of a session as they are being changed: what the disk holds, what they are to hold, and every step between. */
import { structuredPatch } from 'diff'
import { isConflict, mergedText, mergeLines } from './three-way-merge.ts'

/** Texts of files, by their names. */
export type Texts = ReadonlyMap<string, string>

interface Step {
  /** What the change was, for undo and redo: a key of the config. */
  readonly about: string
  readonly texts: Texts
}

interface ChangedLine {
  readonly kind: 'added' | 'removed' | 'same'
  readonly line: number
  readonly text: string
}

export interface ChangedFile {
  readonly file: string
  readonly lines: readonly ChangedLine[]
}

export interface WorkingTexts {
  readonly now: () => Texts
  readonly text: (file: string) => string
  /** What the disk held when it was last looked at. */
  readonly disk: (file: string) => string
  /** Takes files in as the disk has them. */
  readonly open: (file: string, disk: string) => void
  /** A step that can be undone. */
  readonly change: (about: string, changed: Texts) => void
  readonly undo: () => string | undefined
  readonly redo: () => string | undefined
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
  /** Files whose text is not that of the disk. */
  readonly unsaved: () => readonly string[]
  /** The lines that saving would change. */
  readonly changes: () => readonly ChangedFile[]
  /** Merges the text on disk. @returns false if the same lines were changed: nothing is merged then */
  readonly reread: (file: string, disk: string) => boolean
  /** Takes in what the disk holds now, and a text that was chosen of both. Going back one step, lines that both changed are mine. */
  readonly resolveConflict: (file: string, disk: string, chosen: string) => void
  readonly saved: (file: string) => void
}

/** The lines that differ, with one line around them, numbered as in the new text, those that go as in the old. */
const linesBetween = (before: string, after: string): readonly ChangedLine[] =>
  structuredPatch('', '', before, after, '', '', { context: 1 }).hunks.flatMap(({ oldStart, newStart, lines }) => {
    let [old, next] = [oldStart, newStart]
    return lines.flatMap((line): readonly ChangedLine[] => {
      const text = line.slice(1)
      if (line.startsWith('+')) return [{ kind: 'added', line: next++, text }]
      if (line.startsWith('-')) return [{ kind: 'removed', line: old++, text }]
      if (!line.startsWith(' ')) return []
      old++
      return [{ kind: 'same', line: next++, text }]
    })
  })

/** A change of one text made in another one that was changed elsewhere; `undefined` where both change the same lines. */
export const merged = (base: string, mine: string, theirs: string): string | undefined => {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const parts = mergeLines(base, mine, theirs)
  return parts.some(isConflict) ? undefined : mergedText(parts, () => false)
}

export const workingTexts = (): WorkingTexts => {
  const disk = new Map<string, string>()
  let steps: readonly Step[] = [{ about: '', texts: new Map() }]
  let place = 0
  const now = (): Texts => steps[place]?.texts ?? new Map()
  const text = (file: string): string => now().get(file) ?? disk.get(file) ?? ''
  const unsaved = (): readonly string[] => [...now().keys()].filter(file => text(file) !== disk.get(file))
  const change: WorkingTexts['change'] = (about, changed) => {
    steps = [...steps.slice(0, place + 1), { about, texts: new Map([...now(), ...changed]) }]
    place = steps.length - 1
  }
  /** Every step has what somebody else has changed, and its own lines where both did. */
  const take = (file: string, written: string): void => {
    const base = disk.get(file) ?? ''
    const made = (mine: string): string => (mine === base ? written : mergedText(mergeLines(base, mine, written), () => false))
    steps = steps.map(step => ({ ...step, texts: new Map([...step.texts, [file, made(step.texts.get(file) ?? base)]]) }))
    disk.set(file, written)
  }
  return {
    now,
    text,
    disk: file => disk.get(file) ?? '',
    unsaved,
    open: (file, written) => {
      disk.set(file, written)
      // Every step knows the file: what it was before a change is gone back to after saving, too.
      steps = steps.map(step => ({ ...step, texts: new Map([[file, written], ...step.texts]) }))
    },
    change,
    undo: () => (place === 0 ? undefined : steps[place--]?.about),
    redo: () => (place === steps.length - 1 ? undefined : steps[++place]?.about),
    canUndo: () => place > 0,
    canRedo: () => place < steps.length - 1,
    changes: () => unsaved().map(file => ({ file, lines: linesBetween(disk.get(file) ?? '', text(file)) })),
    reread: (file, written) => {
      const base = disk.get(file) ?? ''
      if (written === base) return true
      if (merged(base, text(file), written) === undefined) return false
      take(file, written)
      return true
    },
    resolveConflict: (file, written, chosen) => {
      take(file, written)
      if (chosen !== text(file)) change('', new Map([[file, chosen]]))
    },
    saved: file => void disk.set(file, text(file)),
  }
}
