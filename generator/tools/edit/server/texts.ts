/** The texts of a session’s files: as on disk, as changed, and every step between for undo and redo. */
import { structuredPatch } from 'diff'
import { isConflict, mergedText, mergeLines } from './three-way-merge.ts'

/** Texts by file name. */
export type Texts = ReadonlyMap<string, string>

interface Step {
  /** The changed key of the config. */
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

/** The lines that differ, with one line of context. Removed lines have the number in the old text, others that in the new one. */
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

/** Merges two versions of a text; `undefined` if both change the same lines. */
export const merged = (base: string, mine: string, theirs: string): string | undefined => {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const parts = mergeLines(base, mine, theirs)
  return parts.some(isConflict) ? undefined : mergedText(parts, () => false)
}

export const workingTexts = () => {
  const onDisk = new Map<string, string>()
  let steps: readonly Step[] = [{ about: '', texts: new Map() }]
  let place = 0
  const now = (): Texts => steps[place]?.texts ?? new Map()
  const disk = (file: string): string => onDisk.get(file) ?? ''
  const text = (file: string): string => now().get(file) ?? disk(file)
  const unsaved = (): readonly string[] => [...now().keys()].filter(file => text(file) !== onDisk.get(file))
  const change = (about: string, changed: Texts): void => {
    steps = [...steps.slice(0, place + 1), { about, texts: new Map([...now(), ...changed]) }]
    place = steps.length - 1
  }
  /** Merges a new text on disk into every step; in conflicts, the lines of the step remain. */
  const rebase = (file: string, written: string): void => {
    const base = disk(file)
    const rebased = (mine: string): string => (mine === base ? written : mergedText(mergeLines(base, mine, written), () => false))
    steps = steps.map(step => ({ ...step, texts: new Map([...step.texts, [file, rebased(step.texts.get(file) ?? base)]]) }))
    onDisk.set(file, written)
  }
  return {
    now,
    text,
    /** The text on disk when it was last read. */
    disk,
    /** Files whose text differs from that on disk. */
    unsaved,
    /** Adds a file with its text on disk. */
    open: (file: string, written: string): void => {
      onDisk.set(file, written)
      // Every step contains the file, so that undo restores it after saving too.
      steps = steps.map(step => ({ ...step, texts: new Map([[file, written], ...step.texts]) }))
    },
    /** Adds a step that can be undone. @param about the changed key of the config */
    change,
    undo: () => (place === 0 ? undefined : steps[place--]?.about),
    redo: () => (place === steps.length - 1 ? undefined : steps[++place]?.about),
    canUndo: () => place > 0,
    canRedo: () => place < steps.length - 1,
    /** The lines that saving would change. */
    changes: (): readonly ChangedFile[] => unsaved().map(file => ({ file, lines: linesBetween(disk(file), text(file)) })),
    /** Merges the text on disk. @returns false if the same lines were changed; then nothing is merged */
    reread: (file: string, written: string): boolean => {
      if (written === disk(file)) return true
      if (merged(disk(file), text(file), written) === undefined) return false
      rebase(file, written)
      return true
    },
    /** Merges the text on disk, and adds a step with the chosen text. Undoing it keeps my lines in conflicts. */
    resolveConflict: (file: string, written: string, chosen: string): void => {
      rebase(file, written)
      if (chosen !== text(file)) change('', new Map([[file, chosen]]))
    },
    saved: (file: string): void => void onDisk.set(file, text(file)),
  }
}

export type WorkingTexts = ReturnType<typeof workingTexts>
